// What a person does, as records for Swift.

const moves = ["pointermove", "pointerup", "pointercancel"];
const keys = [
  "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Enter", " ", "Escape",
  "PageUp", "PageDown", "Tab",
];
// Milliseconds after which a click can't be what a browser makes of a touch.
const clickDelay = 1000;

const targetOf = (event) => event.target.closest?.("button");

// Listens to what is inside of a host, and returns what ends listening outside of it.
export function listen(host) {
  listenToKeys(host);
  listenToFocus(host);
  host.root.addEventListener("scroll", ({ target }) => {
    const to = target[target.side];
    // Else it is an echo of what was set: less than half a pixel is rounding.
    if (!(Math.abs(to - target.at) > 0.5)) return;
    target.at = target.offset = to;
    target.content.style.translate = "";
    host.send([5, target.key, to]);
  }, true);
  return listenToPointers(host);
}

function listenToPointers(host) {
  const { root } = host;
  const down = new Set();
  let released = -Infinity;

  const send = (event) => {
    const { left, top, width } = root.getBoundingClientRect();
    const zoom = root.offsetWidth / width || 1;
    const x = (event.clientX - left) * zoom;
    const y = (event.clientY - top) * zoom;
    host.send([0, 1 + moves.indexOf(event.type), event.pointerId, x, y]);
  };

  // On the window, to hear of a pointer that has slid off, or whose target has gone.
  const follow = (event) => {
    if (!down.has(event.pointerId)) return;
    if (event.type === "pointerup") released = event.timeStamp;
    if (event.type !== "pointermove") lift(event.pointerId);
    send(event);
  };
  const lift = (pointer) => {
    down.delete(pointer);
    if (down.size === 0) toggle("removeEventListener");
  };
  const toggle = (change) => {
    for (const type of moves) window[change](type, follow, true);
  };

  root.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    if (down.size === 0) toggle("addEventListener");
    down.add(event.pointerId);
    send(event);
  });

  // What can't hold the focus doesn't get it from the mouse either, and doesn't take it away.
  root.addEventListener("mousedown", (event) => {
    if (targetOf(event)?.isInert !== false) event.preventDefault();
  });

  root.addEventListener("click", (event) => {
    const isOfPointer = event.detail > 0 && event.timeStamp - released < clickDelay;
    const target = targetOf(event);
    if (target && !isOfPointer) host.send([4, target.key]);
  });
  return () => {
    down.clear();
    toggle("removeEventListener");
  };
}

// Those that are pressed with these belong to the browser.
export const isShortcut = ({ ctrlKey, altKey, metaKey }) => ctrlKey || altKey || metaKey;

function listenToKeys(host) {
  const isTaken = (event) => (host.keys >> keys.indexOf(event.key)) & 1 && !isShortcut(event);
  host.root.addEventListener("keydown", (event) => {
    if (!isTaken(event) || event.defaultPrevented) return;
    event.preventDefault();
    host.send([1, keys.indexOf(event.key), event.shiftKey]);
  });
  // A button clicks when the space bar is released.
  host.root.addEventListener("keyup", (event) => {
    if (event.key === " " && isTaken(event)) event.preventDefault();
  });
}

// What the focus does while commands are carried out is their doing.
function listenToFocus(host) {
  host.root.addEventListener("focusin", (event) => {
    const target = targetOf(event);
    if (!target || host.isDrawing) return;
    host.send([2, target.key, target.matches(":focus-visible")]);
  });
  host.root.addEventListener("focusout", (event) => {
    if (!host.isDrawing && !host.root.contains(event.relatedTarget)) {
      host.send([3]);
    }
  });
}

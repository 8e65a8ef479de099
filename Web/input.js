// What a person does, as records for Swift.
import { Record } from "./bytes.js";

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
    // An echo of what was set. Less than half a pixel is rounding.
    if (target.at === undefined || Math.abs(to - target.at) <= 0.5) return;
    target.at = target.offset = to;
    target.content.style.translate = "";
    host.send(new Record(5).key(target.key).number(to));
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
    host.send(new Record(0).byte(1 + moves.indexOf(event.type)).integer(event.pointerId)
      .number((event.clientX - left) * zoom).number((event.clientY - top) * zoom));
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
    if (target && !isOfPointer) host.send(new Record(4).key(target.key));
  });
  return () => toggle("removeEventListener");
}

// Those that are pressed with these belong to the browser.
export const isShortcut = ({ ctrlKey, altKey, metaKey }) => ctrlKey || altKey || metaKey;

function listenToKeys(host) {
  const taken = (event) => {
    const key = keys.indexOf(event.key);
    return key >= 0 && !isShortcut(event) && (host.keys >> key) & 1 ? key : null;
  };
  host.root.addEventListener("keydown", (event) => {
    const key = taken(event);
    if (key === null || event.defaultPrevented) return;
    event.preventDefault();
    host.send(new Record(1).byte(key).byte(event.shiftKey));
  });
  // A button clicks when the space bar is released.
  host.root.addEventListener("keyup", (event) => {
    if (event.key === " " && taken(event) !== null) event.preventDefault();
  });
}

// What the focus does while commands are carried out is their doing.
function listenToFocus(host) {
  host.root.addEventListener("focusin", (event) => {
    const target = targetOf(event);
    if (!target || host.isDrawing) return;
    host.send(new Record(2).key(target.key).byte(target.matches(":focus-visible")));
  });
  host.root.addEventListener("focusout", (event) => {
    if (!host.isDrawing && !host.root.contains(event.relatedTarget)) {
      host.send(new Record(3));
    }
  });
}

// What hangs over the page, in the browser's top layer: nothing cuts or covers it there. It follows
// the control, and hears of what happens outside of it.
import { clock } from "./clock.js";
import { Host, make } from "./host.js";
import { listenToTyping } from "./lists.js";
import { set } from "./semantics.js";

// `all` would take away what hides a popover that isn't shown.
const css = `
:host([button=none]){min-width:0}
.root>.layer{position:fixed;inset:0 auto auto 0;width:0;height:0;margin:0;border:0;padding:0;
overflow:visible;background:none;color:inherit;transform-origin:0 0;pointer-events:none}
[part=list]{overscroll-behavior-y:contain}
[part=panel],.layer button:not([aria-hidden]){pointer-events:auto}
@media (forced-colors:active){
[part=panel],[part=reset],[part=apply]{outline:1px solid;outline-offset:-1px}
[part=rowLine],[part=actions]{background:CanvasText!important}
}`;

export class OverlayHost extends Host {
  // What the control belongs to, if not to itself: an element, or a rectangle in the window.
  anchor = null;
  #anchored;
  // What had the focus before.
  #before;
  #layer = make("layer");
  #place = "";
  // When the layer was shown; 0 while it isn't.
  #shown = 0;

  constructor(element, allowed, app) {
    super(element, allowed, app, css);
    this.#layer.setAttribute("popover", "manual");
    listenToTyping(this);
  }

  mount() {
    this.#anchored = "9,false";
    super.mount();
    this.root.append(this.#layer);
    this.sink.nodes.set(0, { content: this.#layer });
  }

  close() {
    this.apply([6, false]);
    this.#toggle(false);
    this.#layer.replaceChildren();
    super.close();
  }

  // In the control's own points: an element around it may be stretched. What the visual viewport doesn't
  // show a keyboard covers, or moves away.
  place() {
    const { root } = this;
    const { left, top, width } = root.getBoundingClientRect();
    const { offsetTop, height, scale } = visualViewport;
    const covered = scale > 1 ? [0, 0] : [offsetTop, Math.max(0, innerHeight - offsetTop - height)];
    const zoom = root.offsetWidth / width || 1;
    const place = [left, top, innerWidth, innerHeight, ...covered].map((length) => length * zoom);
    this.#place = String(place);
    this.#tellAnchor(left, top, zoom);
    this.#layer.style.transform = `translate(${left}px,${top}px) scale(${1 / zoom})`;
    return place;
  }

  #tellAnchor(left, top, zoom) {
    const { anchor } = this;
    const { x, y, width, height } = anchor?.getBoundingClientRect?.() ?? anchor ?? {};
    const record = [9, !!anchor];
    if (anchor) record.push(...[x - left, y - top, width, height].map((length) => length * zoom));
    if (String(record) === this.#anchored) return;
    this.#anchored = String(record);
    this.apply(record);
  }

  // The focus goes back to where it came from.
  leave() {
    const { activeElement } = this.root.getRootNode();
    activeElement?.blur();
    if (activeElement) this.#before?.focus({ preventScroll: true });
  }

  // Shows the layer while there is anything in it. An element that is moved in the page leaves the
  // top layer, so this is said each time.
  showOverlays() {
    const layer = this.#layer;
    const isShown = layer.children.length > 0;
    if (layer.isConnected) layer.togglePopover?.(isShown);
    layer.querySelector("[part=list]")?.setAttribute("id", "list");
    for (const opener of this.root.querySelectorAll("[aria-expanded]")) {
      set(opener, "aria-controls", opener.ariaExpanded === "true" && "list");
    }
    if (isShown !== this.#shown > 0) this.#toggle(isShown);
  }

  #toggle(isShown) {
    if (isShown) this.#before = document.activeElement;
    const shown = (this.#shown = isShown && performance.now());
    const change = isShown ? "addEventListener" : "removeEventListener";
    for (const type of ["click", "keydown"]) window[change](type, this.#outside);
    // Nobody tells when an element is moved, so each frame looks, and asks for nothing more where it
    // is in its place.
    const follow = () => {
      if (!shown || shown !== this.#shown) return;
      const last = this.#place;
      if (String(this.place()) !== last) this.render();
      clock.requestFrame(follow);
    };
    follow();
  }

  // A press outside closes when it ends as a click, so that a scroll doesn't, and Escape where
  // nothing else has taken it. What has opened it isn't meant.
  #outside = (event) => {
    const isMeant = event.isTrusted && !event.defaultPrevented && event.timeStamp > this.#shown &&
      (event.type === "click" || event.key === "Escape");
    if (!isMeant || event.composedPath().includes(this.root)) return;
    if (event.key) event.preventDefault();
    this.send([7]);
  };
}

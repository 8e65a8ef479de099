// A mouse or finger and a keyboard, as a browser tells of them: each event with what follows.

import { FakeEvent } from "./events.mjs";

const KEYS = {
  left: "ArrowLeft", right: "ArrowRight", up: "ArrowUp", down: "ArrowDown", home: "Home",
  end: "End", enter: "Enter", space: " ", escape: "Escape", pageUp: "PageUp",
  pageDown: "PageDown", tab: "Tab",
};
const TYPES = {
  began: "pointerdown", moved: "pointermove", ended: "pointerup", cancelled: "pointercancel",
};

export class Devices {
  #pressed = new Map();

  constructor(host) {
    this.host = host;
  }

  /** One event of a pointer at a place in the control's coordinates. */
  pointer({ phase, x, y, pointer = 0 }) {
    const { left, top } = this.host.getBoundingClientRect();
    const place = { clientX: left + x, clientY: top + y };
    const under = this.#under(place);
    const captured = document.captures.get(pointer + 1);
    this.#send(captured ?? under, TYPES[phase], {
      ...place, pointerId: pointer + 1, isPrimary: pointer === 0, pointerType: "mouse",
      button: phase === "moved" ? -1 : 0, buttons: phase === "ended" ? 0 : 1,
    });
    if (phase === "began") this.#pressDown(pointer, under);
    if (phase === "ended") this.#release(pointer, captured ?? under);
    if (phase === "ended" || phase === "cancelled") document.captures.delete(pointer + 1);
  }

  /** A press gives the focus to what can hold it, unless the face has refused that. */
  #pressDown(pointer, under) {
    this.#pressed.set(pointer, under);
    document.isKeyboardInUse = false;
    if (!this.#send(under, "mousedown", { button: 0 })) return;
    const holder = under.closest?.("button");
    if (holder) holder.focus({ focusVisible: false });
    else document.moveFocus(null, false);
  }

  #release(pointer, under) {
    const start = this.#pressed.get(pointer);
    this.#pressed.delete(pointer);
    if (start && start === under) this.#send(under, "click", { detail: 1, button: 0 });
  }

  /** A key goes down and up, on what has the focus. */
  key({ key, shortcut = false, shift = false }) {
    this.#type(KEYS[key], { ctrlKey: shortcut, shiftKey: shift });
  }

  letter(text) {
    this.#type(text, {});
  }

  /** A click on the page, outside of the control. */
  pressOutside() {
    this.#send(document.body, "click", { detail: 1, button: 0 });
  }

  #type(key, modifiers) {
    document.isKeyboardInUse = true;
    const target = document.focused ?? document.body;
    const members = {
      key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...modifiers,
    };
    const isFree = this.#send(target, "keydown", members);
    if (key === "Tab" && isFree) this.tabOut();
    const isActivation = (key === "Enter" || key === " ") && target.localName === "button";
    const isFreeUp = this.#send(document.focused ?? document.body, "keyup", members);
    if (isFree && isFreeUp && isActivation) target.click();
  }

  /** The Tab key comes from before the control to the one element that it stops at. */
  tabIn() {
    document.moveFocus(null, false);
    document.isKeyboardInUse = true;
    const stops = this.host.shadowRoot.querySelectorAll("button")
      .filter((button) => button.tabIndex >= 0);
    if (stops.length !== 1) throw new Error(`the Tab key has ${stops.length} stops, not 1`);
    stops[0].focus({ focusVisible: true });
  }

  tabOut() {
    document.moveFocus(null, false);
  }

  /** The last target that is at this place and isn't cut off there, or the host, or the page. */
  #under({ clientX, clientY }) {
    const contains = (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    };
    const isSeen = (element) => {
      for (let outer = element; outer?.style; outer = outer.parentNode) {
        if ((outer === element || outer.style.overflow) && !contains(outer)) return false;
      }
      return true;
    };
    const targets = this.host.shadowRoot.querySelectorAll("button, [part=panel]").filter(isSeen);
    return targets.at(-1) ?? (contains(this.host) ? this.host : document.body);
  }

  #send(target, type, members) {
    return target.dispatchEvent(
      new FakeEvent(type, {
        bubbles: true, composed: true, cancelable: true, isTrusted: true, ...members,
      }));
  }
}

// A mouse or finger and a keyboard, as a browser tells of them: each event with what follows.

import { FakeEvent } from "./events.mjs";

const KEYS = {
  left: "ArrowLeft", right: "ArrowRight", up: "ArrowUp", down: "ArrowDown", home: "Home",
  end: "End", enter: "Enter", space: " ", escape: "Escape",
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
  key({ key, shortcut = false }) {
    document.isKeyboardInUse = true;
    const target = document.focused ?? document.body;
    const members = { key: KEYS[key], ctrlKey: shortcut, altKey: false, metaKey: false };
    const isFree = this.#send(target, "keydown", members);
    const isActivation = (key === "enter" || key === "space") && target.localName === "button";
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

  /** The last tab that is at this place, or the host, or the page. */
  #under({ clientX, clientY }) {
    const contains = ({ left, right, top, bottom }) =>
      clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    if (!contains(this.host.getBoundingClientRect())) return document.body;
    const tabs = this.host.shadowRoot.querySelectorAll("button")
      .filter((button) => contains(button.getBoundingClientRect()));
    return tabs.at(-1) ?? this.host;
  }

  #send(target, type, members) {
    return target.dispatchEvent(
      new FakeEvent(type, { bubbles: true, composed: true, cancelable: true, ...members }));
  }
}

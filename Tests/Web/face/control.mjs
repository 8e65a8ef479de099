// One element that a trace is played on: what all of them have in common.

import { itemNumber } from "./reading.mjs";

export class Control {
  element;
  #hasNaturalHeight;
  #effects = [];

  /** Makes the element of a trace's setup. A subclass fills it, and puts it into the page. */
  constructor(name, setup) {
    this.element = document.createElement(name);
    this.element.setAttribute("aria-label", setup.name ?? "");
    this.#hasNaturalHeight = setup.naturalHeight;
    // Some browsers give the focus to what a pointer presses; others don't, and no other platform
    // does. So it stays where it is in traces.
    this.element.addEventListener("mousedown", (event) => event.preventDefault(), true);
    this.setSize(setup.proposal);
  }

  /** What the app was told since the last call. */
  takeEffects() {
    return this.#effects.splice(0);
  }

  note(effect) {
    this.#effects.push(effect);
  }

  /** The id of the item that a node belongs to, or null. Where its own element isn't there, numbers
   * go on as ids do. */
  itemOf(node) {
    const number = itemNumber(node.key);
    if (number === null) return null;
    const near = this.targets(node.closest(".layer") ? "layer" : "root")
      .filter((button) => itemNumber(button.key) !== null);
    const own = near.find((button) => itemNumber(button.key) === number) ?? near[0];
    return own ? Number(own.value) + number - itemNumber(own.key) : `unknown item ${number}`;
  }

  /** What an item is, where nothing else is said; and what scrolls. */
  itemPart = "tab";
  scrollingPart = "scroller";

  /** The element of an item's tab, or of another part that is one of an item. */
  target(item, part = this.itemPart) {
    return [...this.element.shadowRoot.querySelectorAll("button")].find((button) =>
      button.getAttribute("part") === part && (item === null || button.value === valueOf(item)));
  }

  /** What can be touched in the layer, or outside of it. */
  targets(place) {
    return [...this.element.shadowRoot.querySelectorAll("button")]
      .filter((button) => (button.closest(".layer") ? "layer" : "root") === place);
  }

  /** The element of a part of the whole control. */
  part(name) {
    return this.element.shadowRoot.querySelector(`[part~="${name}"]`);
  }

  /** Scrolls what scrolls as a person does, whichever way it goes. */
  scroll(part, offset) {
    const element = this.part(part ?? this.scrollingPart);
    element[element.side] = offset;
  }

  /** Where a trace leaves the height to the face, so does this. */
  setSize({ x = 0, y = 0, width, height }) {
    const { style } = this.element;
    style.position = "fixed";
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.minWidth = 0;
    if (!this.#hasNaturalHeight) style.height = `${height}px`;
  }
}

export function valueOf(id) {
  return id === null || id === undefined ? null : String(id);
}

// One `<choice-popover-menu>` that a trace is played on: made from a trace's setup, and changed by its
// changes, through the public interface only.

import { optionForms } from "./bar.mjs";
import { Control, valueOf } from "./control.mjs";

export class Menu extends Control {
  itemPart = "option";
  scrollingPart = "list";

  constructor(setup, place) {
    super("choice-popover-menu", setup);
    const { element } = this;
    this.setStyle(setup.preset);
    // What words a count adds to a name is the face's, and tested elsewhere.
    const words = { named: (name, more) => `${name}\n${more}`, items: String, close: " " };
    element.strings = { ...setup.labels, ...words };
    this.setContent(setup.content);
    for (const [event, effect] of [["open", "opened"], ["close", "closed"], ["retry", "retry"]]) {
      element.addEventListener(event, () => this.note({ effect }));
    }
    element.addEventListener("change", ({ detail: { values, cause } }) =>
      this.note({ effect: "selected", options: values.map(Number), cause }));
    element.addEventListener("choose", ({ detail: { value } }) =>
      this.note({ effect: "chose", option: Number(value) }));
    place.append(element);
    this.setAnchor(setup.anchor);
  }

  setStyle(style) {
    const { preset, placement, popover, whenAnchorLeaves } =
      style.preset ? style : { preset: style };
    this.element.preset = preset;
    this.element.side = placement?.side ?? "below";
    this.element.align = placement?.alignment ?? "center";
    this.element.popoverWidth = popover?.width ?? null;
    this.element.leaving = whenAnchorLeaves ?? "hide";
  }

  setContent(content) {
    const { element } = this;
    element.setAttribute("aria-label", content.name);
    element.meaning = content.meaning;
    element.button = content.button ? "title" : "none";
    element.update({
      options: optionForms(content.options, content.sections), chosen: content.chosen.map(valueOf),
      heading: content.heading ?? null, showsCounts: content.showsCounts, state: content.state,
      disabled: content.disabled,
    });
  }

  /** A trace's anchor is in the control's coordinates, an element's in the window's. */
  setAnchor(anchor) {
    const { element } = this;
    element.anchor = anchor && {
      getBoundingClientRect: () => {
        const { left, top } = element.getBoundingClientRect();
        return { ...anchor, x: left + anchor.x, y: top + anchor.y };
      },
    };
  }

  /** Does what a trace's operation `change` asks for. */
  change(operation) {
    const perform = CHANGES[operation.change];
    if (!perform) throw new Error(`no such change: ${JSON.stringify(operation)}`);
    perform(this.element, operation, this);
  }
}

const CHANGES = {
  content: (_, { to }, menu) => menu.setContent(to),
  options: (element, { options, sections }) => (element.options = optionForms(options, sections)),
  counts: (element, { counts }) => element.setCounts(counts),
  listState: (element, { state }) => element.update({ state }),
  heading: (element, { heading }) => element.update({ heading }),
  choose: (element, { options, reported }) => element.choose(options.map(valueOf), { reported }),
  open: (element, { animated }) => element.open({ animated }),
  close: (element, { animated }) => element.close({ animated }),
  anchor: (_, { anchor }, menu) => menu.setAnchor(anchor),
  style: (_, { preset }, menu) => menu.setStyle(preset),
  labels: (element, { labels }) => (element.strings = { ...element.strings, ...labels }),
};

// One `<choice-filter-bar>` that a trace is played on: made from a trace's setup, and changed by its
// changes, through the public interface only.

import { Control, valueOf } from "./control.mjs";

const EFFECTS = { open: "opened", close: "closed", apply: "applied", reset: "reset", retry: "retry" };

export class Bar extends Control {
  constructor(setup, place) {
    super("choice-filter-bar", setup);
    const { element } = this;
    this.#setStyle(setup.preset);
    // What words a count adds to a name is the face's, and tested elsewhere.
    const words = { named: (name, more) => `${name}\n${more}`, items: String, close: " " };
    element.strings = { ...setup.labels, ...words };
    element.filters = setup.filters.map(filterForm);
    for (const [event, effect] of Object.entries(EFFECTS)) {
      element.addEventListener(event, ({ detail }) =>
        this.note({ effect, filter: Number(detail.filter) }));
    }
    element.addEventListener("change", ({ detail: { filter, values, cause } }) =>
      this.note({ effect: "chose", filter: Number(filter), options: values.map(Number), cause }));
    place.append(element);
  }

  #setStyle(style) {
    const { preset, list } = style.preset ? style : { preset: style };
    this.element.preset = preset;
    this.element.counts = list?.count?.place ?? "title";
  }

  /** Does what a trace's operation `change` asks for. */
  change(operation) {
    const perform = CHANGES[operation.change];
    if (!perform) throw new Error(`no such change: ${JSON.stringify(operation)}`);
    perform(this.element, operation, valueOf(operation.filter));
  }
}

const CHANGES = {
  filters: (element, { filters }) => (element.filters = filters.map(filterForm)),
  update: (element, { to }, value) => element.updateFilter(value, filterForm(to)),
  options: (element, { options, sections }, value) =>
    element.setOptions(value, optionForms(options, sections)),
  counts: (element, { counts }, value) => element.setCounts(value, counts),
  showsCounts: (element, { shows }, value) =>
    element.updateFilter(value, { showsCounts: shows }),
  listState: (element, { state }, value) => element.updateFilter(value, { state }),
  choose: (element, { options, reported }, value) =>
    element.choose(value, options.map(valueOf), { reported }),
  open: (element, { animated }, value) => element.open(value, { animated }),
  close: (element, { animated }) => element.close({ animated }),
};

/** A filter of a trace as the element takes it: with all members, so that an update removes too. */
function filterForm(filter) {
  const { id, name, title, options, sections, mode, chosen } = filter;
  return {
    value: valueOf(id), title: name, heading: title ?? null,
    options: optionForms(options, sections),
    multiple: mode === "multiple", selectable: mode !== "none",
    chosen: chosen.map(valueOf), default: valueOf(filter.default),
    showsCounts: filter.showsCounts, actions: filter.actions, disabled: filter.disabled,
    state: filter.state,
  };
}

export function optionForms(options, sections) {
  const ofEach = sections.flatMap(({ header, footer, count }) =>
    Array.from({ length: count }, () => ({ title: header ?? "", footer: footer ?? "" })));
  return options.map(({ id, ...option }, index) => ({
    ...option, value: valueOf(id), section: ofEach[index] ?? null,
  }));
}

// One `<choice-tabs>` that a trace is played on: made from a trace's setup, and changed by its
// changes, through the public interface only.

import { Control, valueOf } from "./control.mjs";

export class Strip extends Control {
  #items;

  constructor(setup, place) {
    super("choice-tabs", setup);
    this.#items = setup.items;
    const { element } = this;
    element.purpose = setup.purpose ?? "tabs";
    element.activation = setup.activation ?? "automatic";
    element.preset = setup.preset;
    // What words a badge adds to a name is the face's, and tested elsewhere.
    element.strings = { named: (name) => name };
    element.items = this.#items.map(itemForm);
    element.value = valueOf(setup.selected);
    element.addEventListener("change", (event) => this.#note("selected", event.detail));
    element.addEventListener("reselect", (event) => this.#note("reselected", event.detail));
    place.append(element);
  }

  /** Does what a trace's operation `change` asks for. */
  change(operation) {
    const perform = CHANGES[operation.change];
    if (!perform) throw new Error(`no such change: ${JSON.stringify(operation)}`);
    perform(this, operation);
  }

  replaceItems(items) {
    this.#items = items;
    this.element.items = items.map(itemForm);
  }

  updateItem(item) {
    this.#items = this.#items.map((each) => (each.id === item.id ? item : each));
    this.element.updateItem(valueOf(item.id), itemForm(item));
  }

  /** The items without the one of `id`, and that one. */
  without(id) {
    return [
      this.#items.filter((item) => item.id !== id), this.#items.find((item) => item.id === id),
    ];
  }

  inserting(items, index) {
    return this.#items.toSpliced(index, 0, ...items);
  }

  #note(effect, { value, cause }) {
    this.note({ effect, item: value === null ? null : Number(value), cause });
  }
}

const CHANGES = {
  select: (strip, { item, animated, reported }) =>
    strip.element.select(valueOf(item), { animated, reported }),
  items: (strip, { items }) => strip.replaceItems(items),
  update: (strip, { item }) => strip.updateItem(item),
  insert: (strip, { items, index }) => strip.replaceItems(strip.inserting(items, index)),
  remove: (strip, { item }) => strip.replaceItems(strip.without(item)[0]),
  move: (strip, { item, index }) => {
    const [rest, moved] = strip.without(item);
    strip.replaceItems(rest.toSpliced(index, 0, moved));
  },
  progress: (strip, { to }) => {
    strip.element.progress = to;
  },
  style: (strip, { preset }) => {
    strip.element.preset = preset;
  },
  options: ({ element }, { name, purpose, activation }) => {
    if (name !== undefined) element.setAttribute("aria-label", name);
    if (purpose !== undefined) element.purpose = purpose;
    if (activation !== undefined) element.activation = activation;
  },
};

/** An item of a trace as the element takes it: with all members, so that an update removes too. */
function itemForm({ id, title, label, badge, disabled, icon, image }) {
  return {
    value: valueOf(id), title, label, badge: badge ?? null, disabled: disabled ?? false,
    icon: icon ?? null, image: image ?? null,
  };
}

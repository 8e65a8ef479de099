// <choice-popover-menu>: a title that a list of options grows out of.
import { refuse } from "./book.js";
import { ChoiceElement, define } from "./element.js";
import { filterFromSelect } from "./filters.js";
import { ListHost } from "./list-host.js";

const allowed = {
  preset: ["modern", "classic"],
  meaning: ["value", "values", "commands"],
  button: ["title", "none"],
  side: ["below", "above", "leading", "trailing"],
  align: ["center", "start", "end"],
  leaving: ["hide", "close"],
};

export class ChoicePopoverMenu extends ChoiceElement {
  #host = new ListHost(this, allowed, {
    kind: 2,
    style: () => this.#styleRecord(),
    attribute: () => void this.update({}),
    read: () => {
      const select = this.querySelector("select");
      if (!select) return;
      const { chosen, ...filter } = filterFromSelect(select);
      this.update(this.#menu.options.list.length > 0 ? filter : { ...filter, chosen });
    },
    about: () => ({}),
  });

  #width = null;

  constructor() {
    super();
    this.#host.setFilters([{ value: "menu", title: "", actions: true }]);
  }

  get #menu() {
    return this.#host.book.list[0];
  }

  // Its options: strings, or objects as in a filter bar, and with `kind`: of a command "command",
  // "radio" or "checkbox".
  get options() {
    return this.#menu.options.plain();
  }

  set options(list) {
    this.#host.setOptions("menu", list);
    this.#host.given();
  }

  // The value that is chosen, or the first of them; or null.
  get value() {
    return this.#menu.chosen[0] ?? null;
  }

  set value(value) {
    this.choose(value);
  }

  // The values that are chosen, or checked.
  get values() {
    return [...this.#menu.chosen];
  }

  get selectedIndex() {
    return this.#menu.options.get(this.value)?.index ?? -1;
  }

  set selectedIndex(index) {
    this.#host.try(() => {
      const { list } = this.#menu.options;
      const option = index === -1 ? { value: null } : list[index];
      if (!option) refuse("selectedIndex", index, `-1 (none) to ${list.length - 1}`);
      this.choose(option.value);
    });
  }

  // Whether it is open, until it is gone.
  get opened() {
    return this.#host.opened !== null;
  }

  // What it grows out of: an element, or a rectangle in the window; null for its title, or where it has
  // none for its own place.
  get anchor() {
    return this.#host.anchor;
  }

  set anchor(anchor) {
    this.#host.anchor = anchor ?? null;
    this.#host.changed();
  }

  // How wide the popover is, in pixels at standard text size; null for the preset's width.
  get popoverWidth() {
    return this.#width;
  }

  set popoverWidth(width) {
    this.#width = width;
    this.#host.apply(this.#styleRecord());
  }

  // Changes what is said of it: `heading` (what its title says whatever is chosen), `options`,
  // `chosen`, `showsCounts`, `disabled`, `state` ("ready", "loading", "failed").
  update(patch) {
    const { meaning } = this;
    const name = this.#host.name ? { title: this.#host.name } : {};
    this.#host.update("menu", {
      ...patch, ...name, meaning, multiple: meaning !== "value", actions: this.button === "title",
    });
  }

  // Chooses exactly these options, or checks them: a value, or a list of them. `reported` says
  // whether to tell of it by an event.
  choose(choice, options) {
    this.#host.choose("menu", choice, options);
  }

  // Changes the options' counts, in their order; null shows none.
  setCounts(list) {
    this.#host.setCounts("menu", list);
  }

  // Opens it, as a tap on its title does.
  open(options) {
    this.#host.open("menu", options);
  }

  close(options) {
    this.#host.shut(options);
  }

  #styleRecord() {
    const { preset, side, align, leaving } = this;
    return [
      7, preset === "classic", allowed.side.indexOf(side), allowed.align.indexOf(align),
      leaving === "close", Number(this.#width ?? -1),
    ];
  }
}

define("choice-popover-menu", ChoicePopoverMenu, allowed);

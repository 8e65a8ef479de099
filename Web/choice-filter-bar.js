// <choice-filter-bar>: a row of headings, each of which drops a list of options.
import { ChoiceElement, define } from "./element.js";
import { filterFromSelect } from "./filters.js";
import { text } from "./items.js";
import { ListHost } from "./list-host.js";

const allowed = { preset: ["modern", "classic"], counts: ["title", "trailing"] };

export class ChoiceFilterBar extends ChoiceElement {
  #host = new ListHost(this, allowed, {
    kind: 1,
    style: () => {
      const { beforeCount, afterCount } = this.strings;
      const isTrailing = this.counts === "trailing";
      return [7, this.preset === "classic", isTrailing, text(beforeCount), text(afterCount)];
    },
    read: () => this.#readSelects(),
    about: (filter) => ({ filter }),
  });

  // The filters: objects with `value`, `title`, `options`, `chosen` (a value, or a list of them),
  // `multiple` (whether several can be chosen), `selectable` (false where none can), `default` (what
  // is chosen when nothing that was is there any more, and by the reset button), `heading` (what it
  // says instead of title or choice), `showsCounts`, `actions` (whether there are buttons to apply
  // and reset), `disabled`, `state` ("ready", "loading", "failed").
  //
  // Options are strings, or objects with `value`, `title`, `subtitle`, `count`, `icon`,
  // `selectedIcon`, `iconKeepsColor`, `disabled`, `destructive` and `section` (a title, or an object
  // with `title` and `footer`).
  //
  // Where a filter has no `chosen`, that of the filter of the same value stays.
  get filters() {
    return this.#host.book.plain().map((filter) =>
      ({ ...filter, options: filter.options.plain(), chosen: [...filter.chosen] }));
  }

  set filters(list) {
    this.#host.try(() => {
      this.#host.setFilters(list);
      this.#host.given();
    });
  }

  // The value of the filter that is open, until its list is up again; or null.
  get opened() {
    return this.#host.opened;
  }

  // Changes fields of one filter, but not its value.
  updateFilter(value, patch) {
    this.#host.update(value, patch);
  }

  // Replaces a filter's options, which are there then. What is chosen stays so if it is still there;
  // where nothing of it is, the default is chosen, and that is told.
  setOptions(value, list) {
    this.#host.setOptions(value, list);
  }

  // Changes the counts of a filter's options, in their order; null shows none.
  setCounts(value, list) {
    this.#host.setCounts(value, list);
  }

  // Chooses exactly these options of a filter: a value, or a list of them. `reported` says whether
  // to tell of it by an event. It neither opens nor closes anything.
  choose(value, choice, options) {
    this.#host.choose(value, choice, options);
  }

  // Opens a filter, as a tap on its heading does; another one that is open is closed.
  open(value, options) {
    this.#host.open(value, options);
  }

  // Closes what is open.
  close(options) {
    this.#host.shut(options);
  }

  // A choice that a person has made stays when the page changes what a `<select>` says.
  #readSelects() {
    const selects = [...this.querySelectorAll("select")];
    const { book } = this.#host;
    if (selects.length === 0 && book.list.length === 0) return;
    this.#host.try(() => this.#host.setFilters(selects.map(filterFromSelect).map((filter) =>
      book.get(filter.value) ? { ...filter, chosen: undefined } : filter)));
  }
}

define("choice-filter-bar", ChoiceFilterBar, allowed);

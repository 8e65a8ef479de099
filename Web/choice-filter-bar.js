// <choice-filter-bar>: a row of headings, each of which drops a list of options.
import { Book, refuse } from "./book.js";
import { ChoiceElement, causes, define } from "./element.js";
import {
  choiceFields, choiceFrom, countFrom, filterFields, filterFrom, filterFromSelect, optionFields,
  optionsFrom, settle,
} from "./filters.js";
import { text } from "./items.js";
import { OverlayHost } from "./layer.js";

const allowed = { preset: ["modern", "classic"], counts: ["title", "trailing"] };
const events = ["open", "close", "apply", "reset", "retry", "change"];
const labels = ["apply", "reset", "empty", "loading", "failed", "retry"];

export class ChoiceFilterBar extends ChoiceElement {
  #book = new Book("filters", []);
  #opened = null;
  #toOpen = null;
  #host = new OverlayHost(this, allowed, {
    kind: 1,
    begin: () => [
      this.#styleRecord(), this.#labelsRecord(), this.#filtersRecord(), this.#toOpen,
    ],
    attribute: (name) => (name in allowed ? this.#styleRecord() : this.#labelsRecord()),
    read: () => this.#readSelects(),
    told: (reader) => this.#isTold(reader),
    drawn: (target) => {
      const id = target.item;
      const books = [this.#book, ...this.#book.list.map(({ options }) => options)];
      target.value = books.find(({ byId }) => byId.has(id))?.byId.get(id).value ?? "";
    },
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
    return this.#book.plain().map((filter) =>
      ({ ...filter, options: filter.options.plain(), chosen: [...filter.chosen] }));
  }

  set filters(list) {
    this.#host.try(() => {
      this.#setFilters(list);
      this.#host.given();
    });
  }

  // The value of the filter that is open, until its list is up again; or null.
  get opened() {
    return this.#opened;
  }

  // Changes fields of one filter, but not its value.
  updateFilter(value, patch) {
    this.#change(value, (old, name) => {
      const { chosen, ...rest } = old;
      const source = { ...rest, options: old.options.list, ...patch, value };
      const filter = filterFrom(source, name, old);
      this.#book.replace(old, filter);
      return [1, filter.id, filterFields(filter)];
    });
  }

  // Replaces a filter's options, which are there then. What is chosen stays so if it is still there;
  // where nothing of it is, the default is chosen, and that is told.
  setOptions(value, list) {
    this.#change(value, (filter, name) => {
      filter.options = optionsFrom(list, name, filter);
      filter.state = "ready";
      if (!this.#host.handle) settle(filter, filter.chosen);
      return [2, filter.id, optionFields(filter.options)];
    });
  }

  // Changes the counts of a filter's options, in their order; null shows none.
  setCounts(value, list) {
    this.#change(value, ({ id, options: { list: options } }) => {
      const counts = Array.from(list, (count, index) => countFrom(count, `counts[${index}]`));
      if (counts.length > options.length) {
        refuse("counts", list, `a list of at most ${options.length}`);
      }
      counts.forEach((count, index) => (options[index].count = count));
      return [3, id, counts.length, counts.map((count) => count ?? -1)];
    });
  }

  // Chooses exactly these options of a filter: a value, or a list of them. `reported` says whether
  // to tell of it by an event. It neither opens nor closes anything.
  choose(value, choice, { reported = false } = {}) {
    this.#change(value, (filter) => {
      filter.chosen = choiceFrom(filter, choice, "choice");
      return [4, filter.id, choiceFields(filter), !!reported];
    });
  }

  // Opens a filter, as a tap on its heading does; another one that is open is closed.
  open(value, { animated = true } = {}) {
    this.#change(value, ({ id }) => (this.#toOpen = [5, id, !!animated]));
  }

  // Closes what is open.
  close({ animated = true } = {}) {
    this.#toOpen = null;
    this.#host.apply([6, !!animated]);
  }

  #change(value, action) {
    this.#host.try(() => {
      const filter = this.#book.find(value);
      this.#host.apply(action(filter, `filters[${filter.index}]`));
    });
  }

  #setFilters(list) {
    const old = this.#book;
    this.#book = new Book("filters", list, (source, name) =>
      filterFrom(source, name, old.get(source?.value ?? source?.title)), old);
    this.#host.apply(this.#filtersRecord());
  }

  // A choice that a person has made stays when the page changes what a `<select>` says.
  #readSelects() {
    const selects = [...this.querySelectorAll("select")];
    if (selects.length === 0 && this.#book.list.length === 0) return;
    this.#host.try(() => this.#setFilters(selects.map(filterFromSelect).map((filter) =>
      this.#book.get(filter.value) ? { ...filter, chosen: undefined } : filter)));
  }

  #filtersRecord() {
    const { list } = this.#book;
    return [0, list.length, list.map((filter) => [filter.id, filterFields(filter)])];
  }

  #styleRecord() {
    const { beforeCount, afterCount } = this.strings;
    return [
      7, this.preset === "classic", this.counts === "trailing", text(beforeCount), text(afterCount),
    ];
  }

  #labelsRecord() {
    return [8, this.#host.name, labels.map((label) => text(this.strings[label]))];
  }

  // What Swift says: the state is right at once, and the app is told when the call is over.
  #isTold(reader) {
    const kind = reader.number();
    const filter = this.#book.byId.get(reader.number());
    // One that is closed may be gone already.
    const detail = { filter: kind === 1 ? this.#opened : filter.value };
    if (kind < 2) {
      this.#opened = kind ? null : filter.value;
      this.#toOpen = null;
    }
    if (kind === 5) {
      detail.cause = causes[reader.number()];
      detail.values = reader.list(() =>
        filter.options.byId.get(reader.number()).value);
      if (filter.selectable !== false) filter.chosen = [...detail.values];
    }
    // The names of the others are those of other elements' events, which don't go up either.
    this.#host.tell(events[kind], detail, kind === 5);
  }
}

define("choice-filter-bar", ChoiceFilterBar, allowed);

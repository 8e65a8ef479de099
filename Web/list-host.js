// What is behind an element whose control has lists: its filters, of which a menu has one.
import { Book, refuse } from "./book.js";
import {
  choiceFields, choiceFrom, countFrom, filterFields, filterFrom, optionFields, optionsFrom, settle,
} from "./filters.js";
import { causes } from "./element.js";
import { text } from "./items.js";
import { OverlayHost } from "./layer.js";

const events = ["open", "close", "apply", "reset", "retry", "change", "choose"];
const labels = ["apply", "reset", "empty", "loading", "failed", "retry", "zero"];

export class ListHost extends OverlayHost {
  book = new Book("filters", []);
  // The value of what is open, or null.
  opened = null;
  #toOpen = null;

  // `app` has the `kind` of control, and is asked for: `style()`, the record of how it looks;
  // `attribute(name)`, where more than that changes with an attribute; `read()`, which reads the element's children;
  // `about(filter)`, what an event says of where it happened.
  constructor(element, allowed, app) {
    const { kind, style, read } = app;
    super(element, allowed, {
      kind,
      read,
      begin: () => [style(), this.#labels(), this.#filters(), this.#toOpen],
      attribute: (name) => app.attribute?.(name) ?? (name in allowed ? style() : this.#labels()),
      told: (reader) => this.#isTold(reader),
      drawn: (target) => {
        const books = [this.book, ...this.book.list.map(({ options }) => options)];
        target.value = books.map(({ byId }) => byId.get(target.item)).find(Boolean)?.value ?? "";
      },
    });
    this.about = app.about;
  }

  setFilters(list) {
    const old = this.book;
    this.book = new Book("filters", list, (source, name) =>
      filterFrom(source, name, old.get(source?.value ?? source?.title)), old);
    this.apply(this.#filters());
  }

  // Does something to a filter, and tells Swift what `action` returns.
  change(value, action) {
    this.try(() => {
      const filter = this.book.find(value);
      this.apply(action(filter, `filters[${filter.index}]`));
    });
  }

  update(value, patch) {
    this.change(value, (old, name) => {
      const { chosen, ...rest } = old;
      const source = { ...rest, options: old.options.list, ...patch, value };
      const filter = filterFrom(source, name, old);
      this.book.replace(old, filter);
      return [1, filter.id, filterFields(filter)];
    });
  }

  setOptions(value, list) {
    this.change(value, (filter, name) => {
      filter.options = optionsFrom(list, name, filter);
      filter.state = "ready";
      if (!this.handle) settle(filter, filter.chosen);
      return [2, filter.id, optionFields(filter.options)];
    });
  }

  setCounts(value, list) {
    this.change(value, ({ id, options: { list: options } }) => {
      const counts = Array.from(list, (count, index) => countFrom(count, `counts[${index}]`));
      if (counts.length > options.length) {
        refuse("counts", list, `a list of at most ${options.length}`);
      }
      counts.forEach((count, index) => (options[index].count = count));
      return [3, id, counts.length, counts.map((count) => count ?? -1)];
    });
  }

  choose(value, choice, { reported = false } = {}) {
    this.change(value, (filter) => {
      filter.chosen = choiceFrom(filter, choice, "choice");
      return [4, filter.id, choiceFields(filter), !!reported];
    });
  }

  open(value, { animated = true } = {}) {
    this.change(value, ({ id }) => (this.#toOpen = [5, id, !!animated]));
  }

  shut({ animated = true } = {}) {
    this.#toOpen = null;
    this.apply([6, !!animated]);
  }

  #filters() {
    const { list } = this.book;
    return [0, list.length, list.map((filter) => [filter.id, filterFields(filter)])];
  }

  #labels() {
    return [8, this.name, labels.map((label) => text(this.words[label]))];
  }

  // What Swift says: the state is right at once, and the app is told when the call is over.
  #isTold(reader) {
    const kind = reader.number();
    // That of a menu has no number. One that is closed may be gone already.
    const filter = this.book.byId.get(reader.number()) ?? this.book.list[0];
    const detail = this.about(kind === 1 ? this.opened : filter.value);
    const valueOf = () => filter.options.byId.get(reader.number()).value;
    if (kind < 2) {
      this.opened = kind ? null : filter.value;
      this.#toOpen = null;
    }
    if (kind === 5) {
      detail.cause = causes[reader.number()];
      detail.values = reader.list(valueOf);
      if (filter.selectable !== false) filter.chosen = [...detail.values];
    }
    if (kind === 6) detail.value = valueOf();
    // The names of the others are those of other elements' events, which don't go up either.
    this.tell(events[kind], detail, kind > 4);
  }
}

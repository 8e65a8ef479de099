// <choice-tabs>: a row of tabs or choices of which at most one is selected.
import { Book, refuse, entryFrom } from "./book.js";
import { ChoiceElement, causes, define } from "./element.js";
import { entryFromOption, itemFields } from "./items.js";
import { Host } from "./host.js";
import { Panels, find } from "./panels.js";

const allowed = {
  preset: ["capsule", "segmented", "underline", "selective", "filter", "avatars"],
  activation: ["automatic", "manual"],
  purpose: ["tabs", "choices"],
};

export class ChoiceTabs extends ChoiceElement {
  #book = new Book("items", []);
  #selected = null;
  #progress = null;
  #panels = new Panels();
  #host = new Host(this, allowed, {
    kind: 0,
    begin: () => {
      this.#linkPanels();
      return [
        this.#styleRecord(), this.#optionsRecord(), this.#itemsRecord(),
        this.#selectRecord({ animated: false }),
      ];
    },
    attribute: (name) => {
      if (name === "purpose") this.#linkPanels();
      return name === "preset" ? this.#styleRecord() : this.#optionsRecord();
    },
    read: () => this.#readOptions(),
    told: (reader) => this.#isTold(reader),
    drawn: (target) => this.#link(target),
  });

  // The items: strings, or objects with `value`, `title`, `label` (the accessible name), `icon`,
  // `selectedIcon`, `iconKeepsColor`, `image`, `badge` ("dot", a number or a text), `disabled` and
  // `panel` (an element or its id). The selection stays on the item of the same value.
  get items() {
    return this.#book.plain();
  }

  set items(list) {
    this.#host.try(() => {
      this.#setItems(list);
      this.#host.given();
    });
  }

  // The value of the selected item, or null. Setting it is not reported.
  get value() {
    return this.#selected?.value ?? null;
  }

  set value(value) {
    this.select(value);
  }

  get selectedIndex() {
    return this.#selected?.index ?? -1;
  }

  set selectedIndex(index) {
    this.#host.try(() => {
      const { list } = this.#book;
      const item = index === -1 ? null : list[index];
      if (item === undefined || !Number.isInteger(index)) {
        refuse("selectedIndex", index, `-1 (none) to ${list.length - 1}`);
      }
      this.#select(item, {});
    });
  }

  // Selects an item, also a disabled one, or none (null). `reported` says whether to tell of it by
  // events.
  select(value, options) {
    this.#host.try(() =>
      this.#select((value ?? null) === null ? null : this.#find(value), options ?? {}));
  }

  // Changes fields of one item, but not its value.
  updateItem(value, patch) {
    this.#host.try(() => {
      const old = this.#find(value);
      // Its value is what it is known by.
      const item = entryFrom({ ...old, ...patch, value });
      this.#book.replace(old, item);
      if (this.#selected === old) this.#selected = item;
      this.#host.apply([1, item.id, itemFields(item)]);
      if (item.panel || old.panel) this.#linkPanels();
    });
  }

  // Where a pager is that a person is swiping: 1.25 is a quarter of the way from the item at index
  // 1 to that at 2.
  get progress() {
    return this.#progress;
  }

  set progress(progress) {
    this.#host.try(() => {
      if (!Number.isFinite(progress)) {
        refuse("progress", progress, "any finite number");
      }
      this.#progress = progress;
      this.#host.apply([3, progress]);
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.#linkPanels();
  }

  #find(value) {
    return this.#book.find(value, "null (none) or ");
  }

  #setItems(list) {
    this.#book = new Book("items", list, entryFrom, this.#book);
    this.#selected = this.#book.get(this.value) ?? null;
    this.#host.apply(this.#itemsRecord());
    this.#linkPanels();
  }

  // As in a `<select>`, the first that can be is selected unless another is said to be.
  #readOptions() {
    const options = [...this.querySelectorAll("option")];
    const isFirst = this.#book.list.length === 0;
    if (options.length === 0 && isFirst) return;
    this.#host.try(() => {
      this.#setItems(options.map(entryFromOption));
      if (!isFirst || this.#selected) return;
      const chosen = options.find((option) => option.hasAttribute("selected")) ??
        options.find((option) => !option.disabled);
      this.#select(this.#book.list[options.indexOf(chosen)] ?? null, { animated: false });
    });
  }

  #itemsRecord() {
    const { list } = this.#book;
    return [0, list.length, list.map((item) => [item.id, itemFields(item)])];
  }

  #styleRecord() {
    return [4, allowed.preset.indexOf(this.preset)];
  }

  #optionsRecord() {
    return [5, this.purpose === "choices", this.activation === "manual", this.#host.name];
  }

  #selectRecord({ animated = true, reported = false }) {
    return [2, this.#selected?.id ?? -1, !!animated, !!reported];
  }

  #select(item, options) {
    this.#selected = item;
    this.#host.apply(this.#selectRecord(options));
    this.#showPanel();
  }

  // What Swift says: the state is right at once, and the app is told when the call is over.
  #isTold(reader) {
    const name = reader.number() ? "reselect" : "change";
    this.#selected = this.#book.byId.get(reader.number()) ?? null;
    const detail = { value: this.value, cause: causes[reader.number()] };
    this.#host.tell(name, detail);
    this.#showPanel();
  }

  #linkPanels() {
    if (!this.isConnected || !this.#host.handle) return;
    this.#panels.link(this, this.purpose === "tabs" ? this.#book.list : []);
    this.#showPanel();
    for (const target of this.shadowRoot.querySelectorAll("button")) this.#link(target);
  }

  #showPanel() {
    this.#panels.show(this.#selected);
  }

  #link(target) {
    const item = this.#book.byId.get(target.item);
    const panel = find(this, item?.panel);
    target.value = item?.value ?? "";
    target.ariaControlsElements = panel && [panel];
  }
}

define("choice-tabs", ChoiceTabs, allowed);

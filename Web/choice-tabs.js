// <choice-tabs>: a row of tabs or choices of which at most one is selected.
import { Record } from "./bytes.js";
import { Host } from "./host.js";
import { Refusal, itemFrom, itemFromOption, writeItem, writeItems } from "./items.js";
import { afterCalls, ready } from "./module.js";
import { Panels, find } from "./panels.js";
import { strings } from "./semantics.js";

const allowed = {
  preset: ["capsule", "segmented", "underline", "selective", "filter", "avatars"],
  activation: ["automatic", "manual"],
  purpose: ["tabs", "choices"],
};
const causes = ["person", "code", "content"];

export class ChoiceTabs extends HTMLElement {
  static get observedAttributes() {
    return [...Object.keys(allowed), "aria-label"];
  }

  #items = [];
  #byValue = new Map();
  #byId = [];
  #areItemsGiven = false;
  #nextId = 0;
  #selected = null;
  #options = { preset: "capsule", activation: "automatic", purpose: "tabs" };
  #name = "";
  #strings = strings;
  #progress = null;
  #host = null;
  #shadow = this.attachShadow({ mode: "open" });
  #panels = new Panels();
  #observer = new MutationObserver(() => this.#readOptions());

  // The items: strings, or objects with `value`, `title`, `label` (the accessible name), `icon`,
  // `selectedIcon`, `iconKeepsColor`, `image`, `badge` ("dot", a number or a text), `disabled` and
  // `panel` (an element or its id). The selection stays on the item of the same value.
  get items() {
    return this.#items.map(({ id, ...item }) => item);
  }

  set items(list) {
    this.#try(() => {
      this.#setItems(list);
      this.#areItemsGiven = true;
      this.#observer.disconnect();
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
    return this.#items.indexOf(this.#selected);
  }

  set selectedIndex(index) {
    this.#try(() => {
      const item = index === -1 ? null : this.#items[index];
      if (item === undefined) {
        throw new Refusal("selectedIndex", index, `-1 (none) to ${this.#items.length - 1}`);
      }
      this.#select(item, {});
    });
  }

  // Selects an item, also a disabled one, or none (null). `reported` says whether to tell of it by
  // events.
  select(value, options = {}) {
    this.#try(() => {
      const isNone = value === null || value === undefined;
      this.#select(isNone ? null : this.#find(value), options ?? {});
    });
  }

  // Changes fields of one item, but not its value.
  updateItem(value, patch) {
    this.#try(() => {
      const old = this.#find(value);
      const index = this.#items.indexOf(old);
      // Its value is what it is known by.
      const item = itemFrom({ ...old, ...patch, value }, index);
      const record = writeItem(new Record(1), item);
      this.#items[index] = item;
      this.#byValue.set(value, item);
      this.#byId[item.id] = item;
      if (this.#selected === old) this.#selected = item;
      this.#host?.apply(record);
      if (item.panel || old.panel) this.#linkPanels();
    });
  }

  // Where a pager is that a person is swiping: 1.25 is a quarter of the way from the item at index
  // 1 to that at 2.
  get progress() {
    return this.#progress;
  }

  set progress(progress) {
    this.#try(() => {
      if (!Number.isFinite(progress)) {
        throw new Refusal("progress", progress, "any finite number");
      }
      this.#progress = progress;
      this.#host?.apply(new Record(3).number(progress));
    });
  }

  // What the attributes say: `preset`, `activation`, `purpose`.
  static {
    for (const name in allowed) {
      Object.defineProperty(this.prototype, name, {
        get() { return this.#options[name]; },
        set(value) { this.setAttribute(name, value); },
      });
    }
  }

  // The words that are added to what the app says: `dot`, `count(n)`, `named(name, badge)`.
  get strings() {
    return this.#strings;
  }

  set strings(words) {
    this.#strings = { ...strings, ...words };
    if (this.#host) this.#mount();
  }

  // Moves the keyboard focus to where the Tab key would.
  focus(options) {
    this.#shadow.querySelector("button:not([tabindex])")?.focus(options);
  }

  attributeChangedCallback(name, _, value) {
    if (name in allowed) {
      this.#try(() => this.#setOption(name, value));
    } else if (value !== null) {
      // An element without a role must not have it, so it moves to the one that has.
      this.#name = value;
      this.#host?.apply(this.#optionsRecord());
      this.removeAttribute(name);
    }
  }

  connectedCallback() {
    if (!this.#areItemsGiven) {
      this.#readOptions();
      this.#observer.observe(this, {
        attributes: true, characterData: true, childList: true, subtree: true,
      });
    }
    if (this.#host) this.#host.moved();
    else ready.then(() => this.isConnected && !this.#host && this.#mount(), () => {});
    this.#linkPanels();
  }

  // An element that is moved is taken out and put in again at once.
  disconnectedCallback() {
    setTimeout(() => {
      if (this.isConnected) return;
      this.#host?.close();
      this.#host = null;
      this.#observer.disconnect();
    });
  }

  #mount() {
    this.#host?.close();
    const host = (this.#host = new Host(this, this.#shadow, {
      words: this.#strings,
      chosen: (id, cause, isAgain) => this.#isChosen(this.#byId[id], cause, isAgain),
      drawn: (target, id) => this.#link(target, this.#byId[id]),
    }));
    host.apply(this.#styleRecord());
    host.apply(this.#optionsRecord());
    host.apply(writeItems(new Record(0), this.#items));
    host.apply(this.#selectRecord({ animated: false }));
  }

  #try(action) {
    try {
      action();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      console.warn(`choice-tabs: ${error.message}`);
    }
  }

  #find(value) {
    const item = this.#byValue.get(value);
    if (item) return item;
    const values = this.#items.map(({ value }) => value);
    if (values.length > 10) values.splice(10, Infinity, "…");
    throw new Refusal("value", value, `null (none) or one of ${values.join(", ")}`);
  }

  #setItems(list) {
    if (!list?.[Symbol.iterator] || typeof list === "string") {
      throw new Refusal("items", list, "a list of strings and objects");
    }
    const items = [...list].map(itemFrom);
    const byId = [];
    const byValue = new Map(items.map((item) => [item.value, item]));
    for (const [index, { value }] of items.entries()) {
      const last = byValue.get(value);
      if (last !== items[index]) {
        throw new Refusal(`items[${items.indexOf(last)}].value`, value, "each value once");
      }
      last.id = this.#byValue.get(value)?.id ?? this.#nextId++;
      byId[last.id] = last;
    }
    const record = writeItems(new Record(0), items);
    this.#items = items;
    this.#byValue = byValue;
    this.#byId = byId;
    this.#selected = byValue.get(this.value) ?? null;
    this.#host?.apply(record);
    this.#linkPanels();
  }

  // As in a `<select>`, the first that can be is selected unless another is said to be.
  #readOptions() {
    const options = [...this.querySelectorAll("option")];
    if (options.length === 0 && this.#items.length === 0) return;
    this.#try(() => {
      const isFirst = this.#items.length === 0;
      this.#setItems(options.map(itemFromOption));
      if (!isFirst || this.#selected) return;
      const chosen = options.findIndex((option) => option.hasAttribute("selected"));
      const index = chosen < 0 ? options.findIndex((option) => !option.disabled) : chosen;
      this.#select(this.#items[index] ?? null, { animated: false });
    });
  }

  #setOption(name, value) {
    const option = value ?? allowed[name][0];
    if (!allowed[name].includes(option)) {
      throw new Refusal(name, value, allowed[name].join(", "));
    }
    this.#options[name] = option;
    this.#host?.apply(name === "preset" ? this.#styleRecord() : this.#optionsRecord());
    if (name === "purpose") this.#linkPanels();
  }

  #styleRecord() {
    return new Record(4).byte(allowed.preset.indexOf(this.#options.preset));
  }

  #optionsRecord() {
    const { purpose, activation } = this.#options;
    const flags = (purpose === "choices" ? 1 : 0) | (activation === "manual" ? 2 : 0);
    return new Record(5).byte(flags).text(this.#name);
  }

  #selectRecord({ animated = true, reported = false }) {
    return new Record(2).integer(this.#selected?.id ?? -1).byte(animated).byte(reported);
  }

  #select(item, options) {
    this.#selected = item;
    this.#host?.apply(this.#selectRecord(options));
    this.#showPanel();
  }

  // What Swift says: the state is right at once, and the app is told when the call is over.
  #isChosen(item = null, cause, isAgain) {
    this.#selected = item;
    const detail = { value: this.value, cause: causes[cause] };
    const event = new CustomEvent(isAgain ? "reselect" : "change", { bubbles: true, detail });
    afterCalls(() => this.dispatchEvent(event));
    this.#showPanel();
  }

  #linkPanels() {
    if (!this.isConnected) return;
    this.#panels.link(this, this.#options.purpose === "tabs" ? this.#items : []);
    this.#showPanel();
    for (const target of this.#shadow.querySelectorAll("button")) {
      this.#link(target, this.#byId[Math.floor(target.key / 256)]);
    }
  }

  #showPanel() {
    this.#panels.show(this.#selected);
  }

  #link(target, item) {
    const panel = find(this, item?.panel);
    target.value = item?.value ?? "";
    if ("ariaControlsElements" in target) target.ariaControlsElements = panel ? [panel] : null;
  }
}

customElements.define("choice-tabs", ChoiceTabs);

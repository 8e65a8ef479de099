// What an app gives, by its values, and by the numbers that Swift knows it by.

// Why a value is refused. It is shown on the console, and nothing has changed.
export class Refusal extends Error {
  constructor(name, value, allowed) {
    const mark = typeof value === "string" ? '"' : "";
    super(`${name} is ${mark}${String(value)}${mark}; allowed is ${allowed}.`);
  }
}

let next = 0;

// A copy with a value and a title. `source` is a title, or an object with a title or a value.
export function entryFrom(source, name) {
  if (/string|number/.test(typeof source)) source = { title: source };
  const { value = source?.title, title } = source ?? {};
  // What can't be written can't be shown, or be told of.
  if (!/string|number|boolean|bigint/.test(typeof value)) {
    throw new Refusal(name, typeof source, "a string, or an object with a title or a value");
  }
  return { ...source, value, title: String(title ?? value) };
}

export class Book {
  list;
  byId = new Map();
  #byValue = new Map();
  #name;

  // The entries that `make` makes of a list. What `old` has a number for keeps it.
  constructor(name, list, make, old) {
    if (!list?.[Symbol.iterator] || typeof list === "string") {
      throw new Refusal(name, list, "a list of strings and objects");
    }
    this.#name = name;
    this.list = Array.from(list, (source, index) => make(source, `${name}[${index}]`));
    for (const [index, entry] of this.list.entries()) {
      if (this.get(entry.value)) {
        throw new Refusal(`${name}[${index}].value`, entry.value, "each value once");
      }
      this.#add(entry, index, old?.get(entry.value)?.id ?? next++);
    }
  }

  #add(entry, index, id) {
    this.#byValue.set(entry.value, Object.assign(entry, { index, id }));
    this.byId.set(id, entry);
  }

  get(value) {
    return this.#byValue.get(value);
  }

  find(value, more = "") {
    const entry = this.get(value);
    if (entry?.index >= 0) return entry;
    const values = this.list.map(({ value }) => value);
    if (values.length > 10) values.splice(10, Infinity, "…");
    throw new Refusal(`${this.#name}’ value`, value, `${more}one of ${values.join(", ")}`);
  }

  // Puts an entry in the place of one of the same value.
  replace(old, entry) {
    this.list[old.index] = entry;
    this.#add(entry, old.index, old.id);
  }

  // The number of a value, also of one that is still to come.
  number(value) {
    if (!this.get(value)) this.#add({ value }, -1, next++);
    return this.get(value).id;
  }

  // What the app gave.
  plain() {
    return this.list.map(({ id, index, ...entry }) => entry);
  }
}

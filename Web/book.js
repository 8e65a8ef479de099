// What an app gives, by its values, and by the numbers that Swift knows it by.

// Says why a value is refused. It is shown on the console, and nothing has changed.
export function refuse(name, value, allowed) {
  const mark = typeof value === "string" ? '"' : "";
  throw new RangeError(`${name} is ${mark}${String(value)}${mark}; allowed is ${allowed}.`);
}

let next = 0;

// A copy with a value and a title. `source` is a title, or an object with a title or a value.
export function entryFrom(source, name) {
  if (/string|number/.test(typeof source)) source = { title: source };
  const { value = source?.title, title } = source ?? {};
  // What can't be written can't be shown, or be told of.
  if (!/string|number|boolean|bigint/.test(typeof value)) {
    refuse(name, typeof source, "a string, or an object with a title or a value");
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
      refuse(name, list, "a list of strings and objects");
    }
    this.#name = name;
    this.list = Array.from(list, (source, index) => make(source, `${name}[${index}]`));
    for (const [index, entry] of this.list.entries()) {
      if (this.get(entry.value)) {
        refuse(`${name}[${index}].value`, entry.value, "each value once");
      }
      this.add(entry, index, old?.get(entry.value)?.id);
    }
  }

  add(entry, index, id = next++) {
    this.#byValue.set(entry.value, Object.assign(entry, { index, id }));
    this.byId.set(id, entry);
  }

  get(value) {
    return this.#byValue.get(value);
  }

  find(value, more = "") {
    const entry = this.get(value);
    if (entry?.index >= 0) return entry;
    const values = this.list.slice(0, 11).map(({ value }, index) => (index < 10 ? value : "…"));
    refuse(`${this.#name}’ value`, value, `${more}one of ${values.join(", ")}`);
  }

  // Puts an entry in the place of one of the same value.
  replace(old, entry) {
    this.list[old.index] = entry;
    this.add(entry, old.index, old.id);
  }

  // What the app gave.
  plain() {
    return this.list.map(({ id, index, ...entry }) => entry);
  }
}

// The filters of a bar: what an app says of them, and what is said to Swift.
import { Book, Refusal, entryFrom } from "./book.js";
import { entryFromOption, writePicture } from "./items.js";
import { fold } from "./lists.js";

const states = ["ready", "loading", "failed"];

// A count as a number, or null for none. Swift counts in 31 bits.
export function countFrom(count, name) {
  if ((count ?? null) === null) return null;
  if (Number(count) === (count & 0x7fffffff)) return Number(count);
  throw new Refusal(name, count, "a whole number from 0 to 2147483647, or null");
}

function optionFrom(source, name) {
  const option = entryFrom(source, name);
  option.count = countFrom(option.count, `${name}.count`);
  return option;
}

export const optionsFrom = (list, name, old) =>
  new Book(`${name}.options`, list, optionFrom, old?.options);

// A filter with all its fields. Of `old`, the same filter as it was, it keeps the choice unless
// `source` has one.
export function filterFrom(source, name, old) {
  const filter = entryFrom(source, name);
  filter.options = optionsFrom(filter.options ?? [], name, old);
  if (!states.includes((filter.state ??= "ready"))) {
    throw new Refusal(`${name}.state`, filter.state, states.join(", "));
  }
  if (filter.chosen === undefined) settle(filter, old?.chosen ?? []);
  else filter.chosen = choiceFrom(filter, filter.chosen, `${name}.chosen`);
  return filter;
}

// A choice as a list of values in the options' order. What makes no sense is refused.
export function choiceFrom(filter, choice, name) {
  const { options, state, multiple, selectable } = filter;
  const values = [...new Set([].concat(choice ?? []))];
  if (values.length > (selectable === false ? 0 : multiple ? Infinity : 1)) {
    throw new Refusal(name, values, "as many values as can be chosen");
  }
  for (const value of values) if (state === "ready") options.find(value);
  const place = (value) => options.get(value)?.index;
  return values.sort((one, other) => place(one) - place(other));
}

// Lets the default be chosen where nothing of a choice is there any more.
export function settle(filter, choice) {
  const { options, state } = filter;
  const isThere = (value) => state !== "ready" || options.get(value)?.index >= 0;
  filter.chosen = choice.filter(isThere);
  if (choice.length > 0 && filter.chosen.length === 0) {
    filter.chosen = [filter.default].filter((value) => options.get(value)?.index >= 0);
  }
}

// What a `<select>` says, with what its `data-` attributes say.
export function filterFromSelect(select) {
  const { dataset, name, multiple, disabled } = select;
  return {
    ...dataset, multiple, disabled,
    value: name,
    title: select.ariaLabel ?? select.labels[0]?.firstChild.textContent.trim() ?? name,
    actions: "actions" in dataset,
    options: [...select.options].map(entryFromOption),
    chosen: Array.from(select.selectedOptions, (option) => option.value),
  };
}

export function writeFilter(record, filter) {
  const { options, multiple, selectable, showsCounts = true } = filter;
  record.integer(filter.id)
    .byte(!!filter.disabled | (!!showsCounts << 1) | (!!filter.actions << 2))
    .byte(selectable === false ? 2 : multiple ? 1 : 0).byte(states.indexOf(filter.state))
    .text(filter.title).text(String(filter.heading ?? ""))
    .integer((filter.default ?? null) === null ? -1 : options.number(filter.default));
  return writeOptions(writeChoice(record, filter), options);
}

export function writeChoice(record, { chosen, options }) {
  return record.list(chosen, (_, value) => record.integer(options.number(value)));
}

// Options, and the sections that those with the same one stand in.
export function writeOptions(record, { list }) {
  record.list(list, writeOption);
  const sections = [];
  for (const { section } of list) {
    const { title = section ?? "", footer = "" } = section ?? {};
    const last = sections.at(-1);
    if (last?.title === title && last.footer === footer) last.count += 1;
    else sections.push({ title, footer, count: 1 });
  }
  // The last ones may stand in none.
  if (!(sections.at(-1)?.title || sections.at(-1)?.footer)) sections.pop();
  return record.list(sections, (_, { title, footer, count }) =>
    record.text(String(title)).text(String(footer)).integer(count));
}

function writeOption(record, option) {
  const { title, subtitle, count, icon } = option;
  // Swift itself knows A to Z.
  const key = /[^\0-\x7f]/.test(title) && fold(title);
  record.integer(option.id)
    .byte(!!option.disabled | (!!option.destructive << 1) | (!!option.iconKeepsColor << 2) |
      (!!subtitle << 3) | ((count !== null) << 4) | (!!key << 5) | (!!icon << 6))
    .text(title);
  if (subtitle) record.text(String(subtitle));
  if (count !== null) record.integer(count);
  if (key) record.text(key);
  if (icon) for (const picture of [icon, option.selectedIcon]) writePicture(record, picture);
}

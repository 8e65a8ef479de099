// The filters of a bar: what an app says of them, and what is said to Swift.
import { Book, refuse, entryFrom } from "./book.js";
import { entryFromOption, iconFields, text } from "./items.js";
import { fold } from "./lists.js";

const states = ["ready", "loading", "failed"];
const kinds = ["command", "radio", "checkbox"];
const kindOf = ({ kind = "command" }) => kind;

// A count as a number, or null for none. Swift counts in 31 bits.
export function countFrom(count, name) {
  if ((count ?? null) === null) return null;
  if (Number(count) === (count & 0x7fffffff)) return Number(count);
  refuse(name, count, "a whole number from 0 to 2147483647, or null");
}

function optionFrom(source, name) {
  const option = entryFrom(source, name);
  option.count = countFrom(option.count, `${name}.count`);
  if (!kinds.includes(kindOf(option))) refuse(`${name}.kind`, option.kind, kinds.join(", "));
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
    refuse(`${name}.state`, filter.state, states.join(", "));
  }
  if (filter.chosen === undefined) settle(filter, old?.chosen ?? []);
  else filter.chosen = choiceFrom(filter, filter.chosen, `${name}.chosen`);
  return filter;
}

// How many options can be chosen.
const mostOf = ({ multiple, selectable }) => (selectable === false ? 0 : multiple ? Infinity : 1);

// Whether a value can be chosen: while the options are still to come, any.
function canChoose({ options, state, meaning }, value) {
  const option = options.get(value);
  return state !== "ready" ||
    (option?.index >= 0 && (meaning !== "commands" || kindOf(option) !== "command"));
}

// A choice as a list of values in the options' order. What makes no sense is refused.
export function choiceFrom(filter, choice, name) {
  const { options } = filter;
  const values = [...new Set([].concat(choice ?? []))];
  if (values.length > mostOf(filter)) refuse(name, values, "as many values as can be chosen");
  for (const value of values) {
    if (canChoose(filter, value)) continue;
    options.find(value);
    refuse(name, value, "a radio item or a checkbox");
  }
  const place = (value) => options.get(value)?.index;
  return values.sort((one, other) => place(one) - place(other));
}

// What of a choice is still there, or the default where nothing of it is.
export function settle(filter, choice) {
  const chosen = choice.filter((value) => canChoose(filter, value));
  filter.chosen = (choice.length > 0 && chosen.length === 0
    ? [filter.default].filter((value) => filter.options.get(value)?.index >= 0) : chosen)
    .slice(0, mostOf(filter));
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

// The number of an option's value, also of one that is still to come.
function numberOf(value, options) {
  if (!options.get(value)) options.add({ value }, -1);
  return options.get(value).id;
}

export function filterFields(filter) {
  const { options, multiple, selectable, meaning, showsCounts = true, actions, disabled } = filter;
  const isNone = selectable === false || meaning === "commands";
  return [
    !!disabled, !!showsCounts, !!actions, isNone ? 2 : multiple ? 1 : 0,
    states.indexOf(filter.state), filter.title, text(filter.heading),
    (filter.default ?? null) === null ? -1 : numberOf(filter.default, options),
    choiceFields(filter), optionFields(options),
  ];
}

export const choiceFields = ({ chosen, options }) =>
  [chosen.length, chosen.map((value) => numberOf(value, options))];

// Options, and the sections that those with the same one stand in.
export function optionFields({ list }) {
  const sections = [];
  for (const { section } of list) {
    const title = text(section?.title ?? (section?.footer ? "" : section));
    const footer = text(section?.footer);
    const last = sections.at(-1);
    if (last?.[0] === title && last[1] === footer) last[2] += 1;
    else sections.push([title, footer, 1]);
  }
  // The last ones may stand in none.
  if (sections.length > 0 && (list.at(-1).section ?? null) === null) sections.pop();
  return [list.length, list.map(fieldsOf), sections.length, sections];
}

function fieldsOf(option) {
  const { id, title, subtitle, count, disabled, destructive } = option;
  // Swift itself knows A to Z.
  const key = /[^\0-\x7f]/.test(title) ? fold(title) : "";
  return [
    id, !!disabled, !!destructive, kinds.indexOf(kindOf(option)), title, text(subtitle || ""),
    count ?? -1, key, iconFields(option),
  ];
}

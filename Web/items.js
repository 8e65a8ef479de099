// The items of a strip: what an app says, and what is said to Swift.
import { outlineAddress } from "./paint.js";

// Why a value is refused. It is shown on the console, and nothing has changed.
export class Refusal extends Error {
  constructor(name, value, allowed) {
    const mark = typeof value === "string" ? '"' : "";
    super(`${name} is ${mark}${String(value)}${mark}; allowed is ${allowed}.`);
  }
}

// An item with all its fields. `source` is a title, or an object with a title or a value.
export function itemFrom(source, index) {
  if (/string|number/.test(typeof source)) source = { title: source };
  const { value = source?.title, title = value } = source ?? {};
  if (value === undefined || value === null) {
    throw new Refusal(`items[${index}]`, source, "a string, or an object with a title");
  }
  return { ...source, value, title: String(title) };
}

// What an `<option>` says, with what its `data-` attributes say of icon, image, badge and panel.
export function itemFromOption(option) {
  return {
    ...option.dataset,
    value: option.value,
    title: option.text,
    label: option.ariaLabel,
    disabled: option.disabled,
  };
}

export function writeItems(record, items) {
  record.integer(items.length);
  for (const item of items) writeItem(record, item);
  return record;
}

export function writeItem(record, item) {
  const { label, badge } = item;
  record.integer(item.id).byte(!!item.disabled | (!!item.iconKeepsColor << 1)).text(item.title)
    .text(String(label ?? ""));
  for (const picture of [item.icon, item.selectedIcon, item.image]) writePicture(record, picture);
  const mark = badge === true ? "dot" : String(badge || "");
  if (mark === "dot") return record.byte(1);
  if (/^-?\d+$/.test(mark)) return record.byte(2).integer(Number(mark));
  return mark ? record.byte(3).text(mark) : record.byte(0);
}

// Nothing, a built-in drawing's name or an address; or { url } or { outline, stroke }, which is SVG
// path data in a unit square.
function writePicture(record, picture) {
  const { url = picture, outline, stroke } = picture ?? {};
  const drawing = ["arrowDown", "chevronDown"].indexOf(picture);
  if (!picture || drawing >= 0) record.byte(picture ? 2 + drawing : 0);
  else record.byte(1).text(String(outline ? outlineAddress(outline, stroke) : url));
}

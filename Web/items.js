// The items of a strip: what an app says, and what is said to Swift.
import { outlineAddress } from "./paint.js";

// Why a value is refused. It is shown on the console, and nothing has changed.
export class Refusal extends Error {
  constructor(name, value, allowed) {
    const shown = typeof value === "string" ? JSON.stringify(value) : String(value);
    super(`${name} is ${shown}; allowed is ${allowed}.`);
  }
}

const builtIn = ["arrowDown", "chevronDown"];

// An item with all its fields. `source` is a title, or an object with a title or a value.
export function itemFrom(source, index) {
  if (typeof source === "string" || typeof source === "number") source = { title: source };
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
  const { icon, selectedIcon = "", image, label, badge = "" } = item;
  const marks = badge === true ? "dot" : String(badge || "");
  const flags = [
    item.disabled, label, icon, icon && selectedIcon, image, marks, item.iconKeepsColor,
  ];
  record.integer(item.id).byte(flags.reduce((sum, flag, bit) => sum | (!!flag << bit), 0));
  record.text(item.title);
  if (label) record.text(String(label));
  if (icon) writePicture(record, icon);
  if (icon && selectedIcon) writePicture(record, selectedIcon);
  if (image) writePicture(record, image);
  if (marks === "dot") record.byte(1);
  else if (/^-?\d+$/.test(marks)) record.byte(2).integer(Number(marks));
  else if (marks) record.byte(3).text(marks);
  return record;
}

// A built-in drawing's name or an address; or { named }, { url } or { outline, stroke }, which is
// SVG path data in a unit square.
function writePicture(record, picture) {
  const { named, url, outline, stroke } = picture;
  const drawing = builtIn.indexOf(picture);
  if (drawing >= 0) record.byte(drawing);
  else if (named) record.byte(2).text(String(named));
  else record.byte(3).text(String(outline ? outlineAddress(outline, stroke) : url ?? picture));
}

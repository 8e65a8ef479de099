// The items of a strip: what an app says, and what is said to Swift.
import { outlineAddress } from "./paint.js";

// Why a value is refused. It is shown on the console, and nothing has changed.
export class Refusal extends Error {}

const builtIn = ["arrowDown", "chevronDown"];

// An item with all its fields. `source` is a title, or an object with a title or a value.
export function itemFrom(source, index) {
  if (typeof source === "string" || typeof source === "number") source = { title: source };
  const { value = source?.title, title = value } = source ?? {};
  if (value === undefined || value === null) {
    throw new Refusal(`The item at index ${index} is ${source}; ` +
      "allowed are strings and objects with a title or a value.");
  }
  return { ...source, value, title: String(title) };
}

// What is said of the `<option>`s inside an element.
export function itemsFromOptions(element) {
  return [...element.querySelectorAll("option")].map((option) => ({
    value: option.value,
    title: option.text,
    label: option.getAttribute("aria-label") ?? undefined,
    icon: option.dataset.icon,
    image: option.dataset.image,
    badge: badgeFrom(option.dataset.badge),
    panel: option.dataset.panel,
    disabled: option.disabled,
  }));
}

function badgeFrom(text) {
  return /^\d+$/.test(text) ? Number(text) : text;
}

export function writeItems(record, items) {
  record.integer(items.length);
  for (const item of items) writeItem(record, item);
  return record;
}

export function writeItem(record, item) {
  const { icon, selectedIcon, image, label } = item;
  const badge = item.badge === true ? "dot" : item.badge;
  const hasBadge = badge !== undefined && badge !== null && badge !== false && badge !== "";
  const flags = [
    item.disabled, label, icon, icon && selectedIcon, image, hasBadge, item.iconKeepsColor,
  ];
  record.integer(item.id).byte(flags.reduce((sum, flag, bit) => sum | (!!flag << bit), 0));
  record.text(item.title);
  if (label) record.text(String(label));
  if (icon) writePicture(record, icon);
  if (icon && selectedIcon) writePicture(record, selectedIcon);
  if (image) writePicture(record, image);
  if (!hasBadge) return record;
  if (badge === "dot") return record.byte(1);
  return typeof badge === "number" ? record.byte(2).integer(badge)
    : record.byte(3).text(String(badge));
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

// The items of a strip: what an app says, and what is said to Swift.
import { Record } from "./bytes.js";

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

// A built-in drawing's name or an address; or { named }, { url } or { outline, stroke }.
function writePicture(record, picture) {
  const { named, url, outline, stroke = 0 } = picture;
  if (outline !== undefined) {
    record.byte(4).number(stroke);
    const steps = outlineSteps(String(outline));
    record.integer(steps.length);
    for (const [kind, ...numbers] of steps) {
      record.byte(kind);
      for (const number of numbers) record.number(number);
    }
  } else if (builtIn.includes(picture)) {
    record.byte(builtIn.indexOf(picture));
  } else if (named !== undefined) {
    record.byte(2).text(String(named));
  } else {
    record.byte(3).text(String(url ?? picture));
  }
}

// SVG path data with the commands M, L, C and Z, each written out, as steps: the command's place in
// "MLCZ" and its numbers.
function outlineSteps(path) {
  return (path.match(/[a-z][^a-z]*/gi) ?? []).map((step) => {
    const kind = "MLCZ".indexOf(step[0]);
    const numbers = (step.match(/-?[\d.]+/g) ?? []).map(Number);
    if (numbers.length !== [2, 2, 6, 0][kind]) {
      throw new Refusal(`"${step}" isn't allowed in an outline; allowed is SVG path data with ` +
        "the commands M, L, C and Z, each written out.");
    }
    return [kind, ...numbers];
  });
}

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

// SVG path data with the commands M, L, H, V, C and Z, absolute or relative, as steps of absolute
// points: 0 move, 1 line, 2 curve, 3 close.
function outlineSteps(path) {
  const steps = [];
  let pen = [0, 0];
  let start = pen;
  for (const [, letter, rest] of path.matchAll(/([a-z])([^a-z]*(?:e[-+]?\d[^a-z]*)*)/gi)) {
    const numbers = (rest.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
    const command = letter.toUpperCase();
    const size = { M: 2, L: 2, H: 1, V: 1, C: 6, Z: 0 }[command];
    if (size === undefined || (size > 0 ? numbers.length % size : numbers.length) !== 0) {
      throw new Refusal(`"${letter}${rest}" isn't allowed in an outline; ` +
        "allowed is SVG path data with the commands M, L, H, V, C and Z.");
    }
    if (size === 0) {
      steps.push([3]);
      pen = start;
    }
    for (let place = 0; place < numbers.length; place += size) {
      const origin = letter === command ? [0, 0] : pen;
      let points = numbers.slice(place, place + size);
      if (command === "H") points = [points[0] + origin[0], pen[1]];
      else if (command === "V") points = [pen[0], points[0] + origin[1]];
      else points = points.map((number, index) => number + origin[index % 2]);
      pen = points.slice(-2);
      const isMove = command === "M" && place === 0;
      if (isMove) start = pen;
      steps.push([isMove ? 0 : command === "C" ? 2 : 1, ...points]);
    }
  }
  return steps;
}

// The items of a strip, and what they share with options: what is said to Swift.
import { outlineAddress } from "./paint.js";

// What an `<option>` says, with what its `data-` attributes say of icon, image, badge and panel.
export function entryFromOption(option) {
  const { label, disabled } = option.parentNode;
  return {
    ...option.dataset,
    value: option.value,
    title: option.text,
    label: option.ariaLabel,
    disabled: option.disabled || disabled,
    section: label,
  };
}

export const text = (value) => String(value ?? "");

// What is said of an item. A badge is "dot", a number or a text.
export function itemFields(item) {
  const { title, label, image, disabled, badge } = item;
  const mark = badge === true ? "dot" : text(badge || "");
  const kind = !mark ? 0 : mark === "dot" ? 1 : (mark | 0) == mark ? 2 : 3;
  return [
    !!disabled, title, text(label), iconFields(item), pictureFields(image),
    kind, [[], [], mark | 0, mark][kind],
  ];
}

export const iconFields = ({ icon, selectedIcon, iconKeepsColor }) =>
  [pictureFields(icon), pictureFields(selectedIcon), !!iconKeepsColor];

// Nothing, a built-in drawing's name or an address; or { url } or { outline, stroke }, which is SVG
// path data in a unit square.
function pictureFields(picture) {
  const { url = picture, outline, stroke } = picture ?? {};
  const drawing = ["arrowDown", "chevronDown", "check"].indexOf(picture);
  if (!picture || drawing >= 0) return picture ? 2 + drawing : 0;
  return [1, outline ? outlineAddress(outline, stroke) : text(url)];
}

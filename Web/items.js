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

export function writeItem(record, item) {
  const { label, badge } = item;
  record.integer(item.id).byte(!!item.disabled | (!!item.iconKeepsColor << 1)).text(item.title)
    .text(String(label ?? ""));
  for (const picture of [item.icon, item.selectedIcon, item.image]) writePicture(record, picture);
  const mark = badge === true ? "dot" : String(badge || "");
  if (mark === "dot") return record.byte(1);
  if (/^-?\d{1,9}$/.test(mark)) return record.byte(2).integer(Number(mark));
  return mark ? record.byte(3).text(mark) : record.byte(0);
}

// Nothing, a built-in drawing's name or an address; or { url } or { outline, stroke }, which is SVG
// path data in a unit square.
export function writePicture(record, picture) {
  const { url = picture, outline, stroke } = picture ?? {};
  const drawing = ["arrowDown", "chevronDown", "check"].indexOf(picture);
  if (!picture || drawing >= 0) record.byte(picture ? 2 + drawing : 0);
  else record.byte(1).text(String(outline ? outlineAddress(outline, stroke) : url));
}

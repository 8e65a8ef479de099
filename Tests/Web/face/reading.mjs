// Reads what a face shows in native terms, in the form of a trace's expectations.

const NO_ITEM = -1;

// Parts of which what is written in them isn't told by the trace, or is what they are called.
const SPOKEN = [
  "bar", "scroller", "tab", "list", "option", "region", "panel", "section", "button", "popover", "body",
];

/** Everything that an expectation may name. `effects` come from the control, which listens. */
export function read(control) {
  const host = control.element.getBoundingClientRect();
  return {
    size: [host.width, host.height],
    effects: control.takeEffects(),
    ...readFocus(control),
    nodes: [...nodeElements(control.element)].map((element) => readNode(element, host, control)),
  };
}

/** The elements of the control's nodes, from back to front. */
export function* nodeElements(element) {
  for (const inner of element.shadowRoot?.querySelectorAll("*") ?? []) {
    if (inner.key !== undefined) yield inner;
  }
}

function readFocus(control) {
  const active = control.element.shadowRoot?.activeElement;
  if (active?.key === undefined) return { focus: null, focusPart: null };
  return { focus: control.itemOf(active), focusPart: active.getAttribute("part") };
}

function readNode(element, host, control) {
  const rect = element.getBoundingClientRect();
  const node = {
    part: element.getAttribute("part"),
    item: control.itemOf(element),
    frame: [rect.left - host.left, rect.top - host.top, rect.width, rect.height],
    opacity: element.style.opacity === "" ? 1 : Number(element.style.opacity),
    clip: readClip(element, host),
    scroll: readScroll(element),
  };
  if (element.closest(".layer")) node.overlay = true;
  if (!SPOKEN.includes(node.part)) node.text = element.textContent || undefined;
  return Object.assign(node, readSemantics(element));
}

/** What the elements around it leave of it; undefined where none of them cuts. */
function readClip(element, host) {
  let clip;
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (outer.key === undefined || outer.style.overflow === "") continue;
    const rect = outer.getBoundingClientRect();
    const own = [rect.left, rect.top, rect.right, rect.bottom];
    clip = clip?.map((edge, index) => (index < 2 ? Math.max : Math.min)(edge, own[index])) ?? own;
  }
  if (!clip) return undefined;
  const [left, top, right, bottom] = clip;
  return [
    left - host.left, top - host.top, Math.max(0, right - left), Math.max(0, bottom - top),
  ];
}

/** How what is inside an element scrolls, in its own points, whatever stretches it: by what the browser
 * has scrolled to, and of what may be moved in that. */
function readScroll(element) {
  const [extent] = element.children;
  if (!extent || extent.key !== undefined || !extent.firstElementChild) return undefined;
  const isVertical = element.side === "scrollTop";
  const length = isVertical ? "height" : "width";
  // A browser's styles round large numbers, and it says whole ones.
  const whole = parseFloat(extent.style[length]);
  const end = whole > 1e5 && element.scrollHeight
    ? (isVertical ? element.scrollHeight - element.clientHeight
      : element.scrollWidth - element.clientWidth)
    : whole - parseFloat(element.style[length]);
  const moved = extent.firstElementChild.style.translate.split(" ").map(parseFloat);
  return {
    axis: isVertical ? "vertical" : "horizontal",
    offset: element[element.side] - (moved[isVertical ? 1 : 0] || 0),
    end: Math.max(0, end),
    enabled: element.style.overflow.includes("auto"),
  };
}

function readSemantics(element) {
  if (element.getAttribute("aria-hidden")) return {};
  const role = roleOf(element);
  if (!role) return {};
  const [name, number] = (element.getAttribute("aria-label") ?? "").split("\n");
  const state = element.getAttribute("aria-selected") ?? element.getAttribute("aria-checked");
  return {
    role,
    name: name.trim(),
    number: number === undefined ? undefined : Number(number),
    detail: element.getAttribute("aria-description") ?? undefined,
    selected: state === null ? undefined : state === "true",
    expanded: flagOf(element, "aria-expanded"),
    multiselectable: flagOf(element, "aria-multiselectable"),
    disabled: element.getAttribute("aria-disabled") === "true",
    position: numberOf(element, "aria-posinset"),
    count: numberOf(element, "aria-setsize"),
  };
}

/** A button that has no role is one; the backdrop's is known by its part. */
function roleOf(element) {
  if (element.getAttribute("part") === "backdrop") return "dismiss";
  return element.getAttribute("role") ?? (element.localName === "button" ? "button" : null);
}

function flagOf(element, attribute) {
  const text = element.getAttribute(attribute);
  return text === null ? undefined : text === "true";
}

function numberOf(element, attribute) {
  const text = element.getAttribute(attribute);
  return text === null ? undefined : Number(text);
}

/** The item number in a node's key, or null. */
export function itemNumber(key) {
  const item = Math.floor(key / 256);
  return item === NO_ITEM ? null : item;
}

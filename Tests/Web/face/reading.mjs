// Reads what a face shows in native terms, in the form of a trace's expectations.

const NO_ITEM = 0xffffffff;

/** Everything that an expectation may name. `effects` come from the strip, which listens. */
export function read(strip) {
  const host = strip.element.getBoundingClientRect();
  return {
    size: [host.width, host.height],
    effects: strip.takeEffects(),
    ...readFocus(strip),
    nodes: [...nodeElements(strip.element)].map((element) => readNode(element, host, strip)),
  };
}

/** The elements of the control's nodes, from back to front. */
export function* nodeElements(element) {
  for (const inner of element.shadowRoot?.querySelectorAll("*") ?? []) {
    if (inner.key !== undefined) yield inner;
  }
}

function readFocus(strip) {
  const active = strip.element.shadowRoot?.activeElement;
  if (active?.key === undefined) return { focus: null, focusPart: null };
  return { focus: strip.itemOf(active), focusPart: active.getAttribute("part") };
}

function readNode(element, host, strip) {
  const rect = element.getBoundingClientRect();
  const node = {
    part: element.getAttribute("part"),
    item: strip.itemOf(element),
    frame: [rect.left - host.left, rect.top - host.top, rect.width, rect.height],
    opacity: element.style.opacity === "" ? 1 : Number(element.style.opacity),
    clip: readClip(element, host),
    scroll: readScroll(element),
  };
  if (node.part !== "bar" && node.part !== "scroller" && node.part !== "tab") {
    node.text = element.textContent || undefined;
  }
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

/** How what is inside an element scrolls: by what is seen of its extent, and of what may be moved
 * in that. */
function readScroll(element) {
  const [extent] = element.children;
  if (!extent || extent.key !== undefined || !extent.firstElementChild) return undefined;
  const seen = element.getBoundingClientRect();
  const content = extent.firstElementChild.getBoundingClientRect();
  return {
    axis: "horizontal",
    offset: seen.left - content.left,
    end: Math.max(0, extent.getBoundingClientRect().width - seen.width),
    enabled: element.style.overflow.startsWith("auto"),
  };
}

function readSemantics(element) {
  const role = element.getAttribute("role");
  if (!role || role === "presentation" || role === "none") return {};
  const state = element.getAttribute("aria-selected") ?? element.getAttribute("aria-checked");
  return {
    role,
    name: element.getAttribute("aria-label") ?? element.textContent,
    selected: state === null ? undefined : state === "true",
    expanded: flagOf(element, "aria-expanded"),
    multiselectable: flagOf(element, "aria-multiselectable"),
    disabled: element.getAttribute("aria-disabled") === "true",
    position: numberOf(element, "aria-posinset"),
    count: numberOf(element, "aria-setsize"),
  };
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

// Reads what a face shows in native terms, in the form of a trace's expectations.

const NO_ITEM = 0xffffffff;

/** Everything that an expectation may name. `effects` come from the strip, which listens. */
export function read(strip) {
  const host = strip.element.getBoundingClientRect();
  return {
    size: [host.width, host.height],
    effects: strip.takeEffects(),
    focus: focusedItem(strip),
    nodes: [...nodeElements(strip.element)].map((element) => readNode(element, host, strip)),
  };
}

/** The elements of the control's nodes, from back to front. */
export function* nodeElements(element) {
  for (const inner of element.shadowRoot?.querySelectorAll("*") ?? []) {
    if (inner.key !== undefined) yield inner;
  }
}

function focusedItem(strip) {
  const active = strip.element.shadowRoot?.activeElement;
  return active?.key === undefined ? null : strip.itemOf(active);
}

function readNode(element, host, strip) {
  const rect = element.getBoundingClientRect();
  const node = {
    part: element.getAttribute("part"),
    item: strip.itemOf(element),
    frame: [rect.left - host.left, rect.top - host.top, rect.width, rect.height],
    opacity: element.style.opacity === "" ? 1 : Number(element.style.opacity),
  };
  if (node.part !== "bar" && node.part !== "scroller" && node.part !== "tab") {
    node.text = element.textContent || undefined;
  }
  return Object.assign(node, readSemantics(element));
}

function readSemantics(element) {
  const role = element.getAttribute("role");
  if (!role || role === "presentation" || role === "none") return {};
  const state = element.getAttribute("aria-selected") ?? element.getAttribute("aria-checked");
  return {
    role,
    name: element.getAttribute("aria-label") ?? element.textContent,
    selected: state === null ? undefined : state === "true",
    disabled: element.getAttribute("aria-disabled") === "true",
    position: numberOf(element, "aria-posinset"),
    count: numberOf(element, "aria-setsize"),
  };
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

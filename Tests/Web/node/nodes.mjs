// Nodes, elements and shadow roots: the tree that the face builds. Only what the face and its tests
// use.

import { FakeEvent, FakeTarget } from "./events.mjs";
import { boxOf, rectOf, scrollRange } from "./geometry.mjs";
import { matchesSelector } from "./selectors.mjs";
import { makeStyle } from "./style.mjs";

export class FakeNode extends FakeTarget {
  childNodes = [];
  parentNode = null;

  get children() {
    return this.childNodes.filter((child) => child instanceof FakeElement);
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get firstElementChild() {
    return this.children[0] ?? null;
  }

  get lastChild() {
    return this.childNodes.at(-1) ?? null;
  }

  get nextSibling() {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }

  get parentElement() {
    return this.parentNode instanceof FakeElement ? this.parentNode : null;
  }

  get isConnected() {
    const root = this.getRootNode();
    return root.host ? root.host.isConnected : root === globalThis.document;
  }

  get textContent() {
    return this.childNodes.map((child) => child.textContent).join("");
  }

  set textContent(text) {
    this.replaceChildren(...(text === "" ? [] : [text]));
  }

  getRootNode({ composed = false } = {}) {
    let node = this;
    while (node.parentNode || (composed && node.host)) node = node.parentNode ?? node.host;
    return node;
  }

  contains(other) {
    for (let node = other; node; node = node.parentNode) if (node === this) return true;
    return false;
  }

  append(...nodes) {
    for (const node of nodes) this.insertBefore(node, null);
  }

  appendChild(node) {
    return this.insertBefore(node, null);
  }

  insertBefore(given, reference) {
    const node = given instanceof FakeNode ? given : new FakeText(String(given));
    if (node === reference) return node;
    node.remove();
    const index = reference ? this.childNodes.indexOf(reference) : this.childNodes.length;
    if (index < 0) throw new Error("the reference is no child");
    this.childNodes.splice(index, 0, node);
    node.parentNode = this;
    if (this.isConnected) eachCustom(node, (element) => element.connectedCallback?.());
    return node;
  }

  removeChild(node) {
    node.remove();
    return node;
  }

  remove() {
    const parent = this.parentNode;
    if (!parent) return;
    const wasConnected = this.isConnected;
    globalThis.document?.loseFocusIn(this);
    parent.childNodes.splice(parent.childNodes.indexOf(this), 1);
    this.parentNode = null;
    if (wasConnected) eachCustom(this, (element) => element.disconnectedCallback?.());
  }

  replaceChildren(...nodes) {
    for (const child of [...this.childNodes]) child.remove();
    this.append(...nodes);
  }

  *descendants() {
    for (const child of this.childNodes) {
      yield child;
      yield* child.descendants();
    }
  }

  querySelectorAll(selector) {
    return [...this.descendants()].filter((node) =>
      node instanceof FakeElement && matchesSelector(node, selector));
  }

  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  eventParent(isComposed) {
    return this.parentNode ?? (isComposed ? this.host : undefined);
  }
}

export class FakeText extends FakeNode {
  #text;

  constructor(text) {
    super();
    this.#text = text;
  }

  get textContent() {
    return this.#text;
  }

  set textContent(text) {
    this.#text = String(text);
  }

  get data() {
    return this.#text;
  }

  set data(text) {
    this.#text = String(text);
  }
}

export class FakeShadowRoot extends FakeNode {
  constructor(host) {
    super();
    this.host = host;
  }

  get activeElement() {
    const focused = globalThis.document.focused;
    return focused && focused.getRootNode() === this ? focused : null;
  }

  get adoptedStyleSheets() {
    return this.sheets ?? [];
  }

  set adoptedStyleSheets(sheets) {
    this.sheets = sheets;
  }

  getElementById(id) {
    return this.querySelector(`#${id}`);
  }

  set innerHTML(text) {
    this.replaceChildren(...(text === "" ? [] : [text]));
  }
}

/** Runs `action` for the custom elements among a node and its descendants, also in shadow trees. */
function eachCustom(node, action) {
  for (const each of [node, ...node.descendants()]) {
    if (each.shadowRoot) eachCustom(each.shadowRoot, action);
    if (each instanceof FakeElement) action(each);
  }
}

// Attributes that properties of the same meaning mirror.
const MIRRORED = {
  id: "id", dir: "dir", className: "class", part: "part", type: "type", value: "value",
  role: "role", title: "title", name: "name", slot: "slot",
};
const SWITCHES = { hidden: "hidden", disabled: "disabled", inert: "inert", selected: "selected" };

export class FakeElement extends FakeNode {
  shadowRoot = null;
  attributes = new Map();
  style = makeStyle();
  #scrolled = { width: 0, height: 0 };

  constructor() {
    super();
    this.localName = FakeElement.nameOf?.(new.target) ?? "div";
  }

  get tagName() {
    return this.localName.toUpperCase();
  }

  get ownerDocument() {
    return globalThis.document;
  }

  get dataset() {
    const attribute = (name) =>
      `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return new Proxy({}, {
      get: (_, name) => this.getAttribute(attribute(name)) ?? undefined,
      set: (_, name, value) => (this.setAttribute(attribute(name), value), true),
    });
  }

  get tabIndex() {
    const own = this.localName === "button" ? 0 : -1;
    return Number(this.getAttribute("tabindex") ?? own);
  }

  set tabIndex(value) {
    this.setAttribute("tabindex", value);
  }

  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  hasAttribute(name) {
    return this.attributes.has(name);
  }

  setAttribute(name, value) {
    const old = this.getAttribute(name);
    this.attributes.set(name, String(value));
    this.#tell(name, old);
  }

  removeAttribute(name) {
    const old = this.getAttribute(name);
    if (this.attributes.delete(name)) this.#tell(name, old);
  }

  toggleAttribute(name, isOn = !this.hasAttribute(name)) {
    if (isOn) this.setAttribute(name, "");
    else this.removeAttribute(name);
  }

  #tell(name, old) {
    if (!this.constructor.observedAttributes?.includes(name)) return;
    this.attributeChangedCallback?.(name, old, this.getAttribute(name));
  }

  attachShadow() {
    this.shadowRoot = new FakeShadowRoot(this);
    return this.shadowRoot;
  }

  matches(selector) {
    return matchesSelector(this, selector);
  }

  closest(selector) {
    for (let node = this; node instanceof FakeElement; node = node.parentNode) {
      if (node.matches(selector)) return node;
    }
    return null;
  }

  focus({ focusVisible = globalThis.document.isKeyboardInUse } = {}) {
    globalThis.document.moveFocus(this, focusVisible);
  }

  blur() {
    if (globalThis.document.focused === this) globalThis.document.moveFocus(null, false);
  }

  click() {
    this.dispatchEvent(
      new FakeEvent("click", { bubbles: true, composed: true, cancelable: true, detail: 0 }));
  }

  setPointerCapture(pointer) {
    globalThis.document.captures.set(pointer, this);
  }

  releasePointerCapture(pointer) {
    globalThis.document.captures.delete(pointer);
  }

  hasPointerCapture(pointer) {
    return globalThis.document.captures.get(pointer) === this;
  }

  getBoundingClientRect() {
    return rectOf(this);
  }

  get clientWidth() {
    return Math.round(boxOf(this).width);
  }

  get clientHeight() {
    return Math.round(boxOf(this).height);
  }

  get offsetWidth() {
    return this.clientWidth;
  }

  get offsetHeight() {
    return this.clientHeight;
  }

  get scrollLeft() {
    return Math.min(this.#scrolled.width, scrollRange(this));
  }

  set scrollLeft(offset) {
    this.#scroll("width", offset);
  }

  get scrollTop() {
    return Math.min(this.#scrolled.height, scrollRange(this, "height"));
  }

  set scrollTop(offset) {
    this.#scroll("height", offset);
  }

  /** As a browser does, keeps to the content and tells of the scroll a frame later. */
  #scroll(length, offset) {
    const target = Math.min(Math.max(Number(offset), 0), scrollRange(this, length));
    if (target === this.#scrolled[length]) return;
    this.#scrolled[length] = target;
    globalThis.document.atNextFrame(() => this.dispatchEvent(new FakeEvent("scroll")));
  }

  scrollTo({ left }) {
    this.scrollLeft = left;
  }

  set innerHTML(text) {
    this.replaceChildren(...(text === "" ? [] : [text]));
  }
}

for (const [property, attribute] of Object.entries(MIRRORED)) {
  Object.defineProperty(FakeElement.prototype, property, {
    configurable: true,
    get() { return this.getAttribute(attribute) ?? ""; },
    set(value) { this.setAttribute(attribute, value); },
  });
}
for (const [property, attribute] of Object.entries(SWITCHES)) {
  Object.defineProperty(FakeElement.prototype, property, {
    configurable: true,
    get() { return this.hasAttribute(attribute); },
    set(value) { this.toggleAttribute(attribute, Boolean(value)); },
  });
}

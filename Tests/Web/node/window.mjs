// The globals of a browser, as far as the face uses them, on the small DOM beside this file. What a
// browser does by itself, with frames, sizes, media and focus, happens when the test says so.

import { FakeEvent, FakeTarget } from "./events.mjs";
import { boxOf } from "./geometry.mjs";
import { FakeElement, FakeNode, FakeText } from "./nodes.mjs";

export class FakeDocument extends FakeNode {
  focused = null;
  isFocusVisible = false;
  isKeyboardInUse = false;
  captures = new Map();
  #frameTasks = [];

  constructor() {
    super();
    this.documentElement = new FakeElement();
    this.documentElement.localName = "html";
    this.body = new FakeElement();
    this.body.localName = "body";
    this.fonts = Object.assign(new FakeTarget(), { ready: Promise.resolve(), status: "loaded" });
    this.adoptedStyleSheets = [];
    this.visibilityState = "visible";
  }

  build() {
    this.append(this.documentElement);
    this.documentElement.append(this.body);
  }

  createElement(name) {
    return makeElement(name);
  }

  createElementNS(_, name) {
    return makeElement(name);
  }

  createTextNode(text) {
    return new FakeText(text);
  }

  getElementById(id) {
    return this.querySelector(`#${id}`);
  }

  get activeElement() {
    let element = this.focused;
    while (element?.getRootNode().host) element = element.getRootNode().host;
    return element ?? this.body;
  }

  eventParent() {
    return globalThis.window;
  }

  /** Moves the focus, and tells of it as a browser does: before the call returns. */
  moveFocus(element, isVisible) {
    if (this.focused === element) return;
    const old = this.focused;
    this.focused = element;
    this.isFocusVisible = isVisible;
    if (old) tellFocus(old, "blur", "focusout", element);
    if (element && this.focused === element) tellFocus(element, "focus", "focusin", old);
  }

  /** A browser blurs what is taken away with the focus in it. */
  loseFocusIn(node) {
    for (let each = this.focused; each; each = each.parentNode ?? each.host) {
      if (each === node) return this.moveFocus(null, false);
    }
  }

  atNextFrame(task) {
    this.#frameTasks.push(task);
  }

  /** What a browser does of itself with a frame: told scrolls, then sizes. */
  runFrame() {
    for (const task of this.#frameTasks.splice(0)) task();
    for (const observer of FakeResizeObserver.all) observer.check();
  }
}

function tellFocus(element, own, bubbling, relatedTarget) {
  const members = { composed: true, relatedTarget };
  element.dispatchEvent(new FakeEvent(own, members));
  element.dispatchEvent(new FakeEvent(bubbling, { ...members, bubbles: true }));
}

const constructors = new Map();
FakeElement.nameOf = (constructor) =>
  [...constructors].find(([, each]) => each === constructor)?.[0];

function makeElement(name) {
  const Constructor = constructors.get(name) ?? FakeElement;
  const element = new Constructor();
  element.localName = name;
  const pen = { font: "", measureText: () => ({ width: 0 }) };
  if (name === "canvas") element.getContext = () => pen;
  return element;
}

export class FakeResizeObserver {
  static all = new Set();
  #callback;
  #sizes = new Map();

  constructor(callback) {
    this.#callback = callback;
  }

  observe(element) {
    this.#sizes.set(element, "");
    FakeResizeObserver.all.add(this);
  }

  unobserve(element) {
    this.#sizes.delete(element);
  }

  disconnect() {
    this.#sizes.clear();
    FakeResizeObserver.all.delete(this);
  }

  /** The probes that are watched. */
  get probes() {
    return [...this.#sizes.keys()].filter((element) => element.className === "probe");
  }

  check() {
    const entries = [];
    for (const [target, last] of this.#sizes) {
      const size = `${observedSize(target)}`;
      if (size === last) continue;
      this.#sizes.set(target, size);
      const [width, height] = observedSize(target);
      entries.push({ target, contentRect: { width, height } });
    }
    if (entries.length > 0) this.#callback(entries, this);
  }
}

/** The probe's size is given by a style sheet: it follows text size and direction. Its colour follows the
    colour scheme, and a transition tells of it. */
function observedSize(element) {
  if (element.className === "probe") {
    const { fontSize, direction } = getComputedStyle(element);
    return [direction === "rtl" ? 1 : 0, parseFloat(fontSize)];
  }
  const { width, height } = boxOf(element);
  return [width, height];
}

class FakeMedia extends FakeTarget {
  constructor(query) {
    super();
    this.media = query;
  }

  get matches() {
    return FakeMedia.matching.has(this.media.replace(/\s/g, ""));
  }
}
FakeMedia.matching = new Set();
const DARK = "(prefers-color-scheme:dark)";
const media = new Map();

/** Makes exactly these media queries match, and tells those who listen. */
export function setMedia(queries) {
  const before = FakeMedia.matching;
  FakeMedia.matching = new Set(queries.map((query) => query.replace(/\s/g, "")));
  for (const each of media.values()) {
    const name = each.media.replace(/\s/g, "");
    if (before.has(name) === FakeMedia.matching.has(name)) continue;
    each.dispatchEvent(Object.assign(new FakeEvent("change"), { matches: each.matches }));
  }
  if (before.has(DARK) === FakeMedia.matching.has(DARK)) return;
  for (const { probes } of FakeResizeObserver.all) {
    for (const probe of probes) probe.dispatchEvent(new FakeEvent("transitionend"));
  }
}

// How much of the window a keyboard covers, or moves away.
const covered = { top: 0, bottom: 0 };

export function setCovered({ coveredTop: top = 0, coveredBottom: bottom = 0 }) {
  Object.assign(covered, { top, bottom });
}

/** Gives the window another size, and tells of it. */
export function setWindowSize({ width, height }) {
  globalThis.innerWidth = width;
  globalThis.innerHeight = height;
  globalThis.window?.dispatchEvent(new FakeEvent("resize"));
}

function matchMedia(query) {
  if (!media.has(query)) media.set(query, new FakeMedia(query));
  return media.get(query);
}

function computedStyle(element) {
  const root = globalThis.document.documentElement;
  let direction = "ltr";
  for (let each = element; each; each = each.parentNode ?? each.host) {
    if (!each.dir) continue;
    direction = each.dir;
    break;
  }
  return {
    direction, fontSize: root.style.fontSize || "16px", fontFamily: "sans-serif",
    height: root.style.fontSize || "16px",
    // What `light-dark()` makes of a page that allows both.
    color: FakeMedia.matching.has(DARK) ? "rgb(255, 255, 255)" : "rgb(0, 0, 0)",
    getPropertyValue: (name) => (name === "direction" ? direction : ""),
  };
}

/** Makes the globals. Once for each process. */
export function install() {
  const window = new FakeTarget();
  const document = new FakeDocument();
  const globals = {
    window, document, matchMedia, getComputedStyle: computedStyle, devicePixelRatio: 2,
    innerWidth: 900, innerHeight: 700,
    visualViewport: {
      scale: 1,
      get offsetTop() { return covered.top; },
      get height() { return globalThis.innerHeight - covered.top - covered.bottom; },
    },
    HTMLElement: FakeElement, Element: FakeElement, Node: FakeNode, Event: FakeEvent,
    CustomEvent: FakeEvent, ResizeObserver: FakeResizeObserver,
    MutationObserver: class { observe() {} disconnect() {} takeRecords() { return []; } },
    reportError: (error) => queueMicrotask(() => { throw error; }),
    // A picture that never comes.
    Image: class { src = ""; },
    CSSStyleSheet: class { replaceSync() {} },
    customElements: {
      define: (name, constructor) => constructors.set(name, constructor),
      get: (name) => constructors.get(name),
      whenDefined: () => Promise.resolve(),
    },
    requestAnimationFrame: (callback) => setTimeout(callback), cancelAnimationFrame: clearTimeout,
    addEventListener: (...all) => window.addEventListener(...all),
    removeEventListener: (...all) => window.removeEventListener(...all),
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
  document.build();
  return { window, document };
}

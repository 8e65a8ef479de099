// What every element of the face does, whichever control it has.
import { Refusal } from "./book.js";
import { Host } from "./host.js";
import { afterCalls, ready } from "./module.js";
import { strings } from "./semantics.js";

export const causes = ["person", "code", "content"];

const shells = new WeakMap();

// Behind an element: its attributes, its accessible name, its words, and its host while it is in a
// page.
export class Shell {
  name = "";
  host = null;
  words = strings;
  shadow;
  options = {};
  #element;
  #app;
  #isGiven = false;
  #observer;

  // `allowed` has the values of each attribute, the usual one first. `app` is what a host asks for,
  // with `begin()`: records that make a new control what the element is; `attribute(name)`: the
  // record of an attribute that has changed; `read()`: reads the element's children; `leave()`:
  // what is done before the host goes.
  constructor(element, allowed, app) {
    shells.set(element, this);
    this.#element = element;
    this.#app = app;
    this.allowed = allowed;
    for (const name in allowed) this.options[name] = allowed[name][0];
    this.shadow = element.attachShadow({ mode: "open" });
    this.#observer = new MutationObserver(() => app.read());
  }

  apply(record) {
    this.host?.apply(record);
  }

  // Does what an app asks for; where that makes no sense, says so and changes nothing.
  try(action) {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      console.warn(`${this.#element.localName}: ${error.message}`);
    }
  }

  // The content comes from JavaScript now, and no longer from the element's children.
  given() {
    this.#isGiven = true;
    this.#observer.disconnect();
  }

  attribute(name, value) {
    const { allowed, options } = this;
    if (name in allowed) {
      this.try(() => {
        const option = value ?? allowed[name][0];
        if (!allowed[name].includes(option)) {
          throw new Refusal(name, value, allowed[name].join(", "));
        }
        options[name] = option;
        this.apply(this.#app.attribute(name));
      });
    } else if (value !== null) {
      // An element without a role must not have it, so it moves to the one that has.
      this.name = value;
      this.apply(this.#app.attribute(name));
      this.#element.removeAttribute(name);
    }
  }

  connected() {
    if (!this.#isGiven) {
      this.#app.read();
      this.#observer.observe(this.#element, {
        attributes: true, characterData: true, childList: true, subtree: true,
      });
    }
    if (this.host) this.host.moved();
    else ready.then(() => this.#element.isConnected && !this.host && this.mount(), () => {});
  }

  // An element that is moved is taken out and put in again at once.
  disconnected() {
    setTimeout(() => {
      if (this.#element.isConnected) return;
      this.#close();
      this.#observer.disconnect();
    });
  }

  #close() {
    if (!this.host) return;
    this.#app.leave?.();
    this.host.close();
    this.host = null;
  }

  mount() {
    this.#close();
    this.host = new Host(this.#element, this.shadow, this.words, this.#app);
    for (const record of this.#app.begin()) if (record) this.apply(record);
  }

  // Tells the app when no call is under way.
  tell(name, detail, bubbles = true) {
    afterCalls(() =>
      this.#element.dispatchEvent(new CustomEvent(name, { bubbles, detail })));
  }
}

export class ChoiceElement extends HTMLElement {
  // The words that are added to what the app says: see `strings` in semantics.js.
  get strings() {
    return shells.get(this).words;
  }

  set strings(words) {
    const shell = shells.get(this);
    shell.words = { ...strings, ...words };
    if (shell.host) shell.mount();
  }

  // Moves the keyboard focus to where the Tab key would.
  focus(options) {
    this.shadowRoot.querySelector("button:not([tabindex])")?.focus(options);
  }

  attributeChangedCallback(name, _, value) {
    shells.get(this).attribute(name, value);
  }

  connectedCallback() {
    // What was set before this was an element of ours hides what ours has: it is taken over.
    for (const name of Object.keys(this)) {
      if (!(name in Object.getPrototypeOf(this))) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    shells.get(this).connected();
  }

  disconnectedCallback() {
    shells.get(this).disconnected();
  }
}

// Makes a class an element whose attributes are properties, too.
export function define(name, type, allowed) {
  type.observedAttributes = [...Object.keys(allowed), "aria-label"];
  for (const attribute in allowed) {
    Object.defineProperty(type.prototype, attribute, {
      get() { return shells.get(this).options[attribute]; },
      set(value) { this.setAttribute(attribute, value); },
    });
  }
  customElements.define(name, type);
}

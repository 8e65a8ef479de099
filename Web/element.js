// What every element of the face does, whichever control it has.
import { hosts } from "./host.js";
import { strings } from "./semantics.js";

export const causes = ["person", "code", "content"];

export class ChoiceElement extends HTMLElement {
  // The words that are added to what the app says: see `strings` in semantics.js.
  get strings() {
    return hosts.get(this).words;
  }

  set strings(words) {
    const host = hosts.get(this);
    host.words = { ...strings, ...words };
    if (host.handle) host.mount();
  }

  // Moves the keyboard focus to where the Tab key would.
  focus(options) {
    hosts.get(this).sink?.entry?.focus(options);
  }

  attributeChangedCallback(name, _, value) {
    hosts.get(this).attribute(name, value);
  }

  connectedCallback() {
    // What was set before this was an element of ours hides what ours has: it is taken over.
    for (const name of Object.keys(this)) {
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    hosts.get(this).connected();
  }

  disconnectedCallback() {
    hosts.get(this).disconnected();
  }
}

// Makes a class an element whose attributes are properties, too.
export function define(name, type, allowed) {
  type.observedAttributes = [...Object.keys(allowed), "aria-label"];
  for (const attribute in allowed) {
    Object.defineProperty(type.prototype, attribute, {
      get() { return hosts.get(this).options[attribute]; },
      set(value) { this.setAttribute(attribute, value); },
    });
  }
  customElements.define(name, type);
}

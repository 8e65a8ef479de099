// The panels that an app has for its tabs: they are named, shown and hidden with the selection.

// The attributes that were added to a panel, to be taken away again.
const added = new WeakMap();

export class Panels {
  #byItem = new Map();
  #shown = null;

  // Takes the panels of these items, hides them, and gives others back. `element` is the strip.
  link(element, items) {
    for (const panel of this.#byItem.values()) release(panel);
    this.#byItem.clear();
    for (const item of items) {
      const panel = find(element, item.panel);
      if (!panel) continue;
      this.#byItem.set(item.value, panel);
      add(panel, "role", "tabpanel");
      add(panel, "tabindex", "0");
      nameAfter(panel, item);
      panel.hidden = true;
    }
  }

  // Shows the panel of an item, or none, and hides the one that was shown.
  show(item) {
    if (this.#shown) this.#shown.hidden = true;
    this.#shown = this.#byItem.get(item?.value) ?? null;
    if (!this.#shown) return;
    nameAfter(this.#shown, item);
    this.#shown.hidden = false;
  }
}

function nameAfter(panel, item) {
  if (!panel.hasAttribute("aria-labelledby")) add(panel, "aria-label", item.label || item.title);
}

export function find(element, panel) {
  if (typeof panel === "string") panel = element.getRootNode().getElementById?.(panel);
  return panel instanceof Element ? panel : null;
}

// Sets an attribute, unless the app has.
function add(panel, name, value) {
  if (!added.has(panel)) added.set(panel, new Set());
  const names = added.get(panel);
  if (panel.hasAttribute(name) && !names.has(name)) return;
  names.add(name);
  panel.setAttribute(name, value);
}

// A panel whose tab has gone is an element like any other, and isn't shown.
function release(panel) {
  for (const name of added.get(panel) ?? []) panel.removeAttribute(name);
  added.delete(panel);
  panel.hidden = true;
}

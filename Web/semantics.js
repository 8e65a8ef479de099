// What assistive technology is told about a node.

export const roles = [, "tablist", "tab", "radiogroup", "radio"];
const states = ["checked", "selected", "disabled", "multiselectable", "expanded", "haspopup"];
const values = [, "false", "true", "listbox", "menu"];
const additions = [, "dot", "count", , "items", "close"];

// The words that are added to what an app says: texts, or what makes one. Replaceable, here for all
// elements or for one by its property `strings`.
export const strings = {
  dot: "new",
  count: (count) => `${count} new`,
  // An accessible name and what belongs to it: what its badge says, how much is behind it.
  named: (name, more) => `${name}, ${more}`,
};

// Nothing to say takes the attribute away.
export function set(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

export function describe(element, reader, words) {
  const role = reader.number();
  set(element, "aria-hidden", !role && "true");
  if (!role) return;
  // What holds something that is told isn't hidden.
  for (let outer; (outer = element.closest("[aria-hidden]")); ) set(outer, "aria-hidden");
  set(element, "role", roles[role]);
  for (const state of states) set(element, `aria-${state}`, values[reader.number()]);
  set(element, "aria-posinset", reader.number());
  set(element, "aria-setsize", reader.number());
  set(element, "aria-description", reader.text());
  element.isInert = !reader.number();
  const name = reader.text();
  const kind = reader.number();
  const more = kind === 3 ? reader.text() : say(words, additions[kind], reader.number());
  set(element, "aria-label", name && more ? say(words, "named", name, more) : name || more);
}

// What one of an app's words makes of something. One that fails costs only what it was to say.
function say(words, name, ...facts) {
  try {
    const word = words[name];
    return word?.call ? word(...facts) : word;
  } catch (error) {
    reportError(error);
    return facts.join(" ");
  }
}

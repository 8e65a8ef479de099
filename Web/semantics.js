// What assistive technology is told about a node.
const roles = [, "tablist", "tab", "radiogroup", "radio"];

// The words that are added to what an app says. Replaceable, here for all elements or for one by its
// property `strings`.
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

export function describe(element, reader, { app, words }) {
  const number = reader.byte();
  set(element, "aria-hidden", !number && "true");
  if (!number) return;
  // What holds something that is told isn't hidden.
  for (let outer; (outer = element.closest("[aria-hidden]")); ) set(outer, "aria-hidden");
  const flags = reader.byte();
  const chosen = flags & 1 && String(!!(flags & 2));
  set(element, "role", roles[number]);
  set(element, number === 4 ? "aria-checked" : "aria-selected", chosen);
  set(element, "aria-disabled", flags & 4 && "true");
  set(element, "aria-posinset", reader.word());
  set(element, "aria-setsize", reader.word());
  const name = reader.text();
  const badge = readBadge(reader, words);
  set(element, "aria-label", badge ? say(words, "named", name, badge) : name);
  element.isInert = !(flags & 8);
  if (number > 4) app.describe(element, reader, number, flags, words);
}

function readBadge(reader, words) {
  switch (reader.byte()) {
    case 1: return words.dot;
    case 2: return say(words, "count", reader.word());
    case 3: return reader.text();
  }
}

// What one of an app's words makes of something. One that fails costs only what it was to say.
export function say(words, name, ...facts) {
  try {
    return words[name](...facts);
  } catch (error) {
    reportError(error);
    return facts.join(" ");
  }
}

// What assistive technology is told about a node.
const roles = ["tablist", "tab", "radiogroup", "radio"];

// The words that are added to what an app says. Replaceable, here for all strips or for one by its
// property `strings`.
export const strings = {
  dot: "new",
  count: (count) => `${count} new`,
  // An accessible name and what its badge says.
  named: (name, badge) => `${name}, ${badge}`,
};

// Nothing to say takes the attribute away.
export function set(element, name, value) {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

export function describe(element, reader, words) {
  const role = roles[reader.byte()];
  const flags = reader.byte();
  const position = reader.word();
  const count = reader.word();
  const name = reader.text();
  const badge = readBadge(reader, words);
  const chosen = flags & 1 && String(!!(flags & 2));
  set(element, "role", role);
  set(element, "aria-label", badge ? words.named(name, badge) : name);
  set(element, "aria-selected", role === "tab" && chosen);
  set(element, "aria-checked", role === "radio" && chosen);
  set(element, "aria-disabled", flags & 4 && "true");
  set(element, "aria-posinset", position);
  set(element, "aria-setsize", count);
  element.isInert = !(flags & 8);
}

function readBadge(reader, words) {
  switch (reader.byte()) {
    case 1: return words.dot;
    case 2: return words.count(reader.word());
    case 3: return reader.text();
  }
}

// Holds what was seen against what a trace expects, and words the differences.

const TOLERANCE = 0.5;
const OPACITY_TOLERANCE = 0.01;
const MEMBERS = [
  "role", "name", "selected", "expanded", "multiselectable", "number", "detail", "position",
  "count", "text",
];

/** One line for each difference: which node, what was expected, what was seen. */
export function differences(expected, seen) {
  return [
    ...compareNumbers("size", expected.size, seen.size, TOLERANCE),
    ...compareEffects(expected.effects ?? [], seen.effects),
    ...compareFocus(expected, seen),
    ...compareNodes(expected.nodes ?? [], seen.nodes),
  ];
}

function compareEffects(expected, seen) {
  return compareValues("effects", words(expected), words(seen));
}

/** Effects in one line, their members in alphabetical order. */
function words(effects) {
  const word = (effect) => Object.keys(effect).sort().map((key) => `${key} ${effect[key]}`);
  return effects.map((effect) => word(effect).join(", ")).join("; ");
}

function compareFocus(expected, seen) {
  const name = ({ focus, focusPart }) =>
    focusPart == null ? null : nameOf({ part: focusPart, item: focus });
  return compareValues("focus", name(expected), name(seen));
}

function compareNodes(expected, seen) {
  const rest = new Map();
  const lines = [];
  for (const node of seen) {
    if (rest.has(nameOf(node))) lines.push(`${nameOf(node)}: there twice`);
    rest.set(nameOf(node), node);
  }
  for (const node of expected) {
    const name = nameOf(node);
    if (rest.has(name)) lines.push(...compareNode(name, node, rest.get(name)));
    else lines.push(`${name}: expected, but not there`);
    rest.delete(name);
  }
  for (const name of rest.keys()) lines.push(`${name}: there, but not expected`);
  return lines;
}

function nameOf(node) {
  return node.item === null || node.item === undefined ? node.part : `${node.part}(${node.item})`;
}

function compareNode(name, expected, seen) {
  const lines = compareNumbers(`${name} frame`, expected.frame, seen.frame, TOLERANCE);
  lines.push(...compareNumbers(
    `${name} opacity`, [expected.opacity ?? 1], [seen.opacity], OPACITY_TOLERANCE));
  for (const member of MEMBERS) {
    lines.push(...compareValues(`${name} ${member}`, plain(member, expected), plain(member, seen)));
  }
  if (expected.role !== undefined) {
    lines.push(...compareValues(
      `${name} disabled`, expected.disabled ?? false, seen.disabled ?? false));
  }
  lines.push(...compareValues(`${name} overlay`, expected.overlay ?? false, seen.overlay ?? false));
  lines.push(...compareRects(`${name} clip`, expected.clip, seen.clip));
  lines.push(...compareScroll(`${name} scroll`, expected.scroll, seen.scroll));
  return lines;
}

function compareRects(name, expected, seen) {
  if (expected && seen) return compareNumbers(name, expected, seen, TOLERANCE);
  return compareValues(name, expected ?? null, seen ?? null);
}

/** A browser pulls things beyond their ends as its system does, so that is not compared. */
function compareScroll(name, expected, seen) {
  if (!expected || !seen) return compareValues(name, expected ?? null, seen ?? null);
  return [
    ...compareNumbers(name, [expected.offset, expected.end], [seen.offset, seen.end], TOLERANCE),
    ...compareValues(`${name} axis`, expected.axis, seen.axis),
    ...compareValues(`${name} enabled`, expected.enabled, seen.enabled),
  ];
}

/** Roles are ARIA's words, which are written without capitals. */
function plain(member, node) {
  const value = node[member] ?? null;
  return member === "role" && value !== null ? value.toLowerCase() : value;
}

function compareValues(name, expected, seen) {
  if (expected === seen) return [];
  return [`${name}: expected ${JSON.stringify(expected)}, seen ${JSON.stringify(seen)}`];
}

function compareNumbers(name, expected, seen, tolerance) {
  if (!expected) return [];
  const isNear = expected.every((value, index) => Math.abs(value - seen[index]) <= tolerance);
  if (isNear) return [];
  const round = (values) => values.map((value) => Math.round(value * 1000) / 1000).join(" ");
  return [`${name}: expected ${round(expected)}, seen ${round(seen)}`];
}

// The selectors that the face and its tests use: a list of a tag, ids, attributes, and a few
// pseudo-classes. No combinators but the child's.

export function matchesSelector(element, selector) {
  return selector.split(",").some((each) => matchesChain(element, each.trim()));
}

function matchesChain(element, selector) {
  const steps = selector.split(">").map((step) => step.trim());
  let current = element;
  for (const step of steps.reverse()) {
    if (!current?.getAttribute) return step === ":scope";
    if (step !== ":scope" && !matchesCompound(current, step)) return false;
    current = current.parentNode;
  }
  return true;
}

function matchesCompound(element, selector) {
  const parts = selector.match(/\*|[a-z][\w-]*|#[\w-]+|\.[\w-]+|\[[^\]]+\]|:[\w-]+(\([^)]*\))?/g);
  return (parts ?? []).every((part) => matchesPart(element, part));
}

function matchesPart(element, part) {
  if (part === "*") return true;
  switch (part[0]) {
    case "#": return element.id === part.slice(1);
    case ".": return element.className.split(" ").includes(part.slice(1));
    case "[": return matchesAttribute(element, part.slice(1, -1));
    case ":": return matchesPseudo(element, part);
    default: return element.localName === part;
  }
}

function matchesAttribute(element, text) {
  const [, name, operator, quoted] = /^([\w-]+)(?:(~?=)(.*))?$/.exec(text);
  const value = element.getAttribute(name);
  if (operator === undefined || value === null) return value !== null;
  const wanted = quoted.replace(/^["']|["']$/g, "");
  return operator === "=" ? value === wanted : value.split(/\s+/).includes(wanted);
}

function matchesPseudo(element, part) {
  switch (part) {
    case ":focus": return document.focused === element;
    case ":focus-visible": return document.focused === element && document.isFocusVisible;
    case ":dir(rtl)": return getComputedStyle(element).direction === "rtl";
    case ":dir(ltr)": return getComputedStyle(element).direction === "ltr";
    default: throw new Error(`this DOM knows no selector '${part}'`);
  }
}

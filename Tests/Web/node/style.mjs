// Inline styles: as much of CSSStyleDeclaration as the face uses, and the lengths and transforms
// that frames are computed from.

export function makeStyle() {
  const values = new Map();
  const methods = {
    setProperty: (name, value) => set(name, value),
    getPropertyValue: (name) => values.get(name) ?? "",
    removeProperty: (name) => values.delete(name),
  };
  const set = (name, value) => {
    if (value === "" || value === null) values.delete(name);
    else values.set(name, String(value));
  };
  return new Proxy({}, {
    get: (_, name) => methods[name]
      ?? (name === "cssText" ? textOf(values) : values.get(cssName(name)) ?? ""),
    set: (_, name, value) => {
      if (name === "cssText") readText(values, value);
      else set(cssName(name), value);
      return true;
    },
  });
}

function cssName(name) {
  if (typeof name !== "string") return "";
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function textOf(values) {
  return [...values].map(([name, value]) => `${name}: ${value};`).join(" ");
}

function readText(values, text) {
  values.clear();
  for (const declaration of text.split(";")) {
    const [name, ...value] = declaration.split(":");
    if (value.length > 0) values.set(name.trim(), value.join(":").trim());
  }
}

/** A length in pixels, or undefined where there is none. */
export function pixels(text) {
  const match = /^(-?[\d.]+(?:e-?\d+)?)px$/.exec(text ?? "");
  return match ? Number(match[1]) : undefined;
}

/** A matrix as CSS writes it: [a, b, c, d, e, f]. */
export const IDENTITY = [1, 0, 0, 1, 0, 0];

export function multiply(outer, inner) {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [
    a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s,
    a * t + c * u + e, b * t + d * u + f,
  ];
}

export function translation(x, y) {
  return [1, 0, 0, 1, x, y];
}

/** What `translate`, `rotate`, `scale`, `transform` and `transform-origin` make of an element's own
    box, in the order that CSS Transforms 2 has them. */
export function transformOf(style, width, height) {
  const [x, y] = readOrigin(style.transformOrigin, width, height);
  const lengths = style.translate.split(" ").map((text) => pixels(text) ?? 0);
  return [
    translation(lengths[0] ?? 0, lengths[1] ?? 0), translation(x, y),
    rotation(parseFloat(style.rotate) || 0), readScale(style.scale),
    readTransform(style.transform), translation(-x, -y),
  ].reduce(multiply);
}

function readScale(text) {
  const [x = 1, y = x] = text.split(" ").filter(Boolean).map(Number);
  return [x, 0, 0, y, 0, 0];
}

function readTransform(text) {
  let matrix = IDENTITY;
  for (const [, name, list] of text.matchAll(/([a-zA-Z0-9]+)\(([^)]*)\)/g)) {
    const values = list.split(",").map((value) => parseFloat(value));
    matrix = multiply(matrix, functionMatrix(name, values));
  }
  return matrix;
}

function functionMatrix(name, [first, second, ...rest]) {
  switch (name) {
    case "translate": return translation(first, second ?? 0);
    case "translateX": return translation(first, 0);
    case "translateY": return translation(0, first);
    case "scale": return [first, 0, 0, second ?? first, 0, 0];
    case "rotate": return rotation(first);
    case "matrix": return [first, second, ...rest];
    default: throw new Error(`this DOM knows no transform '${name}'`);
  }
}

function rotation(angle) {
  return [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
}

function readOrigin(text, width, height) {
  const [x = "50%", y = "50%"] = text.split(" ").filter(Boolean);
  return [originLength(x, width), originLength(y, height)];
}

function originLength(text, size) {
  return text.endsWith("%") ? parseFloat(text) / 100 * size : parseFloat(text) || 0;
}

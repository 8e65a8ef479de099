// How a node looks, in CSS.

// A gradient between two points in fractions of the node's size. CSS has its line through the
// middle of the box, from corner to corner, so places are projected onto that line.
export function gradient(element, reader) {
  const [startX, startY, endX, endY] = [0, 0, 0, 0].map(() => reader.short());
  const { width, height } = element.box;
  const dx = (endX - startX) * width;
  const dy = (endY - startY) * height;
  const length = Math.hypot(dx, dy) || 1;
  const line = (Math.abs(dx) * width + Math.abs(dy) * height) / length || 1;
  const project = (x, y) =>
    (((x - 0.5) * width * dx + (y - 0.5) * height * dy) / length / line + 0.5) * 100;
  const first = project(startX, startY);
  const last = project(endX, endY);
  const stops = Array.from({ length: reader.byte() }, () => {
    const place = first + (last - first) * reader.short();
    return `${reader.color()} ${place}%`;
  });
  return `linear-gradient(${Math.atan2(dx, -dy)}rad,${stops})`;
}

export function edgeFade(reader) {
  const left = reader.short();
  const right = reader.short();
  const edge = `rgb(0 0 0/${1 - reader.short()})`;
  if (!(left > 0 || right > 0)) return "";
  return `linear-gradient(90deg,${left > 0 ? `${edge},` : ""}#000 ${left}px,` +
    `#000 calc(100% - ${right}px)${right > 0 ? `,${edge}` : ""})`;
}

// Draws a picture into an element of its own, or returns nothing where there is none.
export function picture(reader) {
  const kind = reader.byte();
  if (kind === 0) return null;
  const source = kind === 3 ? outline(reader) : reader.text();
  const isTinted = reader.byte();
  const fills = reader.byte();
  const placeholder = reader.color();
  if (kind === 3) return source;
  const element = document.createElement("i");
  element.style.background = placeholder;
  const address = safeAddress(source);
  if (!address) return element;
  const image = new Image();
  image.onload = () => {
    const drawn = `url("${address}") center/${fills ? "cover" : "contain"} no-repeat`;
    element.style.background = isTinted ? "currentColor" : drawn;
    if (isTinted) element.style.mask = drawn;
  };
  image.src = address;
  return element;
}

// An address that a picture may have: nothing that runs.
function safeAddress(text) {
  try {
    const { href, protocol } = new URL(text, document.baseURI);
    if (/^(https?|blob|file):$/.test(protocol) || /^data:image\//i.test(href)) {
      return href.replace(/["\\\n]/g, encodeURIComponent);
    }
  } catch {
    // Not an address: nothing is shown but the placeholder.
  }
  return null;
}

function outline(reader) {
  const stroke = reader.short();
  let path = "";
  for (let count = reader.word(); count > 0; count--) {
    const kind = reader.byte();
    path += "MLCZ"[kind];
    for (let left = [2, 2, 6, 0][kind]; left > 0; left--) path += `${reader.short()} `;
  }
  const make = (name, attributes) => {
    const element = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    return element;
  };
  const drawing = make("svg", { viewBox: "0 0 1 1", preserveAspectRatio: "none" });
  drawing.append(make("path", {
    d: path,
    fill: stroke > 0 ? "none" : "currentColor",
    stroke: stroke > 0 ? "currentColor" : "none",
    "stroke-width": stroke,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  }));
  return drawing;
}

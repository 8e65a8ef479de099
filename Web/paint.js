// How a node looks, in CSS.

// A gradient between two points in fractions of the node's size. CSS has its line through the
// middle of the box, from corner to corner, so places are projected onto that line.
export function gradient({ box: { width, height } }, reader) {
  const [startX, startY, endX, endY] = reader.shorts(4);
  const dx = (endX - startX) * width;
  const dy = (endY - startY) * height;
  const line = Math.abs(dx) * width + Math.abs(dy) * height || 1;
  const project = (x, y) => ((x - 0.5) * width * dx + (y - 0.5) * height * dy) / line + 0.5;
  const first = project(startX, startY);
  const length = project(endX, endY) - first;
  const stops = Array.from({ length: reader.byte() }, () => {
    const place = first + length * reader.short();
    return `${reader.color()} ${place * 100}%`;
  });
  return `linear-gradient(${Math.atan2(dx, -dy)}rad,${stops})`;
}

export function edgeFade(reader) {
  const [left, right, strength] = reader.shorts(3);
  const edge = `rgb(0 0 0/${1 - strength})`;
  const stops = [`#000 ${left}px`, `#000 calc(100% - ${right}px)`];
  if (left > 0) stops.unshift(edge);
  if (right > 0) stops.push(edge);
  return left > 0 || right > 0 ? `linear-gradient(90deg,${stops})` : "";
}

// Draws a picture into an element of its own, or returns nothing where there is none.
export function picture(reader) {
  const kind = reader.byte();
  if (kind === 0) return "";
  const isOutline = kind === 3;
  const address = isOutline ? outline(reader) : safeAddress(reader.text());
  const isTinted = reader.byte();
  const size = reader.byte() ? "cover" : isOutline ? "100% 100%" : "contain";
  const element = document.createElement("i");
  const { style } = element;
  style.background = reader.color();
  const show = () => {
    const drawn = `url("${address}") center/${size} no-repeat`;
    style.background = isTinted ? "currentColor" : drawn;
    if (isTinted) style.mask = drawn;
  };
  if (isOutline) {
    show();
  } else if (address) {
    const image = new Image();
    image.onload = show;
    image.src = address;
  }
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
    path += "MLCZ"[kind] + reader.shorts([2, 2, 6, 0][kind]).join(" ");
  }
  return outlineAddress(path, stroke);
}

// The address of a drawing in a unit square, filled where the line has no thickness.
export function outlineAddress(path, stroke) {
  const line = 'fill="none" stroke="#000" stroke-linecap="round" stroke-linejoin="round"';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" ' +
    `preserveAspectRatio="none"><path d="${path}" ` +
    `${stroke > 0 ? `${line} stroke-width="${stroke}"` : ""}/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

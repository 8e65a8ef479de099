// How a node looks, in CSS.

export function gradient(reader) {
  const x = reader.number();
  const angle = Math.atan2(x, -reader.number());
  const stops = reader.list(() => `${reader.color()} ${reader.number()}%`);
  return stops.length ? `linear-gradient(${angle}rad,${stops})` : "";
}

// Draws a picture into an element of its own, or returns nothing where there is none.
export function picture(reader) {
  if (!reader.number()) return "";
  const path = reader.list(() => reader.text() + reader.list(() => reader.number())).join("");
  const address = path ? outlineAddress(path, reader.number()) : safeAddress(reader.text());
  const isTinted = reader.number();
  const size = reader.number() ? "cover" : path ? "100% 100%" : "contain";
  const element = document.createElement("i");
  const { style } = element;
  style.background = reader.color();
  const show = () => {
    const drawn = `url("${address}") center/${size} no-repeat`;
    style.background = isTinted ? "currentColor" : drawn;
    if (isTinted) style.mask = drawn;
  };
  if (path) {
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
  const { href } = Object.assign(document.createElement("a"), { href: text });
  return /^(https?:|blob:|file:|data:image\/)/i.test(href) &&
    href.replace(/["\\\s]/g, encodeURIComponent);
}

// The address of a drawing in a unit square, filled where the line has no thickness.
export function outlineAddress(path, stroke) {
  const width = stroke > 0 ? stroke : 0;
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" ' +
    `preserveAspectRatio="none"><path d="${path}" fill="${width ? "none" : "#000"}" stroke="#000" ` +
    `stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

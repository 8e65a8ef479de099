// How a node looks, in CSS.

export function gradient(reader) {
  const [x, y] = reader.shorts(2);
  const stops = Array.from({ length: reader.byte() }, () => `${reader.color()} ${reader.short()}%`);
  return stops.length ? `linear-gradient(${Math.atan2(x, -y)}rad,${stops})` : "";
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
    const image = document.createElement("img");
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

// Measuring texts with a canvas, replaceable: a test sets its members.
let pen;

function metrics(text, size, weight, family) {
  pen ??= document.createElement("canvas").getContext("2d");
  pen.font = `${weight} ${size}px ${family}`;
  return pen.measureText(text);
}

export const measurer = {
  // Pixels that a text takes on one line. Rounded up to sixteenths, because the page counts in
  // 64ths, and a box that is a little too narrow would show an ellipsis.
  width: (text, size, weight, family) =>
    Math.ceil(metrics(text, size, weight, family).width * 16) / 16,
  // How far below the place that CSS gives it the baseline is to be, in em. CSS centres what the
  // font says it has above and below the baseline; the scene has the baseline 1 em below the top
  // of a box of 1.25 em.
  shift: (family) => {
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } =
      metrics("x", 100, 400, family);
    return 0.375 - (above - below) / 200 || 0;
  },
};

// Widths, by text and font.
const most = 5000;
const known = new Map();

export function widthOf(text, size, weight, family) {
  const key = `${weight} ${size} ${family} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    if (known.size >= most) known.clear();
    known.set(key, (width = measurer.width(text, size, weight, family)));
  }
  return width;
}

export function forgetMeasures() {
  known.clear();
}

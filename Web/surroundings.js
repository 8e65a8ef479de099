// What surrounds a control, and telling controls when it changes.
import { forgetMeasures } from "./measure.js";
import { Record } from "./bytes.js";

const hosts = new Set();
let fontRevision = 0;

const query = (text) => {
  const list = matchMedia(text);
  list.addEventListener("change", changed);
  return list;
};

function changed() {
  for (const host of hosts) host.changed();
}

const dark = query("(prefers-color-scheme: dark)");
const contrast = query("(prefers-contrast: more)");
const reducedMotion = query("(prefers-reduced-motion: reduce)");
addEventListener("resize", changed);
// Fonts that come late make other widths.
document.fonts.addEventListener("loadingdone", () => {
  forgetMeasures();
  fontRevision += 1;
  changed();
});

export const watch = (host) => hosts.add(host);
export const unwatch = (host) => hosts.delete(host);

// Read once for each change, because asking for computed styles costs.
export function surroundings(element) {
  const { direction, colorScheme, fontFamily } = getComputedStyle(element);
  const rootSize = parseFloat(getComputedStyle(document.documentElement).fontSize);
  // Where the page allows both, the reader decides.
  const isDark = /dark/.test(colorScheme) && (dark.matches || !/light/.test(colorScheme));
  return {
    flags: (direction === "rtl") | (isDark << 1) | (contrast.matches << 2) |
      (reducedMotion.matches << 3),
    scale: rootSize / 16 || 1,
    family: fontFamily || "sans-serif",
  };
}

// `place` is x and y in the window, the window's size, and how much of it is covered from below.
export function proposal({ width, height }, { flags, scale }, [x, y, ...room], fonts) {
  const record = new Record(flags);
  for (const number of [x, y, width, height, ...room, scale, devicePixelRatio]) {
    record.number(number);
  }
  return record.integer(fontRevision + fonts);
}

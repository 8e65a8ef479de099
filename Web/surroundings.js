// What surrounds a control, and telling controls when it changes.
import { forgetMeasures } from "./measure.js";

// Those who are told.
export const watching = new Set();
// How often fonts have come.
export let fontRevision = 0;

function changed() {
  for (const host of watching) host.changed();
}

const [contrast, reducedMotion] = ["contrast: more", "reduced-motion: reduce"].map((wish) => {
  const query = matchMedia(`(prefers-${wish})`);
  query.addEventListener("change", changed);
  return query;
});
addEventListener("resize", changed);
// Fonts that come late make other widths.
document.fonts.addEventListener("loadingdone", () => {
  forgetMeasures();
  fontRevision += 1;
  changed();
});

// Read once for each change, because asking for computed styles costs. The probe's colour is black
// where the page is light, and its height is the page's text size.
export function surroundings(probe) {
  const { direction, color, height, fontFamily } = getComputedStyle(probe);
  return {
    facts: [direction === "rtl", /255/.test(color), contrast.matches, reducedMotion.matches],
    scale: parseFloat(height) / 16 || 1,
    family: fontFamily || "sans-serif",
  };
}

// What the bundle for pages that only need tabs exports.
export { clock } from "./clock.js";
export { measurer } from "./measure.js";
export { liveBlocks, ready } from "./module.js";
export { strings } from "./semantics.js";
export { ChoiceTabs } from "./choice-tabs.js";

// What the bundle exports.
export * from "./tabs-only.js";
export { ChoiceFilterBar } from "./choice-filter-bar.js";
export { ChoicePopoverMenu } from "./choice-popover-menu.js";

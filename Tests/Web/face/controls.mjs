// The element of a trace's control.

import { Bar } from "./bar.mjs";
import { Menu } from "./menu.mjs";
import { Strip } from "./strip.mjs";

const CONTROLS = { tabStrip: Strip, filterBar: Bar, popoverMenu: Menu };

/** Whether there is an element for a control. */
export const hasControl = (name) => name in CONTROLS;

/** Makes the element of a trace's setup and puts it into `place`. */
export function makeControl(setup, place) {
  return new CONTROLS[setup.control](setup, place);
}

// What tests in the browser find in their page, as `test`.

import * as kit from "/choice-kit.js";
import { ManualClock } from "./face/clock.mjs";
import { differences } from "./face/comparing.mjs";
import { makeControl } from "./face/controls.mjs";
import { fixedWidth } from "./face/measuring.mjs";
import { nodeElements, read } from "./face/reading.mjs";

const place = document.getElementById("place");

const GROUPS = [
  "Everything", { title: "Friends", count: 12 }, { title: "Family", disabled: true }, "Work",
];

const FILTERS = [
  { value: "scope", title: "Scope", chosen: "all",
    options: [{ value: "all", title: "All", count: 128 }, { value: "mine", title: "Mine", count: 3 }] },
  { value: "tags", title: "Tags", multiple: true, actions: true, default: "any",
    options: [{ value: "any", title: "All tags" }, { value: "q", title: "Questions" },
      { value: "n", title: "News" }, { value: "x", title: "Äpfel" }] },
  { value: "order", title: "Order", chosen: "new",
    options: [{ value: "new", title: "Newest" }, { value: "hot", title: "Hottest" },
      { value: "old", title: "Oldest", disabled: true }] },
];

globalThis.test = {
  kit, place, read, differences,

  /** Time stands still from now on, until `clock.frame` is told another. */
  standStill() {
    this.clock = new ManualClock().install(kit.clock);
  },

  measureFixed() {
    kit.measurer.width = fixedWidth;
  },

  mount(setup) {
    this.control = makeControl(setup, place);
    return this.control;
  },

  /** Waits until the browser has sent what it sends with frames: scrolls, sizes, media. */
  async settleNatively(frames = 2) {
    for (let count = 0; count < frames; count += 1) {
      await new Promise((resume) => requestAnimationFrame(resume));
    }
    await new Promise((resume) => setTimeout(resume));
  },

  /** Lets the face render the frame of `seconds` and says how it differs from what is expected. */
  async compare(seconds, expected) {
    this.clock.frame(seconds);
    await this.settleNatively();
    return differences(expected, read(this.control));
  },

  /** A strip with everything that tests look at; `events` is what the page was told. */
  async newStrip(options = {}) {
    const { items = ["One", "Two", "Three"], value, into = place, ...rest } = options;
    const element = Object.assign(document.createElement("choice-tabs"), { items }, rest);
    if (value !== undefined) element.value = value;
    element.setAttribute("aria-label", "Sections");
    element.events = [];
    element.addEventListener("change", ({ detail }) =>
      element.events.push(`change ${detail.value} by ${detail.cause}`));
    element.addEventListener("reselect", ({ detail }) =>
      element.events.push(`reselect ${detail.value} by ${detail.cause}`));
    into.append(element);
    await kit.ready;
    await this.settleNatively();
    return element;
  },

  /** A filter bar with everything that tests look at; `events` is what the page was told. */
  async newBar(options = {}) {
    const { filters = FILTERS, into = place, ...rest } = options;
    const element = Object.assign(document.createElement("choice-filter-bar"), { filters }, rest);
    element.setAttribute("aria-label", "Discussions");
    element.events = [];
    for (const name of ["open", "close", "apply", "reset", "retry"]) {
      element.addEventListener(name, ({ detail }) => element.events.push(`${name} ${detail.filter}`));
    }
    element.addEventListener("change", ({ detail: { filter, values, cause } }) =>
      element.events.push(`change ${filter} to ${values} by ${cause}`));
    into.append(element);
    await kit.ready;
    await this.settleNatively();
    return element;
  },

  /** A popover menu with everything that tests look at; `events` is what the page was told. */
  async newMenu({ attributes = {}, options = GROUPS, into = place, ...rest } = {}) {
    const element = document.createElement("choice-popover-menu");
    for (const [name, value] of Object.entries({ "aria-label": "Group", ...attributes })) {
      element.setAttribute(name, value);
    }
    Object.assign(element, { options }, rest);
    element.events = [];
    for (const name of ["open", "close", "retry"]) {
      element.addEventListener(name, () => element.events.push(name));
    }
    element.addEventListener("change", ({ detail: { values, cause } }) =>
      element.events.push(`change to ${values} by ${cause}`));
    element.addEventListener("choose", ({ detail: { value } }) =>
      element.events.push(`choose ${value}`));
    into.append(element);
    await kit.ready;
    await this.settleNatively();
    return element;
  },

  /** What can be touched of a part and a value. */
  target(element, value, part) {
    return [...element.shadowRoot.querySelectorAll(`button[part=${part}]`)]
      .find((button) => value === null || button.value === String(value));
  },

  tab(element, value) {
    return [...element.shadowRoot.querySelectorAll("button")]
      .find((button) => button.value === String(value));
  },

  part(element, name) {
    return element.shadowRoot.querySelector(`[part~="${name}"]`);
  },

  centerOf(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  },

  /** Waits until nothing of a strip has moved for some frames. */
  async rest(element, frames = 5, limit = 300) {
    let last = "";
    for (let quiet = 0, count = 0; quiet < frames && count < limit; count += 1) {
      await new Promise((resume) => requestAnimationFrame(resume));
      const picture = this.picture(element);
      quiet = picture === last ? quiet + 1 : 0;
      last = picture;
    }
  },

  /** Where everything is, as text. */
  picture(element) {
    return [...nodeElements(element)].map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return [each.key & 255, left, top, width, height, each.style.opacity || 1].join(" ");
    }).join("\n");
  },
};

await kit.ready;
document.documentElement.dataset.isReady = "";

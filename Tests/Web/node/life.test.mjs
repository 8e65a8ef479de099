// A thousand elements in Node: the module's memory and the page's observers stay flat.

import assert from "node:assert/strict";
import test from "node:test";

import { clock, kit } from "./kit.mjs";
import { letTasksRun } from "./player.mjs";
import { FakeResizeObserver } from "./window.mjs";

const CONTROLS = {
  "choice-tabs": {
    fill(element, index) {
      element.items = ["One", "Two", { value: "x", title: `Item ${index % 10}`, badge: 3 }];
      element.value = "One";
    },
    use(element) {
      element.select("x");
    },
  },
  "choice-filter-bar": {
    fill(element, index) {
      const options = ["One", "Two", { value: "x", title: `Über ${index % 10}`, count: 3 }];
      element.filters = [{ title: "Filter", options, chosen: "One" }];
      element.open("Filter");
    },
    use(element) {
      element.setOptions("Filter", ["Two", "Three"]);
    },
  },
  "choice-popover-menu": {
    fill(element, index) {
      element.options = ["One", "Two", { value: "x", title: `Über ${index % 10}`, count: 3 }];
      element.value = "One";
      element.anchor = document.body;
      element.open();
    },
    use(element) {
      element.options = ["Two", "Three"];
    },
  },
};

async function mountAndRemove(name, count) {
  for (let index = 0; index < count; index += 1) {
    const element = document.createElement(name);
    CONTROLS[name].fill(element, index);
    element.style.width = "300px";
    element.style.height = "44px";
    document.body.append(element);
    await letTasksRun();
    document.runFrame();
    CONTROLS[name].use(element);
    await letTasksRun();
    clock.frame(clock.seconds + 0.1);
    element.remove();
    // The release of what was detached comes in a later task, and then the frames that it had asked
    // for do nothing.
    await letTasksRun();
    clock.frame(clock.seconds + 0.1);
  }
}

for (const name of Object.keys(CONTROLS)) {
  test(`a thousand of ${name} leave no block, observer, frame or timer`, async () => {
    await mountAndRemove(name, 50);
    const before = [kit.liveBlocks(), FakeResizeObserver.all.size, clock.waiting];
    await mountAndRemove(name, 1000);
    assert.deepEqual([kit.liveBlocks(), FakeResizeObserver.all.size, clock.waiting], before);
  });
}

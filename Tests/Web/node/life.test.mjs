// A thousand strips in Node: the module's memory and the page's observers stay flat.

import assert from "node:assert/strict";
import test from "node:test";

import { clock, kit } from "./kit.mjs";
import { letTasksRun } from "./player.mjs";
import { FakeResizeObserver } from "./window.mjs";

async function mountAndRemove(count) {
  for (let index = 0; index < count; index += 1) {
    const element = document.createElement("choice-tabs");
    element.items = ["One", "Two", { value: "x", title: `Item ${index % 10}`, badge: 3 }];
    element.value = "One";
    element.style.width = "300px";
    element.style.height = "44px";
    document.body.append(element);
    await letTasksRun();
    document.runFrame();
    element.select("x");
    await letTasksRun();
    clock.frame(clock.seconds + 0.1);
    element.remove();
    // The release of what was detached comes in a later task.
    await letTasksRun();
  }
}

test("a thousand mounts and removals leave no block, observer, frame or timer", async () => {
  await mountAndRemove(50);
  const before = [kit.liveBlocks(), FakeResizeObserver.all.size, clock.waiting];
  await mountAndRemove(1000);
  assert.deepEqual([kit.liveBlocks(), FakeResizeObserver.all.size, clock.waiting], before);
});

// The tests' own tools: a small DOM that lies would make every other test here worthless.

import assert from "node:assert/strict";
import test from "node:test";

import { ManualClock } from "../face/clock.mjs";
import { differences } from "../face/comparing.mjs";
import { FakeEvent } from "./events.mjs";
import { install } from "./window.mjs";

install();

function box(parent, css) {
  const element = document.createElement("div");
  element.style.cssText = css;
  parent.append(element);
  return element;
}

function frame(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height];
}

test("frames follow transforms about their origin, of parents as well", () => {
  const outer = box(document.body, "width: 200px; height: 100px; translate: 10px 20px");
  const inner = box(
    outer, "width: 40px; height: 20px; translate: 30px 5px; scale: 2 0.5");
  assert.deepEqual(frame(inner), [20, 30, 80, 10]);
  inner.style.transformOrigin = "0 0";
  assert.deepEqual(frame(inner), [40, 25, 80, 10]);
});

test("scrolling moves what is inside, within the content, and is told a frame later", () => {
  const scroller = box(document.body, "width: 100px; height: 40px");
  const content = box(scroller, "width: 250px; height: 40px");
  let told = 0;
  scroller.addEventListener("scroll", () => { told += 1; });
  scroller.scrollLeft = 400;
  assert.equal(scroller.scrollLeft, 150);
  assert.deepEqual(frame(content), [-150, 0, 250, 40]);
  assert.equal(told, 0);
  document.runFrame();
  assert.equal(told, 1);
});

test("a composed event leaves a shadow tree, and is seen there as the host's", () => {
  const host = box(document.body, "");
  const button = document.createElement("button");
  host.attachShadow({ mode: "open" }).append(button);
  const seen = [];
  host.shadowRoot.addEventListener("click", (event) => seen.push(event.target));
  document.body.addEventListener("click", (event) => seen.push(event.target), { once: true });
  button.click();
  assert.deepEqual(seen.map((each) => each.localName), ["button", "div"]);
  button.dispatchEvent(new FakeEvent("scroll", { bubbles: true }));
});

test("what is taken away loses the focus, and that is told", () => {
  const button = document.createElement("button");
  document.body.append(button);
  button.focus();
  let blurs = 0;
  button.addEventListener("blur", () => { blurs += 1; });
  button.remove();
  assert.deepEqual([blurs, document.activeElement], [1, document.body]);
});

test("a clock calls what is due, and a frame once", () => {
  const source = {};
  const clock = new ManualClock().install(source);
  const calls = [];
  source.setTimer(() => calls.push("timer"), 0.5);
  source.requestFrame(() => calls.push("frame"));
  clock.frame(0.4);
  clock.frame(0.5);
  assert.deepEqual(calls, ["frame", "timer"]);
});

test("the comparison finds each kind of difference", () => {
  const scroll = { axis: "vertical", offset: 10, end: 90, enabled: true };
  const node = {
    part: "tab", item: 1, frame: [0, 0, 10, 10], opacity: 1, role: "tab", name: "A",
    clip: [0, 0, 100, 44], scroll: { ...scroll, bounces: false },
  };
  const expected = { size: [100, 44], effects: [], focus: 1, focusPart: "tab", nodes: [node] };
  const seen = { ...expected, nodes: [{ ...node, disabled: false }] };
  assert.deepEqual(differences(expected, seen), []);
  const faults = [
    { ...seen, size: [101, 44] }, { ...seen, nodes: [] },
    { ...seen, focus: null, focusPart: null }, { ...seen, focus: 2 },
    { ...seen, focusPart: "option" },
    { ...seen, effects: [{ effect: "selected", item: 1, cause: "person" }] },
    { ...seen, nodes: [...seen.nodes, { ...node, item: 2 }] },
    { ...seen, nodes: [...seen.nodes, ...seen.nodes] },
    ...[{ frame: [0, 0.6, 10, 10] }, { opacity: 0.9 }, { role: "radio" }, { name: "B" },
      { disabled: true }, { selected: true }, { text: "A" }, { count: 3 }, { expanded: false },
      { multiselectable: true }, { number: 0 }, { detail: "B" }, { overlay: true },
      { clip: [0, 0, 100, 43] }, { clip: undefined }, { scroll: undefined },
      { scroll: { ...scroll, axis: "horizontal" } }, { scroll: { ...scroll, offset: 10.6 } },
      { scroll: { ...scroll, end: 89 } }, { scroll: { ...scroll, enabled: false } },
    ].map((fault) => ({ ...seen, nodes: [{ ...node, ...fault }] })),
  ];
  for (const fault of faults) {
    assert.equal(differences(expected, fault).length, 1, JSON.stringify(fault));
  }
  const chose = { effect: "chose", filter: 0, options: [1, 2], cause: "person" };
  const told = { ...expected, effects: [chose] };
  assert.deepEqual(differences(told, { ...seen, effects: [{ ...chose }] }), []);
  for (const fault of [{ options: [1] }, { filter: 1 }, { cause: "code" }, { effect: "reset" }]) {
    const other = { ...seen, effects: [{ ...chose, ...fault }] };
    assert.equal(differences(told, other).length, 1, JSON.stringify(fault));
  }
});

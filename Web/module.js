// The WebAssembly module: loading it, calling it, and answering its calls.
import { textOf } from "./bytes.js";
import { widthOf } from "./measure.js";

let wasm;
// Those who get the commands, by handle.
const receivers = new Map();
// The font of the control that is being rendered.
let family = "";
let depth = 0;
const later = [];

// A page that has the module already, or has it somewhere else, says so before it loads this file.
async function load() {
  const bytes = (await globalThis.choiceKitWasm) ?? (await fetched());
  wasm = (await WebAssembly.instantiate(bytes, {
    choice: { measure: told(measure), draw: told(draw) },
  })).instance.exports;
}

async function fetched() {
  const response = await fetch(new URL("choice-kit.wasm", import.meta.url));
  if (!response.ok) throw new Error(`${response.url} gives ${response.status}`);
  return response.arrayBuffer();
}

// Fulfilled when controls can be made.
export const ready = load();
ready.catch((error) => console.error(`choice-kit: choice-kit.wasm can't be loaded: ${error}`));

// What is thrown must not pass through Swift, whose stack would stay as it was. It is reported.
const told = (action) => (...all) => {
  try {
    return action(...all);
  } catch (error) {
    reportError(error);
    return 0;
  }
};

const memory = (place, count) => new Uint8Array(wasm.memory.buffer, place, count);

function measure(place, count, size, weight) {
  return widthOf(textOf(memory(place, count)), size, weight, family);
}

// A copy, because drawing may call back, and memory may then move.
function draw(handle, place, count) {
  receivers.get(handle)?.draw(memory(place, count).slice());
}

// A new control of a kind (0 is a tab strip, 1 a filter bar), whose commands go to `receiver`.
export function open(receiver, kind) {
  const handle = wasm.make(kind);
  receivers.set(handle, receiver);
  return handle;
}

export function close(handle) {
  receivers.delete(handle);
  wasm.drop(handle);
}

// Calls an export that takes a record.
export function call(name, handle, record, time, font) {
  const { bytes } = record;
  const place = wasm.alloc(bytes.length);
  memory(place, bytes.length).set(bytes);
  if (font) family = font;
  depth += 1;
  try {
    wasm[name](handle, place, bytes.length, time);
  } finally {
    depth -= 1;
    wasm.release(place);
  }
  while (depth === 0 && later.length > 0) later.shift()();
}

// Does something when no call is under way: an app that is told of an effect may call back in.
export function afterCalls(action) {
  later.push(action);
}

export const naturalHeight = (handle, textScale) => wasm.naturalHeight(handle, textScale);

// How many blocks of Swift's memory are in use: for tests.
export const liveBlocks = () => wasm.liveBlocks();

// The WebAssembly module: loading it, calling it, and answering its calls.
import { roomFor, textOf, write } from "./bytes.js";
import { widthOf } from "./measure.js";

let wasm;
// The font of the control that is being rendered.
let family = "";
// The commands of the call that is under way.
let commands;

// A page that has the module already, or has it somewhere else, says so before it loads this file.
async function load() {
  let bytes = await globalThis.choiceKitWasm;
  if (!bytes) {
    const response = await fetch(new URL("choice-kit.wasm", import.meta.url));
    if (!response.ok) throw Error(`${response.url} gives ${response.status}`);
    bytes = await response.arrayBuffer();
  }
  wasm = (await WebAssembly.instantiate(bytes, { choice: { measure, draw } })).instance.exports;
}

// Fulfilled when controls can be made.
export const ready = load();
ready.catch((error) => console.error(`choice-kit.wasm can't be loaded: ${error}`));

const memory = (place, count) => new Uint8Array(wasm.memory.buffer, place, count);

// What is thrown must not pass through Swift, whose stack would stay as it was. It is reported.
function measure(place, count, size, weight) {
  try {
    return widthOf(textOf(memory(place, count)), size, weight, family);
  } catch (error) {
    reportError(error);
    return 0;
  }
}

// A copy: when the call is over the memory is another's.
function draw(place, count) {
  commands = memory(place, count).slice();
}

// The handle of a new control of a kind: 0 is a tab strip, 1 a filter bar.
export const open = (kind) => wasm.make(kind);

export const drop = (handle) => wasm.drop(handle);

// Calls an export that takes a record, and returns the commands that it gives, if any.
export function call(name, handle, record, time, font) {
  const fields = record.flat(9);
  const place = wasm.alloc(roomFor(fields));
  const end = write(fields, wasm.memory.buffer, place);
  family = font;
  commands = null;
  try {
    wasm[name](handle, place, end - place, time);
  } finally {
    wasm.release(place);
  }
  return commands;
}

export const naturalHeight = (handle, textScale) => wasm.naturalHeight(handle, textScale);

// How many blocks of Swift's memory are in use: for tests.
export const liveBlocks = () => wasm.liveBlocks();

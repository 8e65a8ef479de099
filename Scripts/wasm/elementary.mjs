// Compares the answers of the WebAssembly module with those of the native program, bit by bit.
// Usage: node elementary.mjs module.wasm native.bin points
import { readFileSync } from "node:fs";

const names = [
  "exp", "sin", "cos", "log", "expm1", "log1p", "pow", "squareRoot", "nearest",
  "timed track", "spring track", "matched spring",
];
const [modulePath, nativePath, count] = process.argv.slice(2);
const points = Number(count);
const module = new WebAssembly.Module(readFileSync(modulePath));
const native = readFileSync(nativePath);

function fail(message) {
  console.error(`elementary: ${message}`);
  process.exit(1);
}

const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) {
  fail(`the module imports ${imports.map((i) => `${i.module}.${i.name}`).join(", ")}`);
}
const { exports } = new WebAssembly.Instance(module, {});
const functions = exports.function_count();
if (functions !== names.length) fail(`${functions} functions, ${names.length} names`);
if (!(points > 0) || native.length !== functions * points * 8) {
  fail(`the native program wrote ${native.length} bytes, not ${functions * points * 8}`);
}

let different = 0;
for (let f = 0; f < functions; f++) {
  let here = 0;
  const seen = new Set();
  for (let i = 0; i < points; i++) {
    const theirs = native.readBigUInt64LE((f * points + i) * 8);
    const ours = BigInt.asUintN(64, exports.probe(f, i));
    if (seen.size < 1000) seen.add(ours);
    if (ours === theirs) continue;
    here += 1;
    if (here <= 3) {
      const [a, b] = [ours.toString(16), theirs.toString(16)];
      console.error(`${names[f]}, point ${i}: wasm ${a}, native ${b}`);
    }
  }
  // An answer that hardly varies would prove nothing.
  if (seen.size < 100) fail(`${names[f]} gave only ${seen.size} different answers`);
  different += here;
}
if (different > 0) fail(`${different} answers differ`);
console.log(
  `elementary: ${functions} functions × ${points} points, the same bits natively and in wasm`);

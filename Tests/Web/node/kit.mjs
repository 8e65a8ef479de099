// The product, loaded into Node on the small DOM, with a clock that stands still.

import { readFile } from "node:fs/promises";

import { ManualClock } from "../face/clock.mjs";
import { fixedWidth } from "../face/measuring.mjs";
import { install } from "./window.mjs";

const PRODUCT = new URL("../../../build/web/", import.meta.url);

install();
// Node's own fetch takes no files.
globalThis.fetch = async (address) => new Response(await readFile(new URL(address)));

export const kit = await import(new URL("choice-kit.js", PRODUCT));
export const clock = new ManualClock().install(kit.clock);
kit.measurer.width = fixedWidth;
await kit.ready;

// Every document that the faces share, on the small DOM: the same frames and effects as everywhere.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import test from "node:test";

import { hasControl } from "../face/controls.mjs";
import { clock } from "./kit.mjs";
import { Player } from "./player.mjs";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const TOOL = process.env.CHOICEKIT ?? `${ROOT}.build/debug/choicekit`;
const FOLDER = `${ROOT}Tests/Faces/`;
const controlOf = (name) => JSON.parse(readFileSync(FOLDER + name, "utf8")).control;
const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json") && hasControl(controlOf(name))).sort();
// A trace says all of the content, and one document has a hundred thousand options.
const maxBuffer = 100 * 2 ** 20;

test("there are documents", () => assert.ok(names.length > 0));

for (const name of names) {
  test(`document ${name}`, async () => {
    const trace = execFileSync(
      TOOL, ["trace", `Tests/Faces/${name}`], { cwd: ROOT, encoding: "utf8", maxBuffer });
    const [{ setup }, ...lines] = trace.trimEnd().split("\n").map((line) => JSON.parse(line));
    const player = new Player(clock);
    const found = await player.play(setup, lines);
    player.end();
    const more = found.length > 40 ? `\n  and ${found.length - 40} more` : "";
    assert.ok(found.length === 0,
      `${name} is not as expected:\n  ${found.slice(0, 40).join("\n  ")}${more}`);
  });
}

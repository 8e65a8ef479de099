// Plays a trace on the small DOM: the same product, the same module, the same comparison as in
// Chromium.

import { differences } from "../face/comparing.mjs";
import { read } from "../face/reading.mjs";
import { Strip } from "../face/strip.mjs";
import { Devices } from "./devices.mjs";
import { setMedia } from "./window.mjs";

/** What the face puts off until the present script is over happens. */
export async function letTasksRun() {
  await new Promise((resume) => setTimeout(resume));
}

export class Player {
  constructor(clock) {
    this.clock = clock;
    this.place = document.createElement("div");
    document.body.append(this.place);
  }

  /** Every difference from what the trace expects, with its time. */
  async play(setup, lines) {
    this.clock.frame(0);
    await this.surround(setup.proposal);
    this.strip = new Strip(setup, this.place);
    this.devices = new Devices(this.strip.element);
    await letTasksRun();
    document.runFrame();
    const found = [];
    for (const line of lines) {
      if (line.expect) {
        this.clock.frame(line.at);
        document.runFrame();
        const seen = read(this.strip);
        found.push(...differences(line.expect, seen).map((each) => `at ${line.at} s: ${each}`));
      } else {
        this.clock.seconds = line.at;
        await this[line.do](line);
      }
      await letTasksRun();
    }
    return found;
  }

  end() {
    this.place.remove();
  }

  async surround(proposal) {
    const root = document.documentElement;
    root.dir = proposal.direction === "rightToLeft" ? "rtl" : "ltr";
    root.style.fontSize = `${16 * proposal.textScale}px`;
    root.style.colorScheme = "light dark";
    this.strip?.setSize(proposal);
    setMedia([
      proposal.appearance === "dark" && "(prefers-color-scheme: dark)",
      proposal.increasedContrast && "(prefers-contrast: more)",
      proposal.reduceMotion && "(prefers-reduced-motion: reduce)",
    ].filter(Boolean));
    // The first frame tells of text size and direction, the second of the height that follows.
    for (let count = 0; count < 2; count += 1) {
      document.runFrame();
      await letTasksRun();
    }
  }

  surroundings({ proposal }) {
    return this.surround(proposal);
  }

  pointer(line) {
    this.devices.pointer(line);
    this.strip.dropPointerFocus();
  }

  key(line) {
    this.devices.key(line);
  }

  focus() {
    this.devices.tabIn();
  }

  blur() {
    this.devices.tabOut();
  }

  activate({ item }) {
    this.strip.tab(item).click();
  }

  scroll({ to }) {
    this.strip.part("scroller").scrollLeft = to;
    document.runFrame();
  }

  change(line) {
    this.strip.change(line);
  }
}

// Plays a trace on the small DOM: the same product, the same module, the same comparison as in
// Chromium.

import { differences } from "../face/comparing.mjs";
import { makeControl } from "../face/controls.mjs";
import { read } from "../face/reading.mjs";
import { Devices } from "./devices.mjs";
import { setCovered, setMedia, setWindowSize } from "./window.mjs";

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
    this.control = makeControl(setup, this.place);
    this.devices = new Devices(this.control.element);
    await letTasksRun();
    document.runFrame();
    const found = [];
    for (const line of lines) {
      if (line.expect) {
        this.clock.frame(line.at);
        document.runFrame();
        // Renders that microtasks do come before what is shown, in a browser.
        await null;
        const seen = read(this.control);
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
    const { x = 0, y = 0, width, height } = proposal;
    setCovered(proposal);
    setWindowSize(proposal.container ?? { width: x + width, height: y + height });
    this.control?.setSize(proposal);
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
  }

  key(line) {
    this.devices.key(line);
  }

  focus({ item, part }) {
    const target = this.control.target(item, part);
    if (target?.tabIndex < 0) target.focus({ focusVisible: true });
    else this.devices.tabIn();
  }

  blur() {
    this.devices.tabOut();
  }

  type({ text }) {
    this.devices.letter(text);
  }

  dismiss() {
    this.devices.pressOutside();
  }

  activate({ item, part }) {
    this.control.target(item, part).click();
  }

  scroll({ to, part }) {
    this.control.scroll(part, to);
    document.runFrame();
  }

  change(line) {
    this.control.change(line);
  }
}

// What is behind an element, whichever control it has: its attributes, its accessible name, its words;
// and while it is in a page Swift's side of it, its elements, and its frames.
import { refuse } from "./book.js";
import { clock } from "./clock.js";
import { listen } from "./input.js";
import { measurer } from "./measure.js";
import { call, drop, naturalHeight, open, ready } from "./module.js";
import { strings } from "./semantics.js";
import { Sink } from "./sink.js";
import { fontRevision, surroundings, watching } from "./surroundings.js";

const css = `
:host{display:block;position:relative;flex:auto;min-width:6em}
:host([hidden]){display:none}
.probe{position:absolute;visibility:hidden;width:0;height:1rem;color:light-dark(#000,#fff);
forced-color-adjust:none;margin-inline-start:1px;transition:color 1ms,margin-left 1ms}
.probe:dir(rtl){width:1px}
.root{all:initial;position:absolute;inset:0;contain:strict;font-family:inherit;visibility:inherit;
pointer-events:inherit;direction:ltr;touch-action:manipulation;user-select:none;-webkit-user-select:none;
-webkit-tap-highlight-color:#0000}
.root *{position:absolute;left:0;top:0}
[aria-hidden]{pointer-events:none}
button{all:unset;cursor:default}
button::after{content:"";position:absolute;inset:var(--touch)}
.text{white-space:pre;overflow:clip visible;text-overflow:ellipsis;unicode-bidi:plaintext}
.scrolls{scrollbar-width:none}
[part=scroller]{overscroll-behavior-x:contain}
.scrolls>div{overflow:clip}
.scrolls::-webkit-scrollbar{display:none}
i{width:100%;height:100%;border-radius:inherit}
@media (forced-colors:active){
[part=line],[part=badge]{forced-color-adjust:none;background:Highlight!important;
color:HighlightText!important}
i{forced-color-adjust:none;color:CanvasText}
[part=pill],[part$=Ring]{outline:2px solid Highlight!important;outline-offset:-2px!important}
[part=trough],[part=plate]{outline:1px solid;outline-offset:-1px}
[part=separator],[part=hairline]{background:CanvasText!important}
[aria-disabled]>*{color:GrayText!important}
}`;

export function make(className) {
  return Object.assign(document.createElement("div"), { className });
}

// The host of each element.
export const hosts = new WeakMap();

export class Host {
  name = "";
  words = strings;
  options = {};
  keys = 0;
  isDrawing = false;
  root = make("root");
  // Gives the element its natural height, unless the page gives it another.
  #strut = make("strut");
  // Its size, margin and colour tell changes of text size, direction and colour scheme: `:dir()` at
  // once, and the margin where a style alone gives the direction.
  #probe = make("probe");
  // Swift's name of the control while it is in a page, or 0.
  handle = 0;
  #isGiven = false;
  #size = null;
  #surroundings = null;
  #isQueued = false;
  #turn = 0;
  #family;
  // How many fonts it has had.
  #fonts = 0;

  // `allowed` has the values of each attribute, the usual one first. `app` has the `kind` of control,
  // and is asked for: `begin()`, the records that make a new control what the element is;
  // `attribute(name)`, the record of an attribute that has changed; `read()`, which reads the
  // element's children; it is told of effects, and of each target that is drawn.
  constructor(element, allowed, app, more = "") {
    hosts.set(element, this);
    this.element = element;
    this.allowed = allowed;
    this.app = app;
    for (const name in allowed) this.options[name] = allowed[name][0];
    const shadow = element.attachShadow({ mode: "open" });
    // Made here, because a page's policy may forbid what is written in it.
    const style = new CSSStyleSheet();
    style.replaceSync(css + more);
    shadow.adoptedStyleSheets = [style];
    shadow.append(this.#strut, this.#probe, this.root);
    this.resizes = new ResizeObserver((entries) => this.#resized(entries));
    this.edits = new MutationObserver(() => app.read());
    this.#probe.addEventListener("transitionend", () => this.changed());
    this.unlisten = listen(this);
  }

  // Does what an app asks for; where that makes no sense, says so and changes nothing.
  try(action) {
    try {
      return action();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      console.warn(`${this.element.localName}: ${error.message}`);
    }
  }

  // The content comes from JavaScript now, and no longer from the element's children.
  given() {
    this.#isGiven = true;
    this.edits.disconnect();
  }

  attribute(name, value) {
    const { allowed, app } = this;
    if (name in allowed) {
      this.try(() => {
        const option = value ?? allowed[name][0];
        if (!allowed[name].includes(option)) refuse(name, value, allowed[name].join(", "));
        this.options[name] = option;
        this.apply(app.attribute(name));
      });
    } else if (value !== null) {
      // An element without a role must not have it, so it moves to the one that has.
      this.name = value;
      this.apply(app.attribute(name));
      this.element.removeAttribute(name);
    }
  }

  connected() {
    if (!this.#isGiven) {
      this.app.read();
      this.edits.observe(this.element, {
        attributes: true, characterData: true, childList: true, subtree: true,
      });
    }
    if (this.handle) this.#moved();
    else ready.then(() => this.element.isConnected && !this.handle && this.mount(), () => {});
  }

  // An element that is moved is taken out and put in again at once.
  disconnected() {
    setTimeout(() => {
      if (this.element.isConnected) return;
      this.close();
      this.edits.disconnect();
    });
  }

  mount() {
    this.close();
    this.sink = new Sink(this.root, this);
    this.handle = open(this.app.kind);
    this.resizes.observe(this.root);
    this.resizes.observe(this.#probe);
    watching.add(this);
    this.changed();
    for (const record of this.app.begin()) if (record) this.apply(record);
  }

  // Lets go of everything. What was shown is gone.
  close() {
    if (!this.handle) return;
    this.resizes.disconnect();
    watching.delete(this);
    this.unlisten();
    drop(this.handle);
    this.handle = 0;
    this.root.replaceChildren();
  }

  // Tells the app when all commands are carried out: it may ask for something new.
  tell(name, detail, bubbles = true) {
    queueMicrotask(() => this.element.dispatchEvent(new CustomEvent(name, { bubbles, detail })));
  }

  apply(record) {
    if (!this.handle) return;
    this.#run("apply", record);
    this.#fit();
  }

  send(record) {
    this.#run("send", record);
    this.#invalidate();
  }

  // Renders soon: when the code that is running has said all it has to say.
  #invalidate() {
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      this.render();
    });
  }

  // What surrounds it has changed.
  changed() {
    if (!this.handle) return;
    this.#surroundings = surroundings(this.#probe);
    const { family } = this.#surroundings;
    if (family !== this.#family) {
      this.#family = family;
      this.#fonts += 1;
      this.root.style.setProperty("--shift", measurer.shift(family));
    }
    this.#fit();
  }

  #fit() {
    this.#strut.style.height = `${naturalHeight(this.handle, this.#surroundings.scale)}px`;
    this.#invalidate();
  }

  // Nothing is rendered before the page has laid the element out.
  render() {
    if (!this.#size) return;
    const { facts, scale } = this.#surroundings;
    const [x, y, ...room] = this.place();
    this.#run("render", [
      facts, x, y, this.#size, room, scale, devicePixelRatio, fontRevision + this.#fonts,
    ]);
  }

  // Calls Swift, and carries out what it says.
  #run(name, record) {
    if (!this.handle) return;
    const commands = call(name, this.handle, record, clock.now(), this.#family);
    const isInside = this.isDrawing;
    this.isDrawing = true;
    if (commands) this.sink.run(commands);
    this.isDrawing = isInside;
  }

  // There is nothing any more that could have the focus.
  leave() {}

  // All commands are carried out, but for scrolling and focus.
  showOverlays() {}

  // Where it is in the window, the window's size, and how much of it is covered from above and
  // below. Only what has overlays needs to know.
  place() {
    return [0, 0, 0, 0, 0, 0];
  }

  // What Swift says after a rendering: until when something moves, and when an effect falls due.
  schedule(framesUntil, effectDue) {
    const turn = ++this.#turn;
    const render = () => turn === this.#turn && this.render();
    if (framesUntil === framesUntil) clock.requestFrame(render);
    else if (effectDue === effectDue) clock.setTimer(render, effectDue - clock.now());
  }

  #resized(entries) {
    for (const { target, contentRect } of entries) {
      if (target === this.root) this.#size = [contentRect.width, contentRect.height];
    }
    this.#moved();
  }

  // Puts back what a browser loses when an element is moved in the page, or not shown.
  #moved() {
    this.changed();
    this.sink.restore();
  }
}

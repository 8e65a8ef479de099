// One control on the page: Swift's side of it, its elements, and its frames.
import { clock } from "./clock.js";
import { listen } from "./input.js";
import { measurer } from "./measure.js";
import { call, close, naturalHeight, open } from "./module.js";
import { Sink } from "./sink.js";
import { proposal, surroundings, unwatch, watch } from "./surroundings.js";

const css = `
:host{display:block;position:relative;flex:auto;min-width:6em}
:host([hidden]){display:none}
.probe{position:absolute;visibility:hidden;width:0;height:1rem;color:light-dark(#fff,#000);
margin-inline-start:1px;transition:color 1ms,margin-left 1ms}
.probe:dir(rtl){width:1px}
.root{all:initial;position:absolute;inset:0;contain:strict;font-family:inherit;visibility:inherit;color:#000;
pointer-events:inherit;
direction:ltr;touch-action:manipulation;user-select:none;-webkit-user-select:none;
-webkit-tap-highlight-color:#0000}
.root *{position:absolute;left:0;top:0;box-sizing:border-box}
[aria-hidden]{pointer-events:none}
button{all:unset;cursor:default}
button::after{content:"";position:absolute;inset:var(--touch)}
.text{white-space:pre;overflow:clip visible;text-overflow:ellipsis;
unicode-bidi:plaintext}
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

export class Host {
  keys = 0;
  isDrawing = false;
  #size = null;
  #surroundings = null;
  #isQueued = false;
  #turn = 0;
  #family;
  // How many fonts it has had.
  #fonts = 0;
  #element;
  #strut;
  #probe;
  #observer;
  #unlisten;

  // `words` are those of semantics.js. `app` has the `kind` of control, a class for its `Layer`
  // where it has overlays, and is told of effects, and which targets were drawn.
  constructor(element, shadow, words, app) {
    this.#element = element;
    this.words = words;
    this.app = app;
    // Made here, because a page's policy may forbid what is written in it.
    const style = new CSSStyleSheet();
    style.replaceSync(css + (app.css ?? ""));
    shadow.adoptedStyleSheets = [style];
    // Gives the element its natural height, unless the page gives it another.
    this.#strut = make("strut");
    // Its size, margin and colour tell changes of text size, direction and colour scheme: `:dir()`
    // at once, and the margin where a style alone gives the direction.
    this.#probe = make("probe");
    this.root = make("root");
    shadow.replaceChildren(this.#strut, this.#probe, this.root);
    this.layer = app.Layer && new app.Layer(this);
    this.sink = new Sink(this.root, this);
    this.handle = open(this, app.kind);
    this.#unlisten = listen(this);
    app.listen?.(this);
    this.#observer = new ResizeObserver((entries) => this.#resized(entries));
    this.#observer.observe(this.root);
    this.#observer.observe(this.#probe);
    this.#probe.addEventListener("transitionrun", () => this.changed());
    watch(this);
  }

  // Lets go of everything. What was shown is gone.
  close() {
    this.#observer.disconnect();
    this.layer?.close();
    unwatch(this);
    this.#unlisten();
    close(this.handle);
    this.handle = null;
    this.root.getRootNode().replaceChildren();
  }

  apply(record) {
    this.#call("apply", record);
    this.#fit();
  }

  send(record) {
    this.#call("send", record);
  }

  #call(name, record) {
    if (this.handle === null) return;
    call(name, this.handle, record, clock.now());
    this.invalidate();
  }

  // Renders soon: when the code that is running has said all it has to say.
  invalidate() {
    if (this.#isQueued) return;
    this.#isQueued = true;
    queueMicrotask(() => {
      this.#isQueued = false;
      this.render();
    });
  }

  changed() {
    this.#surroundings = null;
    this.#fit();
    this.invalidate();
  }

  // Nothing is rendered before the page has laid the element out.
  render() {
    if (this.handle === null || this.#size === null) return;
    this.#look();
    const place = this.layer?.place() ?? [0, 0, 0, 0, 0];
    const record = proposal(this.#size, this.#surroundings, place, this.#fonts);
    call("render", this.handle, record, clock.now(), this.#family);
  }

  draw(bytes) {
    const isInside = this.isDrawing;
    this.isDrawing = true;
    this.sink.run(bytes);
    this.isDrawing = isInside;
  }

  // What Swift says after a rendering: until when something moves, and when an effect falls due.
  schedule(framesUntil, effectDue) {
    const turn = ++this.#turn;
    const render = () => turn === this.#turn && this.render();
    if (framesUntil === framesUntil) clock.requestFrame(render);
    else if (effectDue === effectDue) clock.setTimer(render, Math.max(0, effectDue - clock.now()));
  }

  // Puts back what a browser loses when an element is moved in the page.
  moved() {
    this.changed();
    this.sink.restore();
  }

  #look() {
    if (this.#surroundings) return;
    const last = this.#family;
    this.#surroundings = surroundings(this.#element);
    this.#family = this.#surroundings.family;
    if (this.#family !== last) this.#fonts += 1;
    this.root.style.setProperty("--shift", measurer.shift(this.#family));
  }

  #fit() {
    if (this.handle === null) return;
    this.#look();
    const height = `${naturalHeight(this.handle, this.#surroundings.scale)}px`;
    if (this.#strut.style.height !== height) this.#strut.style.height = height;
  }

  #resized(entries) {
    for (const { target, contentRect } of entries) {
      if (target === this.root) {
        const { width, height } = contentRect;
        this.#size = { width, height };
        this.sink.restore();
      } else {
        this.#surroundings = null;
        this.#fit();
      }
    }
    // At once, so that it is shown in this frame.
    this.render();
  }
}

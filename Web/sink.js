// Carries out Swift's commands on elements. The numbers are those of Command.swift.
import { reader as read } from "./bytes.js";
import { gradient, picture } from "./paint.js";
import { describe, set } from "./semantics.js";

// What parts are called, by number: for `::part()`.
export const parts = (",bar,scroller,trough,plate,pill,separator,tab,title,selectedTitle,icon," +
  "selectedIcon,image,badge,line,focusRing,leadingFade,trailingFade,hairline").split(",");

// Commands that only set properties, by number: `$` is a number that follows, `@` a colour, `_` a text.
// The baseline of a text is moved with the height of its line; see measure.js.
const rules = [
  "translate:$px $px;width:$px;height:$px", // 5 frame
  "--touch:$px $px $px $px", // 6 touch
  "background:@", // 7 fill
  , // 8 gradient
  "border-radius:$px", // 9 radius
  "outline:$px solid @;outline-offset:$px", // 10 border
  "box-shadow:@ $px $px $px", // 11 shadow
  , // 12 text
  "font-size:$px;font-weight:$;line-height:calc($px + var(--shift)*2em)", // 13 font
  "text-align:_", // 14 align
  , // 15 picture
  "color:@", // 16 ink
  "opacity:$", // 17 opacity
  "rotate:$rad;scale:$ $;transform-origin:$% $%", // 18 transform
  "overflow:_", // 19 clip
].map((rule) => rule.split(";").map((line) => line.split(":")));

export class Sink {
  // By name. Overlays are inside of what has the name 0.
  nodes = new Map();
  entry;
  #root;
  #host;

  constructor(root, host) {
    this.#root = root;
    this.#host = host;
  }

  run(bytes) {
    const reader = read(bytes);
    const last = [];
    let element;
    while (reader.more()) {
      const command = reader.number();
      const style = element?.style;
      for (const [name, value] of rules[command - 5] ?? []) {
        style.setProperty(name, value.replace(/[$@_]/g, (sign) =>
          sign === "$" ? reader.number() : sign === "@" ? reader.color() : reader.text()));
      }
      switch (command) {
        case 1: // node
          element = this.nodes.get(reader.number());
          break;
        case 2: // insert
          element = this.#insert(reader);
          break;
        case 3: // move
          last.push(this.#move(element, reader.number()));
          break;
        case 4: // remove
          this.nodes.delete(element.key);
          element.remove();
          break;
        case 8: // gradient
          style.background = gradient(reader);
          break;
        case 12: // text
          // A canvas measures tabs and line ends as spaces, so each is drawn as one.
          element.textContent = reader.text().replace(/[\t-\r]/g, " ");
          element.className = "text";
          break;
        case 15: // picture
          element.replaceChildren(picture(reader));
          break;
        case 20: // fade
          style.maskImage = gradient(reader);
          break;
        case 21: // semantics
          describe(element, reader, this.#host.words);
          break;
        case 22: // scroll
          last.push(this.#scroll(element, reader));
          break;
        case 23: { // focus
          const focused = this.nodes.get(reader.number());
          // The scene says where it scrolls to, and the page is to stay.
          last.push(() => {
            if (focused) focused.focus({ preventScroll: true });
            else if (!this.entry) this.#host.leave();
          });
          break;
        }
        case 24: // rendered
          this.#enter(this.nodes.get(reader.number()));
          this.#host.keys = reader.number();
          this.#host.schedule(reader.number(), reader.number());
          break;
        case 25: // told
          this.#host.app.told(reader);
          break;
        case 26: // refused
          console.warn(`choice-kit: ${reader.text()}`);
          break;
      }
    }
    this.#host.showOverlays();
    for (const action of last) action();
  }

  #insert(reader) {
    const key = reader.number();
    const parent = this.nodes.get(reader.number())?.content ?? this.#root;
    const index = reader.number();
    const isTarget = reader.number();
    const inner = parent.closest("button") ? "span" : "div";
    const element = document.createElement(isTarget ? "button" : inner);
    set(element, "aria-hidden", "true");
    set(element, "part", parts[key & 255]);
    element.key = key;
    element.item = Math.floor(key / 256);
    element.content = element;
    this.nodes.set(key, element);
    if (isTarget) {
      element.tabIndex = -1;
      this.#host.app.drawn(element);
    }
    place(element, parent, index);
    return element;
  }

  // Taken out and put in again, an element loses the focus.
  #move(element, index) {
    const parent = element.parentNode;
    const hadFocus = element.matches(":focus");
    element.remove();
    place(element, parent, index);
    return () => hadFocus && element.focus({ preventScroll: true });
  }

  // What scrolls is in an element that a transform may move, inside of one that gives the browser
  // the extent and cuts it there: a transform that moved the extent would move the end of the scroll.
  // The size must be there before it is scrolled, so that comes last.
  #scroll(element, reader) {
    if (element.content === element) {
      element.extent = document.createElement("div");
      element.content = document.createElement("div");
      element.extent.append(element.content);
      element.append(element.extent);
      element.className = "scrolls";
    }
    element.extent.style.width = `${reader.number()}px`;
    element.extent.style.height = `${reader.number()}px`;
    const offset = reader.number();
    const isVertical = reader.number();
    element.side = isVertical ? "scrollTop" : "scrollLeft";
    element.style.overflow = !reader.number() ? "hidden" : isVertical ? "hidden auto" : "auto hidden";
    return () => element.offset !== offset && scrollTo(element, offset);
  }

  // Where the Tab key comes in: a target, or a list that has nothing in it.
  #enter(target) {
    if (target === this.entry) return;
    if (this.entry) this.entry.tabIndex = -1;
    if (target) target.tabIndex = 0;
    this.entry = target;
  }

  // Puts scroll offsets back that the browser has lost, because the element was moved or hidden.
  restore() {
    for (const element of this.nodes.values()) {
      // What doesn't scroll has neither.
      if (element[element.side] !== element.at) scrollTo(element, element.offset);
    }
  }
}

function place(element, parent, index) {
  parent.insertBefore(element, parent.children[index] ?? null);
}

// `offset` is what was asked for, or what a person has scrolled to; `at` is what the browser has made of
// it: whole pixels, and none beyond the ends. A transform adds the rest.
function scrollTo(element, offset) {
  element.offset = offset;
  element[element.side] = offset;
  element.at = element[element.side];
  const rest = element.at - offset;
  element.content.style.translate =
    rest && (element.side === "scrollTop" ? `0 ${rest}px` : `${rest}px`);
}

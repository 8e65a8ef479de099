// Carries out Swift's commands on elements. The numbers are those of Command.swift.
import { Reader } from "./bytes.js";
import { edgeFade, gradient, picture } from "./paint.js";
import { describe, set } from "./semantics.js";

// What parts are called, by number: for `::part()`.
const parts = (",bar,scroller,trough,plate,pill,separator,tab,title,selectedTitle,icon," +
  "selectedIcon,image,badge,line,focusRing,leadingFade,trailingFade,hairline").split(",");
const none = 0xffffffff * 256;

export class Sink {
  nodes = new Map();
  entry = none;

  constructor(root, host) {
    this.root = root;
    this.host = host;
  }

  run(bytes) {
    const reader = new Reader(bytes);
    const last = [];
    let element;
    while (reader.more) {
      const style = element?.style;
      switch (reader.byte()) {
        case 1: // node
          element = this.nodes.get(reader.key());
          break;
        case 2: // insert
          element = this.insert(reader);
          break;
        case 3: // move
          last.push(this.move(element, reader.word()));
          break;
        case 4: // remove
          this.nodes.delete(element.key);
          element.remove();
          break;
        case 5: // frame
          this.frame(element, reader);
          break;
        case 6: // touch
          style.setProperty("--touch",
            reader.shorts(4).map((beyond) => `${-beyond}px`).join(" "));
          break;
        case 7: // fill
          style.background = reader.color();
          break;
        case 8: // gradient
          style.background = gradient(reader);
          break;
        case 9: // radius
          style.borderRadius = `${reader.short()}px`;
          break;
        case 10: { // border
          const width = reader.short();
          style.outline = `${width}px solid ${reader.color()}`;
          style.outlineOffset = `${-width}px`;
          break;
        }
        case 11: { // shadow
          const color = reader.color();
          const blur = reader.short();
          style.boxShadow = `${reader.short()}px ${reader.short()}px ${blur}px ${color}`;
          break;
        }
        case 12: // text
          // A canvas measures each blank as a space, so each is drawn as one.
          element.textContent = reader.text().replace(/\s/g, " ");
          element.className = "text";
          break;
        case 13: // font
          element.size = reader.short();
          style.fontSize = `${element.size}px`;
          style.fontWeight = reader.half();
          this.line(element);
          break;
        case 14: // ink
          style.color = reader.color();
          break;
        case 15: // align
          style.textAlign = ["left", "center", "right"][reader.byte()];
          break;
        case 16: // picture
          element.replaceChildren(picture(reader));
          break;
        case 17: // opacity
          style.opacity = reader.short();
          break;
        case 18: // transform
          this.transform(element, reader);
          break;
        case 19: // clip
          style.overflow = reader.byte() ? "clip" : "";
          break;
        case 20: // fade
          style.maskImage = edgeFade(reader);
          break;
        case 21: // scroll
          last.push(this.scroll(element, reader));
          break;
        case 22: // semantics
          describe(element, reader, this.host.app.words);
          break;
        case 23: { // focus
          const focused = this.nodes.get(reader.key());
          // The scene says where it scrolls to, and the page is to stay.
          last.push(() => focused?.focus({ preventScroll: true }));
          break;
        }
        case 24: // entry
          this.enter(reader.key());
          break;
        case 25: // keys
          this.host.keys = reader.half();
          break;
        case 26: // due
          this.host.schedule(reader.number(), reader.number());
          break;
        case 27: // selected
          this.host.app.selected(reader.integer(), reader.byte());
          break;
        case 28: // reselected
          this.host.app.reselected(reader.integer(), reader.byte());
          break;
        case 29: // refused
          console.warn(`choice-kit: ${reader.text()}`);
          break;
      }
    }
    for (const action of last) action();
  }

  insert(reader) {
    const key = reader.key();
    const parent = this.nodes.get(reader.key())?.content ?? this.root;
    const index = reader.word();
    const kind = reader.byte();
    const element = document.createElement(["span", "div", "button"][kind]);
    if (kind === 0) set(element, "aria-hidden", "true");
    if (kind === 2) {
      element.type = "button";
      element.tabIndex = -1;
    }
    set(element, "part", parts[key % 256] ?? null);
    element.key = key;
    element.content = element;
    element.box = { x: 0, y: 0, width: 0, height: 0, turn: "" };
    this.nodes.set(key, element);
    if (kind === 2) this.host.app.drawn(element, Math.floor(key / 256));
    this.place(element, parent, index);
    return element;
  }

  place(element, parent, index) {
    parent.insertBefore(element, parent.children[index] ?? null);
  }

  // Taken out and put in again, an element loses the focus.
  move(element, index) {
    const parent = element.parentNode;
    const hadFocus = element.matches(":focus");
    element.remove();
    this.place(element, parent, index);
    return () => hadFocus && element.focus({ preventScroll: true });
  }

  frame(element, reader) {
    const { box, style } = element;
    box.x = reader.short();
    box.y = reader.short();
    const width = reader.short();
    const height = reader.short();
    if (width !== box.width) style.width = `${(box.width = width)}px`;
    if (height !== box.height) {
      style.height = `${(box.height = height)}px`;
      this.line(element);
    }
    this.turn(element);
  }

  transform(element, reader) {
    const [scaleX, scaleY, rotation, x, y] = reader.shorts(5);
    element.box.turn = ` rotate(${rotation}rad) scale(${scaleX},${scaleY})`;
    element.style.transformOrigin = `${x * 100}% ${y * 100}%`;
    this.turn(element);
  }

  turn({ box, style }) {
    style.transform = `translate(${box.x}px,${box.y}px)${box.turn}`;
  }

  line({ box, size, style }) {
    if (size) style.lineHeight = `${box.height + 2 * this.host.shift * size}px`;
  }

  // What scrolls is in an element that a transform may move, inside of one that gives the browser
  // the extent and cuts it there: a transform that moved the extent would move the end of the scroll.
  // The size must be there before it is scrolled, so that comes last.
  scroll(element, reader) {
    if (element.content === element) {
      element.extent = document.createElement("div");
      element.content = document.createElement("div");
      element.extent.append(element.content);
      element.append(element.extent);
    }
    element.extent.style.width = `${reader.short()}px`;
    element.extent.style.height = `${reader.short()}px`;
    const offset = reader.number();
    element.style.overflow = reader.byte() ? "auto hidden" : "hidden";
    return () => this.scrollTo(element, offset);
  }

  // `offset` is what was asked for, or what a person has scrolled to; `at` is what the browser has
  // made of it: whole pixels, and none beyond the ends. A transform adds the rest.
  scrollTo(element, offset) {
    if (element.offset === offset) return;
    element.offset = offset;
    element.scrollLeft = offset;
    element.at = element.scrollLeft;
    const rest = element.at - offset;
    element.content.style.transform = rest === 0 ? "" : `translateX(${rest}px)`;
  }

  // The one target without a tabindex is where the Tab key comes in.
  enter(key) {
    const old = this.nodes.get(this.entry);
    if (old) old.tabIndex = -1;
    this.entry = key;
    this.nodes.get(key)?.removeAttribute("tabindex");
  }

  // Puts scroll offsets back that the browser has lost, because the element was moved or hidden.
  restore() {
    for (const element of this.nodes.values()) {
      if (element.at === undefined || element.scrollLeft === element.at) continue;
      const { offset } = element;
      element.offset = undefined;
      this.scrollTo(element, offset);
    }
  }
}

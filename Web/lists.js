// What is only about lists: what assistive technology is told of them, and what is typed in them.
import { Record } from "./bytes.js";
import { isShortcut } from "./input.js";
import { say, set, strings } from "./semantics.js";
import { parts } from "./sink.js";

const roles = { 5: "group", 7: "listbox", 8: "option", 9: "status" };
const dismiss = 10;
const nothing = 2 ** 32 - 1;

for (const [first, names] of [
  [64, "backdrop,region,panel,actions,reset,apply,actionRing"],
  [96, "list,section,header,option,optionIcon,optionTitle,count,subtitle,mark,rowLine,footer," +
    "status,retry,optionRing,divider"],
]) {
  names.split(",").forEach((name, index) => (parts[first + index] = name));
}

Object.assign(strings, {
  apply: "Apply",
  reset: "Reset",
  empty: "Nothing here",
  loading: "Loading…",
  failed: "Couldn’t be loaded",
  retry: "Try again",
  close: "Close",
  // How much is behind an option: as it is spoken, and what stands around it where it is shown.
  items: (count) => (count === 1 ? "1 item" : `${count} items`),
  beforeCount: "（",
  afterCount: "）",
});

export function describe(element, reader, role, flags, words) {
  const behind = reader.word();
  const label = element.getAttribute("aria-label");
  const expanded = flags & 16 && String(!!(flags & 32));
  set(element, "role", roles[role]);
  set(element, "aria-description", reader.text());
  set(element, "aria-expanded", expanded);
  set(element, "aria-haspopup", expanded && "listbox");
  set(element, "aria-controls", flags & 32 && "list");
  set(element, "aria-multiselectable", flags & 64 && "true");
  if (role === dismiss) set(element, "aria-label", words.close);
  if (behind < nothing) {
    set(element, "aria-label", say(words, "named", label, say(words, "items", behind)));
  }
}

// What typing finds a text by: lower case, without accents.
export const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Letters, and the Tab key where the control only hears of it: it is rendered before the browser
// goes on, from where the focus is then.
export function listenToTyping(host) {
  host.root.addEventListener("keydown", (event) => {
    const { key, shiftKey } = event;
    if (isShortcut(event) || event.defaultPrevented) return;
    if (key === "Tab" && (host.keys >> 23) & 1) {
      host.send(new Record(1).byte(11).byte(shiftKey));
    } else if (host.keys >> 24 && /^\S$/u.test(key)) {
      event.preventDefault();
      host.send(new Record(6).text(fold(key)));
    }
  });
}

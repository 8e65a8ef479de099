// What is only about lists: what their parts are called, the words for them, and what is typed in them.
import { isShortcut } from "./input.js";
import { roles, strings } from "./semantics.js";
import { parts } from "./sink.js";

for (const [first, names] of [
  [64, "backdrop,region,panel,actions,reset,apply,actionRing"],
  [72, "button,title,icon,buttonRing,backdrop,popover,body,arrow"],
  [96, "list,section,header,option,optionIcon,optionTitle,count,subtitle,mark,rowLine,footer," +
    "status,retry,optionRing,divider"],
]) {
  names.split(",").forEach((name, index) => (parts[first + index] = name));
}

roles.push("group", "", "listbox", "option", "status", "", "menu", "menuitem", "menuitemradio",
  "menuitemcheckbox");

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
  // The digit of the ten that counts are written in.
  zero: "0",
  beforeCount: "（",
  afterCount: "）",
});

// What typing finds a text by: lower case, without accents.
export const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

// Letters, and the Tab key where the control only hears of it: it is rendered before the browser
// goes on, from where the focus is then.
export function listenToTyping(host) {
  host.root.addEventListener("keydown", (event) => {
    const { key, shiftKey } = event;
    if (isShortcut(event) || event.defaultPrevented) return;
    if (key === "Tab" && (host.keys >> 23) & 1) {
      host.send([1, 11, shiftKey]);
    } else if (host.keys >> 24 && /^\S$/u.test(key)) {
      event.preventDefault();
      host.send([6, fold(key)]);
    }
  });
}

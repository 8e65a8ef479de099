"""Plays a trace on a strip in Chromium, by the input that a person's devices give."""

from . import trace

KEYS = {
    "left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown",
    "home": "Home", "end": "End", "enter": "Enter", "space": "Space", "escape": "Escape",
    "pageUp": "PageUp", "pageDown": "PageDown", "tab": "Tab",
}
TOUCHES = {"began": "touchStart", "moved": "touchMove", "ended": "touchEnd",
           "cancelled": "touchCancel"}


class Player:
    """One document on one page."""

    def __init__(self, test, setup, lines):
        self.test = test
        self.page = test.page
        self.setup = setup
        self.lines = lines
        self.fingers = set()

    def play(self):
        """Every difference from what the trace expects, with its time."""
        self.test.run_script("test.standStill(); test.measureFixed();")
        self.surround(self.setup["proposal"])
        self.test.run_script("test.mount(given); await test.settleNatively()", self.setup)
        differences = []
        for index, line in enumerate(self.lines):
            if "expect" in line:
                found = self.test.run_script(
                    "return test.compare(given.at, given.expect)", line)
                differences += [f"at {line['at']:g} s: {difference}" for difference in found]
            else:
                self.test.run_script("test.clock.seconds = given", line["at"])
                getattr(self, "do_" + line["do"])(line, index)
        return differences

    def surround(self, proposal):
        """Makes the page what a proposal says; its size is the element's own."""
        frame = {"x": 0, "y": 0, **proposal}
        room = proposal.get("container") or {
            "width": frame["x"] + frame["width"], "height": frame["y"] + frame["height"]}
        if self.setup["control"] != "tabStrip":
            self.page.set_viewport_size(
                {"width": round(room["width"]), "height": round(room["height"])})
        self.page.emulate_media(
            color_scheme=proposal["appearance"],
            reduced_motion="reduce" if proposal["reduceMotion"] else "no-preference",
            contrast="more" if proposal["increasedContrast"] else "no-preference")
        self.test.run_script("""
          const root = document.documentElement;
          root.dir = given.direction === "rightToLeft" ? "rtl" : "ltr";
          root.style.fontSize = `${16 * given.textScale}px`;
          root.style.colorScheme = "light dark";
          // As a keyboard on the screen does, and what moves the page out of its way.
          const { coveredTop = 0, coveredBottom = 0 } = given;
          Object.defineProperty(window, "visualViewport", {
            configurable: true,
            value: {
              offsetTop: coveredTop, height: innerHeight - coveredTop - coveredBottom, scale: 1,
            },
          });
          test.control?.setSize(given);
          await test.settleNatively(3);
        """, proposal)

    def do_surroundings(self, line, _):
        """What has been moved in the page is found in a frame."""
        self.surround(line["proposal"])
        self.test.run_script(
            "test.clock.frame(given); await test.settleNatively()", line["at"])

    def do_pointer(self, line, index):
        """Pointer 0 is the mouse, unless its press is taken away, which happens to fingers."""
        pointer = line.get("pointer", 0)
        left, top = self.test.run_script("""
          const { left, top } = test.control.element.getBoundingClientRect();
          return [left, top];
        """)
        place = (left + line["x"], top + line["y"])
        phase = line["phase"]
        if phase == "began" and (pointer != 0 or trace.is_cancelled(self.lines, index)):
            self.fingers.add(pointer)
        if pointer in self.fingers:
            self.move_finger(pointer, phase, place)
        else:
            self.move_mouse(phase, place)

    def move_finger(self, pointer, phase, place):
        is_down = phase in ("began", "moved")
        self.test.touch(TOUCHES[phase], *([place] if is_down else []))
        if not is_down:
            self.fingers.discard(pointer)

    def move_mouse(self, phase, place):
        self.page.mouse.move(*place)
        if phase == "began":
            self.page.mouse.down()
        elif phase == "ended":
            self.page.mouse.up()

    def do_key(self, line, _):
        prefix = "Control+" if line.get("shortcut") else "Shift+" if line.get("shift") else ""
        self.page.keyboard.press(prefix + KEYS[line["key"]])

    def do_focus(self, line, _):
        """By the Tab key, where it stops at that; else as a script does that follows a key."""
        is_stop = self.test.run_script(
            "return !(test.control.target(given.item, given.part)?.tabIndex < 0)", line)
        if is_stop:
            self.test.focus_by_tab_key()
        else:
            self.page.keyboard.press("F9")
            self.test.run_script("test.control.target(given.item, given.part).focus()", line)

    def do_blur(self, *_):
        """Where a Tab key was just told of, the focus has left with it."""
        if self.test.run_script("return document.activeElement === test.control.element"):
            self.page.keyboard.press("Tab")

    def do_type(self, line, _):
        self.page.keyboard.press(line["text"])

    def do_dismiss(self, *_):
        """Escape, where the focus isn't in the control: there is nothing around it to be clicked."""
        self.page.keyboard.press("Escape")

    def do_activate(self, line, _):
        self.test.run_script("test.control.target(given.item, given.part).click()", line)

    def do_scroll(self, line, _):
        """Where the offset is what it was, there is nothing to wait for but a frame."""
        self.test.run_script("""
          test.control.scroll(given.part, given.to);
          await test.settleNatively();
        """, line)

    def do_change(self, line, _):
        self.test.run_script("test.control.change(given)", line)

"""Tests in Chromium: one browser for all, a fresh page for each."""

import atexit
import base64
import functools
import shutil
import unittest

from playwright.sync_api import sync_playwright

from . import server


@functools.cache
def chromium():
    """Debian's Chromium; it starts with the first call and ends with the process."""
    path = shutil.which("chromium")
    if not path:
        raise SystemExit("test-web: there is no chromium; Scripts/setup.sh browser installs it")
    driver = sync_playwright().start()
    browser = driver.chromium.launch(
        executable_path=path, args=["--no-sandbox", "--js-flags=--expose-gc"])
    atexit.register(lambda: (browser.close(), driver.stop()))
    return browser


class BrowserTest(unittest.TestCase):
    """A test with a page of its own, `self.page`. It fails where the browser complains of anything
    that the test does not take out of `self.messages`."""

    # What Playwright's `new_context` takes.
    context_options = {}
    page_name = "page.html"

    def setUp(self):
        options = {"viewport": {"width": 900, "height": 700}, **self.context_options}
        self.context = chromium().new_context(**options)
        self.addCleanup(self.context.close)
        self.page = self.context.new_page()
        self.page.set_default_timeout(5000)
        self.messages = []
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.messages.append(f"error: {error}"))
        self.open()

    def open(self, name=None):
        """Loads a page of these tests, and waits until the face is ready."""
        self.page.goto(f"{server.address()}/tests/{name or self.page_name}")
        self.page.wait_for_selector("[data-is-ready]", state="attached")

    def tearDown(self):
        self.assertEqual(self.messages, [], "the browser's console")

    def _note(self, message):
        if message.type in ("error", "warning", "assert"):
            self.messages.append(f"{message.type}: {message.text}")

    def run_script(self, script, argument=None):
        """What an async function with this body returns; `given` is the argument."""
        return self.page.evaluate(f"async (given) => {{ {script} }}", argument)

    @functools.cached_property
    def protocol(self):
        """Chromium's own protocol for this page."""
        return self.context.new_cdp_session(self.page)

    def measure(self):
        """Live blocks of the module; nodes, listeners and heap of the page after a collection."""
        self.run_script("await test.settleNatively(5)")
        self.protocol.send("Performance.enable")
        self.protocol.send("HeapProfiler.enable")
        self.protocol.send("HeapProfiler.collectGarbage")
        metrics = {metric["name"]: metric["value"]
                   for metric in self.protocol.send("Performance.getMetrics")["metrics"]}
        return (self.run_script("return test.kit.liveBlocks()"), metrics["Nodes"],
                metrics["JSEventListeners"], metrics["JSHeapUsedSize"])

    # One strip, as most tests need it.

    def show(self, **options):
        """Puts a strip into the page, as `test.newStrip` does, and waits until it is at rest."""
        self.run_script("window.strip = await test.newStrip(given)", options)
        self.wait_for_rest()

    def wait_for_rest(self):
        """Waits until nothing of the strip has moved for some frames."""
        self.run_script("await test.rest(window.strip)")

    def events(self):
        """What the page was told since the last call."""
        return self.run_script("return window.strip.events.splice(0)")

    def value(self):
        return self.run_script("return window.strip.value")

    def center(self, value):
        """The middle of an item's tab, in the page's coordinates."""
        return tuple(self.run_script("return test.centerOf(test.tab(window.strip, given))", value))

    def click(self, value):
        self.page.mouse.click(*self.center(value))

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def focus_by_tab_key(self):
        """Comes into the strip as a person at the keyboard does."""
        self.page.focus("#before")
        self.press("Tab")

    def focused(self):
        """The value of the item that has the keyboard focus; or the id of what else has it."""
        return self.run_script("""
          const active = document.activeElement;
          return active === window.strip ? active.shadowRoot.activeElement?.value : active.id;
        """)

    def pixels(self, x, y, width, height):
        """What the page shows there, as rows of [red, green, blue], each from 0 to 255."""
        clip = {"x": x, "y": y, "width": width, "height": height}
        picture = base64.b64encode(self.page.screenshot(clip=clip)).decode()
        return self.run_script("""
          const image = new Image();
          image.src = `data:image/png;base64,${given}`;
          await image.decode();
          const { width, height } = image;
          const context = new OffscreenCanvas(width, height).getContext("2d");
          context.drawImage(image, 0, 0);
          const { data } = context.getImageData(0, 0, width, height);
          const pixel = (index) => [...data.slice(index * 4, index * 4 + 3)];
          return Array.from({ length: height }, (_, row) =>
            Array.from({ length: width }, (_, column) => pixel(row * width + column)));
        """, picture)

    # One filter bar.

    def show_bar(self, **options):
        """Puts a filter bar into the page, as `test.newBar` does, and waits until it is at rest."""
        self.run_script("window.bar = await test.newBar(given)", options)
        self.rest_bar()

    def rest_bar(self):
        self.run_script("await test.rest(window.bar)")

    def bar_events(self):
        """What the page was told since the last call."""
        return self.run_script("return window.bar.events.splice(0)")

    def place_of(self, value, part="tab"):
        """The middle of a heading or an option, in the page's coordinates."""
        return tuple(self.run_script(
            "return test.centerOf(test.target(window.bar, given[0], given[1]))", [value, part]))

    def click_heading(self, value):
        self.page.mouse.click(*self.place_of(value))
        self.rest_bar()

    def click_option(self, value):
        self.page.mouse.click(*self.place_of(value, "option"))
        self.rest_bar()

    def choice(self, value):
        return self.run_script(
            "return bar.filters.find(({ value }) => value === given).chosen", value)

    def bar_focus(self):
        """The part and value of what has the focus in the bar; or the id of what else has it."""
        return self.run_script("""
          const active = document.activeElement;
          if (active !== bar) return active.id || active.localName;
          const inner = active.shadowRoot.activeElement;
          return [inner.getAttribute("part"), inner.value];
        """)

    def layer_is_shown(self):
        """Whether the panel's layer is in the browser's top layer."""
        return self.run_script(
            "return bar.shadowRoot.querySelector('.layer:popover-open') !== null")

    # Touch.

    def touch(self, kind, *points):
        """One event of a touch screen: touchStart, touchMove, touchEnd or touchCancel."""
        self.protocol.send("Input.dispatchTouchEvent", {
            "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def drag_finger(self, start, end, steps=8):
        """Puts a finger down, moves it in steps of a frame, and leaves it there."""
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            share = step / steps
            point = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            self.touch("touchMove", point)
            self.page.wait_for_timeout(16)

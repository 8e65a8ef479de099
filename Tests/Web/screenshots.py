#!/usr/bin/env python3
"""Draws every look in Chromium to build/web-pictures, to be looked at: light, dark, right to left,
with text twice as large, with the keyboard focus, and in mid-motion. Run with build/browser's
python."""

import unittest

from support.browser import BrowserTest
from support.server import ROOT

PICTURES = ROOT / "build/web-pictures"
TITLES = ["Everything", {"value": "w", "title": "Design", "badge": 3}, "Legal",
          {"value": "d", "title": "People", "badge": "dot"}]
MANY = ["Everything", "Architecture", "Books", {"value": "c", "title": "Cooking", "badge": 12},
        "Design", {"value": "e", "title": "Economics", "disabled": True}, "Film", "Gardens"]
ARABIC = ["الكل", "تصميم", {"value": "l", "title": "قانون", "badge": 3}, "الناس"]
FACES = [{"value": name, "title": name, "badge": badge, "disabled": name == "Cleo",
          "image": {"outline": "M0.5 0.2 L0.8 0.8 L0.2 0.8 Z"}}
         for name, badge in (("Ada", "dot"), ("Bea", 3), ("Cleo", None), ("Dora", None))]
CONTENT = {"segmented": TITLES, "capsule": MANY, "selective": MANY, "underline": MANY,
           "filter": TITLES, "avatars": FACES}


class Screenshots(BrowserTest):
    context_options = {"device_scale_factor": 2, "viewport": {"width": 460, "height": 660}}

    def picture(self, name, selected=1, prepare=""):
        """All looks below each other, each as `prepare` leaves it."""
        self.run_script("test.standStill(); test.place.replaceChildren()")
        self.page.add_style_tag(content="h1, #before, #after { display: none } "
                                        "body { margin: 16px } choice-tabs { margin: 16px 0 }")
        for preset, items in CONTENT.items():
            self.run_script("""
              const { preset, items, selected } = given;
              const strip = await test.newStrip({ items });
              strip.preset = preset;
              strip.select(strip.items[selected].value, { animated: false });
              window.strip = strip;
            """, {"preset": preset, "items": ARABIC if "arabic" in name else items,
                  "selected": selected})
        self.run_script("test.clock.frame(1); await test.settleNatively()")
        self.run_script(f"""
          const strips = [...test.place.children];
          {prepare}
          await test.settleNatively();
        """)
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")

    def test_light(self):
        self.picture("light")

    def test_dark(self):
        self.page.add_style_tag(content=":root { color-scheme: dark; background: #1c1c1e }")
        self.picture("dark")

    def test_forced_colours(self):
        self.page.emulate_media(forced_colors="active", color_scheme="dark")
        self.picture("forced-colours")

    def test_right_to_left(self):
        self.run_script("document.documentElement.dir = 'rtl'")
        self.picture("right-to-left-arabic")

    def test_large_text(self):
        self.run_script("document.documentElement.style.fontSize = '200%'")
        self.picture("large-text")

    def test_mid_motion(self):
        self.picture("mid-motion", selected=0, prepare="""
          for (const strip of strips) strip.select(strip.items[2].value);
          test.clock.frame(1.12);
        """)

    def test_swiped_halfway(self):
        self.picture("swiped-halfway", selected=0, prepare="""
          for (const strip of strips) strip.progress = 0.5;
          test.clock.frame(1.2);
        """)

    def test_focus(self):
        self.page.emulate_media(contrast="more")
        self.picture("more-contrast")
        for number in range(6):
            self.run_script("""
              const strip = test.place.children[given];
              document.activeElement?.blur();
              for (const other of test.place.children) other.inert = other !== strip;
            """, number)
            self.press("Tab")
            self.run_script("test.clock.frame(2); await test.settleNatively()")
            box = self.run_script("""
              const strip = test.place.children[given];
              const { left, top, width, height } = strip.getBoundingClientRect();
              return { x: left, y: top - 8, width, height: height + 16 };
            """, number)
            self.page.screenshot(path=PICTURES / f"focus-{number}.png", clip=box)


LONG = [
    {"value": "a", "title": "Choice", "chosen": "long", "options": [
        {"value": "long", "title": "A title that is much too long to be shown as a whole", "count": 12,
         "subtitle": "With a subtitle that is too long as well, and goes on and on"},
        "Short", {"title": "Away with it", "destructive": True, "section": "More"},
        {"title": "Not now", "disabled": True, "section": "More"}]},
    {"value": "b", "title": "Other", "options": []}]


class FilterBars(BrowserTest):
    """A filter bar in each phase, in both looks."""

    context_options = {"device_scale_factor": 2, "viewport": {"width": 375, "height": 480}}

    def pictures(self, name, opened="scope", **options):
        """Closed, in mid-motion, open, switching and closing, side by side in the order of names."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.add_style_tag(content="h1, #before, #after { display: none } body { margin: 0 } "
                                        "#place { margin: 0 } main::after { content: 'The page.' }")
        for preset in ("modern", "classic"):
            self.run_script("test.standStill(); test.place.replaceChildren()")
            self.run_script("window.bar = await test.newBar(given); test.clock.frame(1)",
                            {"preset": preset, **options})
            for phase, script, time in (
                    ("0-closed", "", 1), ("1-opening", f"bar.open('{opened}')", 1.15),
                    ("2-open", "", 2), ("3-switching", "bar.open(bar.filters.at(-1).value)", 2.1),
                    ("4-other", "", 3), ("5-closing", "bar.close()", 3.2), ("6-fading", "", 3.4)):
                self.run_script(f"""
                  {script};
                  await test.settleNatively();
                  test.clock.frame({time});
                  await test.settleNatively();
                """)
                self.page.screenshot(path=PICTURES / f"filter-{name}-{preset}-{phase}.png")

    def test_light(self):
        self.pictures("light")

    def test_dark(self):
        self.page.add_style_tag(content=":root { color-scheme: dark; background: #1c1c1e; color: #fff }")
        self.pictures("dark", opened="tags")

    def test_right_to_left(self):
        self.run_script("document.documentElement.dir = 'rtl'")
        self.pictures("right-to-left")

    def test_large_text(self):
        self.run_script("document.documentElement.style.fontSize = '200%'")
        self.pictures("large-text", opened="a", filters=LONG)

    def test_counts_at_the_edge(self):
        self.pictures("counts", opened="a", filters=LONG, counts="trailing")

    def test_forced_colours(self):
        self.page.emulate_media(forced_colors="active", color_scheme="dark")
        self.pictures("forced-colours")

    def test_focus(self):
        self.show_bar()
        self.page.focus("#before")
        self.press("Tab", "ArrowRight", "ArrowDown")
        self.rest_bar()
        self.press("ArrowDown")
        self.rest_bar()
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / "filter-focus-option.png")
        self.press("Tab")
        self.rest_bar()
        self.page.screenshot(path=PICTURES / "filter-focus-button.png")


if __name__ == "__main__":
    unittest.main()

"""What surrounds the element: its size, the writing direction, text size, colours, fonts."""

import pathlib
import unittest

from support.browser import BrowserTest

MANY = [f"Category {number}" for number in range(20)]
FONT = pathlib.Path("/usr/share/fonts/opentype/inter/Inter-Regular.otf")


class SurroundingsTests(BrowserTest):
    def natural_height(self):
        return self.run_script("return strip.getBoundingClientRect().height")

    def assert_lies_at(self, part, value, is_as_wide=True):
        """That a part has the middle of an item's tab, and its width too, unless told otherwise."""
        sides = self.run_script("""
          return [test.part(strip, given[0]), test.tab(strip, given[1])].map((each) => {
            const { left, right } = each.getBoundingClientRect();
            return [left, right];
          });
        """, [part, value])
        (left, right), (tab_left, tab_right) = sides
        self.assertAlmostEqual(left + right, tab_left + tab_right, delta=1, msg=sides)
        if is_as_wide:
            self.assertAlmostEqual(right - left, tab_right - tab_left, delta=1, msg=sides)

    def background(self):
        return self.run_script("return getComputedStyle(test.part(strip, 'bar')).backgroundColor")

    def test_each_preset_has_its_natural_height(self):
        """Heights as the presets are documented: 44, an image bar 70, capsules 52."""
        self.show(value="One")
        for preset, height in {"selective": 44, "underline": 44, "filter": 44, "avatars": 70,
                               "segmented": 44, "capsule": 52}.items():
            self.run_script("strip.preset = given; await test.settleNatively(3)", preset)
            self.assertEqual(self.natural_height(), height, preset)

    def test_an_author_may_set_another_height(self):
        self.page.add_style_tag(content="choice-tabs { block-size: 64px }")
        self.show(value="One", preset="segmented")
        self.assertEqual(self.natural_height(), 64)

    def test_a_narrower_box_is_filled_at_once(self):
        """Rows w2 and w3: the box changes, the window doesn't."""
        self.show(value="Three", preset="segmented")
        self.run_script("test.place.style.width = '300px'; await test.settleNatively()")
        right, pill = self.run_script("""
          return [strip.getBoundingClientRect().right,
            test.part(strip, "pill").getBoundingClientRect().right];
        """)
        self.assertLess(pill, right)
        self.assertGreater(pill, right - 30)
        self.assert_lies_at("pill", "Three")

    def test_hidden_and_shown_again_it_is_right(self):
        """Row w8."""
        self.show(value="Two", preset="underline")
        before = self.run_script("return test.picture(strip)")
        self.run_script("""
          test.place.style.display = "none";
          await test.settleNatively();
          strip.value = "Three";
          strip.value = "Two";
          await test.settleNatively(30);
          test.place.style.display = "";
          await test.settleNatively();
        """)
        self.wait_for_rest()
        self.assertEqual(self.run_script("return test.picture(strip)"), before)

    def test_mounted_hidden_or_small_and_then_shown_it_is_right(self):
        """Row w7: as in a popover, which grows while it opens."""
        self.show(value="Two", preset="underline")
        before = self.run_script("return test.picture(strip)")
        for hide, reveal in (("display = 'none'", "display = ''"),
                             ("transform = 'scale(0.1)'", "transform = ''"),
                             ("width = '0'", "width = ''")):
            with self.subTest(hide):
                self.run_script(f"""
                  test.place.replaceChildren();
                  test.place.style.{hide};
                  window.strip = await test.newStrip({{ value: "Two", preset: "underline" }});
                  test.place.style.{reveal};
                  await test.settleNatively();
                """)
                self.wait_for_rest()
                self.assertEqual(self.run_script("return test.picture(strip)"), before)

    def test_a_new_title_gives_the_pill_its_width_at_once(self):
        """Row w5."""
        self.show(value="Two", preset="capsule")
        width = "return test.part(strip, 'pill').getBoundingClientRect().width"
        before = self.run_script(width)
        self.run_script("""
          strip.updateItem("Two", { title: "A title that is far longer" });
          await test.settleNatively(1);
        """)
        self.assertGreater(self.run_script(width), before + 50)
        self.assert_lies_at("pill", "Two")

    def test_an_item_that_grows_before_the_selected_one_moves_the_pill_at_once(self):
        """Row w1."""
        self.show(value="Two", preset="capsule")
        before = self.center("Two")[0]
        self.run_script("""
          strip.updateItem("One", { title: "A title that is far longer" });
          await test.settleNatively(1);
        """)
        self.assertGreater(self.center("Two")[0], before + 50)
        self.assert_lies_at("pill", "Two")

    def test_the_writing_direction_turns_live(self):
        self.show(value="One", preset="segmented")
        left_to_right = self.center("One")[0]
        for name, turn in {
            "page": "document.documentElement.dir = 'rtl'", "box": "test.place.dir = 'rtl'",
            "element": "strip.dir = 'rtl'", "style": "strip.style.direction = 'rtl'",
        }.items():
            with self.subTest(name):
                self.run_script(turn + "; await test.settleNatively(3)")
                self.wait_for_rest()
                self.assertGreater(self.center("One")[0], self.center("Three")[0])
                self.run_script("""
                  document.documentElement.dir = test.place.dir = strip.dir = "";
                  strip.style.direction = "";
                  await test.settleNatively(3);
                """)
                self.wait_for_rest()
                self.assertAlmostEqual(self.center("One")[0], left_to_right, delta=1)

    def test_right_to_left_a_scrolling_strip_begins_at_the_right(self):
        self.run_script("document.documentElement.dir = 'rtl'")
        self.show(items=MANY, value="Category 0", preset="underline")
        right = self.run_script("return strip.getBoundingClientRect().right")
        self.assertGreater(self.center("Category 0")[0], right - 120)
        self.run_script("strip.select('Category 19')")
        self.wait_for_rest()
        left = self.run_script("return strip.getBoundingClientRect().left")
        self.assertLess(self.center("Category 19")[0], left + 120)

    def test_right_to_left_the_line_is_at_its_tab_from_the_first_frame_on(self):
        """Row w4."""
        self.run_script("document.documentElement.dir = 'rtl'")
        distances = self.run_script("""
          window.strip = document.createElement("choice-tabs");
          strip.items = given;
          strip.preset = "underline";
          strip.value = "Category 0";
          test.place.append(strip);
          const distances = [];
          for (let count = 0; count < 20; count += 1) {
            await new Promise((resume) => requestAnimationFrame(resume));
            const [line, tab] = [test.part(strip, "line"), test.tab(strip, "Category 0")];
            if (line) distances.push(test.centerOf(line)[0] - test.centerOf(tab)[0]);
          }
          return distances;
        """, MANY)
        self.assertGreater(len(distances), 10)
        for distance in distances:
            self.assertAlmostEqual(distance, 0, delta=0.5)

    def test_right_to_left_the_line_stays_under_its_tab_wherever_it_is_scrolled(self):
        """Row w9."""
        self.run_script("document.documentElement.dir = 'rtl'")
        titles = [f"Category {'x' * (number % 7)}{number}" for number in range(20)]
        self.show(items=titles, value=titles[0], preset="underline")
        self.run_script("strip.value = given", titles[9])
        self.wait_for_rest()
        before = self.center(titles[9])[0]
        self.assert_lies_at("line", titles[9], is_as_wide=False)
        self.run_script("""
          test.part(strip, "scroller").scrollLeft += 40;
          await test.settleNatively(3);
        """)
        self.assertAlmostEqual(self.center(titles[9])[0], before - 40, delta=1)
        self.assert_lies_at("line", titles[9], is_as_wide=False)

    def test_text_grows_with_the_root_font_live(self):
        self.show(value="One", preset="segmented")
        size = "return parseFloat(getComputedStyle(test.part(strip, 'title')).fontSize)"
        before, height = self.run_script(size), self.natural_height()
        self.run_script("""
          document.documentElement.style.fontSize = "200%";
          await test.settleNatively(3);
        """)
        self.wait_for_rest()
        self.assertAlmostEqual(self.run_script(size) / before, 2, delta=0.01)
        self.assertGreaterEqual(self.natural_height(), height)

    def test_it_is_dark_only_where_the_page_is(self):
        self.show(value="One", preset="segmented")
        light = self.background()
        self.page.emulate_media(color_scheme="dark")
        self.run_script("await test.settleNatively(3)")
        self.assertEqual(self.background(), light, "a page that is always light")
        self.run_script("""
          document.documentElement.style.colorScheme = "light dark";
          await test.settleNatively(3);
        """)
        self.page.emulate_media(color_scheme="light")
        self.page.emulate_media(color_scheme="dark")
        self.run_script("await test.settleNatively(3)")
        self.assertNotEqual(self.background(), light)

    def test_a_page_that_is_always_dark_has_it_dark(self):
        self.page.add_style_tag(content=":root { color-scheme: dark }")
        self.show(value="One", preset="segmented")
        dark = self.background()
        self.run_script("""
          document.documentElement.style.colorScheme = "light";
          window.strip = await test.newStrip({ value: "One", preset: "segmented" });
        """)
        self.assertNotEqual(self.background(), dark)

    def test_with_reduced_motion_nothing_slides(self):
        self.page.emulate_media(reduced_motion="reduce")
        self.show(value="One", preset="segmented")
        places = self.run_script("""
          strip.select("Three");
          const places = new Set();
          for (let count = 0; count < 20; count += 1) {
            await test.settleNatively(1);
            places.add(Math.round(test.centerOf(test.part(strip, "pill"))[0]));
          }
          return [...places];
        """)
        self.assertLessEqual(len(places), 2, places)

    def test_more_contrast_changes_colours_live_and_nothing_else(self):
        self.show(value="One", preset="segmented")
        before = self.run_script("return test.picture(strip)")
        self.page.emulate_media(contrast="more")
        self.run_script("await test.settleNatively(3)")
        self.assertEqual(self.run_script("return test.picture(strip)"), before)

    def test_titles_are_not_cut_at_rest(self):
        """Each title's box is at least as wide as its text, in every preset and at odd sizes."""
        self.show(items=["Wave", "Illiterate", "fjord VA To", "Zürich", "日本語", "العربية"],
                  value="Wave")
        for preset in ("underline", "capsule", "segmented"):
            for size in (13, 16, 17.3, 24):
                cut = self.run_script("""
                  document.documentElement.style.fontSize = `${given[1]}px`;
                  strip.preset = given[0];
                  await test.settleNatively(3);
                  await test.rest(strip);
                  const titles = strip.shadowRoot.querySelectorAll("[part$=itle]");
                  return [...titles].filter((title) => title.scrollWidth > title.clientWidth)
                    .map((title) => title.textContent);
                """, [preset, size])
                self.assertEqual(cut, [], f"{preset} at {size}")

    def test_a_font_that_comes_late_is_measured_anew(self):
        self.context.route("**/late.otf", lambda route: route.fulfill(path=FONT))
        self.page.add_style_tag(content="""
          @font-face { font-family: Late; src: url(/late.otf); font-display: swap;
            size-adjust: 200%; }
          choice-tabs { font-family: Late, monospace; }
        """)
        self.run_script("window.strip = await test.newStrip({ value: 'One', preset: 'underline' })")
        self.run_script("await document.fonts.ready; await test.settleNatively(5)")
        self.wait_for_rest()
        title, tab = self.run_script("""
          const range = document.createRange();
          const title = test.tab(strip, "Three").querySelector("[part~=title]");
          range.selectNodeContents(title);
          return [range.getBoundingClientRect().width, title.getBoundingClientRect().width];
        """)
        self.assertAlmostEqual(title, tab, delta=1.5)

    def test_a_scaled_page_gets_the_same_taps(self):
        self.page.add_style_tag(content="#place { transform: scale(0.5); transform-origin: 0 0 }")
        self.show(value="One", preset="segmented")
        self.click("Three")
        self.assertEqual(self.events(), ["change Three by person"])

    def test_a_narrow_page_does_not_scroll_sideways(self):
        """WCAG 2.2's 1.4.10, reflow: 320 pixels are enough."""
        self.page.set_viewport_size({"width": 320, "height": 500})
        self.show(items=MANY, value="Category 5", preset="capsule")
        self.assertLessEqual(self.run_script("return document.documentElement.scrollWidth"), 320)


if __name__ == "__main__":
    unittest.main()

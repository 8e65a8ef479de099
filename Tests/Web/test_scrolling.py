"""The strip's own scrolling: by selection, by a person, and both at once."""

import unittest

from support.browser import BrowserTest

MANY = [f"Category {number}" for number in range(20)]


class ScrollingTests(BrowserTest):
    context_options = {"has_touch": True}

    def setUp(self):
        super().setUp()
        self.show(items=MANY, value="Category 0", preset="underline")

    def offset(self):
        return self.run_script("return test.part(strip, 'scroller').scrollLeft")

    def distance_from_the_middle(self, value):
        left, width = self.run_script("""
          const { left, width } = strip.getBoundingClientRect();
          return [left, width];
        """)
        return self.center(value)[0] - (left + width / 2)

    def test_a_selection_scrolls_the_item_to_the_middle_over_several_frames(self):
        offsets = self.run_script("""
          test.standStill();
          test.clock.seconds = performance.now() / 1000;
          strip.select("Category 10");
          const offsets = [];
          for (let count = 0; count < 30; count += 1) {
            await test.settleNatively(1);
            test.clock.frame(test.clock.seconds + 1 / 60);
            offsets.push(test.part(strip, "scroller").scrollLeft);
          }
          return offsets;
        """)
        self.assertGreater(len(set(offsets)), 10, offsets)
        self.assertEqual(offsets, sorted(offsets))
        self.assertAlmostEqual(self.distance_from_the_middle("Category 10"), 0, delta=1)

    def test_the_first_layout_shows_the_selected_item_without_motion(self):
        distance = self.run_script("""
          const other = await test.newStrip({ items: given, value: "Category 12" });
          const host = other.getBoundingClientRect();
          return test.centerOf(test.tab(other, "Category 12"))[0] - (host.left + host.width / 2);
        """, MANY)
        self.assertAlmostEqual(distance, 0, delta=1)

    def test_the_echo_of_an_animated_scroll_is_not_a_persons(self):
        """A person's scroll would end the animation, and it would not arrive."""
        for value in ("Category 15", "Category 7", "Category 10"):
            self.run_script("strip.select(given)", value)
            self.wait_for_rest()
            self.assertAlmostEqual(self.distance_from_the_middle(value), 0, delta=1)
        self.run_script("strip.style.width = '500px'; await test.settleNatively()")
        self.wait_for_rest()
        self.assertAlmostEqual(self.distance_from_the_middle("Category 10"), 0, delta=1)
        self.assertEqual(self.events(), [])

    def test_echoes_that_come_late_are_not_a_persons(self):
        """The page is so busy that several frames pass before a scroll is told."""
        self.run_script("""
          strip.select("Category 15");
          for (let count = 0; count < 6; count += 1) {
            await new Promise((resume) => requestAnimationFrame(resume));
            const end = performance.now() + 60;
            while (performance.now() < end);
          }
        """)
        self.wait_for_rest()
        self.assertAlmostEqual(self.distance_from_the_middle("Category 15"), 0, delta=1)

    def stop_in_mid_scroll(self):
        """Selects an item far away, and lets time stand still a tenth of a second later."""
        self.run_script("""
          test.standStill();
          test.clock.seconds = performance.now() / 1000;
          strip.select("Category 18");
          await test.settleNatively();
          test.clock.frame(test.clock.seconds + 0.1);
          await test.settleNatively();
        """)
        offset = self.offset()
        self.assertGreater(offset, 50)
        return offset

    def let_the_rest_of_the_time_pass(self):
        """Renders each frame of the second after."""
        self.run_script("""
          for (let count = 0; count < 60; count += 1) {
            test.clock.frame(test.clock.seconds + 1 / 60);
            if (count % 6 === 0) await test.settleNatively(1);
          }
        """)

    def test_left_alone_it_arrives(self):
        """So that the next two tests would see it."""
        offset = self.stop_in_mid_scroll()
        self.let_the_rest_of_the_time_pass()
        self.assertGreater(self.offset(), offset + 200)

    def test_a_wheel_during_an_animated_scroll_takes_over(self):
        self.page.mouse.move(*self.center("Category 2"))
        offset = self.stop_in_mid_scroll()
        self.page.mouse.wheel(-30, 0)
        self.wait_for_rest()
        taken = self.offset()
        self.assertLess(taken, offset)
        self.let_the_rest_of_the_time_pass()
        self.assertAlmostEqual(self.offset(), taken, delta=1)
        self.assertEqual((self.value(), self.events()), ("Category 18", []))

    def test_a_finger_during_an_animated_scroll_takes_over(self):
        start = self.center("Category 2")
        offset = self.stop_in_mid_scroll()
        self.drag_finger(start, (start[0] - 100, start[1]))
        self.wait_for_rest()
        held = self.offset()
        self.assertGreater(held, offset + 50)
        self.let_the_rest_of_the_time_pass()
        self.assertAlmostEqual(self.offset(), held, delta=1)
        self.touch("touchEnd")
        self.wait_for_rest()
        self.assertLess(self.offset(), held + 100)
        self.assertEqual((self.value(), self.events()), ("Category 18", []))

    def test_after_a_persons_scroll_a_selection_scrolls_from_there(self):
        self.run_script("""
          test.part(strip, "scroller").scrollLeft = 300;
          await test.settleNatively(3);
        """)
        self.assertAlmostEqual(self.offset(), 300, delta=1)
        self.run_script("""
          test.standStill();
          test.clock.seconds = performance.now() / 1000;
          strip.select("Category 1");
          await test.settleNatively();
          test.clock.frame(test.clock.seconds + 0.01);
        """)
        self.assertGreater(self.offset(), 250)
        self.let_the_rest_of_the_time_pass()
        self.assertAlmostEqual(self.offset(), 0, delta=1)

    def test_what_comes_into_view_while_a_person_scrolls_is_there(self):
        self.run_script("""
          test.part(strip, "scroller").scrollLeft = 1e6;
          await test.settleNatively(3);
        """)
        right = self.run_script("return strip.getBoundingClientRect().right")
        self.assertLess(self.center("Category 19")[0], right)
        self.click("Category 19")
        self.assertEqual(self.events(), ["change Category 19 by person"])

    def test_what_a_browser_loses_of_the_offset_is_put_back(self):
        """Hidden, or moved in the page, an element is scrolled back by the browser."""
        for name, loss in {
            "hidden": """
              test.place.style.display = "none";
              await test.settleNatively(3);
              strip.select("Category 12");
              await test.settleNatively(3);
              test.place.style.display = "";
            """,
            "moved": "document.querySelector('main').append(strip);",
            "away": "strip.remove(); await test.settleNatively(5); test.place.append(strip);",
        }.items():
            with self.subTest(name):
                self.run_script("strip.select('Category 12')")
                self.wait_for_rest()
                offset = self.offset()
                self.run_script(loss + "await test.settleNatively(3);")
                self.wait_for_rest()
                self.assertAlmostEqual(self.offset(), offset, delta=1)
                self.assertAlmostEqual(self.distance_from_the_middle("Category 12"), 0, delta=1)
        self.assertEqual(self.events(), [])

    def test_there_is_no_scroll_bar(self):
        heights = self.run_script("""
          const scroller = test.part(strip, "scroller");
          return [scroller.clientHeight, scroller.offsetHeight];
        """)
        self.assertEqual(*heights)


class PageScrollingTests(BrowserTest):
    """Row w11: choosing a tab never scrolls the page."""

    def place_below_the_fold(self):
        self.page.add_style_tag(content="#place { margin-top: 900px }")
        self.show(items=MANY, value="Category 0", preset="underline")

    def scroll(self):
        return self.run_script("return [scrollX, scrollY]")

    def test_a_selection_by_code_does_not_scroll_the_page(self):
        self.place_below_the_fold()
        self.run_script("strip.select('Category 15')")
        self.wait_for_rest()
        self.assertEqual(self.scroll(), [0, 0])

    def test_the_first_layout_does_not_scroll_the_page(self):
        self.page.add_style_tag(content="#place { margin-top: 900px }")
        self.show(items=MANY, value="Category 15")
        self.assertEqual(self.scroll(), [0, 0])

    def test_a_click_and_keys_do_not_scroll_the_page(self):
        self.place_below_the_fold()
        self.run_script("""
          // Its lower part is out of view.
          scrollTo(0, Math.round(strip.getBoundingClientRect().top) - innerHeight + 30);
          await test.settleNatively();
        """)
        before = self.scroll()
        self.assertGreater(before[1], 0)
        self.click("Category 2")
        self.press("ArrowRight", "ArrowRight", "End", "Home", "Space", "Enter")
        self.wait_for_rest()
        self.assertEqual(self.scroll(), before)
        self.assertEqual(self.focused(), "Category 0")

    def test_two_strips_of_one_choice_do_not_fight(self):
        self.place_below_the_fold()
        self.run_script("""
          window.other = await test.newStrip({ items: given, value: "Category 0" });
          strip.addEventListener("change", (event) => { other.value = event.detail.value; });
          other.addEventListener("change", (event) => { strip.value = event.detail.value; });
          scrollTo(0, 500);
          await test.settleNatively();
        """, MANY)
        self.click("Category 3")
        self.wait_for_rest()
        self.assertEqual(self.run_script("return [strip.value, other.value, scrollY]"),
                         ["Category 3", "Category 3", 500])


if __name__ == "__main__":
    unittest.main()

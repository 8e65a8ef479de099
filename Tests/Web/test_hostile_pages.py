"""Pages that make it hard: strict policies, early words, a module that isn't there, odd layouts."""

import unittest

from support.browser import BrowserTest


class StrictPageTests(BrowserTest):
    page_name = "strict.html"

    def test_what_was_set_before_the_module_ran_is_taken_over(self):
        seen = self.run_script("""
          const strip = document.querySelector("choice-tabs");
          return [strip.value, strip.items.map((item) => item.title), Object.keys(strip),
            [...strip.shadowRoot.querySelectorAll("button")].map((each) => each.ariaSelected)];
        """)
        self.assertEqual(seen, ["b", ["Alpha", "Beta"], [], ["false", "true"]])

    def test_it_is_drawn_where_the_policy_forbids_inline_styles(self):
        seen = self.run_script("""
          const strip = document.querySelector("choice-tabs");
          const tab = strip.shadowRoot.querySelector("button").getBoundingClientRect();
          return [strip.getBoundingClientRect().height, tab.width > 30, tab.height];
        """)
        self.assertEqual(seen, [52, True, 36])

    def test_only_the_selected_panel_is_shown(self):
        self.assertEqual(self.run_script("""
          return [...document.querySelectorAll("section")].map((panel) => panel.hidden);
        """), [True, False])


class MissingModuleTests(BrowserTest):
    page_name = "strict.html"

    def open(self, name=None):
        self.page.route("**/choice-kit.wasm", lambda route: route.fulfill(status=404))
        super().open(name)

    def test_panels_stay_as_they_are_and_the_error_names_what_is_missing(self):
        self.assertEqual(self.run_script("""
          return [...document.querySelectorAll("section")].map((panel) => panel.hidden);
        """), [False, False])
        text = " ".join(self.messages)
        self.assertIn("choice-kit.wasm gives 404", text)
        self.messages.clear()


class OddPageTests(BrowserTest):
    def test_in_a_row_and_where_content_gives_the_width_it_has_one(self):
        for css in ("display: flex", "float: left", "display: inline-block", "position: absolute"):
            with self.subTest(css):
                width = self.run_script("""
                  test.place.style.cssText = given;
                  window.strip = await test.newStrip();
                  await test.rest(strip);
                  const { width } = strip.getBoundingClientRect();
                  strip.remove();
                  test.place.style.cssText = "";
                  return width;
                """, css)
                self.assertGreater(width, 90)

    def test_another_font_makes_other_widths(self):
        self.show(items=["Illimitable", "Fill"], value="Fill", preset="underline")
        before = self.run_script("return test.tab(strip, 'Illimitable').offsetWidth")
        self.run_script("""
          test.place.style.fontFamily = "monospace";
          strip.value = "Illimitable";
          dispatchEvent(new Event("resize"));
          await test.rest(strip);
        """)
        after, room, needed = self.run_script("""
          const tab = test.tab(strip, "Illimitable");
          const title = tab.querySelector(".text");
          return [tab.offsetWidth, title.clientWidth, title.scrollWidth];
        """)
        self.assertGreater(after, before + 5)
        self.assertLessEqual(needed, room)

    def test_words_that_fail_cost_only_what_they_were_to_say(self):
        self.show(items=[{"value": "a", "title": "A", "badge": 3}, "B", "C"], value="B")
        names = self.run_script("""
          strip.strings = {
            count() { throw new Error("no count"); }, named() { throw new Error("no name"); },
          };
          await test.rest(strip);
          strip.updateItem("a", { badge: 4 });
          await test.rest(strip);
          return [...strip.shadowRoot.querySelectorAll("button")].map((each) => each.ariaLabel);
        """)
        self.assertEqual(names, ["A 4", "B", "C"])
        self.assertTrue(self.messages)
        self.messages.clear()

    def test_values_that_cannot_be_told_of_are_refused_and_panels_that_are_none_are_none(self):
        self.show(items=["A", "B"], value="B")
        self.run_script("strip.items = [{ value: Symbol('x'), title: 'X' }]")
        self.assertEqual(len(self.messages), 1, self.messages)
        self.messages.clear()
        self.run_script("strip.items = [{ value: 'a', title: 'A', panel: 5 }, 'B']")
        self.wait_for_rest()
        self.assertEqual(self.run_script("return strip.shadowRoot.querySelectorAll('button').length"), 2)

    def test_an_id_of_the_apps_own_changes_nothing(self):
        self.show(items=["A", "B", "C"], value="A")
        self.run_script("strip.updateItem('B', { id: 2, title: 'New' })")
        self.wait_for_rest()
        names = "return [...strip.shadowRoot.querySelectorAll('button')].map((each) => each.ariaLabel)"
        self.assertEqual(self.run_script(names), ["A", "New", "C"])
        self.click("C")
        self.assertEqual(self.value(), "C")

    def test_pointers_pass_where_the_page_says_so(self):
        self.show(value="One")
        self.run_script("test.place.style.pointerEvents = 'none'")
        self.click("Three")
        self.assertEqual(self.value(), "One")


if __name__ == "__main__":
    unittest.main()

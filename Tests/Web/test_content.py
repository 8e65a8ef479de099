"""What an author puts into the element, from HTML and from JavaScript."""

import unittest

from support.browser import BrowserTest


class ContentTests(BrowserTest):
    def titles(self):
        return self.run_script("""
          return [...strip.shadowRoot.querySelectorAll("button")]
            .map((button) => [button.value, button.getAttribute("aria-label")]);
        """)

    def from_html(self, html):
        self.run_script("""
          test.place.innerHTML = given;
          window.strip = test.place.querySelector("choice-tabs");
          strip.events = [];
          strip.addEventListener("change", (event) => strip.events.push(event.detail.value));
          await test.settleNatively(3);
        """, html)
        self.wait_for_rest()

    def warnings(self, count=1):
        """The warnings that have come, which the test expected."""
        self.assertEqual(len(self.messages), count, self.messages)
        texts = self.messages[:]
        self.messages.clear()
        return " ".join(texts)

    def test_options_in_html_become_items(self):
        self.from_html("""
          <choice-tabs aria-label="Sections">
            <option value="a">Alpha</option>
            <option value="b" selected>Beta</option>
            <option value="c" disabled>Gamma</option>
            <option>Delta</option>
          </choice-tabs>""")
        self.assertEqual(self.titles(), [
            ["a", "Alpha"], ["b", "Beta"], ["c", "Gamma"], ["Delta", "Delta"]])
        self.assertEqual(self.value(), "b")
        self.assertEqual(self.run_script("""
          return test.tab(strip, "c").getAttribute("aria-disabled");
        """), "true")
        self.assertEqual(self.run_script("return strip.items.length"), 4)

    def test_a_select_in_html_gives_its_options(self):
        self.from_html("""
          <choice-tabs aria-label="Sections">
            <select>
              <option value="a">Alpha</option><option value="b" selected>Beta</option>
            </select>
          </choice-tabs>""")
        self.assertEqual(self.titles(), [["a", "Alpha"], ["b", "Beta"]])
        self.assertEqual(self.value(), "b")

    def test_nothing_of_the_options_shows_beside_the_strip(self):
        self.from_html("""
          <choice-tabs aria-label="Sections">
            <option value="a">Alpha</option><option value="b">Beta</option>
          </choice-tabs>""")
        sizes = self.run_script("""
          return [...strip.children].map((child) => child.getBoundingClientRect().height);
        """)
        self.assertEqual(set(sizes), {0})

    def test_what_is_set_before_the_element_is_in_the_page_is_not_lost(self):
        self.run_script("""
          const element = document.createElement("choice-tabs");
          element.preset = "segmented";
          element.items = ["One", "Two"];
          element.value = "Two";
          test.place.append(element);
          window.strip = element;
          await test.settleNatively();
        """)
        self.assertEqual(self.run_script("return [strip.value, strip.preset, strip.selectedIndex]"),
                         ["Two", "segmented", 1])

    def test_values_may_be_numbers(self):
        self.show(items=[{"value": 7, "title": "Seven"}, {"value": 8, "title": "Eight"}], value=7)
        self.run_script("test.tab(strip, '8').click()")
        self.assertEqual(self.events(), ["change 8 by person"])
        self.assertEqual(self.value(), 8)

    def test_equal_titles_are_no_problem(self):
        self.show(items=[{"value": "a", "title": "Same"}, {"value": "b", "title": "Same"}],
                  value="a")
        self.click("b")
        self.assertEqual(self.value(), "b")
        self.assertEqual(self.run_script("""
          return strip.shadowRoot.querySelectorAll("[aria-selected=true]").length;
        """), 1)

    def test_titles_with_markup_stay_text(self):
        title = '<img src=x onerror="window.wasHacked = true"> & "quotes" &amp; <b>bold</b>'
        self.show(items=[{"value": "a", "title": title, "badge": "<i>1</i>"}, "Two"], value="a")
        self.assertEqual(self.run_script("""
          return [window.wasHacked, strip.shadowRoot.querySelector("b, i, img") === null];
        """), [None, True])
        self.assertIn(title, self.titles()[0][1])

    def test_addresses_that_could_run_scripts_are_refused(self):
        self.run_script("""
          window.asked = [];
          window.Image = class extends Image {
            set src(address) { asked.push(address); }
          };
        """)
        for source in ("javascript:window.wasHacked=true", " JavaScript:window.wasHacked=true",
                       "data:text/html,<script>window.wasHacked=true</script>",
                       "java\nscript:window.wasHacked=true"):
            with self.subTest(source=source):
                self.run_script("test.place.replaceChildren()")
                self.show(items=[{"value": "a", "title": "A", "image": source}, "Two"],
                          value="a", preset="avatars")
                html = self.run_script("""
                  const styles = [...strip.shadowRoot.querySelectorAll("*")]
                    .map((each) => each.style.cssText + (each.src ?? ""));
                  return strip.shadowRoot.innerHTML + styles.join();
                """)
                self.assertNotIn("wasHacked", html)
                self.assertEqual(self.run_script("return asked"), [])
                self.messages.clear()

    def test_addresses_of_pictures_are_asked_for(self):
        """So that the test before would see it."""
        asked = []
        self.context.route("**/*.png", lambda route: (asked.append(route.request.url),
                                                      route.fulfill(body=b"")))
        self.show(items=[{"value": "a", "title": "A", "image": "/here.png"},
                         {"value": "b", "title": "B", "image": {"url": "/there.png"}}],
                  value="a", preset="avatars")
        # The browser asks when it comes to it.
        for _ in range(100):
            if len(asked) == 2:
                break
            self.page.wait_for_timeout(50)
        self.assertEqual([url.rsplit("/", 1)[1] for url in asked], ["here.png", "there.png"])

    def test_an_address_cannot_break_out_of_its_style(self):
        """A browser writes a quote in a web address as %22, but not one in the text of a picture."""
        second = '"), url("https://example.invalid/b.png'
        picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
        asked = []
        self.context.route("https://example.invalid/**", lambda route: (
            asked.append(route.request.url), route.fulfill(body=b"")))
        for source in ("https://example.invalid/a.png" + second,
                       f"{picture}<!--{second}--></svg>"):
            self.run_script("test.place.replaceChildren()")
            self.show(items=[{"value": "a", "title": "A", "image": source}, "Two"],
                      value="a", preset="avatars")
            self.run_script("await test.settleNatively(10)")
        self.assertFalse([url for url in asked if url.split("/")[3].startswith("b.png")], asked)

    def test_a_value_that_no_item_has_is_told_once_and_nothing_changes(self):
        self.show(value="Two")
        self.run_script("strip.value = 'Nine'")
        text = self.warnings()
        self.assertIn("Nine", text)
        self.assertIn("One", text)
        self.assertEqual((self.value(), self.events()), ("Two", []))

    def test_items_that_are_none_are_told_and_nothing_changes(self):
        self.show(value="Two")
        for items in ("7", "null", "[null]", "['A', 'A']", "[{}]"):
            with self.subTest(items=items):
                self.run_script(f"strip.items = {items}")
                self.assertEqual([title for title, _ in self.titles()], ["One", "Two", "Three"])
                self.assertEqual(len(self.messages), 1, self.messages)
                self.messages.clear()
        self.assertEqual(self.value(), "Two")

    def test_a_word_that_is_not_allowed_is_told_with_those_that_are(self):
        self.show(value="Two")
        for name, allowed in (("preset", "capsule"), ("activation", "manual"),
                              ("purpose", "choices")):
            self.run_script("strip[given] = 'nonsense'", name)
            text = self.warnings()
            self.assertIn("nonsense", text)
            self.assertIn(allowed, text)
            self.assertNotEqual(self.run_script("return strip[given]", name), "nonsense")

    def test_progress_that_is_no_number_is_told_and_nothing_changes(self):
        self.show(value="Two")
        before = self.run_script("return test.picture(strip)")
        self.run_script("strip.progress = NaN; strip.progress = 'x'")
        self.wait_for_rest()
        self.assertEqual(self.run_script("return test.picture(strip)"), before)
        self.assertTrue(self.messages)
        self.messages.clear()

    def test_progress_moves_the_indicator_and_is_a_persons(self):
        self.show(value="One", preset="segmented")
        middle = "return test.centerOf(test.part(strip, 'pill'))[0]"
        start = self.run_script(middle)
        self.run_script("strip.progress = 0.5; await test.settleNatively()")
        half = self.run_script(middle)
        self.assertAlmostEqual(half, (start + self.center("Two")[0]) / 2, delta=1)
        self.assertEqual(self.events(), [])
        self.run_script("strip.progress = 1; await test.settleNatively()")
        self.assertEqual(self.events(), ["change Two by person"])

    def test_none_can_be_selected(self):
        self.show(value="Two")
        self.run_script("strip.value = null")
        self.wait_for_rest()
        self.assertEqual(self.run_script("return [strip.value, strip.selectedIndex]"), [None, -1])
        self.assertEqual(self.run_script("""
          return strip.shadowRoot.querySelectorAll("[aria-selected=true]").length;
        """), 0)
        self.assertEqual(self.events(), [])

    def test_what_code_does_is_told_only_where_asked(self):
        self.show(value="One")
        self.run_script("""
          strip.value = "Two";
          strip.select("Three", { animated: false });
          strip.select("One", { reported: true });
        """)
        self.assertEqual(self.events(), ["change One by code"])

    def test_an_item_is_changed_in_place(self):
        self.show(value="One")
        self.run_script("""
          window.tab = test.tab(strip, "Two");
          strip.updateItem("Two", { title: "Second", badge: 3, disabled: true });
          await test.settleNatively();
        """)
        name = self.run_script("return tab.isConnected && tab.getAttribute('aria-label')")
        self.assertTrue(name.startswith("Second"), name)
        self.assertIn("3", name)
        self.click("Two")
        self.assertEqual(self.events(), [])

    def test_the_words_of_a_badge_can_be_replaced(self):
        self.show(items=[{"value": "a", "title": "Inbox", "badge": 3}, "Two"], value="a")
        english = self.titles()[0][1]
        self.assertIn("Inbox", english)
        self.assertIn("3", english)
        keys = self.run_script("return Object.keys(strip.strings)")
        self.assertTrue(keys)

    def test_words_that_fail_are_told_and_leave_the_strip_whole(self):
        """What an app's function throws must not pass through Swift, which would not know of it."""
        self.show(items=[{"value": "a", "title": "Inbox", "badge": 3}, "Two", "Three"], value="Two")
        self.run_script("""
          window.other = await test.newStrip({ items: ["One", "Two"], value: "One" });
          for (let count = 0; count < 300; count += 1) {
            strip.strings = { named: () => { throw new Error("the app's own fault"); } };
            await new Promise((resume) => setTimeout(resume));
          }
          await test.settleNatively();
        """)
        self.assertEqual({message.split(": ")[-1] for message in self.messages},
                         {"the app's own fault"})
        self.messages.clear()
        self.run_script("strip.strings = {}; await test.settleNatively()")
        self.wait_for_rest()
        self.click("Three")
        self.assertEqual(self.events(), ["change Three by person"])
        self.assertEqual(len(self.titles()), 3)
        self.run_script("test.tab(other, 'Two').click(); await test.rest(other)")
        self.assertEqual(self.run_script("return other.events"), ["change Two by person"])

    def test_no_items_and_then_some(self):
        self.show(items=[])
        self.focus_by_tab_key()
        self.assertEqual(self.focused(), "after")
        self.run_script("strip.items = ['A', 'B']; await test.settleNatively()")
        self.assertEqual([value for value, _ in self.titles()], ["A", "B"])

    def test_ten_thousand_items_make_only_the_elements_in_view(self):
        items = [str(number) for number in range(10000)]
        self.show(items=items, value="5000", preset="avatars")
        self.assertLess(self.run_script("""
          return strip.shadowRoot.querySelectorAll("*").length;
        """), 200)
        self.assertEqual(self.run_script("""
          const tab = test.tab(strip, "5000");
          return [tab.getAttribute("aria-posinset"), tab.getAttribute("aria-setsize")];
        """), ["5001", "10000"])


if __name__ == "__main__":
    unittest.main()

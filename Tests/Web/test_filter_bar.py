"""The filter bar in the hands of a person: mouse, touch, keys, and a page that moves."""

import unittest

from support.browser import BrowserTest

MANY = [{"value": "n", "title": "Number", "chosen": 20,
         "options": [{"value": number, "title": f"Number {number}"} for number in range(40)]},
        {"value": "k", "title": "Kind", "options": ["All", "Prime"]}]


class ChoosingTests(BrowserTest):
    def test_a_click_opens_and_a_choice_closes(self):
        self.show_bar()
        self.assertFalse(self.layer_is_shown())
        self.click_heading("scope")
        self.assertEqual(self.bar_events(), ["open scope"])
        self.assertTrue(self.layer_is_shown())
        self.assertEqual(self.run_script("return bar.opened"), "scope")
        self.click_option("mine")
        self.assertEqual(self.bar_events(), ["change scope to mine by person", "close scope"])
        self.assertFalse(self.layer_is_shown())
        self.assertEqual(self.choice("scope"), ["mine"])
        self.assertEqual(self.run_script("return bar.opened"), None)

    def test_one_click_on_the_open_heading_closes_it(self):
        """Row w47."""
        self.show_bar()
        self.click_heading("scope")
        self.click_heading("scope")
        self.assertEqual(self.bar_events(), ["open scope", "close scope"])

    def test_another_heading_takes_over_in_one_click(self):
        """Row w51."""
        self.show_bar()
        self.click_heading("scope")
        self.click_heading("order")
        self.assertEqual(self.bar_events(), ["open scope", "close scope", "open order"])
        self.click_option("hot")
        self.assertEqual(self.choice("order"), ["hot"])

    def test_the_backdrop_closes(self):
        self.show_bar()
        self.click_heading("scope")
        self.page.mouse.click(400, 600)
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open scope", "close scope"])

    def test_a_click_on_the_page_beside_it_closes_and_reaches_the_page(self):
        self.show_bar()
        self.run_script("window.clicks = 0; document.getElementById('before').onclick = () => clicks++")
        self.click_heading("scope")
        self.page.click("#before")
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open scope", "close scope"])
        self.assertEqual(self.run_script("return clicks"), 1)

    def test_a_button_of_the_page_can_open_it(self):
        """The click that opens isn't one that closes."""
        self.show_bar()
        self.run_script("document.getElementById('before').onclick = () => bar.open('order')")
        self.page.click("#before")
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open order"])
        self.assertTrue(self.layer_is_shown())

    def test_several_are_chosen_then_applied_or_reset(self):
        self.show_bar()
        self.click_heading("tags")
        self.click_option("q")
        self.click_option("n")
        self.assertEqual(self.choice("tags"), ["q", "n"])
        self.page.mouse.click(*self.place_of(None, "apply"))
        self.rest_bar()
        self.assertEqual(self.bar_events(), [
            "open tags", "change tags to q by person", "change tags to q,n by person",
            "apply tags", "close tags"])
        self.click_heading("tags")
        self.page.mouse.click(*self.place_of(None, "reset"))
        self.assertEqual(self.bar_events(), [
            "open tags", "change tags to any by person", "reset tags"])

    def test_a_press_that_slides_off_chooses_nothing(self):
        self.show_bar()
        self.click_heading("scope")
        self.page.mouse.move(*self.place_of("mine", "option"))
        self.page.mouse.down()
        self.page.mouse.move(600, 600)
        self.page.mouse.up()
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open scope"])
        self.assertEqual(self.choice("scope"), ["all"])

    def test_a_press_on_a_heading_chooses_nothing_that_comes_under_it(self):
        """Row w48: in a page so low that rows come under the pointer."""
        self.page.set_viewport_size({"width": 900, "height": 240})
        self.show_bar()
        x, y = self.place_of("scope")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.wait_for_timeout(500)
        self.page.mouse.up()
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open scope"])

    def test_a_disabled_option_is_not_chosen(self):
        self.show_bar()
        self.click_heading("order")
        self.click_option("old")
        self.assertEqual(self.bar_events(), ["open order"])

    def test_nothing_looks_chosen_where_nothing_is(self):
        """Rows i48, i50, i47."""
        self.show_bar(filters=[{"value": "a", "title": "Pick", "options": ["Only one"]}])
        self.click_heading("a")
        self.assertEqual(self.run_script("return test.part(bar, 'mark')"), None)
        self.click_option("Only one")
        self.assertEqual(self.choice("a"), ["Only one"])

    def test_assistive_technology_activates_headings_and_options(self):
        self.show_bar()
        self.run_script("test.target(bar, 'scope', 'tab').click()")
        self.rest_bar()
        self.run_script("test.target(bar, 'mine', 'option').click()")
        self.rest_bar()
        self.assertEqual(self.bar_events(), [
            "open scope", "change scope to mine by person", "close scope"])
        self.run_script("test.target(bar, 'scope', 'tab').click()")
        self.rest_bar()
        self.run_script("test.target(bar, null, 'backdrop').click()")
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open scope", "close scope"])

    def test_without_options_it_says_so_and_escape_works(self):
        """Row w34, w50: nothing in it can hold the focus."""
        self.show_bar(filters=[{"value": "a", "title": "Empty", "options": []}])
        self.page.focus("#before")
        self.press("Tab", "Enter")
        self.rest_bar()
        self.assertTrue(self.layer_is_shown())
        self.assertEqual(self.run_script("return test.part(bar, 'status').textContent"), "Nothing here")
        self.press("Escape")
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open a", "close a"])


class TouchTests(BrowserTest):
    context_options = {"has_touch": True, "viewport": {"width": 375, "height": 500}}

    def test_taps_open_and_choose(self):
        self.show_bar()
        self.page.touchscreen.tap(*self.place_of("scope"))
        self.rest_bar()
        self.page.touchscreen.tap(*self.place_of("mine", "option"))
        self.rest_bar()
        self.assertEqual(self.bar_events(), [
            "open scope", "change scope to mine by person", "close scope"])

    def test_a_finger_scrolls_the_list_and_chooses_nothing(self):
        self.show_bar(filters=MANY)
        self.page.touchscreen.tap(*self.place_of("n"))
        self.rest_bar()
        before = self.run_script("return test.part(bar, 'list').scrollTop")
        x, y = self.place_of(20, "option")
        self.drag_finger((x, y), (x, y - 150))
        self.touch("touchEnd")
        self.rest_bar()
        self.assertGreater(self.run_script("return test.part(bar, 'list').scrollTop"), before + 50)
        self.assertEqual(self.bar_events(), ["open n"])
        self.assertEqual(self.run_script("return scrollY"), 0)

    def test_a_touch_outside_that_scrolls_the_page_leaves_it_open(self):
        """Row w49: and a tap inside afterwards chooses."""
        self.show_bar()
        self.run_script("bar.open('scope')")
        self.rest_bar()
        self.drag_finger((180, 60), (180, 30))
        self.touch("touchEnd")
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open scope"])
        self.page.touchscreen.tap(*self.place_of("mine", "option"))
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["change scope to mine by person", "close scope"])


class KeyTests(BrowserTest):
    def open_by_key(self, **options):
        self.show_bar(**options)
        self.page.focus("#before")
        self.press("Tab", "ArrowDown")
        self.rest_bar()

    def test_the_focus_goes_to_the_chosen_option_and_back(self):
        self.show_bar()
        self.page.focus("#before")
        self.press("Tab", "ArrowRight", "ArrowRight")
        self.assertEqual(self.bar_focus(), ["tab", "order"])
        self.press("Enter")
        self.rest_bar()
        self.assertEqual(self.bar_focus(), ["option", "new"])
        self.press("ArrowDown")
        self.assertEqual(self.bar_focus(), ["option", "hot"])
        self.press("ArrowDown", "End")
        self.assertEqual(self.bar_focus(), ["option", "hot"], "the last one is disabled")
        self.press("Space")
        self.rest_bar()
        self.assertEqual(self.bar_focus(), ["tab", "order"])
        self.assertEqual(self.bar_events(), [
            "open order", "change order to hot by person", "close order"])

    def test_after_a_click_keys_go_on_from_the_chosen_option(self):
        self.show_bar()
        self.click_heading("order")
        self.assertEqual(self.bar_focus(), ["option", "new"])
        self.press("ArrowDown", "Enter")
        self.rest_bar()
        self.assertEqual(self.choice("order"), ["hot"])

    def test_a_press_on_what_cannot_hold_the_focus_leaves_it(self):
        self.open_by_key(filters=[{"value": "a", "title": "A", "options": [
            {"value": 1, "title": "One", "section": "Some"}, {"value": 2, "title": "Two", "disabled": True}]}])
        for part in ("header", "option"):
            self.page.mouse.click(*self.run_script("""
              return test.centerOf(given === "header" ? test.part(bar, "header") : test.target(bar, 2, "option"));
            """, part))
            self.assertEqual(self.bar_focus(), ["option", "1"], part)

    def test_escape_closes_and_the_focus_returns(self):
        self.open_by_key()
        self.press("Escape")
        self.assertEqual(self.bar_focus(), ["tab", "scope"])
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open scope", "close scope"])

    def test_escape_is_taken_once(self):
        """Row w53: the next one is the dialog's."""
        self.run_script("""
          const dialog = document.createElement("dialog");
          document.querySelector("main").append(dialog);
          dialog.showModal();
          window.bar = await test.newBar({ into: dialog });
          bar.open("scope");
          window.dialog = dialog;
        """)
        self.rest_bar()
        self.click_option("all")
        self.click_heading("scope")
        self.press("Escape")
        self.rest_bar()
        self.assertEqual(self.run_script("return dialog.open"), True)
        self.assertFalse(self.layer_is_shown())
        self.press("Escape")
        self.assertEqual(self.run_script("return dialog.open"), False)

    def test_escape_from_elsewhere_closes_too(self):
        self.show_bar()
        self.run_script("bar.open('scope')")
        self.rest_bar()
        self.press("Escape")
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open scope", "close scope"])

    def test_tab_closes_the_list_and_goes_on(self):
        """Rows w22, w24."""
        self.open_by_key()
        self.press("Tab")
        self.assertEqual(self.bar_focus(), "after")
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open scope", "close scope"])
        self.assertFalse(self.layer_is_shown())

    def test_shift_and_tab_goes_back(self):
        self.open_by_key()
        self.press("Shift+Tab")
        self.assertEqual(self.bar_focus(), "before")

    def test_tab_goes_through_a_list_with_buttons(self):
        self.show_bar()
        self.page.focus("#before")
        self.press("Tab", "ArrowRight", "ArrowDown")
        self.rest_bar()
        self.press("Tab")
        self.assertEqual(self.bar_focus()[0], "reset")
        self.press("Tab")
        self.assertEqual(self.bar_focus()[0], "apply")
        self.press("Enter")
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open tags", "apply tags", "close tags"])

    def type_letter(self, letter):
        """By the keyboard that Playwright knows, or as an event that says what another one would."""
        if letter.isascii():
            return self.press("Space" if letter == " " else letter)
        return self.run_script("""
          bar.shadowRoot.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
            key: given, bubbles: true, composed: true, cancelable: true }));
          await test.settleNatively();
        """, letter)

    def test_typed_letters_lead_to_a_row_whatever_their_accents(self):
        """Row w27."""
        titles = ["In Arbeit", "In Prudence", "In Bearbeitung", "In Prüfung", "In Pru\u0308fung 2",
                  "Über"]
        self.open_by_key(filters=[{"value": "s", "title": "State", "options": titles}])
        for typed, wanted in (("u", "Über"), ("Ü", "Über"), ("in prüf", "In Prüfung"),
                              ("in pruf", "In Prüfung"), ("in prud", "In Prudence")):
            self.press("Home")
            self.page.wait_for_timeout(1100)
            for letter in typed:
                self.type_letter(letter)
            self.assertEqual(self.bar_focus(), ["option", wanted], typed)
        self.assertEqual(self.bar_events(), ["open s"], "Row w26: a space within it chooses nothing")

    def test_letters_are_the_pages_while_it_is_closed(self):
        """WCAG 2.1.4, and shortcuts are always the browser's."""
        self.show_bar()
        self.run_script("""
          window.kept = [];
          window.addEventListener("keydown", (event) =>
            kept.push(event.key + (event.defaultPrevented ? " taken" : "")));
        """)
        self.page.focus("#before")
        self.press("Tab", "m", "Alt+ArrowLeft")
        self.press("Enter")
        self.rest_bar()
        self.press("m", "Control+m", "Control")
        kept = self.run_script("return kept")
        self.assertIn("m", kept)
        self.assertIn("m taken", kept)
        self.assertEqual([key for key in kept if key.startswith("Arrow")], ["ArrowLeft"])
        self.assertEqual(kept.count("m"), 2, kept)

    def test_a_long_list_shows_the_chosen_row_again(self):
        """Rows w32, i51: after keys were used, and to its very end."""
        self.open_by_key(filters=MANY)
        self.press("End")
        self.assertEqual(self.bar_focus(), ["option", "39"])
        self.assertTrue(self.run_script("""
          const list = test.part(bar, "list").getBoundingClientRect();
          const row = test.target(bar, 39, "option").getBoundingClientRect();
          return row.bottom <= list.bottom + 0.5 && list.bottom <= innerHeight;
        """))
        self.press("Escape")
        self.rest_bar()
        self.press("ArrowDown")
        self.rest_bar()
        self.assertTrue(self.run_script("""
          const list = test.part(bar, "list").getBoundingClientRect();
          const row = test.target(bar, 20, "option").getBoundingClientRect();
          return row.top >= list.top && row.bottom <= list.bottom;
        """))
        self.assertEqual(self.bar_focus(), ["option", "20"])

    def test_a_resting_pointer_changes_nothing_when_keys_scroll(self):
        """Row w21."""
        self.open_by_key(filters=MANY)
        self.page.mouse.move(*self.place_of(20, "option"))
        for _ in range(19):
            self.press("ArrowDown")
        self.assertEqual(self.bar_focus(), ["option", "39"])

    def test_a_wheel_over_a_closed_bar_scrolls_the_page(self):
        """Row w25."""
        self.show_bar()
        self.page.mouse.move(*self.place_of("scope"))
        self.page.mouse.wheel(0, 200)
        self.page.wait_for_function("scrollY > 0")
        self.assertEqual(self.bar_events(), [])
        self.assertEqual(self.choice("scope"), ["all"])

    def test_a_wheel_over_the_list_scrolls_the_list(self):
        self.open_by_key(filters=MANY)
        self.page.mouse.move(*self.place_of(20, "option"))
        before = self.run_script("return test.part(bar, 'list').scrollTop")
        self.page.mouse.wheel(0, 100)
        self.rest_bar()
        self.assertEqual(
            self.run_script("return test.part(bar, 'list').scrollTop"), before + 100)
        self.page.mouse.wheel(0, 9000)
        self.rest_bar()
        self.page.mouse.wheel(0, 500)
        self.rest_bar()
        self.assertEqual(self.run_script("return scrollY"), 0)
        self.assertIsNotNone(self.run_script("return test.target(bar, 39, 'option').key"))
        self.assertLess(self.run_script(
            "return bar.shadowRoot.querySelectorAll('[part=option]').length"), 20)


if __name__ == "__main__":
    unittest.main()

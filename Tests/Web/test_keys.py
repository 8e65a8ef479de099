"""The keyboard: ARIA's keys for tabs, and nothing that belongs to the browser or the page."""

import unittest

from support.browser import BrowserTest


class KeyTests(BrowserTest):
    def setUp(self):
        super().setUp()
        self.run_script("""
          window.passed = [];
          addEventListener("keydown", (event) => {
            if (!event.defaultPrevented) passed.push(event.key);
          });
        """)

    def passed(self):
        """The keys that the strip has left to the page since the last call."""
        return self.run_script("return passed.splice(0)")

    def enter(self, **options):
        self.show(**{"value": "One", **options})
        self.focus_by_tab_key()
        self.passed()

    def test_arrows_move_focus_and_selection_and_wrap(self):
        self.enter()
        self.press("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft")
        self.assertEqual(self.events(), [
            "change Two by person", "change Three by person", "change One by person",
            "change Three by person"])
        self.assertEqual(self.focused(), "Three")
        self.assertEqual(self.passed(), [])

    def test_right_to_left_the_arrows_go_where_they_point(self):
        """Row w14."""
        self.run_script("document.documentElement.dir = 'rtl'")
        self.enter(value="Two")
        self.press("ArrowRight")
        self.assertEqual(self.focused(), "One")
        self.press("ArrowLeft", "ArrowLeft")
        self.assertEqual(self.focused(), "Three")

    def test_home_and_end_go_to_the_first_and_last_that_can_be_selected(self):
        # Rows w18 and w19.
        disabled = {"value": "Zero", "title": "Zero", "disabled": True}
        self.enter(items=[disabled, "One", "Two", "Three"])
        self.press("End")
        self.assertEqual(self.focused(), "Three")
        self.press("Home")
        self.assertEqual(self.focused(), "One")
        self.assertEqual(self.passed(), [])

    def test_a_disabled_item_is_passed_over(self):
        disabled = {"value": "Between", "title": "Between", "disabled": True}
        self.enter(items=["One", disabled, "Two"])
        self.press("ArrowRight")
        self.assertEqual(self.events(), ["change Two by person"])

    def test_with_manual_activation_arrows_move_only_the_focus(self):
        self.enter(activation="manual")
        self.press("ArrowRight", "ArrowRight")
        self.assertEqual((self.events(), self.focused()), ([], "Three"))
        self.press("Enter")
        self.assertEqual(self.events(), ["change Three by person"])
        self.press("ArrowLeft", "Space")
        self.assertEqual(self.events(), ["change Two by person"])
        self.assertEqual(self.passed(), [])

    def test_enter_and_space_act_once(self):
        self.enter(activation="manual")
        self.press("ArrowRight", "Space", "Enter")
        self.assertEqual(self.events(), ["change Two by person", "reselect Two by person"])

    def test_a_key_that_is_held_goes_on(self):
        self.enter()
        self.page.keyboard.down("ArrowRight")
        self.page.keyboard.down("ArrowRight")
        self.page.keyboard.up("ArrowRight")
        self.assertEqual(self.focused(), "Three")

    def test_the_space_bar_does_not_scroll_the_page(self):
        """Nor is its release left to the browser: Firefox makes a click of that."""
        self.enter()
        self.run_script("""
          addEventListener("keyup", (event) => {
            if (!event.defaultPrevented) passed.push(`release of "${event.key}"`);
          });
        """)
        self.press("Space")
        self.assertEqual(self.passed(), [])
        self.run_script("await test.settleNatively(20)")
        self.assertEqual(self.run_script("return scrollY"), 0)

    def test_up_and_down_belong_to_the_page(self):
        self.enter()
        self.press("ArrowDown", "ArrowUp", "PageDown")
        self.assertEqual(self.passed(), ["ArrowDown", "ArrowUp", "PageDown"])
        self.assertEqual(self.focused(), "One")

    def test_the_browsers_shortcuts_pass(self):
        """Row w16. The page keeps the browser from going back, which would end this test."""
        self.run_script("""
          addEventListener("keydown", (event) => { if (event.altKey) event.preventDefault(); });
        """)
        self.enter()
        for chord in ("Alt+ArrowLeft", "Control+ArrowRight", "Meta+ArrowLeft", "Control+Home"):
            self.press(chord)
        keys = [key for key in self.passed() if key not in ("Alt", "Control", "Meta")]
        self.assertEqual(keys, ["ArrowLeft", "ArrowRight", "ArrowLeft", "Home"])
        self.assertEqual((self.focused(), self.events()), ("One", []))

    def test_letters_and_escape_pass(self):
        self.enter()
        self.press("a", "Escape", "F2")
        self.assertEqual(self.passed(), ["a", "Escape", "F2"])

    def test_keys_elsewhere_on_the_page_do_nothing_to_the_strip(self):
        self.show(value="One")
        self.page.focus("#after")
        self.press("ArrowRight", "End")
        self.assertEqual((self.events(), self.passed()), ([], ["ArrowRight", "End"]))

    def test_keys_right_after_each_other_are_all_taken(self):
        self.enter(items=[str(number) for number in range(10)], value="0")
        self.run_script("""
          for (let count = 0; count < 7; count += 1) {
            strip.shadowRoot.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
              key: "ArrowRight", bubbles: true, composed: true, cancelable: true }));
          }
        """)
        self.assertEqual(self.value(), "7")
        self.wait_for_rest()
        self.assertEqual(self.focused(), "7")


class FocusTests(BrowserTest):
    def ring(self):
        """Whether the focus ring is shown."""
        return self.run_script("return test.part(strip, 'focusRing') !== null")

    def test_the_tab_key_comes_to_the_selected_item_and_leaves_the_list(self):
        self.show(value="Two")
        self.focus_by_tab_key()
        self.assertEqual(self.focused(), "Two")
        self.press("Tab")
        self.assertEqual(self.focused(), "after")
        self.press("Shift+Tab")
        self.assertEqual(self.focused(), "Two")
        self.press("Shift+Tab")
        self.assertEqual(self.focused(), "before")
        self.assertEqual(self.events(), [])

    def test_without_a_selection_it_comes_to_the_first_item(self):
        self.show()
        self.run_script("strip.value = null")
        self.focus_by_tab_key()
        self.assertEqual(self.focused(), "One")

    def test_with_manual_activation_the_tab_key_leaves_from_any_item(self):
        for steps, key, end in ((1, "Tab", "after"), (1, "Shift+Tab", "before"),
                                (2, "Tab", "after"), (2, "Shift+Tab", "before")):
            with self.subTest(steps=steps, key=key):
                self.run_script("test.place.replaceChildren()")
                self.show(value="Two", activation="manual")
                self.focus_by_tab_key()
                self.press(*["ArrowRight"] * steps)
                self.press(key)
                self.assertEqual(self.focused(), end)

    def test_it_comes_back_to_the_active_item(self):
        """Row w15."""
        self.show(value="One", activation="manual")
        self.focus_by_tab_key()
        self.press("ArrowRight", "ArrowRight", "Shift+Tab", "Tab")
        self.assertEqual(self.focused(), "One")
        self.press("ArrowRight")
        self.assertEqual(self.focused(), "Two")

    def test_a_focus_that_comes_by_script_selects_nothing(self):
        """Row w17."""
        self.show(value="One")
        self.run_script("test.tab(strip, 'Three').focus()")
        self.assertEqual((self.focused(), self.value(), self.events()), ("Three", "One", []))

    def test_the_ring_shows_for_the_keyboard_only(self):
        self.show(value="One")
        self.click("Two")
        self.wait_for_rest()
        self.assertEqual((self.focused(), self.ring()), ("Two", False))
        self.press("ArrowRight")
        self.wait_for_rest()
        self.assertEqual((self.focused(), self.ring()), ("Three", True))
        self.press("Tab")
        self.wait_for_rest()
        self.assertEqual(self.ring(), False)

    def test_the_ring_lies_round_the_item_that_has_the_focus(self):
        self.show(value="One", activation="manual")
        self.focus_by_tab_key()
        self.press("ArrowRight")
        self.wait_for_rest()
        middle = self.run_script("return test.centerOf(test.part(strip, 'focusRing'))")
        for seen, expected in zip(middle, self.center("Two")):
            self.assertAlmostEqual(seen, expected, delta=1)

    def test_there_is_one_stop(self):
        self.show(value="Two")
        stops = "return [...strip.shadowRoot.querySelectorAll('button')].map((button) => "\
            "button.getAttribute('tabindex'))"
        self.assertEqual(self.run_script(stops), ["-1", "0", "-1"])
        self.click("Three")
        self.wait_for_rest()
        self.assertEqual(self.run_script(stops), ["-1", "-1", "0"])

    def test_the_focused_item_is_scrolled_into_view(self):
        items = [f"Category {number}" for number in range(20)]
        self.show(items=items, value="Category 0", activation="manual")
        self.focus_by_tab_key()
        self.press("End")
        self.wait_for_rest()
        right = self.run_script("return strip.getBoundingClientRect().right")
        self.assertLess(self.center("Category 19")[0], right)
        self.assertEqual(self.focused(), "Category 19")

    def test_when_the_focused_item_goes_the_next_one_has_the_focus(self):
        self.show(value="Two")
        self.focus_by_tab_key()
        self.run_script("strip.items = ['One', 'Three']")
        self.wait_for_rest()
        self.assertEqual((self.focused(), self.ring()), ("Three", True))
        self.assertEqual(self.events(), ["change Three by content"])
        self.press("ArrowRight")
        self.assertEqual(self.focused(), "One")

    def test_when_the_focused_item_goes_while_another_is_selected(self):
        self.show(value="One", activation="manual")
        self.focus_by_tab_key()
        self.press("ArrowRight")
        self.run_script("strip.items = ['One', 'Three']")
        self.wait_for_rest()
        self.assertEqual((self.focused(), self.ring()), ("Three", True))
        self.assertEqual((self.value(), self.events()), ("One", []))

    def test_a_focus_that_is_elsewhere_is_left_there(self):
        self.show(value="Two")
        self.page.focus("#after")
        self.run_script("strip.items = ['One', 'Three']; strip.value = 'One'")
        self.wait_for_rest()
        self.assertEqual(self.focused(), "after")

    def test_a_focused_item_that_is_moved_keeps_the_focus(self):
        for order in (["Two", "One", "Three"], ["Three", "One", "Two"], ["Three", "Two", "One"]):
            with self.subTest(order=order):
                self.run_script("test.place.replaceChildren()")
                self.show(value="One")
                self.focus_by_tab_key()
                self.run_script("strip.items = given", order)
                self.wait_for_rest()
                self.assertEqual(self.focused(), "One")


if __name__ == "__main__":
    unittest.main()

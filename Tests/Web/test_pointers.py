"""Mouse and touch: what a person's pointer does to a strip."""

import unittest

from support.browser import BrowserTest

MANY = [f"Category {number}" for number in range(20)]


class MouseTests(BrowserTest):
    def test_a_click_selects_and_is_told_once(self):
        self.show(value="One")
        self.click("Two")
        self.assertEqual(self.value(), "Two")
        self.assertEqual(self.events(), ["change Two by person"])

    def test_a_click_on_the_selected_item_is_told_as_such(self):
        self.show(value="One")
        self.click("One")
        self.assertEqual(self.events(), ["reselect One by person"])

    def test_two_quick_clicks_are_a_selection_and_a_reselection(self):
        self.show(value="One")
        self.page.mouse.dblclick(*self.center("Three"))
        self.assertEqual(self.events(), ["change Three by person", "reselect Three by person"])

    def test_when_code_selects_during_a_press_the_press_wins_and_stays(self):
        """Row w13."""
        self.show(value="One")
        self.page.mouse.move(*self.center("Two"))
        self.page.mouse.down()
        self.run_script("strip.value = 'Three'")
        self.page.mouse.up()
        self.wait_for_rest()
        self.assertEqual((self.value(), self.events()), ("Two", ["change Two by person"]))

    def test_the_first_item_can_be_selected_by_its_index(self):
        """Row w12."""
        self.show(value="Two")
        self.run_script("strip.selectedIndex = 0")
        self.assertEqual(self.run_script("return [strip.value, strip.selectedIndex]"), ["One", 0])

    def test_it_acts_on_release(self):
        self.show(value="One")
        self.page.mouse.move(*self.center("Two"))
        self.page.mouse.down()
        self.assertEqual(self.events(), [])
        self.page.mouse.up()
        self.assertEqual(self.events(), ["change Two by person"])

    def test_a_press_that_slides_off_selects_nothing(self):
        self.show(value="One")
        for place in [self.center("Three"), (450, 600), self.center("One"), (5, 5)]:
            self.page.mouse.move(*self.center("Two"))
            self.page.mouse.down()
            self.page.mouse.move(*place, steps=3)
            self.page.mouse.up()
        self.assertEqual(self.events(), [])
        self.click("Two")
        self.assertEqual(self.events(), ["change Two by person"])

    def test_a_press_that_slides_off_and_comes_back_selects(self):
        self.show(value="One")
        self.page.mouse.move(*self.center("Two"))
        self.page.mouse.down()
        self.page.mouse.move(450, 600, steps=3)
        self.page.mouse.move(*self.center("Two"), steps=3)
        self.page.mouse.up()
        self.assertEqual(self.events(), ["change Two by person"])

    def test_a_press_that_comes_from_outside_selects_nothing(self):
        self.show(value="One")
        self.page.mouse.move(450, 600)
        self.page.mouse.down()
        self.page.mouse.move(*self.center("Two"), steps=3)
        self.page.mouse.up()
        self.assertEqual(self.events(), [])

    def test_other_buttons_select_nothing(self):
        self.show(value="One")
        for button in ("right", "middle"):
            self.page.mouse.click(*self.center("Two"), button=button)
        self.assertEqual(self.events(), [])

    def test_a_disabled_item_is_not_selected(self):
        self.show(items=["One", {"value": "Two", "title": "Two", "disabled": True}], value="One")
        self.click("Two")
        self.run_script("test.tab(strip, 'Two').click()")
        self.assertEqual(self.events(), [])

    def test_a_press_on_what_cannot_hold_the_focus_leaves_the_focus_where_it_is(self):
        self.show(items=["One", {"value": "Two", "title": "Two", "disabled": True}], value="One")
        self.page.focus("#before")
        self.click("Two")
        self.assertEqual(self.focused(), "before")

    def test_the_whole_height_of_the_strip_is_the_target(self):
        self.show(value="One", preset="segmented")
        box = self.run_script("""
          const { top, bottom } = strip.getBoundingClientRect();
          return [top + 1, bottom - 1];
        """)
        for value, y in zip(("Two", "Three"), box):
            self.page.mouse.click(self.center(value)[0], y)
        self.assertEqual(self.events(), ["change Two by person", "change Three by person"])

    def test_a_click_beside_the_items_selects_nothing(self):
        """Row i3. An item takes half of the gap after it: here 7.5, and the content ends before that."""
        self.show(items=["Architecture", "Engineering"], value="Architecture", preset="underline")
        right = self.run_script("""
          const content = test.part(strip, "scroller").firstElementChild.firstElementChild;
          const tabs = [...content.querySelectorAll("button")];
          return Math.max(...tabs.map((tab) => tab.getBoundingClientRect().right));
        """)
        end = self.run_script("return strip.getBoundingClientRect().right")
        y = self.center("Engineering")[1]
        for x in (right + 8, right + 9, right + 100, end - 1):
            self.page.mouse.click(x, y)
        self.assertEqual((self.value(), self.events()), ("Architecture", []))
        self.page.mouse.click(right - 1, y)
        self.assertEqual(self.events(), ["change Engineering by person"])

    def test_a_click_that_has_no_pointer_selects_once(self):
        self.show(value="One")
        self.run_script("test.tab(strip, 'Two').click()")
        self.assertEqual(self.events(), ["change Two by person"])
        self.run_script("""
          test.tab(strip, 'Three').dispatchEvent(
            new MouseEvent("click", { bubbles: true, composed: true, detail: 1 }));
        """)
        self.assertEqual(self.events(), ["change Three by person"])

    def test_assistive_technology_selects_once(self):
        """What Chromium does for a screen reader's "press": its accessibility action `doDefault`
        arrives as a click without a pointer. Here it is sent through Chromium's protocol."""
        self.show(value="One")
        nodes = self.protocol.send("Accessibility.getFullAXTree")["nodes"]
        two = next(node for node in nodes if node.get("name", {}).get("value") == "Two"
                   and node["role"]["value"] == "tab")
        target = self.protocol.send("DOM.resolveNode", {"backendNodeId": two["backendDOMNodeId"]})
        self.protocol.send("Runtime.callFunctionOn", {
            "objectId": target["object"]["objectId"],
            "functionDeclaration": "function () { this.click() }"})
        self.assertEqual(self.events(), ["change Two by person"])

    def test_a_click_after_a_selection_by_assistive_technology_counts_too(self):
        self.show(value="One")
        self.click("Two")
        self.run_script("test.tab(strip, 'Three').click()")
        self.click("One")
        self.assertEqual(
            self.events(),
            ["change Two by person", "change Three by person", "change One by person"])

    def test_the_page_does_not_select_text_when_titles_are_dragged_over(self):
        self.show(value="One")
        self.page.mouse.move(*self.center("One"))
        self.page.mouse.down()
        self.page.mouse.move(*self.center("Three"), steps=4)
        self.page.mouse.up()
        self.assertEqual(self.run_script("return String(getSelection())"), "")

    def test_an_item_shows_that_it_is_pressed_only_while_the_pointer_is_on_it(self):
        self.show(value="One")
        opacity = "return Number(getComputedStyle(test.tab(strip, 'Two')).opacity)"
        self.page.mouse.move(*self.center("Two"))
        self.page.mouse.down()
        self.wait_for_rest()
        self.assertLess(self.run_script(opacity), 1)
        self.page.mouse.move(450, 600)
        self.wait_for_rest()
        self.assertEqual(self.run_script(opacity), 1)
        self.page.mouse.up()


class TouchTests(BrowserTest):
    context_options = {"has_touch": True}

    def offset(self):
        return self.run_script("return test.part(strip, 'scroller').scrollLeft")

    def test_a_tap_is_one_event_though_it_is_a_click_as_well(self):
        self.show(value="One")
        self.page.touchscreen.tap(*self.center("Three"))
        self.run_script("await test.settleNatively(30)")
        self.assertEqual(self.events(), ["change Three by person"])

    def test_taps_alternate_with_clicks(self):
        self.show(value="One")
        self.page.touchscreen.tap(*self.center("Three"))
        self.click("Two")
        self.page.touchscreen.tap(*self.center("One"))
        self.run_script("await test.settleNatively(30)")
        self.assertEqual(
            self.events(),
            ["change Three by person", "change Two by person", "change One by person"])

    def test_a_finger_that_pans_scrolls_the_strip_and_selects_nothing(self):
        self.show(items=MANY, value="Category 0", preset="underline")
        start = self.center("Category 3")
        self.drag_finger(start, (start[0] - 150, start[1]))
        self.touch("touchEnd")
        self.wait_for_rest()
        self.assertGreater(self.offset(), 90)
        self.assertEqual(self.events(), [])
        self.click("Category 5")
        self.assertEqual(self.events(), ["change Category 5 by person"])

    def test_a_finger_that_goes_up_scrolls_the_page_and_selects_nothing(self):
        self.show(items=MANY, value="Category 0", preset="underline")
        start = self.center("Category 3")
        self.drag_finger(start, (start[0], start[1] - 100))
        self.touch("touchEnd")
        self.wait_for_rest()
        self.assertGreater(self.run_script("return scrollY"), 50)
        self.assertEqual(self.events(), [])

    def test_a_touch_that_is_taken_away_selects_nothing(self):
        self.show(value="One")
        self.touch("touchStart", self.center("Two"))
        self.touch("touchCancel")
        self.run_script("await test.settleNatively(10)")
        self.assertEqual(self.events(), [])
        self.page.touchscreen.tap(*self.center("Two"))
        self.run_script("await test.settleNatively(30)")
        self.assertEqual(self.events(), ["change Two by person"])

    def test_a_second_finger_does_not_disturb_the_first(self):
        self.show(value="One")
        two, three = self.center("Two"), self.center("Three")
        self.touch("touchStart", two)
        self.touch("touchStart", two, three)
        self.touch("touchEnd", two)
        self.touch("touchEnd")
        self.run_script("await test.settleNatively(10)")
        self.assertLessEqual(len(self.events()), 1)
        self.assertIn(self.value(), ("One", "Two"))


if __name__ == "__main__":
    unittest.main()

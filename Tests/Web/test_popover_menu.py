"""`<choice-popover-menu>`: what documents can't say of it."""

import unittest

from support.browser import BrowserTest

COMMANDS = [
    "New", {"title": "Import", "disabled": True},
    {"title": "By name", "kind": "radio", "section": "Sort"},
    {"title": "By date", "kind": "radio", "section": "Sort"},
    {"title": "Hidden", "kind": "checkbox", "section": ""},
]


class MenuTest(BrowserTest):
    def show_menu(self, **options):
        self.run_script("window.bar = await test.newMenu(given)", options)
        self.rest_bar()

    def show_commands(self, **options):
        attributes = {"meaning": "commands", **options.pop("attributes", {})}
        self.show_menu(attributes=attributes, options=COMMANDS, **options)

    def anchor_to_a_button(self):
        """The menu has no title, and belongs to the button before it, which opens it."""
        self.run_script("""
          bar.button = "none";
          bar.anchor = document.getElementById("before");
          bar.anchor.addEventListener("click", () => bar.open());
          await test.rest(bar);
        """)

    def click_title(self):
        self.page.mouse.click(*self.place_of(None, "button"))
        self.rest_bar()

    def get(self, name):
        return self.run_script("return bar[given]", name)

    def frame(self, script):
        return self.run_script(f"""
          const {{ left, top, width, height }} = ({script}).getBoundingClientRect();
          return [left, top, width, height];
        """)

    def popover(self):
        return self.frame("test.part(bar, 'popover')")


class ChoosingTests(MenuTest):
    def test_a_click_opens_and_a_click_chooses(self):
        self.show_menu(value="Everything")
        self.click_title()
        self.assertTrue(self.get("opened"))
        self.assertTrue(self.layer_is_shown())
        self.click_option("Friends")
        self.assertEqual(self.bar_events(), ["open", "change to Friends by person", "close"])
        self.assertEqual([self.get("value"), self.get("selectedIndex")], ["Friends", 1])
        self.assertFalse(self.get("opened"))
        self.assertFalse(self.layer_is_shown())

    def test_keys_open_choose_and_close(self):
        self.show_menu(value="Everything")
        for key in ("Enter", "Space", "ArrowDown"):
            self.focus_by_tab_key()
            self.page.keyboard.press(key)
            self.rest_bar()
            self.assertTrue(self.get("opened"), key)
            self.assertEqual(self.bar_focus(), ["option", "Everything"])
            self.page.keyboard.press("Escape")
            self.rest_bar()
            self.assertEqual(self.bar_focus(), ["button", ""], key)
        self.bar_events()
        self.page.keyboard.press("ArrowDown")
        self.rest_bar()
        self.page.keyboard.press("w")
        self.page.keyboard.press("Enter")
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open", "change to Work by person", "close"])

    def test_several_values_stay_open(self):
        self.show_menu(attributes={"meaning": "values"})
        self.click_title()
        self.click_option("Work")
        self.click_option("Everything")
        self.assertEqual(self.get("values"), ["Everything", "Work"])
        self.assertTrue(self.get("opened"))

    def test_commands_are_told_and_marks_change(self):
        self.show_commands()
        self.run_script("bar.choose(['By name', 'Hidden'])")
        for value in ("By date", "Hidden", "New"):
            self.click_title()
            self.click_option(value)
        self.assertEqual(self.bar_events(), [
            "open", "change to By date,Hidden by person", "choose By date", "close",
            "open", "change to By date by person", "choose Hidden", "close",
            "open", "choose New", "close"])
        self.assertEqual(self.get("values"), ["By date"])

    def test_a_disabled_command_has_the_focus_and_does_nothing(self):
        self.show_commands()
        self.focus_by_tab_key()
        self.page.keyboard.press("ArrowDown")
        self.rest_bar()
        self.page.keyboard.press("ArrowDown")
        self.rest_bar()
        self.assertEqual(self.bar_focus(), ["option", "Import"])
        self.page.keyboard.press("Enter")
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open"])

    def test_a_select_is_read_and_followed(self):
        self.run_script("""
          test.place.innerHTML = `<choice-popover-menu><select aria-label="Size">
            <option>S</option><option selected>M</option>
            <optgroup label="Large"><option data-count="3">L</option></optgroup>
          </select></choice-popover-menu>`;
          window.bar = test.place.firstChild;
          bar.events = [];
          await test.settleNatively(3);
        """)
        self.assertEqual(self.get("value"), "M")
        self.click_title()
        self.click_option("L")
        self.run_script("bar.querySelector('option').textContent = 'Small'; await test.rest(bar)")
        self.assertEqual(self.get("value"), "L")
        self.assertEqual(self.run_script("return bar.options.map(({ title }) => title)"),
                         ["Small", "M", "L"])

    def test_what_makes_no_sense_is_refused(self):
        self.show_menu(value="Work")
        for script in ("bar.value = 'Nobody'", "bar.selectedIndex = 9", "bar.options = 'text'",
                       "bar.choose(['Work', 'Friends'])", "bar.side = 'left'",
                       "bar.setCounts([-1])", "bar.options = [{ title: 'A', kind: 'toggle' }]",
                       "bar.update({ state: 'lost' })", "bar.setCounts([1, 2, 3, 4, 5])"):
            self.run_script(script)
            self.assertEqual(len(self.messages), 1, script)
            self.assertIn("; allowed is ", self.messages.pop(), script)
        self.rest_bar()
        self.assertEqual([self.get("value"), self.get("side")], ["Work", "below"])

    def test_it_is_made_before_it_is_in_a_page_and_again_after(self):
        self.run_script("""
          const menu = window.bar = document.createElement("choice-popover-menu");
          menu.events = [];
          menu.options = ["A", "B"];
          menu.value = "B";
          menu.update({ heading: "Letters" });
          menu.setCounts([1, 2]);
          test.place.append(menu);
          await test.settleNatively(3);
        """)
        self.assertEqual(self.run_script("return test.part(bar, 'title').textContent"), "Letters")
        self.run_script("bar.remove(); await test.settleNatively(5); test.place.append(bar)")
        self.rest_bar()
        self.click_title()
        self.assertEqual(self.run_script("return test.target(bar, 'B', 'option').ariaSelected"),
                         "true")


class PressTests(MenuTest):
    def test_the_press_that_opens_never_chooses_by_its_release(self):
        """Row w48's kind, for a menu."""
        self.show_menu()
        x, y = self.place_of(None, "button")
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.run_script("bar.open({ animated: false }); await test.settleNatively(3)")
        self.page.mouse.up()
        self.rest_bar()
        self.assertEqual(self.get("value"), None)
        self.assertNotIn("change", " ".join(self.bar_events()))

    def test_a_press_that_slides_off_a_row_does_nothing(self):
        self.show_menu()
        self.click_title()
        self.page.mouse.move(*self.place_of("Friends", "option"))
        self.page.mouse.down()
        self.page.mouse.move(5, 690)
        self.page.mouse.up()
        self.rest_bar()
        self.assertNotIn("change", " ".join(self.bar_events()))

    def test_one_click_on_the_title_closes_it_and_does_not_open_it_again(self):
        self.show_menu()
        self.click_title()
        self.click_title()
        self.assertEqual(self.bar_events(), ["open", "close"])

    def test_a_click_outside_closes_it(self):
        self.show_menu()
        self.click_title()
        self.page.mouse.click(850, 690)
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open", "close"])

    def test_removed_while_open_or_pressed_it_is_closed_once(self):
        self.show_menu()
        self.click_title()
        self.page.mouse.move(*self.place_of("Work", "option"))
        self.page.mouse.down()
        self.run_script("bar.remove(); await test.settleNatively(5)")
        self.page.mouse.up()
        self.assertEqual(self.bar_events(), ["open", "close"])
        self.run_script("test.place.append(bar); await test.settleNatively(5)")
        self.assertFalse(self.layer_is_shown())
        self.click_title()
        self.click_option("Work")
        self.assertEqual(self.bar_events(), ["open", "change to Work by person", "close"])

    def test_a_handler_may_change_everything(self):
        self.show_menu()
        self.run_script("""
          bar.addEventListener("open", () => (bar.options = ["New", "Other"]));
          bar.addEventListener("change", () => bar.remove());
        """)
        self.click_title()
        self.click_option("Other")
        self.run_script("await test.settleNatively(5)")
        self.assertEqual(self.bar_events(), ["open", "change to Other by person", "close"])
        self.assertEqual(self.get("value"), "Other")


class PlaceTests(MenuTest):
    def check_is_below(self, script):
        """Its arrow is at the middle of what it belongs to, just below that."""
        left, top, width, height = self.frame(script)
        arrow = self.frame("test.part(bar, 'arrow')")
        self.assertAlmostEqual(arrow[0] + arrow[2] / 2, left + width / 2, delta=1)
        self.assertAlmostEqual(self.popover()[1], top + height, delta=4)

    def test_nothing_of_the_page_covers_or_cuts_it(self):
        self.run_script("""
          test.place.style.cssText = "overflow: hidden; height: 60px; transform: translate(0)";
          document.getElementById("after").style.cssText = "position: relative; z-index: 2147483647";
        """)
        self.show_menu()
        self.click_title()
        self.assertTrue(self.run_script("""
          const option = test.target(bar, "Work", "option");
          return option.contains(bar.shadowRoot.elementFromPoint(...test.centerOf(option)));
        """))
        self.check_is_below("test.part(bar, 'button')")

    def test_it_belongs_to_an_element_and_follows_it(self):
        """Rows w40 and w45."""
        self.show_menu()
        self.anchor_to_a_button()
        self.assertEqual(self.run_script("return bar.getBoundingClientRect().height"), 0)
        self.page.click("#before")
        self.rest_bar()
        self.check_is_below("document.getElementById('before')")
        for left in (300, 40):
            self.run_script("""
              document.getElementById("before").style.cssText =
                `position: absolute; left: ${given}px; top: 120px`;
              await test.settleNatively(4);
            """, left)
            self.check_is_below("document.getElementById('before')")

    def test_the_focus_goes_back_to_what_opened_it(self):
        self.show_commands()
        self.anchor_to_a_button()
        for leave in (lambda: self.page.keyboard.press("Escape"),
                      lambda: self.click_option("New"),
                      lambda: self.page.keyboard.press("Enter")):
            self.page.focus("#before")
            self.page.keyboard.press("Enter")
            self.rest_bar()
            self.assertEqual(self.bar_focus(), ["option", "New"])
            leave()
            self.rest_bar()
            self.assertEqual(self.bar_focus(), "before")

    def test_it_belongs_to_a_rectangle(self):
        self.show_menu(attributes={"button": "none"})
        self.run_script("""
          bar.anchor = { x: 400, y: 200, width: 20, height: 20 };
          bar.open();
          await test.rest(bar);
        """)
        left, top, width, _ = self.popover()
        self.assertAlmostEqual(left + width / 2, 410, delta=1)
        self.assertAlmostEqual(top, 222, delta=2)

    def test_side_alignment_and_width(self):
        self.show_menu(attributes={"button": "none", "side": "trailing", "align": "start"})
        self.run_script("""
          bar.popoverWidth = 180;
          bar.anchor = { x: 300, y: 200, width: 100, height: 60 };
          bar.open();
          await test.rest(bar);
        """)
        left, top, width, _ = self.popover()
        self.assertAlmostEqual(left, 402, delta=2)
        self.assertAlmostEqual(top, 200, delta=2)
        self.assertAlmostEqual(width, 180 + 9, delta=2)

    def test_it_is_above_where_a_keyboard_covers_what_is_below(self):
        """Rows i44 and w42."""
        self.show_menu()
        self.run_script("""
          test.place.style.marginTop = "330px";
          Object.defineProperty(window, "visualViewport", {
            configurable: true, value: { offsetTop: 0, height: innerHeight - 240, scale: 1 },
          });
          await test.settleNatively(3);
        """)
        self.click_title()
        left, top, width, height = self.popover()
        self.assertLess(top + height, self.frame("test.part(bar, 'button')")[1] + 4)
        self.assertGreaterEqual(top, 0)

    def test_it_is_placed_anew_when_the_window_turns(self):
        """Row w43."""
        self.show_menu()
        self.click_title()
        self.page.set_viewport_size({"width": 500, "height": 400})
        self.run_script("await test.settleNatively(4)")
        self.check_is_below("test.part(bar, 'button')")

    def test_opened_again_it_is_where_it_was(self):
        """Row w44."""
        self.show_menu()
        self.click_title()
        first = self.popover()
        self.page.keyboard.press("Escape")
        self.page.mouse.click(850, 690)
        self.rest_bar()
        self.click_title()
        self.assertEqual(self.popover(), first)

    def test_escape_closes_it_and_not_the_dialog_around_it(self):
        self.run_script("""
          const dialog = document.createElement("dialog");
          document.body.append(dialog);
          dialog.showModal();
          window.bar = await test.newMenu({ into: dialog });
        """)
        self.rest_bar()
        self.click_title()
        self.page.keyboard.press("Escape")
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open", "close"])
        self.assertTrue(self.run_script("return document.querySelector('dialog').open"))


if __name__ == "__main__":
    unittest.main()

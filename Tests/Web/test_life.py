"""An element's life: removal, return and change at the worst moments, and a thousand of them."""

import unittest

from support.browser import BrowserTest


class RemovalTests(BrowserTest):
    def press_down(self, value):
        self.page.mouse.move(*self.center(value))
        self.page.mouse.down()

    def test_the_control_is_removed_during_a_press(self):
        self.show(value="One")
        self.press_down("Two")
        self.run_script("strip.remove(); await test.settleNatively(5)")
        self.page.mouse.up()
        self.assertEqual(self.events(), [])
        self.run_script("test.place.append(strip); await test.settleNatively()")
        self.wait_for_rest()
        self.click("Two")
        self.assertEqual(self.events(), ["change Two by person"])

    def test_the_pressed_item_is_removed_during_the_press(self):
        self.show(value="One")
        self.press_down("Two")
        self.run_script("strip.items = ['One', 'Three']; await test.settleNatively(3)")
        self.page.mouse.up()
        self.assertEqual(self.events(), [])
        self.click("Three")
        self.assertEqual(self.events(), ["change Three by person"])

    def test_another_item_is_removed_during_the_press(self):
        self.show(value="One", preset="segmented")
        self.press_down("Two")
        self.run_script("strip.items = ['One', 'Two']; await test.settleNatively(3)")
        self.page.mouse.move(*self.center("Two"))
        self.page.mouse.up()
        self.assertEqual(self.events(), ["change Two by person"])

    def test_a_listener_that_replaces_the_items(self):
        self.show(value="One")
        self.run_script("""
          strip.addEventListener("change", () => { strip.items = ["Three", "Four"]; });
        """)
        self.click("Three")
        self.wait_for_rest()
        self.assertEqual(self.events(), ["change Three by person"])
        self.assertEqual(self.value(), "Three")
        self.assertEqual(self.run_script("return test.tab(strip, 'One') === undefined"), True)

    def test_a_listener_that_selects_another(self):
        self.show(value="One")
        self.run_script("strip.addEventListener('change', () => { strip.value = 'One'; })")
        self.click("Three")
        self.wait_for_rest()
        self.assertEqual((self.events(), self.value()), (["change Three by person"], "One"))
        self.assertEqual(self.run_script("""
          return test.tab(strip, "One").getAttribute("aria-selected");
        """), "true")

    def test_a_listener_that_removes_the_element(self):
        for press in (lambda: self.click("Two"), lambda: self.press("ArrowRight")):
            self.run_script("test.place.replaceChildren()")
            self.show(value="One")
            self.run_script("strip.addEventListener('change', () => strip.remove())")
            self.focus_by_tab_key()
            press()
            self.run_script("await test.settleNatively(5)")
            self.assertEqual(self.events(), ["change Two by person"])
            self.assertEqual(self.run_script("return strip.isConnected"), False)

    def test_a_listener_that_fails_leaves_the_strip_whole(self):
        self.show(value="One")
        self.run_script("""
          strip.addEventListener("change", () => { throw new Error("the page's own fault"); });
        """)
        self.click("Two")
        self.click("Three")
        self.wait_for_rest()
        self.assertEqual(self.events(), ["change Two by person", "change Three by person"])
        self.assertEqual(self.messages, ["error: the page's own fault"] * 2)
        self.messages.clear()

    def test_input_that_arrives_while_rendering_waits_and_is_not_lost(self):
        """The removal of a focused node blurs it, and a smaller content scrolls, then."""
        items = [f"Category {number}" for number in range(20)]
        self.show(items=items, value="Category 19", preset="underline")
        self.focus_by_tab_key()
        self.run_script("strip.items = given; await test.settleNatively(5)", items[:2])
        self.wait_for_rest()
        self.assertEqual(self.value(), "Category 1")
        self.assertEqual(self.run_script("return test.part(strip, 'scroller').scrollLeft"), 0)
        self.assertEqual(self.events(), ["change Category 1 by content"])
        self.click("Category 0")
        self.assertEqual(self.events(), ["change Category 0 by person"])


class ReturnTests(BrowserTest):
    def test_a_detached_control_keeps_its_state_and_shows_it_again(self):
        self.show(value="Two", preset="capsule", activation="manual")
        before = self.run_script("return test.picture(strip)")
        self.run_script("""
          strip.remove();
          await test.settleNatively(10);
          test.place.append(strip);
          await test.settleNatively();
        """)
        self.wait_for_rest()
        self.assertEqual(self.run_script("return test.picture(strip)"), before)
        self.assertEqual(self.run_script("return [strip.value, strip.preset, strip.activation]"),
                         ["Two", "capsule", "manual"])
        self.click("Three")
        self.assertEqual(self.events(), ["change Three by person"])

    def test_what_is_set_while_detached_is_shown_later(self):
        self.show(value="Two")
        self.run_script("""
          strip.remove();
          await test.settleNatively(10);
          strip.items = ["Four", "Five"];
          strip.value = "Five";
          test.place.append(strip);
          await test.settleNatively();
        """)
        self.wait_for_rest()
        self.assertEqual(self.run_script("""
          return [...strip.shadowRoot.querySelectorAll("button")].map((button) =>
            [button.value, button.getAttribute("aria-selected")]);
        """), [["Four", "false"], ["Five", "true"]])

    def test_moved_in_one_task_nothing_is_lost(self):
        self.show(value="One")
        kept = self.run_script("""
          const tab = test.tab(strip, "Two");
          strip.select("Three");
          document.querySelector("main").append(strip);
          await test.settleNatively();
          return tab.isConnected && test.tab(strip, "Two") === tab;
        """)
        self.assertEqual(kept, True)
        self.wait_for_rest()
        self.assertEqual(self.value(), "Three")
        self.click("One")
        self.assertEqual(self.events(), ["change One by person"])

    def test_adopted_by_a_shadow_tree_it_works_there(self):
        self.show(value="One")
        self.run_script("""
          const outer = document.createElement("div");
          outer.attachShadow({ mode: "open" }).append(strip);
          test.place.append(outer);
          await test.settleNatively();
        """)
        self.wait_for_rest()
        self.click("Two")
        self.assertEqual(self.events(), ["change Two by person"])

    def test_two_strips_are_independent(self):
        self.show(value="One")
        other = self.run_script("""
          window.other = await test.newStrip({ items: ["One", "Two"], value: "Two" });
          strip.remove();
          await test.settleNatively(5);
          other.select("One");
          await test.settleNatively(3);
          return other.value;
        """)
        self.assertEqual(other, "One")

    def test_a_page_with_names_and_styles_like_the_strips_disturbs_nothing(self):
        """Row i17."""
        self.show(value="Two", preset="capsule")
        before = self.run_script("return test.picture(strip)")
        self.page.add_style_tag(content="""
          #place button, #place span, .text, .title, [part], #tab { display: none !important }
        """)
        self.run_script("""
          for (const name of ["tab", "title", "scroller", "bar", "pill"]) {
            test.place.append(Object.assign(document.createElement("button"), { id: name }));
            customElements.define(`page-${name}`, class extends HTMLElement {});
          }
          await test.settleNatively(3);
        """)
        self.wait_for_rest()
        self.assertEqual(self.run_script("return test.picture(strip)"), before)
        self.click("Three")
        self.assertEqual(self.events(), ["change Three by person"])

    def test_nothing_is_asked_for_while_nothing_moves(self):
        self.show(value="One")
        frames = self.run_script("""
          let frames = 0;
          const request = test.kit.clock.requestFrame;
          test.kit.clock.requestFrame = (callback) => {
            frames += 1;
            return request.call(test.kit.clock, callback);
          };
          await test.settleNatively(20);
          return frames;
        """)
        self.assertEqual(frames, 0)


class ManyTests(BrowserTest):
    """A thousand strips mounted, used and removed: nothing grows."""

    def mount(self, count):
        self.run_script("""
          for (let index = 0; index < given; index += 1) {
            const element = document.createElement("choice-tabs");
            element.items = ["One", "Two", "Three", `Item ${index % 10}`];
            element.value = "One";
            test.place.append(element);
            await new Promise((resume) => setTimeout(resume));
            element.select("Three");
            test.tab(element, "Two")?.click();
            element.remove();
            if (index % 50 === 49) await test.settleNatively(1);
          }
          await test.settleNatively(5);
        """, count)

    def test_a_thousand_mounts_and_removals_leave_nothing(self):
        self.page.set_default_timeout(60000)
        self.mount(100)
        blocks, nodes, listeners, heap = self.measure()
        self.mount(1000)
        later_blocks, later_nodes, later_listeners, later_heap = self.measure()
        self.assertEqual(later_blocks, blocks, "live blocks of the module")
        self.assertLessEqual(later_nodes, nodes + 10, "nodes")
        self.assertLessEqual(later_listeners, listeners + 5, "listeners")
        # A strip that stayed would cost far more than the 100 bytes that this allows for each.
        self.assertLessEqual(later_heap, heap + 100_000, "bytes of JavaScript")

    def test_a_thousand_changes_of_one_strip_leave_nothing(self):
        self.show(value="One")
        self.run_script("""
          window.change = async (count) => {
            for (let index = 0; index < count; index += 1) {
              const last = { value: index % 5, title: `${index % 5}` };
              strip.items = [`Item ${index % 7}`, "Two", last];
              strip.value = "Two";
              strip.updateItem("Two", { title: `Two ${index % 3}` });
              if (index % 20 === 19) await test.settleNatively(1);
            }
            strip.items = ["One", "Two"];
            strip.value = "One";
            await test.settleNatively(60);
          };
          await change(100);
        """)
        blocks, nodes, listeners, _ = self.measure()
        self.run_script("await change(1000)")
        later_blocks, later_nodes, later_listeners, _ = self.measure()
        self.assertLessEqual(later_blocks, blocks, "live blocks of the module")
        self.assertLessEqual(later_nodes, nodes + 10, "nodes")
        self.assertLessEqual(later_listeners, listeners + 5, "listeners")


if __name__ == "__main__":
    unittest.main()

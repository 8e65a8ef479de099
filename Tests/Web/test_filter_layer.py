"""The panel in the browser's top layer: where it is, what it covers, and what becomes of it."""

import unittest

from support.browser import BrowserTest


class LayerTest(BrowserTest):
    def frame(self, part=None):
        """Left, top, width, height of a part in the window, or of the bar."""
        return self.run_script("""
          const element = given ? test.part(bar, given) : bar;
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left, top, width, height];
        """, part)

    def check_panel_is_below_the_bar(self):
        left, top, width, height = self.frame()
        self.assertEqual(self.frame("region")[:3], [left, top + height, width])

    def check_what_is_on_top(self, value="mine"):
        """Nothing of the page covers or cuts an option."""
        self.assertTrue(self.run_script("""
          const option = test.target(bar, given, "option");
          const [x, y] = test.centerOf(option);
          return document.elementFromPoint(x, y) === bar
            && option.contains(bar.shadowRoot.elementFromPoint(x, y));
        """, value))


class PlaceTests(LayerTest):
    def test_it_is_below_the_bar_and_the_backdrop_covers_the_rest(self):
        self.show_bar()
        self.click_heading("scope")
        self.check_panel_is_below_the_bar()
        left, top, _, height = self.frame()
        self.assertEqual(self.frame("backdrop"), [0, top + height, 900, 700 - top - height])
        self.assertGreater(left, 0)
        self.check_what_is_on_top()

    def test_it_follows_a_page_that_scrolls(self):
        """Row i45."""
        self.show_bar()
        self.run_script("document.getElementById('place').style.marginTop = '900px'; scrollTo(0, 700)")
        self.click_heading("scope")
        for y in (760, 640, 700):
            self.run_script("scrollTo(0, given); await test.settleNatively(3)", y)
            self.check_panel_is_below_the_bar()
            self.check_what_is_on_top()
        self.click_option("mine")
        self.assertEqual(self.choice("scope"), ["mine"])

    def test_it_follows_when_something_above_it_grows(self):
        """Row w40: nobody tells of that."""
        self.show_bar()
        self.click_heading("scope")
        self.run_script("""
          document.getElementById("before").style.height = "90px";
          await test.settleNatively(3);
        """)
        self.check_panel_is_below_the_bar()

    def test_it_follows_a_sticky_header(self):
        """Row i49."""
        self.show_bar()
        self.run_script("""
          document.querySelector("main").style.height = "1800px";
          const { style } = document.getElementById("place");
          Object.assign(style, { position: "sticky", top: "10px" });
        """)
        self.click_heading("scope")
        self.run_script("scrollTo(0, 600); await test.settleNatively(3)")
        self.assertEqual(self.frame()[1], 10)
        self.check_panel_is_below_the_bar()
        self.click_option("mine")
        self.assertEqual(self.choice("scope"), ["mine"])

    def test_the_window_turns(self):
        """Rows i53, w43."""
        self.show_bar()
        self.click_heading("scope")
        self.page.set_viewport_size({"width": 500, "height": 800})
        self.rest_bar()
        self.check_panel_is_below_the_bar()
        left, top, _, height = self.frame()
        self.assertEqual(self.frame("backdrop"), [0, top + height, 500, 800 - top - height])

    def test_a_scaled_ancestor_scales_it(self):
        """Row w45."""
        self.show_bar()
        self.run_script("document.querySelector('main').style.transform = 'scale(0.5)'")
        self.click_heading("scope")
        left, top, width, height = self.frame()
        region = self.frame("region")
        for seen, wanted in zip(region[:3], [left, top + height, width]):
            self.assertAlmostEqual(seen, wanted, delta=0.1)
        self.assertAlmostEqual(self.frame("backdrop")[2], 900, delta=0.1)
        self.click_option("mine")
        self.assertEqual(self.choice("scope"), ["mine"])

    def test_ancestors_that_cut_blend_or_filter_do_neither_with_it(self):
        self.show_bar()
        for css in ("overflow: hidden; height: 50px", "contain: paint", "filter: blur(0)",
                    "transform: translateY(20px)", "clip-path: inset(0)", "will-change: transform"):
            with self.subTest(css):
                self.run_script("document.getElementById('place').style.cssText = given", css)
                self.click_heading("scope")
                self.check_panel_is_below_the_bar()
                self.check_what_is_on_top()
                self.click_option("all")

    def test_what_the_page_has_on_top_is_below_it(self):
        """Row i55."""
        self.show_bar()
        self.run_script("""
          const cover = document.createElement("div");
          cover.style.cssText = "position: fixed; inset: 200px 0 0 0; z-index: 2147483647";
          document.body.append(cover);
        """)
        self.click_heading("scope")
        self.check_what_is_on_top()

    def test_it_takes_nothing_from_what_is_beside_it_nor_after_it_has_gone(self):
        self.show_bar()
        self.click_heading("scope")
        under = "return document.elementFromPoint(given[0], given[1]) === bar"
        left, top, _, _ = self.frame()
        self.assertFalse(self.run_script(under, [left + 5, top - 8]))
        self.assertTrue(self.run_script(under, [left + 5, 600]))
        self.press("Escape")
        self.run_script("await test.settleNatively(3)")
        self.assertTrue(self.layer_is_shown(), "it is still on its way up")
        self.assertFalse(self.run_script(under, [left + 5, 600]))
        self.rest_bar()
        self.assertFalse(self.run_script(under, [left + 5, top + 80]))

    def test_where_the_panel_has_been_the_page_is_touched_while_it_goes_up(self):
        self.show_bar()
        self.run_script("test.standStill(); test.clock.frame(1); bar.open('order')")
        self.run_script("await test.settleNatively(); test.clock.frame(2); await test.settleNatively()")
        self.run_script("bar.close(); await test.settleNatively(); test.clock.frame(2.25)")
        self.run_script("await test.settleNatively()")
        left, top, _, height = self.frame("region")
        self.assertFalse(self.run_script("""
          return document.elementFromPoint(given[0], given[1]) === bar;
        """, [left + 5, top + height - 5]))

    def test_at_rest_nothing_is_written(self):
        """Row w41: to look for its place is all that is done while it is open."""
        self.show_bar()
        self.click_heading("scope")
        changes = self.run_script("""
          let changes = 0;
          const observer = new MutationObserver((list) => (changes += list.length));
          observer.observe(bar.shadowRoot,
            { subtree: true, childList: true, characterData: true, attributes: true,
              attributeFilter: ["class", "part", "role", "aria-label"] });
          await test.settleNatively(20);
          return changes + observer.takeRecords().length;
        """)
        self.assertEqual(changes, 0)

    def test_closed_no_frame_is_asked_for(self):
        self.show_bar()
        self.click_heading("scope")
        self.press("Escape")
        self.rest_bar()
        self.page.wait_for_timeout(400)
        self.assertEqual(self.run_script("""
          let frames = 0;
          const { clock } = test.kit;
          const request = clock.requestFrame;
          clock.requestFrame = (callback) => (frames += 1, request.call(clock, callback));
          await test.settleNatively(20);
          return frames;
        """), 0)

    def test_with_reduced_motion_it_fades_in_its_place(self):
        self.page.emulate_media(reduced_motion="reduce")
        self.show_bar()
        self.run_script("test.standStill(); test.clock.frame(1); bar.open('scope')")
        self.run_script("await test.settleNatively(); test.clock.frame(1.1); await test.settleNatively()")
        self.check_panel_is_below_the_bar()
        _, top, _, height = self.frame()
        self.assertEqual(self.frame("list")[1], top + height)
        opacity = self.run_script("return Number(test.part(bar, 'region').style.opacity)")
        self.assertTrue(0 < opacity < 1, opacity)

    def test_a_page_that_is_low_shows_one_row_at_least(self):
        """Rows w33, w46, w42."""
        self.page.set_viewport_size({"width": 900, "height": 200})
        options = [f"Number {number}" for number in range(1000)]
        self.show_bar(filters=[{"value": "n", "title": "Number", "options": options}])
        self.click_heading("n")
        self.assertGreaterEqual(self.frame("list")[3], 48)
        self.press("End", "Enter")
        self.rest_bar()
        self.assertEqual(self.choice("n"), ["Number 999"])


class LifeTests(LayerTest):
    def test_removed_while_open_it_is_gone_and_closed_once(self):
        self.show_bar()
        self.click_heading("scope")
        self.run_script("bar.remove(); await test.settleNatively(5)")
        self.assertEqual(self.bar_events(), ["open scope", "close scope"])
        self.assertEqual(self.run_script("return bar.opened"), None)
        self.page.mouse.click(400, 600)
        self.run_script("test.place.append(bar); await test.settleNatively(5)")
        self.rest_bar()
        self.assertFalse(self.layer_is_shown())
        self.assertEqual(self.bar_events(), [])
        self.click_heading("order")
        self.assertEqual(self.bar_events(), ["open order"])

    def test_removed_during_a_press_it_tells_nothing_of_it(self):
        self.show_bar()
        self.click_heading("scope")
        self.page.mouse.move(*self.place_of("mine", "option"))
        self.page.mouse.down()
        self.run_script("bar.remove(); await test.settleNatively(5)")
        self.page.mouse.up()
        self.assertEqual(self.bar_events(), ["open scope", "close scope"])
        self.assertEqual(self.choice("scope"), ["all"])

    def test_the_pressed_option_goes(self):
        self.show_bar()
        self.click_heading("scope")
        self.page.mouse.move(*self.place_of("mine", "option"))
        self.page.mouse.down()
        self.run_script("""
          bar.setOptions("scope", [{ value: "all", title: "All" }, { value: "x", title: "X" }]);
          await test.settleNatively(3);
        """)
        self.page.mouse.up()
        self.rest_bar()
        self.assertEqual(self.bar_events(), ["open scope"])

    def test_moved_in_one_task_it_stays_open_in_the_top_layer(self):
        self.show_bar()
        self.click_heading("scope")
        self.run_script("document.querySelector('main').prepend(bar); await test.settleNatively(5)")
        self.rest_bar()
        self.assertTrue(self.layer_is_shown())
        self.check_panel_is_below_the_bar()
        self.click_option("mine")
        self.assertEqual(self.bar_events(), [
            "open scope", "change scope to mine by person", "close scope"])

    def test_a_listener_that_replaces_everything(self):
        self.show_bar()
        self.run_script("""
          bar.addEventListener("change", () => {
            bar.filters = [{ value: "new", title: "New", options: ["A", "B"] }];
          });
        """)
        self.click_heading("scope")
        self.click_option("mine")
        self.assertEqual(self.bar_events(), [
            "open scope", "change scope to mine by person", "close scope"])
        self.assertFalse(self.layer_is_shown())
        self.click_heading("new")
        self.assertEqual(self.bar_events(), ["open new"])

    def test_a_listener_that_changes_what_another_filter_shows(self):
        """As in the app of 2015: one filter's counts are shown only for all of another's."""
        self.show_bar()
        self.run_script("""
          bar.addEventListener("change", ({ detail }) => {
            if (detail.filter === "scope") {
              bar.updateFilter("tags", { showsCounts: detail.values[0] === "all" });
            }
          });
          bar.updateFilter("tags", { options: [{ value: "q", title: "Questions", count: 7 }] });
        """)
        shown = "return test.part(bar, 'optionTitle').textContent"
        self.click_heading("tags")
        self.assertEqual(self.run_script(shown), "Questions（7）")
        self.click_heading("scope")
        self.click_option("mine")
        self.click_heading("tags")
        self.assertEqual(self.run_script(shown), "Questions")

    def test_a_listener_that_opens_another_when_one_closes(self):
        self.show_bar()
        self.run_script("""
          bar.addEventListener("close", ({ detail }) => {
            if (detail.filter === "scope") bar.open("order");
          });
        """)
        self.click_heading("scope")
        self.click_option("mine")
        self.assertEqual(self.bar_events(), [
            "open scope", "change scope to mine by person", "close scope", "open order"])
        self.assertTrue(self.layer_is_shown())

    def test_a_listener_that_removes_the_bar(self):
        self.show_bar()
        self.run_script("bar.addEventListener('change', () => bar.remove())")
        self.click_heading("scope")
        self.page.mouse.click(*self.place_of("mine", "option"))
        self.run_script("await test.settleNatively(5)")
        self.assertEqual(self.bar_events(), [
            "open scope", "change scope to mine by person", "close scope"])

    def test_in_a_popover_of_the_page_only_the_inner_closes(self):
        """Row w52."""
        self.run_script("""
          const outer = document.createElement("div");
          outer.popover = "auto";
          outer.style.cssText = "inset: 20px auto auto 20px; width: 600px; height: 300px; margin: 0";
          document.body.append(outer);
          outer.showPopover();
          window.outer = outer;
          window.bar = await test.newBar({ into: outer });
        """)
        self.rest_bar()
        self.click_heading("scope")
        self.click_option("mine")
        self.assertEqual(self.choice("scope"), ["mine"])
        self.assertFalse(self.layer_is_shown())
        self.assertTrue(self.run_script("return outer.matches(':popover-open')"))

    def test_without_popovers_nothing_fails(self):
        """The list isn't in the top layer then; this browser doesn't even show it."""
        self.run_script("delete HTMLElement.prototype.togglePopover")
        self.show_bar()
        self.click_heading("scope")
        self.press("Escape")
        self.page.wait_for_timeout(600)
        self.assertEqual(self.bar_events(), ["open scope", "close scope"])

    def test_two_bars_close_each_other(self):
        self.show_bar()
        self.run_script("window.other = await test.newBar()")
        self.click_heading("scope")
        self.run_script("window.first = bar; window.bar = other")
        self.run_script("first.close(); await test.rest(first)")
        self.click_heading("order")
        self.assertEqual(self.bar_events(), ["open order"])
        self.run_script("window.bar = first")
        self.click_heading("scope")
        self.assertEqual(self.run_script("return other.events"), ["close order"])
        self.assertTrue(self.layer_is_shown())

    def mount(self, count):
        self.run_script("""
          const options = ["One", "Two", { value: "x", title: "Über", count: 3 }];
          for (let index = 0; index < given; index += 1) {
            const element = document.createElement("choice-filter-bar");
            element.filters = [{ title: `Filter ${index % 10}`, options, chosen: "One" }, "Other"];
            test.place.append(element);
            await new Promise((resume) => setTimeout(resume));
            element.open(`Filter ${index % 10}`, { animated: false });
            await Promise.resolve();
            element.setOptions(`Filter ${index % 10}`, ["Two"]);
            element.remove();
            if (index % 50 === 49) await test.settleNatively(1);
          }
          await test.settleNatively(5);
        """, count)

    def test_a_thousand_mounts_and_removals_leave_nothing(self):
        """Row i52."""
        self.page.set_default_timeout(60000)
        self.mount(100)
        blocks, nodes, listeners, heap = self.measure()
        self.mount(1000)
        later_blocks, later_nodes, later_listeners, later_heap = self.measure()
        self.assertEqual(later_blocks, blocks, "live blocks of the module")
        self.assertLessEqual(later_nodes, nodes + 10, "nodes")
        self.assertLessEqual(later_listeners, listeners + 5, "listeners")
        self.assertLess(later_heap - heap, 100 * 1000, "bytes of JavaScript")


if __name__ == "__main__":
    unittest.main()

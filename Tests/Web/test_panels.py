"""Tabs and the panels that they show."""

import unittest

from support.browser import BrowserTest

PAGE = """
  <choice-tabs aria-label="Sections">
    <option value="a" data-panel="pa" selected>Alpha</option>
    <option value="b" data-panel="pb">Beta</option>
    <option value="c" data-panel="pc">Gamma</option>
  </choice-tabs>
  <section id="pa"><p>First</p></section>
  <section id="pb" aria-label="Named by the author"><p>Second</p></section>
  <section id="pc" tabindex="-1"><p>Third</p></section>
"""


class PanelTests(BrowserTest):
    def setUp(self):
        super().setUp()
        self.run_script("""
          test.place.innerHTML = given;
          window.strip = test.place.querySelector("choice-tabs");
          strip.events = [];
          await test.settleNatively(3);
        """, PAGE)
        self.wait_for_rest()

    def shown(self):
        return self.run_script("""
          return [...document.querySelectorAll("section")]
            .filter((panel) => !panel.hidden).map((panel) => panel.id);
        """)

    def test_only_the_selected_tabs_panel_is_shown(self):
        self.assertEqual(self.shown(), ["pa"])
        self.click("b")
        self.assertEqual(self.shown(), ["pb"])
        self.run_script("strip.value = 'c'")
        self.assertEqual(self.shown(), ["pc"])
        self.run_script("strip.value = null")
        self.assertEqual(self.shown(), [])

    def test_panels_have_role_name_and_a_stop(self):
        panels = self.run_script("""
          return [...document.querySelectorAll("section")].map((panel) =>
            [panel.getAttribute("role"), panel.getAttribute("aria-label"),
              panel.getAttribute("tabindex")]);
        """)
        self.assertEqual(panels, [
            ["tabpanel", "Alpha", "0"], ["tabpanel", "Named by the author", "0"],
            ["tabpanel", "Gamma", "-1"]])

    def test_the_tab_controls_its_panel(self):
        self.assertEqual(self.run_script("""
          return ["a", "b", "c"].map((value) =>
            test.tab(strip, value).ariaControlsElements?.map((panel) => panel.id));
        """), [["pa"], ["pb"], ["pc"]])

    def test_assistive_technology_finds_the_panel_from_its_tab(self):
        nodes = self.protocol.send("Accessibility.getFullAXTree")["nodes"]
        tab = next(node for node in nodes if node["role"]["value"] == "tab"
                   and node["name"]["value"] == "Alpha")
        controls = [related["backendDOMNodeId"]
                    for each in tab["properties"] if each["name"] == "controls"
                    for related in each["value"]["relatedNodes"]]
        panel = next(node for node in nodes if node["role"]["value"] == "tabpanel")
        self.assertEqual(controls, [panel["backendDOMNodeId"]])
        self.assertEqual(panel["name"]["value"], "Alpha")

    def test_the_tab_key_goes_from_the_tab_to_its_panel(self):
        self.focus_by_tab_key()
        self.press("Tab")
        self.assertEqual(self.focused(), "pa")

    def test_a_new_title_is_the_panels_name_too(self):
        self.run_script("strip.updateItem('a', { title: 'Omega' }); await test.settleNatively()")
        self.assertEqual(self.run_script("return pa.getAttribute('aria-label')"), "Omega")

    def test_an_element_can_be_a_panel(self):
        self.run_script("""
          strip.items = [
            { value: "x", title: "X", panel: pb }, { value: "y", title: "Y", panel: pc }];
          strip.value = "y";
          await test.settleNatively();
        """)
        self.assertIn("pc", self.shown())
        self.assertNotIn("pb", self.shown())

    def test_a_panel_that_is_not_there_disturbs_nothing(self):
        self.run_script("""
          strip.items = [{ value: "x", title: "X", panel: "nowhere" }, "Y"];
          await test.settleNatively();
        """)
        self.click("Y")
        self.assertEqual(self.value(), "Y")
        self.messages.clear()


if __name__ == "__main__":
    unittest.main()

"""What assistive technology is told, as Chromium tells it, and what axe-core finds."""

import functools
import pathlib
import unittest

import axe_playwright_python

from support.browser import BrowserTest

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OLD_LOOKS = {"selective", "underline", "filter", "avatars"}
IMAGE = {"outline": "M0 0 L1 0 L1 1 L0 1 Z"}


@functools.cache
def axe():
    """axe-core's source; 4.12 has the rule `target-size`."""
    source = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
    if "axe v4.12" not in source[:100]:
        raise AssertionError("axe-core is not the version that is expected: " + source[:40])
    return source


class TreeTests(BrowserTest):
    """Chromium's accessibility tree, which screen readers get."""

    def tree(self):
        nodes = self.protocol.send("Accessibility.getFullAXTree")["nodes"]
        return [node for node in nodes if not node.get("ignored")]

    def parts(self, role):
        return [node for node in self.tree() if node["role"]["value"] == role]

    @staticmethod
    def facts(node):
        properties = {each["name"]: each["value"].get("value") for each in node["properties"]}
        return {"name": node["name"]["value"], **properties}

    def set_position(self, node):
        """Chromium keeps place and number of a set's members out of its protocol's tree; what it
        has computed is read from the element."""
        target = self.protocol.send("DOM.resolveNode", {"backendNodeId": node["backendDOMNodeId"]})
        result = self.protocol.send("Runtime.callFunctionOn", {
            "objectId": target["object"]["objectId"], "returnByValue": True,
            "functionDeclaration": "function () { return [this.ariaPosInSet, this.ariaSetSize] }"})
        return result["result"]["value"]

    def test_tabs_are_a_list_of_tabs_one_of_them_selected(self):
        disabled = {"value": "Three", "title": "Three", "disabled": True}
        self.show(items=["One", "Two", disabled], value="Two")
        self.assertEqual([self.facts(node)["name"] for node in self.parts("tablist")], ["Sections"])
        tabs = self.parts("tab")
        facts = [self.facts(tab) for tab in tabs]
        self.assertEqual([each["name"] for each in facts], ["One", "Two", "Three"])
        self.assertEqual([each.get("selected") for each in facts], [False, True, False])
        self.assertEqual([each.get("disabled", False) for each in facts], [False, False, True])
        self.assertEqual([self.set_position(tab) for tab in tabs],
                         [["1", "3"], ["2", "3"], ["3", "3"]])

    def test_the_list_holds_only_tabs(self):
        self.show(items=["One", {"value": "Two", "title": "Two", "badge": 3}], value="One")
        nodes = {node["nodeId"]: node for node in self.tree()}
        list_node = self.parts("tablist")[0]
        roles = []

        def visit(node):
            for child in (nodes[name] for name in node["childIds"] if name in nodes):
                role = child["role"]["value"]
                if role in ("none", "generic"):
                    visit(child)
                else:
                    roles.append(role)
        visit(list_node)
        self.assertEqual(roles, ["tab", "tab"])

    def test_choices_are_a_group_of_radios_one_of_them_checked(self):
        self.show(value="Two", purpose="choices")
        self.assertEqual([self.facts(node)["name"] for node in self.parts("radiogroup")],
                         ["Sections"])
        facts = [self.facts(node) for node in self.parts("radio")]
        self.assertEqual([each["name"] for each in facts], ["One", "Two", "Three"])
        self.assertEqual([each["checked"] for each in facts], ["false", "true", "false"])
        self.assertEqual(self.parts("tab"), [])

    def test_a_selection_is_told_at_once(self):
        self.show(value="One")
        self.run_script("strip.select('Three'); await test.settleNatively(1)")
        facts = [self.facts(tab) for tab in self.parts("tab")]
        self.assertEqual([each.get("selected") for each in facts], [False, False, True])

    def test_a_badge_is_in_the_name_after_the_title(self):
        self.show(items=[{"value": "a", "title": "Inbox", "badge": 3},
                         {"value": "b", "title": "News", "badge": "dot"}], value="a")
        names = [self.facts(tab)["name"] for tab in self.parts("tab")]
        self.assertRegex(names[0], r"^Inbox\b.*3")
        self.assertRegex(names[1], r"^News\b.+")

    def test_each_title_is_told_once(self):
        self.show(value="One")
        texts = [node["name"]["value"] for node in self.parts("StaticText")]
        self.assertNotIn("One", texts)

    def test_the_focus_is_told(self):
        self.show(value="Two")
        self.focus_by_tab_key()
        focused = [self.facts(tab)["name"] for tab in self.parts("tab")
                   if self.facts(tab).get("focused")]
        self.assertEqual(focused, ["Two"])

    def test_the_host_has_no_role_and_no_second_name(self):
        self.show(value="Two")
        named = [node for node in self.tree() if node.get("name", {}).get("value") == "Sections"]
        self.assertEqual([node["role"]["value"] for node in named], ["tablist"])


class BarTreeTests(BrowserTest):
    """The accessibility tree of a filter bar."""

    tree = TreeTests.tree
    parts = TreeTests.parts
    facts = staticmethod(TreeTests.facts)
    set_position = TreeTests.set_position

    def test_headings_are_buttons_of_a_named_group_that_open_a_list(self):
        self.show_bar()
        self.assertIn("Discussions", [self.facts(node)["name"] for node in self.parts("group")])
        headings = [self.facts(node) for node in self.parts("button")
                    if "expanded" in self.facts(node)]
        self.assertEqual([each["name"] for each in headings], ["All", "Tags", "Newest"])
        self.assertEqual([each["hasPopup"] for each in headings], ["listbox"] * 3)
        self.assertEqual([each["expanded"] for each in headings], [False] * 3)
        self.assertEqual(self.parts("tab") + self.parts("radio") + self.parts("listbox"), [])

    def test_an_open_list_has_options_with_places_and_counts(self):
        self.show_bar()
        self.click_heading("scope")
        self.assertEqual([self.facts(node)["name"] for node in self.parts("listbox")], ["Scope"])
        options = self.parts("option")
        facts = [self.facts(node) for node in options]
        self.assertEqual([each["name"] for each in facts], ["All, 128 items", "Mine, 3 items"])
        self.assertEqual([each["selected"] for each in facts], [True, False])
        self.assertEqual([each.get("focused", False) for each in facts], [True, False])
        self.assertEqual([self.set_position(node) for node in options], [["1", "2"], ["2", "2"]])
        expanded = [self.facts(node)["expanded"] for node in self.parts("button")
                    if "expanded" in self.facts(node)]
        self.assertEqual(expanded, [True, False, False])
        self.assertIn("Close", [self.facts(node)["name"] for node in self.parts("button")])
        self.assertEqual(self.run_script("""
          const heading = test.target(bar, "scope", "tab");
          return heading.ariaControlsElements[0] === test.part(bar, "list");
        """), True)

    def test_a_list_of_several_choices_says_so_and_a_disabled_option_too(self):
        self.show_bar()
        self.click_heading("tags")
        self.assertEqual([self.facts(node)["multiselectable"] for node in self.parts("listbox")],
                         [True])
        self.click_heading("order")
        self.assertEqual([self.facts(node).get("disabled", False) for node in self.parts("option")],
                         [False, False, True])

    def test_subtitles_are_descriptions_and_sections_are_named_groups(self):
        self.show_bar(filters=[{"value": "a", "title": "A", "options": [
            {"title": "One", "subtitle": "The first", "section": {"title": "Some", "footer": "End"}},
            "Two"]}])
        self.click_heading("a")
        options = {self.facts(node)["name"]: node for node in self.parts("option")}
        self.assertEqual(options["One"]["description"]["value"], "The first")
        groups = {self.facts(node)["name"]: node for node in self.parts("group")}
        self.assertEqual(groups["Some"]["description"]["value"], "End")

    def test_a_state_is_told_as_status(self):
        """WCAG 4.1.3."""
        self.show_bar(filters=[{"value": "a", "title": "A", "state": "loading"}])
        self.click_heading("a")
        self.assertEqual([self.facts(node)["name"] for node in self.parts("status")], ["Loading…"])
        self.assertEqual(self.parts("listbox"), [])


class MenuTreeTests(BrowserTest):
    """The accessibility tree of a popover menu."""

    tree = TreeTests.tree
    parts = TreeTests.parts
    facts = staticmethod(TreeTests.facts)
    set_position = TreeTests.set_position

    def show_menu(self, **options):
        self.run_script("window.bar = await test.newMenu(given)", options)
        self.rest_bar()

    def open_menu(self):
        self.run_script("bar.open()")
        self.rest_bar()

    def title(self):
        return next(self.facts(node) for node in self.parts("button")
                    if "expanded" in self.facts(node))

    def test_a_value_is_kept_by_a_list_box(self):
        self.show_menu(value="Friends")
        title = self.title()
        self.assertEqual([title["name"], title["hasPopup"], title["expanded"]],
                         ["Friends", "listbox", False])
        self.open_menu()
        self.assertTrue(self.title()["expanded"])
        self.assertEqual([self.facts(node)["name"] for node in self.parts("listbox")], ["Group"])
        options = self.parts("option")
        facts = [self.facts(node) for node in options]
        self.assertEqual([each["name"] for each in facts],
                         ["Everything", "Friends, 12 items", "Family", "Work"])
        self.assertEqual([each["selected"] for each in facts], [False, True, False, False])
        self.assertEqual([each.get("disabled", False) for each in facts],
                         [False, False, True, False])
        self.assertEqual(self.set_position(options[1]), ["2", "4"])

    def test_commands_are_a_menu_with_radio_items_and_checkboxes(self):
        self.show_menu(attributes={"meaning": "commands"}, options=[
            "New", {"title": "By name", "kind": "radio"}, {"title": "Hidden", "kind": "checkbox"}])
        self.run_script("bar.choose(['Hidden'])")
        self.assertEqual(self.title()["hasPopup"], "menu")
        self.open_menu()
        self.assertEqual([self.facts(node)["name"] for node in self.parts("menu")], ["Group"])
        self.assertEqual([self.facts(node)["name"] for node in self.parts("menuitem")], ["New"])
        self.assertEqual([self.facts(node)["checked"] for node in self.parts("menuitemradio")],
                         ["false"])
        self.assertEqual([self.facts(node)["checked"] for node in self.parts("menuitemcheckbox")],
                         ["true"])


class AxeTests(BrowserTest):
    """axe-core reports nothing for any look at rest."""

    def violations(self):
        if not self.run_script("return typeof axe !== 'undefined'"):
            self.page.evaluate(axe())
        return self.run_script("""
          const result = await axe.run(document, { runOnly: given });
          return result.violations.map((each) =>
            [each.id, each.nodes.map((node) => node.target.join(" ") + " " + node.failureSummary)]);
        """, RULES)

    def check(self, allowed=()):
        found = [each for each in self.violations() if each[0] not in allowed]
        self.assertEqual(found, [])

    def looks(self):
        """Each preset with content that it is made for."""
        titles = ["Day", "Week", {"value": "m", "title": "Month", "badge": 3},
                  {"value": "y", "title": "Year", "badge": "dot"}]
        images = [{"value": name, "title": name, "image": IMAGE} for name in ("Ada", "Bea", "Cleo")]
        for preset in ("segmented", "capsule", "selective", "underline", "filter"):
            yield preset, titles, "Week"
        yield "avatars", images, "Bea"

    def check_looks(self, **options):
        for preset, items, value in self.looks():
            with self.subTest(preset):
                self.run_script("test.place.replaceChildren()")
                self.show(preset=preset, items=items, value=value, **options)
                self.check(allowed={"color-contrast"} if preset in OLD_LOOKS else ())

    def check_menus(self):
        """Closed, open, with the focus, without rows, of commands; the modern look."""
        commands = ["New", {"title": "Old", "disabled": True},
                    {"title": "By name", "kind": "radio", "section": "Sort"}]
        for attributes, options in (
                ({}, ["One", {"title": "Two", "subtitle": "More", "count": 3}]),
                ({"meaning": "commands"}, commands), ({}, [])):
            with self.subTest(f"{attributes} {len(options)}"):
                self.run_script("""
                  test.place.replaceChildren();
                  window.bar = await test.newMenu(given);
                  await test.rest(bar);
                """, {"attributes": attributes, "options": options})
                self.check()
                self.page.focus("#before")
                self.page.keyboard.press("Tab")
                self.page.keyboard.press("Enter")
                self.rest_bar()
                self.check()

    def test_menus(self):
        self.check_menus()

    def test_menus_in_the_dark_and_right_to_left(self):
        self.page.add_style_tag(
            content=":root { color-scheme: dark; background: #111; color: #eee }")
        self.run_script("document.documentElement.dir = 'rtl'")
        self.check_menus()

    def test_light(self):
        self.check_looks()

    def test_dark(self):
        self.page.add_style_tag(
            content=":root { color-scheme: dark; background: #111; color: #eee }")
        self.check_looks()

    def test_right_to_left(self):
        self.run_script("document.documentElement.dir = 'rtl'")
        self.check_looks()

    def test_choices(self):
        self.check_looks(purpose="choices")

    def test_large_text(self):
        self.run_script("document.documentElement.style.fontSize = '200%'")
        self.check_looks()

    def test_with_panels_and_focus(self):
        self.run_script("""
          test.place.innerHTML = `
            <choice-tabs preset="segmented" aria-label="Sections">
              <option value="a" data-panel="pa" selected>Alpha</option>
              <option value="b" data-panel="pb">Beta</option>
            </choice-tabs>
            <section id="pa"><p>First</p></section><section id="pb"><p>Second</p></section>`;
          window.strip = test.place.querySelector("choice-tabs");
          await test.settleNatively(3);
        """)
        self.focus_by_tab_key()
        self.wait_for_rest()
        self.check()

    def check_bars(self, allowed=()):
        """Closed, open in each way, empty, failed."""
        for name, filters, opened in (
                ("closed", None, None), ("open", None, "scope"), ("several", None, "tags"),
                ("disabled", None, "order"),
                ("sections", [{"value": "a", "title": "A", "options": [
                    {"title": "One", "section": "Some"}, {"title": "Two", "destructive": True},
                    {"title": "Three", "subtitle": "The third", "count": 2}]}], "a"),
                ("long", [{"value": "a", "title": "A", "options": [
                    f"Number {number}" for number in range(60)]}], "a"),
                ("empty", [{"value": "a", "title": "A"}], "a"),
                ("failed", [{"value": "a", "title": "A", "state": "failed"}], "a")):
            with self.subTest(name):
                self.run_script("test.place.replaceChildren(); await test.settleNatively()")
                self.show_bar(**({"filters": filters} if filters else {}))
                if opened:
                    self.run_script("bar.open(given)", opened)
                    self.rest_bar()
                self.check(allowed)

    def test_filter_bars_light(self):
        self.check_bars()

    def test_filter_bars_dark(self):
        self.page.add_style_tag(
            content=":root { color-scheme: dark; background: #111; color: #eee }")
        self.check_bars()

    def test_filter_bars_right_to_left(self):
        self.run_script("document.documentElement.dir = 'rtl'")
        self.check_bars()

    def test_filter_bars_large_text(self):
        self.run_script("document.documentElement.style.fontSize = '200%'")
        self.check_bars()

    def test_filter_bars_with_the_keyboard(self):
        self.show_bar()
        self.page.focus("#before")
        self.press("Tab", "ArrowDown", "ArrowDown")
        self.rest_bar()
        self.check()

    def test_this_test_can_fail(self):
        self.show(value="One", preset="segmented")
        self.run_script("test.place.append(document.createElement('button'))")
        self.assertIn("button-name", [each[0] for each in self.violations()])


if __name__ == "__main__":
    unittest.main()

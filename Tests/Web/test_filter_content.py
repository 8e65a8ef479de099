"""What an author puts into a filter bar, from HTML and from JavaScript, and what is refused."""

import unittest

from support.browser import BrowserTest


class ContentTests(BrowserTest):
    def headings(self):
        return self.run_script("""
          return [...bar.shadowRoot.querySelectorAll("[part=tab]")]
            .map((button) => [button.value, button.getAttribute("aria-label")]);
        """)

    def options(self):
        return self.run_script("""
          return [...bar.shadowRoot.querySelectorAll("[part=option]")]
            .map((button) => [button.value, button.getAttribute("aria-label"),
              button.getAttribute("aria-selected")]);
        """)

    def warning(self, script):
        """The one warning that comes of this, and nothing has changed."""
        before = self.run_script("return JSON.stringify(bar.filters)")
        self.run_script(script + "; await test.settleNatively()")
        self.assertEqual(self.run_script("return JSON.stringify(bar.filters)"), before)
        self.assertEqual(len(self.messages), 1, self.messages)
        return self.messages.pop()

    def test_selects_in_html_become_filters(self):
        self.run_script("""
          test.place.innerHTML = `
            <choice-filter-bar aria-label="Homes">
              <select name="scope" aria-label="Scope">
                <option value="all" data-count="12">All</option>
                <option value="mine" disabled>Mine</option>
              </select>
              <label>Place
                <select name="place" multiple data-actions>
                  <optgroup label="Near"><option selected>Here</option></optgroup>
                  <optgroup label="Far"><option>North</option><option selected>South</option></optgroup>
                </select>
              </label>
            </choice-filter-bar>`;
          window.bar = test.place.firstElementChild;
          await test.settleNatively(3);
        """)
        self.rest_bar()
        self.assertEqual(self.headings(), [["scope", "All"], ["place", "Place"]])
        self.assertEqual(self.choice("place"), ["Here", "South"])
        self.click_heading("place")
        self.assertEqual(self.options(), [
            ["Here", "Here", "true"], ["North", "North", "false"], ["South", "South", "true"]])
        self.assertEqual(self.run_script("""
          return [...bar.shadowRoot.querySelectorAll("[role=group][part=section]")]
            .map((group) => [group.getAttribute("aria-label"),
              group.querySelectorAll("[role=option]").length]);
        """), [["Near", 1], ["Far", 2]])
        self.assertIsNotNone(self.run_script("return test.target(bar, null, 'apply')?.key"))
        self.click_option("North")
        self.run_script("bar.querySelector('option').text = 'Everything'; await test.settleNatively()")
        self.assertEqual(self.headings()[0], ["scope", "Everything"])
        self.assertEqual(self.choice("place"), ["Here", "North", "South"], "a person's choice stays")

    def test_what_is_given_is_given_back(self):
        self.show_bar()
        self.assertEqual(self.run_script("return bar.filters[1].options[3]"),
                         {"value": "x", "title": "Äpfel", "count": None})
        self.assertEqual(self.run_script("return bar.filters.map(({ chosen }) => chosen)"),
                         [["all"], [], ["new"]])

    def test_filters_that_are_set_again_keep_their_choice(self):
        self.show_bar()
        self.run_script("""
          bar.choose("scope", "mine");
          bar.filters = bar.filters.map(({ chosen, ...filter }) => filter);
        """)
        self.assertEqual(self.choice("scope"), ["mine"])
        self.assertEqual(self.bar_events(), [])

    def test_a_filter_is_updated(self):
        self.show_bar()
        self.run_script("""
          bar.updateFilter("scope", { title: "Range", heading: "Range: all", disabled: true });
          await test.settleNatively();
        """)
        self.assertEqual(self.headings()[0], ["scope", "Range: all"])
        self.assertEqual(self.run_script(
            "return test.target(bar, 'scope', 'tab').getAttribute('aria-disabled')"), "true")
        self.click_heading("scope")
        self.assertEqual(self.bar_events(), [])

    def test_counts_change_while_it_is_open(self):
        self.show_bar()
        self.click_heading("scope")
        self.run_script("bar.setCounts('scope', [1, null]); await test.settleNatively()")
        self.assertEqual([name for _, name, _ in self.options()], ["All, 1 item", "Mine"])
        self.assertEqual(self.run_script("return bar.filters[0].options.map(({ count }) => count)"),
                         [1, None])

    def test_a_choice_that_goes_falls_back_to_the_default_and_is_told(self):
        """Row i43."""
        self.show_bar()
        self.run_script("bar.choose('tags', ['q', 'n'])")
        self.click_heading("tags")
        self.run_script("bar.setOptions('tags', ['any', 'n']); await test.settleNatively()")
        self.assertEqual(self.choice("tags"), ["n"])
        self.run_script("bar.setOptions('tags', ['any', 'x']); await test.settleNatively()")
        self.assertEqual(self.choice("tags"), ["any"])
        self.assertEqual(self.bar_events(), [
            "open tags", "change tags to n by content", "change tags to any by content"])
        self.assertEqual(self.options(), [["any", "any", "true"], ["x", "x", "false"]])

    def test_options_that_are_loaded_late(self):
        self.show_bar(filters=[
            {"value": "a", "title": "City", "state": "loading", "chosen": "b", "default": "c"}])
        self.click_heading("a")
        status = "return test.part(bar, 'status').textContent"
        self.assertEqual(self.run_script(status), "Loading…")
        self.run_script("bar.updateFilter('a', { state: 'failed' }); await test.settleNatively()")
        self.assertEqual(self.run_script(status), "Couldn’t be loaded")
        self.rest_bar()
        self.page.mouse.click(*self.place_of(None, "retry"))
        self.assertEqual(self.bar_events(), ["open a", "retry a"])
        self.run_script("bar.setOptions('a', ['b', 'c']); await test.settleNatively()")
        self.rest_bar()
        self.assertEqual(self.choice("a"), ["b"])
        self.assertEqual(self.options(), [["b", "b", "true"], ["c", "c", "false"]])

    def test_a_filter_without_choice_tells_what_was_picked_and_marks_nothing(self):
        self.show_bar(filters=[{"value": "a", "title": "More", "selectable": False,
                                "options": ["Share", {"title": "Delete", "destructive": True}]}])
        self.click_heading("a")
        self.click_option("Delete")
        self.assertEqual(self.bar_events(), [
            "open a", "change a to Delete by person", "close a"])
        self.assertEqual(self.headings(), [["a", "More"]])
        self.assertEqual(self.choice("a"), [])

    def test_each_filter_keeps_its_own(self):
        """Row i46."""
        self.show_bar(filters=[
            {"value": "a", "title": "A", "options": ["1", "2", "3"]},
            {"value": "b", "title": "B", "options": ["1", "2"]}])
        self.click_heading("a")
        self.click_option("3")
        self.click_heading("b")
        self.assertEqual(self.options(), [["1", "1", "false"], ["2", "2", "false"]])
        self.click_option("1")
        self.assertEqual((self.choice("a"), self.choice("b")), (["3"], ["1"]))

    def test_what_is_set_before_it_is_in_a_page_is_shown(self):
        self.run_script("""
          window.bar = document.createElement("choice-filter-bar");
          bar.filters = [{ title: "A", options: ["1", "2"], chosen: "1", default: "2" }];
          bar.setOptions("A", ["2", "3"]);
          bar.open("A");
          bar.events = [];
          test.place.append(bar);
          await test.settleNatively(3);
        """)
        self.rest_bar()
        self.assertEqual(self.choice("A"), ["2"])
        self.assertEqual(self.options(), [["2", "2", "true"], ["3", "3", "false"]])
        self.run_script("bar.remove(); await test.settleNatively(5); test.place.append(bar)")
        self.rest_bar()
        self.assertEqual(self.choice("A"), ["2"])

    def test_words_can_be_replaced(self):
        self.show_bar(strings={"apply": "Anwenden", "empty": "Leer", "beforeCount": " (",
                               "afterCount": ")", "close": "Schließen"})
        self.click_heading("scope")
        self.assertEqual(self.run_script("return test.part(bar, 'optionTitle').textContent"),
                         "All (128)")
        self.assertEqual(self.run_script(
            "return test.target(bar, null, 'backdrop').getAttribute('aria-label')"), "Schließen")
        self.click_heading("tags")
        self.assertEqual(self.run_script("return test.target(bar, null, 'apply').textContent"),
                         "Anwenden")

    def test_counts_stand_at_the_edge_where_that_is_asked(self):
        self.show_bar(counts="trailing", preset="classic")
        self.click_heading("scope")
        self.assertEqual(self.run_script("return test.part(bar, 'optionTitle').textContent"), "All")
        self.assertEqual(self.run_script("return test.part(bar, 'count').textContent"), "128")

    def test_what_makes_no_sense_is_refused_with_a_sentence(self):
        self.show_bar()
        for script, *words in (
                ("bar.filters = 3", "filters is 3"),
                ("bar.filters = ['A', 'A']", "filters[1].value", "each value once"),
                ("bar.filters = [{ title: 'A', options: ['x', 'x'] }]",
                 "filters[0].options[1].value"),
                ("bar.filters = [{ title: 'A', options: [null] }]", "filters[0].options[0]"),
                ("bar.filters = [{ title: 'A', options: ['x'], chosen: 'y' }]", '"y"', "x"),
                ("bar.filters = [{ title: 'A', options: ['x', 'y'], chosen: ['x', 'y'] }]",
                 "filters[0].chosen"),
                ("bar.filters = [{ title: 'A', options: [{ title: 'x', count: -1 }] }]",
                 "count is -1", "0 to 2147483647"),
                ("bar.filters = [{ title: 'A', state: 'gone' }]", "gone", "ready"),
                ("bar.choose('scope', 'nothing')", "nothing", "all, mine"),
                ("bar.choose('scope', ['all', 'mine'])", "choice"),
                ("bar.choose('nothing', 'all')", "nothing", "scope, tags, order"),
                ("bar.setCounts('scope', [1, 2, 3])", "at most 2"),
                ("bar.setCounts('scope', [1.5])", "counts[0] is 1.5"),
                ("bar.setOptions('scope', null)", "filters[0].options is null"),
                ("bar.updateFilter('nobody', {})", "nobody"),
                ("bar.open('nobody')", "nobody"),
                ("bar.setAttribute('preset', 'baroque')", "baroque", "modern, classic"),
        ):
            with self.subTest(script):
                warning = self.warning(script)
                for word in words:
                    self.assertIn(word, warning)
                self.assertIn("choice-filter-bar: ", warning)
        self.click_heading("scope")
        self.assertEqual(self.bar_events(), ["open scope"])

    def test_titles_with_markup_stay_text_and_addresses_that_run_are_no_pictures(self):
        self.show_bar(filters=[{"value": "a", "title": "<b>A</b>", "options": [
            {"title": "<img src=x onerror=alert(1)>", "icon": "javascript:alert(1)"}]}])
        self.click_heading("a")
        self.assertEqual(self.run_script("return bar.shadowRoot.querySelectorAll('img, b').length"), 0)
        self.assertEqual(self.run_script("return test.part(bar, 'optionTitle').textContent"),
                         "<img src=x onerror=alert(1)>")


if __name__ == "__main__":
    unittest.main()

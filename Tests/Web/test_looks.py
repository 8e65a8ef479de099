"""What is drawn, read from pictures of the page."""

import unittest

from support.browser import BrowserTest

WHITE = [255, 255, 255]


def luminance(color):
    """WCAG 2.2, "relative luminance"."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
              for c in (component / 255 for component in color)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """WCAG 2.2, "contrast ratio"."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


class LookTests(BrowserTest):
    def box(self, part):
        return self.run_script("""
          const { left, top, right, bottom } = test.part(strip, given).getBoundingClientRect();
          return [left, top, right, bottom];
        """, part)

    def test_a_hairline_is_drawn_wherever_the_element_stands(self):
        self.show(value="Two", preset="filter")
        for height in (44, 44.5, 44.75):
            for offset in (0, 0.25, 0.5, 0.75):
                self.run_script("""
                  strip.style.height = `${given[0]}px`;
                  strip.style.marginTop = `${given[1]}px`;
                  test.place.style.display = "flow-root";
                  await test.settleNatively();
                """, [height, offset])
                left, _, _, bottom = self.box("hairline")
                rows = self.pixels(left + 5, int(bottom) - 4, 1, 8)
                self.assertNotEqual([row[0] for row in rows], [WHITE] * 8,
                                    f"height {height}, offset {offset}")

    def test_the_focus_ring_stands_out(self):
        """WCAG 2.2's 1.4.11: 3:1 against what is beside it."""
        for preset in ("segmented", "capsule"):
            with self.subTest(preset):
                self.run_script("test.place.replaceChildren()")
                self.show(value="Two", preset=preset)
                self.focus_by_tab_key()
                self.wait_for_rest()
                left, top, _, bottom = self.box("focusRing")
                row = self.pixels(int(left) - 6, int((top + bottom) / 2), 12, 1)[0]
                ring = max(row, key=lambda color: contrast(color, row[0]))
                self.assertGreaterEqual(contrast(ring, row[0]), 3, row)

    def test_letters_stand_in_the_middle_of_their_tab(self):
        """The middle of capital letters is within a pixel and a half of the middle of the tab, in
        whatever font the page has."""
        for family in ("Inter", "Noto Sans", "serif", "monospace"):
            with self.subTest(family):
                self.run_script("""
                  test.place.replaceChildren();
                  test.place.style.fontFamily = given;
                """, family)
                self.show(items=["HHHHHH", "Two"], value="Two", preset="capsule")
                left, top, right, bottom = self.box("tab")
                rows = self.pixels(left + 18, top, right - left - 36, bottom - top)
                inked = [y for y, row in enumerate(rows) if any(luminance(c) < 0.3 for c in row)]
                middle = (inked[0] + inked[-1] + 1) / 2
                self.assertAlmostEqual(middle, len(rows) / 2, delta=1.5)

    def test_a_picture_is_drawn_round_and_its_place_is_held_until_it_is_there(self):
        red = "data:image/svg+xml," + "".join((
            "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'>",
            "<rect width='40' height='40' fill='rgb(255,0,0)'/></svg>"))
        self.context.route("**/never.png", lambda route: None)
        self.show(items=[{"value": "a", "title": "A", "image": red},
                         {"value": "b", "title": "B", "image": "/never.png"}],
                  value="a", preset="avatars")
        boxes = self.run_script("""
          return [...strip.shadowRoot.querySelectorAll("[part=image]")].map((image) => {
            const { left, top } = image.getBoundingClientRect();
            return [left, top];
          });
        """)
        (first, second) = [self.pixels(*box, 40, 40) for box in boxes]
        self.assertEqual(first[20][20], [255, 0, 0])
        self.assertEqual(first[1][1], WHITE)
        self.assertNotIn(second[20][20], ([255, 0, 0], WHITE))

    def test_in_forced_colours_the_selected_tab_can_be_told_apart(self):
        """WCAG 2.2's 1.4.1: not by colour alone, also where the reader's colours replace ours."""
        self.page.emulate_media(forced_colors="active")
        for preset in ("segmented", "capsule", "underline", "selective", "filter"):
            with self.subTest(preset):
                self.run_script("test.place.replaceChildren()")
                self.show(value="Two", preset=preset)
                tabs = self.run_script("""
                  return ["One", "Two"].map((value) => {
                    const { left, top, width, height } =
                      test.tab(strip, value).getBoundingClientRect();
                    return [left, top - 6, width, height + 12];
                  });
                """)
                colors = [{tuple(color) for row in self.pixels(*tab) for color in row
                           if contrast(color, WHITE) >= 3} for tab in tabs]
                self.assertTrue(colors[1] - colors[0] or self.mark_is_drawn(), preset)

    def mark_is_drawn(self):
        """Whether the line or pill under the selected tab is drawn."""
        for part in ("line", "pill"):
            if self.run_script("return test.part(strip, given) !== null", part):
                left, top, right, bottom = self.box(part)
                edge = self.pixels(left - 2, (top + bottom) / 2, 6, 1)[0]
                middle = self.pixels((left + right) / 2, (top + bottom) / 2, 1, 1)[0][0]
                return contrast(max(edge, key=lambda c: contrast(c, WHITE)), WHITE) >= 3 \
                    or contrast(middle, WHITE) >= 3
        return False


if __name__ == "__main__":
    unittest.main()

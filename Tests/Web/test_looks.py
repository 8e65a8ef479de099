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
                rows = self.pixels((left + right) / 2 - 12, top, 24, bottom - top)
                inked = [y for y, row in enumerate(rows) if any(luminance(c) < 0.3 for c in row)]
                middle = (inked[0] + inked[-1] + 1) / 2
                self.assertAlmostEqual(middle, len(rows) / 2, delta=1.5)

    def test_marks_high_above_and_far_below_a_line_are_not_cut(self):
        """Row i10. No fewer rows of pixels have ink than where the page writes the same text itself;
        more do where the strip stands between two of them."""
        for title in ("ខ្ញុំស្ត្រីប៉ុន្ដែ", "H\u0302\u0302\u0302 g\u0323\u0323"):
            with self.subTest(title):
                self.run_script("test.place.replaceChildren()")
                self.show(items=[title, "Two"], value="Two", preset="underline")
                left, top, right, bottom = self.box("tab")
                inked = self.inked_rows(left, top - 7, right - left, bottom - top + 9)
                self.run_script("""
                  const free = document.createElement("div");
                  const title = test.part(strip, "title");
                  const { fontFamily, fontSize, fontWeight } = getComputedStyle(title);
                  Object.assign(free.style, { fontFamily, fontSize, fontWeight, color: "#000" });
                  free.style.cssText += ";position:absolute;left:20px;top:300px;line-height:80px";
                  free.textContent = given;
                  test.place.append(free);
                  await test.settleNatively();
                """, title)
                expected = self.inked_rows(20, 300, right - left, 80)
                self.assertGreater(expected, 14)
                self.assertGreaterEqual(inked, expected - 1)

    def inked_rows(self, x, y, width, height):
        rows = self.pixels(x, y, width, height)
        return sum(any(luminance(color) < 0.9 for color in row) for row in rows)

    def test_a_picture_is_drawn_round_and_its_place_is_held_until_it_is_there(self):
        red = "data:image/svg+xml," + "".join((
            "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='40'>",
            "<rect width='40' height='40' fill='rgb(255,0,0)'/></svg>"))
        self.context.route("**/never.png", lambda route: route.abort())
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
        self.assertIn("ERR_FAILED", self.messages.pop())

    def test_in_forced_colours_the_selected_tab_is_marked(self):
        """WCAG 2.2's 1.4.1: not by colour or weight alone, also where the reader's colours replace
        ours."""
        self.page.emulate_media(forced_colors="active")
        for preset in ("segmented", "capsule", "underline", "selective", "filter", "avatars"):
            with self.subTest(preset):
                self.run_script("test.place.replaceChildren()")
                self.show(value="Two", preset=preset)
                self.assertGreaterEqual(self.contrast_of_mark(), 3)

    def contrast_of_mark(self):
        """The contrast of the line's middle, or of the pill's edge, with the page."""
        is_line = self.run_script("return test.part(strip, 'line') !== null")
        left, top, right, bottom = self.box("line" if is_line else "pill")
        middle = (top + bottom) / 2
        start = (left + right) / 2 if is_line else left - 2
        return max(contrast(color, WHITE) for color in self.pixels(start, middle - 1, 6, 2)[0])

    def test_in_forced_colours_a_dot_is_drawn(self):
        self.page.emulate_media(forced_colors="active")
        self.show(items=["One", {"value": "Two", "title": "Two", "badge": "dot"}], value="One")
        left, top, right, bottom = self.box("badge")
        middle = self.pixels((left + right) / 2 - 1, (top + bottom) / 2 - 1, 2, 2)[0][0]
        self.assertGreaterEqual(contrast(middle, WHITE), 3)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""Writes index.html into the folder of pictures that Scripts/pictures.sh has drawn, and prints its
path. What the page looks like is page.html beside this file."""

import html
import json
import pathlib
import string
import struct
import sys

# The documents by what they are there to show. Others come last.
SECTIONS = [
    ("Looks", "Two to start from, four as apps had them in 2015, and two changed presets.", [
        "segmented", "segmented-dark", "capsule", "capsule-dark", "certificates",
        "certificates-dark", "avatars", "avatars-dark", "filter", "filter-dark",
        "categories-eight", "categories-dark", "categories-four", "own-look", "stretching-line",
    ]),
    ("Filter bars", "Headings that drop a list: the modern look, and that of 2015.", [
        "flats", "flats-dark", "discussion", "discussion-dark", "several-choices", "sections",
        "forty-options", "hundred-thousand", "list-states",
    ]),
    ("Popover menus", "A list that grows out of a title: the modern look, and that of 2015.", [
        "menu", "menu-dark", "menu-subtitles", "menu-beside", "menu-many", "groups", "groups-dark",
    ]),
    ("Content", "Titles, icons, pictures and badges, in whichever state they are.", [
        "icons-leading", "icons-above", "icons-alone", "nothing-chosen",
    ]),
    ("Reading", "Every direction and every size of text.", [
        "arabic", "arabic-underline", "filter-arabic", "large-text", "large-text-capsule",
        "filter-large-text", "menu-arabic", "menu-large-text",
    ]),
    ("Motion", "Everything can be interrupted by everything, and nothing jumps.", [
        "swipe", "interrupted", "content-changes", "taken-back", "keyboard", "reduce-motion",
        "discussion-switched", "discussion-interrupted", "discussion-closed", "filter-keyboard",
        "filter-reduce-motion", "groups-closed", "groups-interrupted", "menu-corners",
        "menu-keyboard", "menu-rotation", "menu-by-keys", "menu-reduce-motion",
    ]),
]
# Frames of a control with its whole container are larger, so there are fewer, at one pixel per point.
FRAMES_PER_SECOND = {"tabStrip": 60, "filterBar": 30, "popoverMenu": 30}
# How long a film stands still at its end before it begins again.
PAUSE = 1.2


def pixels(path):
    """Width and height of a PNG."""
    with path.open("rb") as file:
        return struct.unpack(">II", file.read(24)[16:24])


class Card:
    """One document and what was drawn of it."""

    def __init__(self, folder, name):
        self.name = name
        document = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        self.title = document["title"]
        self.description = document["description"]
        self.scale = document.get("proposal", {}).get("pixelScale", 2)
        self.rate = FRAMES_PER_SECOND[document["control"]]
        self.frame_scale = 1 if self.rate < 60 else self.scale
        self.size = self.points(folder / f"{name}.png")
        self.film = self.frames = None
        if "steps" in document:
            self.film = self.points(folder / f"{name}-film.png")
            height = pixels(folder / f"{name}-frames.png")[1] / self.frame_scale
            self.frames = round(height / self.size[1])

    def points(self, path):
        width, height = pixels(path)
        return round(width / self.scale), round(height / self.scale)

    def image(self, suffix, size, alt, kind, scale=None, **attributes):
        file = f"{self.name}{suffix}.png"
        more = "".join(f' {key}="{value}"' for key, value in attributes.items())
        return (f'<img class="{kind}" src="{file}" srcset="{file} {scale or self.scale}x" '
                f'width="{size[0]}" height="{size[1]}" alt="{html.escape(alt)}"{more}>')

    def picture(self):
        """The picture and, over it, the frames that are played where motion is wanted."""
        still = self.image("", self.size, f"{self.title}: {self.description}", "still")
        if not self.frames:
            return f'<div class="picture">{still}</div>'
        size = (self.size[0], self.size[1] * self.frames)
        frames = self.image("-frames", size, "", "frames", self.frame_scale, loading="lazy",
                            style=f"animation-name: play-{self.name}; "
                                  f"animation-duration: {self.duration:.3f}s")
        return (f'<div class="picture plays" style="aspect-ratio: {self.size[0]} / {self.size[1]}">'
                f"{still}{frames}</div>")

    @property
    def duration(self):
        return (self.frames - 1) / self.rate + PAUSE

    def keyframes(self):
        if not self.frames:
            return ""
        arrival = 100 * (1 - PAUSE / self.duration)
        return (f"@keyframes play-{self.name} {{ from {{ object-position: 0 0; "
                f"animation-timing-function: steps({self.frames - 1}) }} "
                f"{arrival:.3f}%, to {{ object-position: 0 100% }} }}\n")

    def markup(self, is_open):
        film = ""
        if self.film:
            strip = self.image("-film", self.film, f"{self.title}, as a film strip", "strip",
                               loading="lazy")
            state = " open" if is_open else ""
            film = f"<details{state}><summary>Film strip</summary>{strip}</details>"
        files = " ".join(f'<a href="{self.name}.{ending}" aria-label="{html.escape(self.title)}, '
                         f'{ending.upper()}">{ending.upper()}</a>'
                         for ending in ("json", "svg", "pdf", "png"))
        return f"""
      <article class="card" id="{self.name}">
        <div class="stage">{self.picture()}</div>
        <div class="text">
          <h3>{html.escape(self.title)}</h3>
          <p>{html.escape(self.description)}</p>
          {film}
          <p class="files">{files}</p>
        </div>
      </article>"""


def write_page(folder):
    names = sorted(path.stem for path in folder.glob("*.json"))
    listed = [name for _, _, names in SECTIONS for name in names]
    missing = [name for name in listed if name not in names]
    if missing:
        sys.exit(f"gallery.py: there is no Examples/{missing[0]}.json; see SECTIONS")
    others = [name for name in names if name not in listed]
    sections = SECTIONS + ([("More", "", others)] if others else [])
    cards = {name: Card(folder, name) for name in names}

    parts = []
    links = []
    for title, text, names in sections:
        key = title.lower().replace(" ", "-")
        links.append(f'<li><a href="#{key}">{title}</a></li>')
        body = "".join(cards[name].markup(title == "Motion") for name in names)
        parts.append(f"""
    <section aria-labelledby="{key}">
      <h2 id="{key}">{title}</h2>
      <p class="about">{text}</p>
      <div class="cards">{body}
      </div>
    </section>""")
    template = string.Template(
        pathlib.Path(__file__).with_name("page.html").read_text(encoding="utf-8"))
    page = folder / "index.html"
    page.write_text(template.substitute(
        count=len(cards), links="".join(links), sections="".join(parts),
        keyframes="".join(card.keyframes() for card in cards.values())), encoding="utf-8")
    return page


print(write_page(pathlib.Path(sys.argv[1]).resolve()))

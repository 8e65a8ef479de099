#!/usr/bin/env python3
"""Draws the little landscapes of Examples/Images, 120 pixels square: flat layers one behind the
other, so that each file is small. Needs nothing but Python; run it only to change them."""

import math
import pathlib
import struct
import zlib

SIDE = 120
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Examples" / "Images"


def color(hexadecimal):
    return [int(hexadecimal[i : i + 2], 16) for i in (0, 2, 4)]


def hills(base, height, waves, shift):
    """The upper edge of soft hills: a function of x, all in fractions of the side."""
    return lambda x: base - height * (
        0.7 * math.sin(2 * math.pi * (waves * x + shift))
        + 0.3 * math.sin(2 * math.pi * (2.3 * waves * x + 1.7 * shift))
    )


def peaks(*points):
    """The upper edge of mountains: straight from point to point."""

    def edge(x):
        for (x0, y0), (x1, y1) in zip(points, points[1:]):
            if x0 <= x <= x1:
                return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
        return points[-1][1]

    return edge


def trees(base, height, count):
    """The upper edge of a row of firs of different heights."""

    def edge(x):
        place = x * count
        size = 0.65 + 0.35 * math.sin(int(place) * 2.4)
        return base - height * size * (1 - abs(2 * (place % 1) - 1))

    return edge


def flat(base):
    return lambda x: base


# What is in a picture: the sky at its top and at its horizon; discs (x, y, radius, colour); and
# layers (upper edge, colour), the farthest first.
PICTURES = {
    "fjord": (
        ("8fc7e8", "dff1f7"), [],
        [
            (peaks((0, .42), (.22, .22), (.48, .66), (1, .66)), "6f97b5"),
            (peaks((0, .7), (.45, .66), (.74, .16), (1, .46)), "4a7396"),
            (flat(.66), "2f6f9a"), (flat(.8), "2a6089"),
        ],
    ),
    "dunes": (
        ("f6c98f", "fce9c6"), [(.72, .3, .13, "fff6df")],
        [
            (hills(.58, .07, .8, .1), "eaa765"), (hills(.7, .1, .7, .55), "d98a4b"),
            (hills(.86, .08, .9, .25), "bd6c38"),
        ],
    ),
    "meadow": (
        ("8ed0f0", "d9f2fb"), [(.28, .28, .12, "fff2a8")],
        [
            (hills(.58, .05, 1.1, .3), "9fd07a"), (hills(.7, .06, .9, .8), "74b75c"),
            (hills(.84, .05, 1.2, .1), "4f9a4b"),
        ],
    ),
    "harbour": (
        ("ffb199", "ffe2c7"), [(.5, .52, .17, "ff6f61")],
        [(peaks((0, .5), (.16, .5), (.3, .62), (.72, .62), (.84, .46), (1, .5)), "8d5a7c"),
         (flat(.62), "5b4a7e"), (flat(.78), "4b3d6e")],
    ),
    "canyon": (
        ("f7d9a8", "fbeed5"), [(.3, .26, .1, "ffffff")],
        [
            (peaks((0, .4), (.3, .4), (.34, .6), (.6, .6), (.64, .36), (1, .36)), "e08a5b"),
            (peaks((0, .56), (.2, .56), (.24, .76), (.74, .76), (.78, .52), (1, .52)), "c2603e"),
            (hills(.86, .03, .8, .2), "8f3f2d"),
        ],
    ),
    "forest": (
        ("bfe3d0", "eef7e6"), [(.68, .26, .1, "ffffff")],
        [(trees(.72, .34, 5), "6fae8d"), (trees(.86, .38, 4), "3f8467"),
         (trees(1.02, .36, 3), "235a47")],
    ),
    "aurora": (
        ("0b1740", "1f7a72"), [(.24, .2, .02, "ffffff"), (.7, .14, .025, "ffffff"),
                               (.48, .3, .018, "ffffff"), (.86, .36, .02, "ffffff")],
        [(hills(.56, .08, .7, .6), "49c79a"), (hills(.66, .08, .8, .7), "1d6f78"),
         (peaks((0, .78), (.3, .62), (.55, .8), (.8, .6), (1, .74)), "0d1d3f")],
    ),
    "lagoon": (
        ("7fdbe6", "e3fbf6"), [(.3, .3, .11, "fffbe0")],
        [(hills(.54, .05, .6, .1), "5aa886"), (flat(.56), "2bb3c0"), (flat(.7), "1f98ae"),
         (hills(.88, .05, .6, .65), "f2dca6")],
    ),
    "heath": (
        ("d9c7ee", "f7e9f4"), [(.7, .3, .12, "fff5d6")],
        [(hills(.6, .06, .8, .2), "b592cf"), (hills(.72, .06, 1, .7), "9166b3"),
         (hills(.86, .05, .8, .4), "6a4590")],
    ),
    "glacier": (
        ("6fa8dc", "d3e8f8"), [],
        [
            (peaks((0, .5), (.3, .2), (.5, .44), (.72, .26), (1, .56)), "f4fbff"),
            (peaks((0, .72), (.26, .48), (.5, .7), (.78, .5), (1, .7)), "b5d8ee"),
            (flat(.78), "5d9cc4"),
        ],
    ),
    "savanna": (
        ("f58a3c", "fbd06b"), [(.5, .46, .2, "fff0b8")],
        [(hills(.66, .03, .6, .2), "b5652b"), (hills(.8, .04, .8, .6), "7a3d1d")],
    ),
    "dusk": (
        ("2d2a5a", "e77f8e"), [(.66, .34, .1, "ffe3c9")],
        [(peaks((0, .6), (.24, .4), (.46, .62), (.7, .44), (1, .64)), "7a4d86"),
         (hills(.74, .05, .9, .5), "4c3570"), (hills(.88, .04, 1, .1), "2c2150")],
    ),
}


def cover(below, above, share):
    share = min(max(share, 0), 1)
    return [b + (a - b) * share for b, a in zip(below, above)]


def pixel(picture, x, y):
    (top, horizon), discs, layers = picture
    # The sky in steps of three pixels: as smooth to the eye, and a third of the bytes.
    result = cover(color(top), color(horizon), (y // 3 * 3) / SIDE / 0.6)
    for cx, cy, radius, fill in discs:
        distance = math.hypot(x + 0.5 - cx * SIDE, y + 0.5 - cy * SIDE)
        result = cover(result, color(fill), radius * SIDE - distance + 0.5)
    for edge, fill in layers:
        result = cover(result, color(fill), y + 1 - edge((x + 0.5) / SIDE) * SIDE)
    return [round(component) for component in result]


def chunk(kind, data):
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)


def png(picture):
    rows = b"".join(
        b"\0" + bytes(part for x in range(SIDE) for part in pixel(picture, x, y))
        for y in range(SIDE)
    )
    header = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
            + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b""))


for name, picture in PICTURES.items():
    (FOLDER / (name + ".png")).write_bytes(png(picture))

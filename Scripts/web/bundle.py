#!/usr/bin/env python3
"""Makes one JavaScript module of those in a folder, beginning with choice-kit.js.

Usage: bundle.py <folder>

The modules share one scope afterwards, so their top-level names must differ. Comments of whole
lines and indentation are left out.
"""

import pathlib
import re
import sys

IMPORT = re.compile(r'^(?:import|export) \{[^}]*\} from "\./([\w-]+\.js)";\n', re.MULTILINE)
EXPORTED = re.compile(r"^export \{([^}]*)\} from ", re.MULTILINE)
DECLARED = re.compile(r"^(?:export )?(?:async )?(?:class|const|function|let) (\w+)", re.MULTILINE)


def in_order(folder, name, seen):
    """The texts of a module's imports, and then its own."""
    if name in seen:
        return
    seen.add(name)
    text = (folder / name).read_text(encoding="utf-8")
    for imported in IMPORT.findall(text):
        yield from in_order(folder, imported, seen)
    yield name, text


def main():
    folder = pathlib.Path(sys.argv[1])
    places = {}
    lines = []
    for name, text in in_order(folder, "choice-kit.js", set()):
        for declared in DECLARED.findall(text):
            if declared in places:
                sys.exit(f"bundle: {declared} is declared in {places[declared]} and {name}")
            places[declared] = name
        body = re.sub(r"^export ", "", IMPORT.sub("", text), flags=re.MULTILINE)
        lines += (line.strip() for line in body.split("\n"))
    names = EXPORTED.findall((folder / "choice-kit.js").read_text(encoding="utf-8"))
    lines.append("export {" + ",".join(n.strip() for n in names) + "};")
    for line in lines:
        if line and not line.startswith("//"):
            print(line)


if __name__ == "__main__":
    main()

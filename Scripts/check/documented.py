#!/usr/bin/env python3
"""Names every public declaration in Sources/ that has no documentation comment.

`documented.py <folder of symbol graphs>`. swift-format has a rule for this too, but it says
nothing about enum cases, requirements of protocols, and members of public extensions.
"""

import json
import pathlib
import sys
import urllib.parse

from swift_source import ROOT


def undocumented(graph):
    """The places of a symbol graph's undocumented public declarations, with their names."""
    for symbol in graph["symbols"]:
        if symbol["accessLevel"] not in ("public", "open") or "docComment" in symbol:
            continue
        # What the compiler has made has no place, or one in the standard library.
        location = symbol.get("location")
        if location is None or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
            continue
        path = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(location["uri"]).path))
        if ROOT / "Sources" not in path.parents:
            continue
        line = location["position"]["line"] + 1
        yield f"{path.relative_to(ROOT)}:{line}", ".".join(symbol["pathComponents"])


def main(folder):
    modules = [path.name for path in sorted((ROOT / "Sources").iterdir()) if path.is_dir()]
    found = set()
    read = 0
    for module in modules:
        # `Module@Other.symbols.json` holds what a module adds to another.
        for path in sorted(pathlib.Path(folder).glob(f"{module}*.symbols.json")):
            if path.name.split(".")[0].split("@")[0] != module:
                continue
            read += 1
            found.update(undocumented(json.loads(path.read_text(encoding="utf-8"))))
    if read == 0:
        print(f"documented: no symbol graphs in {folder}", file=sys.stderr)
        return 1
    for place, name in sorted(found):
        print(f"documented: {place}: {name} has no documentation comment", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

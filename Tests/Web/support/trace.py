"""The documents that every face plays, as traces: `choicekit trace` says what is done when, and
what must then be seen."""

import json
import os
import pathlib
import subprocess

from .server import ROOT

DOCUMENTS = ROOT / "Tests/Faces"
CONTROLS = {"tabStrip", "filterBar", "popoverMenu"}
"""The controls that there are elements for."""


def documents():
    """The paths of all documents of these controls, sorted."""
    return [path for path in sorted(DOCUMENTS.glob("*.json"))
            if json.loads(path.read_text(encoding="utf-8"))["control"] in CONTROLS]


def tool():
    """The command line tool; `CHOICEKIT` names another one than that of a plain build."""
    return pathlib.Path(os.environ.get("CHOICEKIT", ROOT / ".build/debug/choicekit"))


def trace(document):
    """The setup of a document's trace, and its other lines in order of time."""
    done = subprocess.run([tool(), "trace", document], capture_output=True, text=True)
    if done.returncode != 0:
        raise AssertionError(f"choicekit trace {document.name}: {done.stderr.strip()}")
    first, *rest = [json.loads(line) for line in done.stdout.splitlines()]
    return first["setup"], rest


def is_cancelled(lines, index):
    """Whether the press that begins with the line at `index` is taken away in the end."""
    pointer = lines[index].get("pointer", 0)
    for line in lines[index:]:
        if line.get("do") == "pointer" and line.get("pointer", 0) == pointer:
            if line["phase"] in ("ended", "cancelled"):
                return line["phase"] == "cancelled"
    return False

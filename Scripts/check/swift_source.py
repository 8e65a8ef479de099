"""Reads Swift sources for the checks: lines without comments and without what strings contain."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]

# In this order: comments (block comments may not nest here: the format forbids them), strings
# over several lines, strings on one line. Interpolations go with their string.
_SKIPPED = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""(?s:.*?)"""#*|#*"(?:\\.|[^"\\\n])*"#*', re.DOTALL)


def code(path):
    """The file's text with comments blanked and strings emptied; line numbers stay."""

    def blank(match):
        text = match.group()
        kept = "\n" * text.count("\n")
        return kept if text.startswith(("//", "/*")) else '""' + kept

    return _SKIPPED.sub(blank, path.read_text(encoding="utf-8"))


# Modules whose sources are not in a folder of their name in Sources.
ELSEWHERE = {"choicebench": "Benchmarks"}


def files(module):
    """The Swift files of a module, in order."""
    return sorted((ROOT / ELSEWHERE.get(module, f"Sources/{module}")).rglob("*.swift"))


def place(path, line):
    """`Sources/…/File.swift:12`, as editors like it."""
    return f"{path.relative_to(ROOT)}:{line}"

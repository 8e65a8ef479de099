#!/usr/bin/env python3
"""Fails where a document that the documentation shows is refused by choicekit.

Plays each ```json block of README.md and Documentation/*.md that has a top-level key "control". A
block counts within its file from 1, among all ```json blocks.

Usage: Scripts/check/examples.py path/to/choicekit
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONTROL = re.compile(r'"control"\s*:')


def blocks(text):
    """The ```json blocks of a text in Markdown: number, line of the fence, contents."""
    number, start, lines = 0, None, []
    for index, line in enumerate(text.split("\n"), 1):
        if start is None:
            if line.strip().startswith("```"):
                start, lines = index, []
                is_json = line.strip() == "```json"
                number += is_json
        elif line.strip() == "```":
            if is_json:
                yield number, start, "\n".join(lines)
            start = None
        else:
            lines.append(line)
    if start is not None and is_json:
        yield number, start, "\n".join(lines)


def is_document(block):
    """Whether it is a whole document. One that isn't JSON, but looks like one, is meant to be."""
    try:
        value = json.loads(block)
    except ValueError:
        return bool(CONTROL.search(block))
    return isinstance(value, dict) and "control" in value


def fault(tool, block):
    """What the tool says against a document; None for nothing."""
    run = subprocess.run(
        [tool, "play", "--measure", "fixed", "-"], input=block, capture_output=True, text=True,
        encoding="utf-8", check=False)
    if run.returncode != 0:
        return run.stderr.strip() or f"exit code {run.returncode}"
    return None


def main():
    if len(sys.argv) != 2:
        print(__doc__.strip().split("\n")[-1], file=sys.stderr)
        return 2
    tool = str(Path(sys.argv[1]).resolve())
    played = failed = 0
    for file in [ROOT / "README.md", *sorted(ROOT.glob("Documentation/*.md"))]:
        for number, line, block in blocks(file.read_text(encoding="utf-8")):
            if not is_document(block):
                continue
            played += 1
            try:
                message = fault(tool, block)
            except OSError as error:
                print(f"examples: {error}", file=sys.stderr)
                return 2
            if message:
                failed += 1
                place = f"{file.relative_to(ROOT)}:{line}"
                print(f"examples: {place}: block {number}: {message}", file=sys.stderr)
    if not played:
        print("examples: there is no document to play", file=sys.stderr)
        return 1
    print(f"{played} documents, {failed} refused")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

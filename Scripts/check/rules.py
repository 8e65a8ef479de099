#!/usr/bin/env python3
"""Fails where ChoiceScene or ChoiceCore contain what the pure core does without.

This reads text, so it finds what has a name: what a String's == or count would pull in is found
by embedded.sh, in compiled code. Comments and strings are left out.
"""

import re
import sys

from swift_source import code, files, place

MODULES = ["ChoiceScene", "ChoiceCore"]

RULES = [
    (r"\bany\s+[A-Z(]|\bAny(?:Object|Hashable|Class)?\b", "existentials: use a generic or an enum"),
    (r"\b(?:weak|unowned)\b", "references that may dangle: use values and ids"),
    (r"\\", "key paths: use a closure"),
    (r"\bthrows\b(?!\s*\()", "untyped throws: write throws(ChangeError)"),
    (r"\b(?:async|await|actor|Task)\b|@MainActor\b", "concurrency: time is an argument"),
    (r"\b(?:Dictionary|Hasher)\b|\bSet\s*[<(]|\[\s*[A-Z][\w.]*\s*:(?!:)|\[\s*:\s*\]",
     "hash tables: use an array"),
    (r"\bRandomNumberGenerator\b|\.random\s*\(|\.shuffle(?:d)?\s*\(|\.randomElement\b",
     "chance: the same calls give the same scenes"),
    (r"(?<![\w.])(?<!func )(?:debugPrint|print)\s*\(", "output: return a value"),
    (r"\b(?:fatalError|precondition|preconditionFailure|assert|assertionFailure)\s*\(|\btry!",
     "traps: the core takes any input"),
]


def main():
    failed = False
    rules = [(re.compile(pattern), reason) for pattern, reason in RULES]
    for module in MODULES:
        for path in files(module):
            for number, line in enumerate(code(path).split("\n"), 1):
                for pattern, reason in rules:
                    match = pattern.search(line)
                    if match:
                        failed = True
                        print(
                            f"rules: {place(path, number)}: `{match.group().strip()}`: the core has"
                            f" no {reason}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

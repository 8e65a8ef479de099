#!/usr/bin/env python3
"""Fails where a class of the UIKit face declares a member that Apple documents for the class that
it derives from, without overriding it: with Apple's SDK that would not compile.

The stubs hold only what the face uses, so the compiler can't find this here. The names are in
Verification/Documentation/members.txt. `--self-test` checks the check.
"""

import re
import sys

from swift_source import ROOT, code, files, place

LIST = ROOT / "Verification/Documentation/members.txt"

TYPE = re.compile(
    r"^(?P<indent>[ \t]*)(?:[@\w()]+[ \t]+)*(?P<kind>class|extension)[ \t]+(?P<name>\w+)"
    r"(?:[ \t]*:[ \t]*(?P<base>\w+))?[^\n{]*\{", re.MULTILINE)
MEMBER = re.compile(
    r"^(?P<indent>[ \t]*)(?P<before>(?:[@\w()]+[ \t]+)*?)(?P<kind>var|let|func)[ \t]+(?P<name>\w+)"
    r"(?:<[^(]*>)?(?P<call>\()?", re.MULTILINE)


def documented(text):
    """By class: its superclass and the names of its members."""
    classes = {}
    names = None
    for line in text.splitlines():
        if line.startswith("#") or not line.strip():
            continue
        header = re.match(r"(\w+) < (\w+), https://\S+, \d{4}-\d\d-\d\d$", line)
        if header:
            names = set()
            classes[header[1]] = (header[2], names)
        else:
            names.update(line.split())
    return classes


def labels(text, start):
    """The labels of a parameter list whose opening bracket is before `start`: `_:with:`."""
    depth = 0
    found = ""
    is_start = True
    for match in re.finditer(r"[()\[\]{}<>,]|->|\w+", text[start:]):
        token = match.group()
        if token in "([{<":
            depth += 1
        elif token in ")]}>":
            if depth == 0:
                return found
            depth -= 1
        elif token == "," and depth == 0:
            is_start = True
            continue
        elif is_start and re.match(r"\w", token):
            found += token + ":"
        is_start = False
    return found


def body(text, start):
    """The text from `start`, just after an opening brace, to the brace that closes it."""
    depth = 1
    for index in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return text[start:index]
    return text[start:]


def collisions(sources, classes):
    """Place and name of every member that is documented for a superclass and isn't an override."""
    bases = {}
    for text in sources.values():
        for match in TYPE.finditer(text):
            if match["kind"] == "class" and match["base"]:
                bases[match["name"]] = match["base"]
    found = []
    for path, text in sources.items():
        for match in TYPE.finditer(text):
            own = bases.get(match["name"]) if match["kind"] == "class" else match["name"]
            while own in bases:
                own = bases[own]
            if own not in classes:
                continue
            taken = set()
            while own in classes:
                taken |= classes[own][1]
                own = classes[own][0]
            depth = len(match["indent"]) + 2
            inside = body(text, match.end())
            for member in MEMBER.finditer(inside):
                if len(member["indent"]) != depth or "override" in member["before"].split():
                    continue
                name = member["name"]
                if member["call"]:
                    name += "(" + labels(inside, member.end()) + ")"
                # What begins like this is declared on NSObject, by a rule of its own.
                if name in taken or re.match(r"(is)?[aA]ccessibility", name):
                    line = text.count("\n", 0, match.end() + member.start(4)) + 1
                    found.append((path, line, match["name"], name))
    return found


def self_test(classes):
    """Each kind of collision is found, and nothing else."""
    text = """
  final class Bar: UIControl {
    var state = 1
    override var isEnabled: Bool { true }
    func point(inside place: Int, with other: (Int, String)) -> Bool {
      var frame = 1
      return frame == 1
    }
    func point(at place: Int) {}
    private static let layer = 2
    var accessibilityPath = 3
  }
  final class Foo: Bar {
    let window = 1
  }
  extension Foo {
    func draw(_ rect: CGRect) {}
    func draw(text: String) {}
  }
  struct Value {
    var frame = 1
  }
"""
    names = [name for _, _, _, name in collisions({"": text}, classes)]
    expected = ["state", "point(inside:with:)", "layer", "accessibilityPath", "window", "draw(_:)"]
    if names != expected:
        print(f"collisions: self-test: found {names}, not {expected}", file=sys.stderr)
        return 1
    return 0


def main():
    classes = documented(LIST.read_text(encoding="utf-8"))
    if "--self-test" in sys.argv[1:]:
        return self_test(classes)
    sources = {path: code(path) for path in files("ChoiceKit")}
    found = collisions(sources, classes)
    for path, line, owner, name in found:
        print(
            f"collisions: {place(path, line)}: {owner}.{name}: UIKit has a member of this name;"
            " choose another", file=sys.stderr)
    return 1 if found or self_test(classes) else 0


if __name__ == "__main__":
    sys.exit(main())

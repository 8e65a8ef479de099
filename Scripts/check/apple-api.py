#!/usr/bin/env python3
"""Compares the stubs of Verification/ with what Apple documents: Verification/Documentation/api.tsv.

The face is checked as iOS code against these stubs alone, so whatever it uses of Apple's is among
them. Each public symbol of theirs needs a row that says the same; only what is named `stub…` is
their own. A row holds:

  symbol       `UIView.frame`, or `UIView : UIResponder` for a superclass or a conformance
  declaration  as the page has it; `inherits` or `conforms` for a relation
  iOS          first version; `8.0-17.0` where deprecated since 17.0; `-` where the page says none
  page         its address: Apple's own, or that of a copy
  read         the date when it was read

`--self-test` checks the check.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
from collections import namedtuple

from swift_source import ROOT

TABLE = ROOT / "Verification/Documentation/api.tsv"
OLDEST = (16, 0)

# Where a declaration may have been read: with Apple, in a mirror of Apple's pages, in the interfaces
# of an SDK.
SOURCES = (
    "https://developer.apple.com/documentation/",
    "https://github.com/Averyy/apple-dev-docs/blob/",
    "https://github.com/xybp888/iOS-SDKs/blob/",
)

Row = namedtuple("Row", "symbol declaration versions page read")
# `origin`: what the symbol overrides or implements. Empty for none, None where that is the standard
# library's.
Symbol = namedtuple("Symbol", "path declaration introduced deprecated origin")

# What the compiler makes or asks for, and the C library's functions that the stubs themselves call.
APART = {"ObjCBool", "Protocol", "sin(_:)", "cos(_:)"}

# What is the stubs' own: a name or a first label that begins so.
STUB = re.compile(r"(^|\()stub", re.IGNORECASE)

# What stands before a declaration and isn't compared with it. (Results of what comes from
# Objective-C may be ignored: pages don't repeat that. Isolation is compared apart.)
BEFORE = r"(?:@\w+ |nonisolated )*"

# Relations that matter to who uses a type. `Equatable` and the like follow from others.
STANDARD = {"Sendable", "Hashable", "Error", "Comparable", "Identifiable", "Codable"}


def misshapen(row):
    """What is wrong with a row's form. Nothing stands there unread."""
    if not re.fullmatch(r"-|\d+\.\d+(-\d+\.\d+)?", row.versions):
        yield f"{row.versions!r} isn't a version"
    if not row.page.startswith(SOURCES):
        yield f"{row.page!r} isn't a page of Apple's documentation or a copy of it"
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", row.read):
        yield f"{row.read!r} isn't the date when the page was read"


def read_table():
    """The table's rows, and what is wrong with their form."""
    rows, faults = [], []
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines[1:], 2):
        fields = line.split("\t")
        where = f"{TABLE.relative_to(ROOT)}:{number}"
        if len(fields) != len(Row._fields):
            faults.append(f"{where}: {len(fields)} columns, not {len(Row._fields)}")
            continue
        row = Row(*fields)
        rows.append(row)
        faults += [f"{where}: {fault}" for fault in misshapen(row)]
    if len(set(rows)) != len(rows):
        faults.append("a row is there twice")
    return rows, faults


def spelled(symbol, names):
    """A symbol's declaration, each type in it by its whole name: `UIControl.Event`."""
    text = ""
    for fragment in symbol["declarationFragments"]:
        name = names.get(fragment.get("preciseIdentifier"))
        if fragment["kind"] == "typeIdentifier" and name:
            text = re.sub(r"[\w.]+\.$", "", text) + name
        else:
            text += fragment["spelling"]
    return text


def normal(declaration):
    """A declaration without what says nothing to who uses it."""
    text = re.sub(r"\s+", " ", declaration).strip()
    text = re.sub(f"^{BEFORE}", "", text)
    text = re.sub(
        r"\b(open|public|override|required|final|dynamic|lazy|weak|optional) ", "", text)
    text = re.sub(r"\s*:\s*", ": ", text).replace("class let ", "static let ")
    # A stored property can be read and, unless the page says otherwise, set.
    # A requirement of a protocol can't have a default value in Swift.
    text = text.replace("zone: NSZone? = nil", "zone: NSZone?")
    # Pages write the fields of CGPoint, CGSize and CGAffineTransform as Double; Swift has CGFloat.
    text = re.sub(r"\b([a-d]|t?[xy]|width|height): Double\b", r"\1: CGFloat", text)
    text = re.sub(r"\blet (.*)$", r"var \1 { get }", text)
    if re.search(r"\bvar ", text) and "{" not in text:
        text += " { get set }"
    return text


def isolated(path, declarations):
    """Whether a symbol belongs to the main actor: it says so itself, or its type does. A type
    inside another isn't isolated by that."""
    own = declarations.get(path, "")
    before = re.match(BEFORE, own).group()
    if "nonisolated" in before or "@MainActor" in before:
        return "@MainActor" in before
    owner = path.rpartition(".")[0]
    is_type = re.match(f"{BEFORE}(class|struct|enum|protocol|typealias|case) (?!var|let|func)", own)
    return not is_type and "@MainActor" in re.match(BEFORE, declarations.get(owner, "")).group()


def version(value):
    return (value["major"], value.get("minor", 0)) if value else None


def read_graphs(folder):
    """The public symbols of the stubs' symbol graphs, and their relations, with their kind."""
    raw, relations = {}, []
    for path in sorted(pathlib.Path(folder).glob("*.symbols.json")):
        graph = json.loads(path.read_text(encoding="utf-8"))
        for symbol in graph["symbols"]:
            raw[symbol["identifier"]["precise"]] = symbol
        relations += graph["relationships"]
    raw = {
        identifier: symbol for identifier, symbol in raw.items()
        if "::SYNTHESIZED::" not in identifier
        and symbol["accessLevel"] in ("public", "open")
        and symbol["pathComponents"][0] not in APART
        and not any(STUB.search(part) for part in symbol["pathComponents"])}
    paths = {identifier: ".".join(s["pathComponents"]) for identifier, s in raw.items()}
    protocols = {paths[i] for i, s in raw.items() if s["kind"]["identifier"] == "swift.protocol"}
    # Pages write `Self.Coordinator` for a protocol's own types.
    names = {}
    for identifier, path in paths.items():
        owner, _, last = path.rpartition(".")
        names[identifier] = f"Self.{last}" if owner in protocols else path

    origins = {}
    superclass, conforming = {}, set()
    for relation in relations:
        source, target = relation["source"], relation["target"]
        if relation["kind"] == "overrides":
            origins[source] = target
        elif "sourceOrigin" in relation:
            origins.setdefault(source, relation["sourceOrigin"]["identifier"])
        if source not in paths or paths[source] in protocols:
            continue
        name = paths.get(target) or relation.get("targetFallback", "").split(".")[-1]
        if relation["kind"] == "inheritsFrom":
            superclass[paths[source]] = name
        elif relation["kind"] == "conformsTo" and (target in paths or name in STANDARD):
            conforming.add((paths[source], name))
    implied = set()
    for identifier, symbol in raw.items():
        enum = symbol["kind"]["identifier"] == "swift.enum"
        if enum or "@MainActor" in spelled(symbol, names):
            implied.add((paths[identifier], "Sendable"))
        if enum:
            implied.add((paths[identifier], "Hashable"))
    related = {(f"{name} : {above}", "inherits") for name, above in superclass.items()
               if above != "NSObject"}
    for name, protocol in conforming:
        above = superclass.get(name)
        while above and (above, protocol) not in conforming:
            above = superclass.get(above)
        # Types of the main actor are `Sendable`, enums without payload `Hashable` too.
        if not above and (name, protocol) not in implied:
            related.add((f"{name} : {protocol}", "conforms"))

    symbols = []
    for identifier, symbol in raw.items():
        introduced = deprecated = None
        for entry in symbol.get("availability", []):
            if entry.get("domain") == "iOS":
                introduced = version(entry.get("introduced")) or introduced
                deprecated = version(entry.get("deprecated")) or deprecated
        symbols.append(Symbol(
            paths[identifier], spelled(symbol, names), introduced, deprecated,
            paths.get(origins[identifier]) if identifier in origins else ""))
    return symbols, related


def documented_versions(row):
    """When the row's symbol came, and since when it is deprecated."""
    def pair(text):
        major, minor = text.split(".")
        return (int(major), int(minor))

    if row.versions == "-":
        return None, None
    first, _, last = row.versions.partition("-")
    return pair(first), pair(last) if last else None


def inherited(symbol, related):
    """What the symbol overrides or implements, and its namesakes in the classes above."""
    yield symbol.origin
    owner, _, name = symbol.path.rpartition(".")
    above = {path.split(" : ")[0]: path.split(" : ")[1] for path, kind in related
             if kind == "inherits"}
    while owner := above.get(owner):
        yield f"{owner}.{name}"


def compare(rows, symbols, related):
    """The differences between the table and the stubs, one line each."""
    faults = []
    by_symbol = {}
    for row in rows:
        by_symbol.setdefault(row.symbol, []).append(row)
    used = set()
    stubbed = {symbol.path: symbol.declaration for symbol in symbols}
    documented = {row.symbol: row.declaration for row in rows}
    for symbol in symbols:
        candidates = by_symbol.get(symbol.path, [])
        match = [r for r in candidates if normal(r.declaration) == normal(symbol.declaration)]
        if not match:
            # The page of what it overrides or implements may have said it.
            if symbol.origin is None or any(
                    normal(documented[path]) == normal(symbol.declaration)
                    for path in inherited(symbol, related) if path in documented):
                continue
            if candidates:
                faults.append(
                    f"{symbol.path}: the stub has    {normal(symbol.declaration)}\n"
                    + "\n".join(f"    documented:    {normal(r.declaration)}" for r in candidates))
                used.update(candidates)
            else:
                faults.append(f"{symbol.path}: no row: {normal(symbol.declaration)}")
            continue
        row = match[0]
        used.add(row)
        if isolated(symbol.path, stubbed) != isolated(symbol.path, documented):
            faults.append(
                f"{symbol.path}: documented {'on' if isolated(symbol.path, documented) else 'off'}"
                " the main actor, and the stub isn't so")
        introduced, deprecated = documented_versions(row)
        late = introduced and introduced > OLDEST
        if symbol.introduced != introduced and (late or symbol.introduced):
            faults.append(
                f"{symbol.path}: documented for iOS {row.versions}, the stub says"
                f" {symbol.introduced or 'nothing'}")
        if symbol.deprecated != deprecated:
            faults.append(
                f"{symbol.path}: documented for iOS {row.versions}, the stub is deprecated in"
                f" {symbol.deprecated or 'no version'}")
    for name, kind in sorted(related):
        match = [row for row in by_symbol.get(name, []) if row.declaration == kind]
        used.update(match)
        if not match:
            faults.append(f"{name}: no row: {kind}")
    for row in rows:
        if row not in used:
            faults.append(f"{row.symbol}: a row, but no stub: {row.declaration}")
    return faults


def self_test(rows, symbols, related):
    """Each spoilt table must give exactly one fault, which names the symbol."""
    needed = {symbol.path for symbol in symbols if symbol.origin == ""}
    plain = [row for row in rows if row.symbol in needed
             and sum(other.symbol == row.symbol for other in rows) == 1]
    late = next(r for r in plain if (documented_versions(r)[0] or (0, 0)) > OLDEST)
    method = next(r for r in plain if "func " in r.declaration and "->" in r.declaration)
    settable = next(r for r in plain if "{ get set }" in r.declaration)
    relation = next(r for r in rows if r.declaration in ("inherits", "conforms"))
    spoilt = {
        "a wrong version": (late, late._replace(versions="99.0")),
        "no version": (late, late._replace(versions="-")),
        "a deprecation": (method, method._replace(versions="2.0-15.0")),
        "a wrong result": (method, method._replace(declaration=method.declaration + "?")),
        "a property that can't be set": (
            settable, settable._replace(declaration=settable.declaration.replace(" set", ""))),
        "a missing row": (settable, None),
        "a missing relation": (relation, None),
        "a row without a stub": (None, late._replace(symbol="UIView.nothing")),
    }
    failed = False
    for what, (old, new) in spoilt.items():
        table = [row for row in rows if row is not old] + ([new] if new else [])
        faults = compare(table, symbols, related)
        if len(faults) != 1 or (old or new).symbol not in faults[0]:
            failed = True
            print(f"apple-api: {what} at {(old or new).symbol} gives {faults}", file=sys.stderr)
    for spoiled in (
            {"read": "unread"}, {"read": ""}, {"page": "https://example.org/"}, {"versions": "2"}):
        if len(list(misshapen(plain[0]._replace(**spoiled)))) != 1:
            failed = True
            print(f"apple-api: {spoiled} passes for a row", file=sys.stderr)
    return failed


def main(arguments):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([ROOT / "Scripts/check/ios.sh", "--symbols", folder], check=True)
        if not any(pathlib.Path(folder).iterdir()):
            print("apple-api: SKIPPED, as ios.sh is")
            return 0
        symbols, related = read_graphs(folder)
    rows, faults = read_table()
    faults += compare(rows, symbols, related)
    for fault in faults:
        print(f"apple-api: {fault}", file=sys.stderr)
    if faults:
        print(f"apple-api: {len(faults)} differences", file=sys.stderr)
        return 1
    if arguments == ["--self-test"]:
        return 1 if self_test(rows, symbols, related) else 0
    print(f"{len(symbols)} symbols, {len(rows)} rows, each read")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

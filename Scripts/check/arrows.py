#!/usr/bin/env python3
"""Holds imports in Sources/ and dependencies in Package.swift against the list of allowed arrows.

A new module or arrow is added here and to ARCHITECTURE.md, with a reason. The manifest has no
package dependency, macro, plugin or unsafe flag.
"""

import json
import re
import subprocess
import sys

from swift_source import ELSEWHERE, ROOT, code, files, place

ALLOWED = {
    "ChoiceScene": set(),
    "ChoiceCore": {"ChoiceScene"},
    "ChoiceScript": {"ChoiceScene", "ChoiceCore", "Foundation"},
    # Bytes between a scene and JavaScript.
    "ChoiceWeb": {"ChoiceScene", "ChoiceCore"},
    "ChoiceWebExports": {"ChoiceScene", "ChoiceWeb", "CWasmRuntime"},
    "ChoiceWebModule": {"ChoiceWeb", "ChoiceWebExports"},
    "ChoiceTabsModule": {"ChoiceWeb", "ChoiceWebExports"},
    # What Embedded Swift needs from C where there is no C library.
    "CWasmRuntime": set(),
    # A random test that fails prints a document.
    "ChoiceTesting": {"ChoiceScene", "ChoiceCore", "ChoiceScript"},
    # The C library, on Linux, for `rounded()`.
    "ChoiceRaster": {"ChoiceScene", "CCairo", "Glibc", "Musl"},
    "CCairo": set(),
    "ChoiceKit": {"ChoiceScene", "ChoiceCore", "UIKit"},
    "ChoiceTool": {"ChoiceScene", "ChoiceCore", "ChoiceScript", "ChoiceRaster", "Foundation"},
    "choicebench": {
        "ChoiceScene", "ChoiceCore", "ChoiceScript", "ChoiceRaster", "CCairo", "Foundation"},
}

# Modules that come with the toolchain, and so are no dependency in the manifest.
PLATFORM = {"Foundation", "Glibc", "Musl", "UIKit"}

IMPORT = re.compile(
    r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:(?:public|package|internal|private|fileprivate)[ \t]+)?"
    r"import[ \t]+(?:(?:struct|class|enum|protocol|typealias|func|var|let)[ \t]+)?(\w+)",
    re.MULTILINE,
)


def imports(faults):
    """Every import of every module, each checked; returns the arrows found."""
    found = {}
    folders = [folder.name for folder in sorted((ROOT / "Sources").iterdir())]
    for module in folders + list(ELSEWHERE):
        if module not in ALLOWED:
            faults.append(f"Sources/{module}: the module isn't in the list of Scripts/check/arrows.py")
            continue
        found[module] = set()
        for path in files(module):
            text = code(path)
            for match in IMPORT.finditer(text):
                target = match.group(1)
                found[module].add(target)
                if target not in ALLOWED[module]:
                    line = text.count("\n", 0, match.start(1)) + 1
                    faults.append(f"{place(path, line)}: {module} must not import {target}")
    return found


def manifest(faults):
    """Every dependency that the manifest states, each checked; returns the arrows found."""
    dump = subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    package = json.loads(dump.stdout)
    for dependency in package["dependencies"]:
        faults.append(f"Package.swift: there is a package dependency: {dependency}")
    found = {}
    for target in package["targets"]:
        name = target["name"]
        if target["type"] in ("macro", "plugin", "binary"):
            faults.append(f"Package.swift: {name} is a {target['type']}")
        if target.get("pluginUsages"):
            faults.append(f"Package.swift: {name} uses a plugin")
        for setting in target["settings"]:
            if "unsafeFlags" in setting["kind"]:
                faults.append(f"Package.swift: {name} has unsafe flags")
        if target["type"] == "test":
            continue
        if name not in ALLOWED:
            faults.append(
                f"Package.swift: {name} isn't in the list of Scripts/check/arrows.py")
            continue
        found[name] = set()
        for dependency in target["dependencies"]:
            # {"byName": [name, condition]}, {"target": [name, condition]}, {"product": …}
            ((kind, (to, *_)),) = dependency.items()
            found[name].add(to)
            if kind == "product" or to not in ALLOWED[name]:
                faults.append(f"Package.swift: {name} must not depend on {to}")
    return found


def main():
    faults = []
    imported = imports(faults)
    stated = manifest(faults)
    for module, arrows in imported.items():
        for target in sorted(arrows & ALLOWED[module] - PLATFORM - stated.get(module, set())):
            faults.append(f"Package.swift: {module} imports {target}, but doesn't state it")
        for target in sorted(stated.get(module, set()) - arrows):
            print(f"arrows: warning: {module} states {target}, but no file imports it")
        for target in sorted(ALLOWED[module] & PLATFORM - arrows):
            print(f"arrows: warning: {module} may import {target}, but no file does")
    for fault in faults:
        print(f"arrows: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

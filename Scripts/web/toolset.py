#!/usr/bin/env python3
"""Writes the toolset with which SwiftPM builds Embedded Swift for WebAssembly.

Usage: toolset.py <the toolchain's resource folder> <target triple>
"""

import json
import sys


def main():
    resources, triple = sys.argv[1:]
    swift = [
        "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
        "-wmo", "-Osize", "-parse-as-library", "-gnone",
        "-Xfrontend", "-disable-stack-protector",
        # What Swift inlines before the whole is known is a sixth of the module.
        "-Xllvm", "-sil-disable-pass=inline", "-Xllvm", "-sil-disable-pass=closure-specialize",
        "-enforce-exclusivity=unchecked",
        # The driver would otherwise want a C library.
        "-Xclang-linker", "-nostdlib",
    ]
    tables = f"{resources}/embedded/{triple}/libswiftUnicodeDataTables.a"
    toolset = {
        "schemaVersion": "1.0",
        "swiftCompiler": {"extraCLIOptions": swift},
        "cCompiler": {"extraCLIOptions": ["-Os", "-ffreestanding"]},
        "linker": {"extraCLIOptions": [
            "--no-entry", "--gc-sections", "-s", "--compress-relocations",
            # Small structures are returned as several values, and what is alike is merged.
            "-mllvm", "--target-abi=experimental-mv", "-mllvm", "-enable-merge-functions",
            "-mllvm", "-inline-threshold=-5",
            tables,
        ]},
    }
    json.dump(toolset, sys.stdout, indent=2)


if __name__ == "__main__":
    main()

#!/usr/bin/env bash
# Builds everything (trait Raster on, tests included) with warnings as errors, and leaves each
# module's symbol graph in .build-check/symbols: what documentation is made and checked from.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh raster
swift build --build-tests --traits Raster --scratch-path .build-check \
  -Xswiftc -warnings-as-errors \
  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$PWD/.build-check/symbols"

#!/usr/bin/env bash
# Runs every test, and stops at the first step that fails. The first two steps need no system
# library; the third turns the trait Raster on and runs only what draws.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$1"; }

step "Tests"
swift test

step "The UIKit face on stubs of UIKit"
Scripts/verify-a.sh

step "Tests that draw (trait Raster)"
Scripts/setup.sh raster
swift test --traits Raster --scratch-path .build-raster \
  --filter '^(ChoiceRasterTests|ChoiceScriptTests)\.'

step "The documents in the documentation"
Scripts/check/examples.py .build-raster/debug/choicekit

if [ -x Scripts/wasm/elementary.sh ]; then
  step "The core's numbers in WebAssembly"
  Scripts/wasm/elementary.sh
fi

step "The face for the browser, in Node and in Chromium"
Scripts/test-web.sh

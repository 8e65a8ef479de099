#!/usr/bin/env bash
# Builds the face for the browser to build/web: choice-kit.wasm, choice-kit.js and a page that
# shows it; in build/web/tabs-only the same for a page that only needs tabs. Needs a Swift toolchain, python3 and esbuild: `Scripts/setup.sh web`.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh web

triple=wasm32-unknown-none-wasm
scratch=.build-wasm
out=build/web
mkdir -p "$scratch" "$out/tabs-only"

# SwiftPM wants the place of the toolchain's library, so the file is made here.
resources=$(swiftc -print-target-info \
  | python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
python3 Scripts/web/toolset.py "$resources" "$triple" >"$scratch/toolset.json"

build() { # product, JavaScript's entry, folder
  swift build --triple "$triple" --toolset "$scratch/toolset.json" --configuration release \
    --experimental-lto-mode=full --scratch-path "$scratch" --product "$1"
  cp "$scratch/$triple/release/$1.wasm" "$3/choice-kit.wasm"
  esbuild "Web/$2" --bundle --format=esm --minify --target=es2022 --log-level=warning \
    --outfile="$3/choice-kit.js"
  for file in choice-kit.wasm choice-kit.js; do
    printf '%s: %s bytes, %s with gzip -9\n' "$3/$file" "$(wc -c <"$3/$file")" \
      "$(gzip -9 -n -c "$3/$file" | wc -c)"
  done
}

build ChoiceWebModule choice-kit.js "$out"
build ChoiceTabsModule tabs-only.js "$out/tabs-only"
cp Web/index.html "$out/index.html"

if command -v wasm-opt >/dev/null; then
  echo "wasm-opt is installed, and the linker has used it: sizes are smaller than without."
fi

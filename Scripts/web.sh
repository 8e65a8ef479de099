#!/usr/bin/env bash
# Builds the face for the browser to build/web: choice-kit.wasm, choice-kit.js and a page that
# shows it. Needs a Swift toolchain, python3 and esbuild: `Scripts/setup.sh web`.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh web

triple=wasm32-unknown-none-wasm
scratch=.build-wasm
out=build/web
mkdir -p "$scratch" "$out"

# SwiftPM wants the place of the toolchain's library, so the file is made here.
resources=$(swiftc -print-target-info \
  | python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
python3 Scripts/web/toolset.py "$resources" "$triple" >"$scratch/toolset.json"

swift build --triple "$triple" --toolset "$scratch/toolset.json" --configuration release \
  --experimental-lto-mode=full --scratch-path "$scratch" --product ChoiceWebModule
cp "$scratch/$triple/release/ChoiceWebModule.wasm" "$out/choice-kit.wasm"
esbuild Web/choice-kit.js --bundle --format=esm --minify --target=es2022 --log-level=warning \
  --outfile="$out/choice-kit.js"
cp Web/index.html "$out/index.html"

for file in choice-kit.wasm choice-kit.js; do
  printf '%s: %s bytes, %s with gzip -9\n' "$out/$file" "$(wc -c <"$out/$file")" \
    "$(gzip -9 -n -c "$out/$file" | wc -c)"
done
if command -v wasm-opt >/dev/null; then
  echo "wasm-opt is installed, and the linker has used it: sizes are smaller than without."
fi

#!/usr/bin/env bash
# Draws the picture of the README, Documentation/Images/gallery.png: looks in the light and in the
# dark. Run it when a look has changed.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh raster
swift build --configuration release --traits Raster --scratch-path .build-release \
  --product choicekit

documents=()
for name in segmented capsule certificates filter; do
  documents+=("Examples/$name.json" "Examples/$name-dark.json")
done
documents+=(Examples/categories-eight.json Examples/categories-dark.json)
documents+=(Examples/avatars.json Examples/avatars-dark.json)
mkdir -p Documentation/Images
.build-release/release/choicekit sheet "${documents[@]}" --columns 2 --scale 1.6 \
  -o Documentation/Images/gallery.png

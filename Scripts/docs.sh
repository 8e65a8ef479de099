#!/usr/bin/env bash
# Builds the documentation of the library modules to build/docs, with the toolchain's own docc: a
# package plugin would be a dependency. `docc` is found beside the compiler, or through xcrun.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=(ChoiceScene ChoiceCore ChoiceScript ChoiceTesting ChoiceRaster)

docc=$(command -v docc || xcrun --find docc)
Scripts/symbols.sh
rm -rf build/docs
mkdir -p build/docs/modules

archives=()
dependencies=()
for module in "${modules[@]}"; do
  graphs=build/docs/graphs/$module
  archive=build/docs/modules/$module.doccarchive
  mkdir -p "$graphs"
  cp .build-check/symbols/"$module".symbols.json "$graphs"
  cp .build-check/symbols/"$module"@*.symbols.json "$graphs" 2>/dev/null || true
  catalog=()
  for folder in Sources/"$module"/*.docc; do
    if [ -d "$folder" ]; then catalog=("$folder"); fi
  done
  # Each module may link to the modules before it.
  "$docc" convert ${catalog[@]+"${catalog[@]}"} --additional-symbol-graph-dir "$graphs" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --enable-experimental-external-link-support --disable-parameters-and-returns-validation \
    ${dependencies[@]+"${dependencies[@]}"} --output-path "$archive"
  archives+=("$archive")
  dependencies+=(--dependency "$archive")
done
"$docc" merge "${archives[@]}" --synthesized-landing-page-name ChoiceKit \
  --output-path build/docs/site
rm -rf build/docs/graphs

echo "Documentation: $PWD/build/docs/site"
echo "To read it: python3 -m http.server --directory build/docs/site, then /documentation"

#!/bin/sh
# Compiles the scene vocabulary and the core's motion as Embedded Swift for WebAssembly and as a
# native program, and compares their numbers bit by bit. Needs a Swift toolchain and node.
# Usage: elementary.sh [folder to build in, build/wasm unless given] [points, 200000 unless given]
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/../.." && pwd)
out=${1:-$root/build/wasm}
points=${2:-200000}
mkdir -p "$out/native" "$out/embedded"
out=$(CDPATH= cd -- "$out" && pwd)
tools=$(dirname -- "$(readlink -f -- "$(command -v swiftc)")")
here=$root/Scripts/wasm
target=wasm32-unknown-none-wasm

# swiftc, module by module: the probe sees no more than what the core makes public.
compile() { # folder, flags...
  folder=$1
  shift
  "$tools/swiftc" "$@" -swift-version 6 -wmo -parse-as-library -package-name choicekit \
    -I "$folder" -module-name ChoiceScene -emit-module -emit-module-path "$folder/ChoiceScene.swiftmodule" \
    -c "$root"/Sources/ChoiceScene/*.swift -o "$folder/ChoiceScene.o"
  "$tools/swiftc" "$@" -swift-version 6 -wmo -parse-as-library -package-name choicekit \
    -I "$folder" -module-name ChoiceCore -emit-module -emit-module-path "$folder/ChoiceCore.swiftmodule" \
    -c "$root"/Sources/ChoiceCore/Motion/*.swift -o "$folder/ChoiceCore.o"
}

embedded="-target $target -enable-experimental-feature Embedded
  -enable-experimental-feature Extern -Xfrontend -disable-stack-protector -Osize"
# shellcheck disable=SC2086
compile "$out/embedded" $embedded
# shellcheck disable=SC2086
"$tools/swiftc" $embedded -swift-version 6 -wmo -parse-as-library -I "$out/embedded" \
  -module-name Probe -c "$here/ElementaryProbe.swift" "$here/ElementaryExports.swift" \
  -o "$out/embedded/Probe.o"
# Nothing may be left undefined: a call of fma, fmod or any libm function stops the link here.
"$tools/wasm-ld" --no-entry --gc-sections --error-limit=0 \
  "$out/embedded/ChoiceScene.o" "$out/embedded/ChoiceCore.o" "$out/embedded/Probe.o" \
  -o "$out/elementary.wasm"

# Not optimised, so that the comparison also covers what an optimiser might have reordered.
compile "$out/native" -Onone
"$tools/swiftc" -Onone -swift-version 6 -I "$out/native" -module-name Probe \
  "$here/ElementaryProbe.swift" "$here/native/main.swift" \
  "$out/native/ChoiceScene.o" "$out/native/ChoiceCore.o" -o "$out/elementary-native"

"$out/elementary-native" "$points" > "$out/elementary-native.bin"
node "$here/elementary.mjs" "$out/elementary.wasm" "$out/elementary-native.bin" "$points"

#!/usr/bin/env bash
# Type-checks the core and the UIKit face as iOS code, on Linux: for arm64 iOS 16 and 17, with
# `os(iOS)`, the Objective-C runtime and availability on, against the stubs of Verification/.
#
#   ios.sh                     checks
#   ios.sh --self-test         checks the check: Verification/iOS/Violations
#   ios.sh --symbols <folder>  writes the symbol graphs of the stubs, as iOS sees them
#
# No SDK is needed. The toolchain's own modules of the standard library are copied to a temporary
# folder, and the name of the platform in them is replaced by one of the same length. That works
# with the version named here, and there it must work; with another one, where it doesn't, the check
# is skipped and says so.
set -euo pipefail
cd "$(dirname "$0")/../.."

known_version=6.3.1
oldest=arm64-apple-ios16.0
newer=arm64-apple-ios17.0
# Each needs only those before it.
stubs=(CoreGraphics QuartzCore UIKit SwiftUI)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The standard library, retargeted.
prepare() {
  local info toolchain platform wanted module
  info=$(swiftc -print-target-info)
  read -r toolchain platform < <(python3 -c '
import json, sys
info = json.load(sys.stdin)
print(info["paths"]["runtimeResourcePath"], info["target"]["moduleTriple"])' <<<"$info")
  # Leading zeros in the version fill up the length of the name that is replaced.
  wanted=arm64-apple-ios
  wanted+=$(printf '%0*d.00' $((${#platform} - ${#wanted} - 3)) 16)
  mkdir -p "$work/library/iphoneos"
  ln -s "$toolchain"/{shims,clang,apinotes} "$work/library/"
  for module in Swift SwiftOnoneSupport _Concurrency _StringProcessing; do
    mkdir "$work/library/iphoneos/$module.swiftmodule"
    sed "s/$platform/$wanted/g" "$toolchain/linux/$module.swiftmodule/$platform.swiftmodule" \
      >"$work/library/iphoneos/$module.swiftmodule/arm64-apple-ios.swiftmodule"
  done
}

# compile <target> <module> <argument>…: one module, its bodies and its isolation checked.
compile() {
  local target=$1 module=$2 folder=$work/modules
  shift 2
  mkdir -p "$folder"
  swiftc -target "$target" -resource-dir "$work/library" -Xfrontend -disable-target-os-checking \
    -Xcc -fobjc-runtime=ios-16.0 -I "$folder" -I Verification/iOS/ObjectiveC \
    -swift-version 6 -parse-as-library -wmo -module-name "$module" -emit-module "$@"
}

# sources <folder>: its Swift files. No file name has a space in it.
sources() { find -L "$1" -name '*.swift' | sort; }

# importable <module> <folder> [argument]…: for the oldest version, so that both can import it.
importable() {
  local module=$1 folder=$2
  shift 2
  compile "$oldest" $module -emit-module-path "$work/modules/$module.swiftmodule" "$@" \
    $(sources "$folder")
}

# stub_modules [argument]…: what stands for Apple's modules. Their own code is checked elsewhere.
stub_modules() {
  local module
  importable ObjectiveC Verification/iOS/ObjectiveC -import-underlying-module "$@" || return 1
  importable Foundation Verification/iOS/Foundation "$@" || return 1
  for module in "${stubs[@]}"; do
    [ -d Verification/Stubs/$module ] || continue
    importable $module Verification/Stubs/$module -suppress-warnings "$@" || return 1
  done
}

# face <target> [argument]…
face() {
  local target=$1
  shift
  compile "$target" ChoiceKit -emit-module-path "$work/$target.swiftmodule" \
    -package-name choicekit -warnings-as-errors "$@" $(sources Sources/ChoiceKit)
}

check() {
  local module job failed=0
  stub_modules || return 1
  for module in ChoiceScene ChoiceCore; do
    importable $module Sources/$module -package-name choicekit -warnings-as-errors || return 1
  done
  face "$oldest" &
  job=$!
  # What iOS 17 deprecates is what iOS 16 needs.
  face "$newer" -Wwarning DeprecatedDeclaration || failed=1
  wait $job || failed=1
  return $failed
}

# Each file of Violations must fail with the message in its first line; Sound.swift must pass.
self_test() {
  local file message found failed=0
  stub_modules || return 1
  for file in Verification/iOS/Violations/*.swift; do
    message=$(sed -n '1s|^// caught by: ||p' "$file")
    if found=$(compile "$oldest" Violation -warnings-as-errors \
      -emit-module-path "$work/Violation.swiftmodule" "$file" 2>&1); then
      [ -z "$message" ] && continue
      echo "ios: $file compiles; expected: $message" >&2
    else
      [ -n "$message" ] && grep -qF "error: $message" <<<"$found" && continue
      echo "ios: $file fails with something else; expected: ${message:-no error}" >&2
      echo "$found" >&2
    fi
    failed=1
  done
  return $failed
}

# Whether this toolchain can do it at all: anything but the sources' own faults.
possible() {
  prepare && importable ObjectiveC Verification/iOS/ObjectiveC -import-underlying-module
}

case ${1:-} in
  '' | --self-test | --symbols) ;;
  *)
    echo "usage: Scripts/check/ios.sh [--self-test | --symbols <folder>]" >&2
    exit 64 ;;
esac

version=$(swiftc --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p' | head -n 1)
if ! reason=$(possible 2>&1); then
  echo "$reason" >&2
  if [ "$version" = $known_version ]; then
    echo "ios: with Swift $version this check must run, and it can't" >&2
    exit 1
  fi
  echo "ios: SKIPPED. Not checked as iOS code: this works with Swift $known_version, not $version"
  exit 0
fi

case ${1:-} in
  '') check ;;
  --self-test) self_test ;;
  --symbols)
    mkdir -p "$2"
    stub_modules -emit-symbol-graph -emit-symbol-graph-dir "$2" ;;
esac

#!/usr/bin/env bash
# Compiles ChoiceScene and ChoiceCore as Embedded Swift for WebAssembly, iOS and Linux, and fails
# where their code asks for anything from outside that isn't listed below: Unicode tables (String's
# ==, count, hash), the C library's mathematics, output, time. `--self-test` checks the check.
#
# Embedded Swift compiles what is used of the standard library into the object file, so what that
# file leaves undefined is all that the core needs of its surroundings. Generic code is compiled
# only where it is used: embedded/Probe.swift uses what the core leaves generic.
set -euo pipefail
cd "$(dirname "$0")/../.."

targets=(wasm32-unknown-none-wasm arm64-apple-ios18.0 x86_64-unknown-linux-gnu)

# What a face's run-time part has to provide, without the underscore that Mach-O puts before it.
allowed=(
  # Memory.
  malloc free posix_memalign memcpy memmove memset memcmp bzero
  # The stack protector.
  __stack_chk_fail __stack_chk_guard
  # Given by the WebAssembly linker.
  __indirect_function_table __memory_base __table_base __stack_pointer
  # The compiler's own 128-bit product: integers only.
  __multi3
  # The seed of Hasher, which comes with NodeID: Hashable. The core itself holds no hash table and
  # asks for no random number: rules.py.
  arc4random_buf
)

hint() {
  case $1 in
    _swift_stdlib_*) echo "Unicode tables: compare text by its UTF-8, leave folding to the platform" ;;
    fma | fmod | remainder | sqrt | floor | ceil | rint | round | trunc | exp* | log* | pow | sin | cos | tan | *f)
      echo "the C library's mathematics: use the core's own" ;;
    putchar | puts | printf) echo "output: the core returns values, and prints nothing" ;;
    *) echo "not listed in Scripts/check/embedded.sh" ;;
  esac
}

resources=$(swiftc -print-target-info \
  | python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
nm=$resources/../../bin/llvm-nm
[ -x "$nm" ] || nm=nm
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# compile <target> <module> <file>…: writes the module and its object file to $work/<target>.
compile() {
  local target=$1 module=$2 folder=$work/$1
  shift 2
  mkdir -p "$folder"
  local options=(-Onone)
  # As the build for the browser does. The others are optimised less, which takes half the time.
  case $target in wasm*) options=(-Osize -Xfrontend -disable-stack-protector) ;; esac
  swiftc -target "$target" -swift-version 6 -enable-experimental-feature Embedded \
    -parse-as-library -wmo "${options[@]}" -package-name choicekit -warnings-as-errors \
    -I "$folder" -module-name "$module" \
    -emit-module -emit-module-path "$folder/$module.swiftmodule" -c "$@" -o "$folder/$module.o"
}

# outside <target>: names of what the target's object files need and none of them has.
outside() {
  local folder=$work/$1 underscore=
  case $1 in *-apple-*) underscore=_ ;; esac
  "$nm" --defined-only -j "$folder"/*.o | grep -v ':$' | sort -u >"$folder/defined"
  "$nm" --undefined-only -j "$folder"/*.o | grep -v ':$' | sort -u >"$folder/undefined"
  comm -13 "$folder/defined" "$folder/undefined" | sed -e '/^$/d' -e "s/^$underscore//"
}

# not_allowed <target>: what of that isn't listed.
not_allowed() {
  local list=" ${allowed[*]} "
  # Without optimisation, a trap prints why.
  case $1 in wasm*) ;; *) list+="putchar " ;; esac
  outside "$1" | while read -r symbol; do
    case $list in *" $symbol "*) ;; *) echo "$symbol" ;; esac
  done
}

# Each function of Violations.swift must be caught by the symbol that stands in its comment.
self_test() {
  local target=${targets[0]} symbol failed=0 found
  compile "$target" Violations Scripts/check/embedded/Violations.swift
  found=" $(not_allowed "$target" | tr '\n' ' ')"
  for symbol in $(sed -n 's|^// caught by: ||p' Scripts/check/embedded/Violations.swift); do
    if [[ $found != *" $symbol "* ]]; then
      echo "embedded: the check no longer notices $symbol; it found:$found" >&2
      failed=1
    fi
  done
  return $failed
}

# The two modules and the probe on one target.
check_target() {
  local target=$1 module symbol failed=0
  for module in ChoiceScene ChoiceCore; do
    # No file name has a space in it.
    compile "$target" $module $(find Sources/$module -name '*.swift' | sort) || return 1
  done
  compile "$target" Probe Scripts/check/embedded/Probe.swift || return 1
  for symbol in $(not_allowed "$target"); do
    echo "embedded: on $target the core needs $symbol ($(hint "$symbol"))" >&2
    failed=1
  done
  return $failed
}

check() {
  local failed=0 target jobs=() job
  if grep -rn '^[[:space:]]*#if' Sources/ChoiceScene Sources/ChoiceCore --include='*.swift'; then
    echo "embedded: the core has no conditions: it is the same everywhere" >&2
    failed=1
  fi
  for target in "${targets[@]}"; do
    check_target "$target" &
    jobs+=($!)
  done
  for job in "${jobs[@]}"; do
    wait "$job" || failed=1
  done
  return $failed
}

case ${1:-} in
  '') check ;;
  --self-test) self_test ;;
  *)
    echo "usage: Scripts/check/embedded.sh [--self-test]" >&2
    exit 64 ;;
esac

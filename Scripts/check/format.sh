#!/usr/bin/env bash
# Fails where a Swift file isn't formatted as .swift-format says. `--fix` formats instead.
set -euo pipefail
cd "$(dirname "$0")/../.."

places=(Package.swift)
for folder in Sources Tests Scripts Benchmarks Verification; do
  if [ -d "$folder" ]; then places+=("$folder"); fi
done

if [ "${1:-}" = --fix ]; then
  swift format --in-place --recursive --parallel "${places[@]}"
elif ! swift format lint --strict --recursive --parallel "${places[@]}"; then
  echo "format: run \`make format\`; what then remains has to be changed by hand" >&2
  exit 1
fi

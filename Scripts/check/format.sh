#!/usr/bin/env bash
# Fails where a Swift file isn't formatted as .swift-format says.
set -euo pipefail
cd "$(dirname "$0")/../.."

if ! swift format lint --strict --recursive --parallel Sources Tests Scripts Package.swift; then
  echo "format: run \`make format\`; what then remains has to be changed by hand" >&2
  exit 1
fi

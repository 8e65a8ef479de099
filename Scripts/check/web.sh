#!/usr/bin/env bash
# Fails where the face for the browser is larger than it may be. It is built by `make web`; where
# it isn't there, nothing is checked, and that is said.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Bytes with gzip -9. What a page waits for on a slow line.
# What the issue of this face sets is 46080 and 8192: what has been reached only ever goes down.
largest_module=44300
largest_script=8150

if [ ! -f build/web/choice-kit.wasm ]; then
  echo "web: skipped: build/web isn't there; run \`make web\`"
  exit 0
fi
failed=0
check() { # file, most bytes
  local size
  size=$(gzip -9 -n -c "build/web/$1" | wc -c)
  echo "web: $1 has $size bytes of $2 with gzip"
  if [ "$size" -gt "$2" ]; then
    echo "web: $1 is too large" >&2
    failed=1
  fi
}
check choice-kit.wasm $largest_module
check choice-kit.js $largest_script
exit $failed

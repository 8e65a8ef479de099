#!/usr/bin/env bash
# Fails where the face for the browser is larger than it may be. It is built by `make web`; where
# it isn't there, nothing is checked, and that is said.
set -euo pipefail
cd "$(dirname "$0")/../.."

# Bytes with gzip -9: what a page waits for on a slow line. A page with tabs alone: 45 and 8 times 1024.
largest_tabs_module=46080
largest_tabs_script=8192
# With every control. What has been reached only ever goes down; to reach: 81920 and 10240.
largest_module=95900
largest_script=11900

if [ ! -f build/web/tabs-only/choice-kit.wasm ]; then
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
check tabs-only/choice-kit.wasm $largest_tabs_module
check tabs-only/choice-kit.js $largest_tabs_script
check choice-kit.wasm $largest_module
check choice-kit.js $largest_script
exit $failed

#!/usr/bin/env bash
# Runs the tests of the UIKit face on stubs of UIKit: layer A of Verification/README.md. Arguments go
# to `swift test`. Linux only: elsewhere the stubs' names are taken, and the check says so.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ "$(uname -s)" != Linux ]; then
  echo "verify-a: skipped: the stubs of UIKit run on Linux only" >&2
  exit 0
fi
swift test --package-path Verification "$@"

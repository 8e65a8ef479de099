#!/usr/bin/env bash
# Tests of the browser face: documents and lives in Node, then everything in Chromium. Arguments go
# to Python's unittest: `Scripts/test-web.sh -k slides_off` runs only those tests in Chromium.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v node >/dev/null; then
  echo "test-web: there is no node; version 20 or later is needed" >&2
  exit 2
fi
Scripts/setup.sh browser
swift build --product choicekit
make web

if [ $# = 0 ]; then
  echo "-- in Node"
  node --test --test-reporter=spec Tests/Web/node/*.test.mjs
fi
echo "-- in Chromium"
build/browser/bin/python Tests/Web/run.py "$@"

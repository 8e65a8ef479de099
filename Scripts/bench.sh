#!/usr/bin/env bash
# Prints what things cost, one line of JSON for each measurement: metric, n, median, unit. Run it on
# a quiet machine.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/setup.sh raster >&2
swift build --configuration release --traits Raster --scratch-path .build-release \
  --product choicebench >&2
.build-release/release/choicebench

#!/usr/bin/env bash
# Fails where the build has a warning in our own sources, or a public declaration has no
# documentation comment.
set -euo pipefail
cd "$(dirname "$0")/../.."

Scripts/symbols.sh
Scripts/check/documented.py .build-check/symbols

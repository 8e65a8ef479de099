#!/usr/bin/env bash
# Fails where a file names a place of one machine: a home or temporary folder, a
# toolchain's folder, this checkout's own.
set -euo pipefail
cd "$(dirname "$0")/../.."

places='(^|[^[:alnum:]_.:/~-])/(work|home|root|tmp|Users|private|opt|mnt|var/folders)(/|[^[:alnum:]_-]|$)'
found=$(
  git grep --untracked -nIE "$places" -- . ':!Scripts/check/machine.sh' || true
  git grep --untracked -nIF "$PWD/" || true
)
if [ -n "$found" ]; then
  echo "$found" >&2
  echo "machine: these lines name a place that other machines don't have" >&2
  exit 1
fi

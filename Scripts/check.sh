#!/usr/bin/env bash
# Runs every check of Scripts/check, cheap ones first, and says at the end which have failed.
# Each can be run alone.
set -euo pipefail
cd "$(dirname "$0")/check"

checks=(format.sh arrows.py rules.py machine.sh size.sh "embedded.sh --self-test" embedded.sh
  "ios.sh --self-test" ios.sh "apple-api.py --self-test" apple-api.py
  "collisions.py --self-test" collisions.py web.sh docs.sh)
[ -x schema.sh ] && checks+=(schema.sh)

failed=()
for check in "${checks[@]}"; do
  start=$SECONDS
  printf '\n== %s\n' "$check"
  # shellcheck disable=SC2086 — a check may have an argument.
  if ./$check; then
    echo "passed in $((SECONDS - start)) s"
  else
    failed+=("$check")
  fi
done

if [ ${#failed[@]} -gt 0 ]; then
  printf '\nFAILED: %s\n' "${failed[@]}"
  exit 1
fi
printf '\nEvery check has passed.\n'

#!/usr/bin/env bash
# Accepts new snapshots: runs the tests, shows how each snapshot differs, and copies the new ones
# over Tests/*/Snapshots. Look at what it shows; `git restore Tests` takes it back. Never in CI.
#
# The protocol between tests and this script:
# - A test compares with Tests/<target>/Snapshots/<name>, and never writes below Tests/.
# - Where the two differ, or the snapshot is missing, it writes what it has to
#   build/snapshots/<target>/Snapshots/<name> (build/snapshots mirrors Tests/) and fails.
# - With CHOICE_SNAPSHOTS=write in the environment it writes that file in any case, and passes.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -n "${CI:-}" ]; then
  echo "accept.sh: snapshots are accepted by a person who has looked at them, never in CI" >&2
  exit 1
fi

rm -rf build/snapshots
if ! CHOICE_SNAPSHOTS=write Scripts/test.sh; then
  echo "accept.sh: nothing accepted: tests fail for another reason than their snapshots" >&2
  exit 1
fi

count=0
while IFS= read -r -d '' new; do
  old=Tests/${new#build/snapshots/}
  if cmp -s "$new" "$old"; then continue; fi
  count=$((count + 1))
  if [ ! -e "$old" ]; then
    printf '\nnew:     %s\n' "$old"
  elif [[ $new == *.png || $new == *.pdf ]]; then
    printf '\npicture: %s\n    now: %s\n' "$old" "$new"
  else
    echo
    git --no-pager diff --no-index -- "$old" "$new" || true
  fi
done < <(find build/snapshots -type f -print0 2>/dev/null | sort -z)

if [ $count = 0 ]; then
  echo "Every snapshot is as it was."
  exit 0
fi
cp -R build/snapshots/. Tests/
printf '\nAccepted: %s. `git diff Tests` shows them, `git restore Tests` takes them back.\n' $count

# The tests and this say which pictures are too large.
Scripts/check/size.sh

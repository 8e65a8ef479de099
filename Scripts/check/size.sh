#!/usr/bin/env bash
# Fails where a picture among the snapshots is above 8 KiB, or a source file above 400 lines that
# isn't listed here with its reason.
set -euo pipefail
cd "$(dirname "$0")/../.."

largest_picture=8192
longest_file=400
listed() {
  case $1 in
    # path/to/File.swift) why it is long ;;
    *) return 1 ;;
  esac
}

failed=0
while IFS= read -r -d '' file; do
  [ -f "$file" ] || continue
  case $file in
    Tests/*/Snapshots/*.png | Tests/*/Snapshots/*.svg | Tests/*/Snapshots/*.pdf)
      size=$(wc -c <"$file")
      if [ "$size" -gt $largest_picture ]; then
        echo "size: $file has $size bytes; at most $largest_picture: draw less of it" >&2
        failed=1
      fi ;;
    *.swift | *.sh | *.py | *.js | *.c)
      lines=$(wc -l <"$file")
      if [ "$lines" -gt $longest_file ] && ! listed "$file"; then
        echo "size: $file has $lines lines; at most $longest_file: divide it, or list it" >&2
        failed=1
      fi ;;
  esac
done < <(git ls-files -z --cached --others --exclude-standard)
exit $failed

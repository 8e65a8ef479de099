#!/usr/bin/env bash
# Draws every document of Examples/ to build/pictures, two at a time, and writes a page that shows
# them all: build/pictures/index.html. It needs .build-release/release/choicekit: `make pictures`
# builds that first.
set -euo pipefail
cd "$(dirname "$0")/.."

export CHOICEKIT=.build-release/release/choicekit
export OUT=build/pictures
if [ ! -x $CHOICEKIT ]; then
  echo "pictures.sh: there is no $CHOICEKIT; please run: make pictures" >&2
  exit 2
fi
rm -rf $OUT
mkdir -p $OUT

# A picture in three formats; of documents in which something happens also a film strip and
# what the page plays: bare frames, the last of which stays for a while.
draw() {
  local document=$1
  local name
  name=$(basename "$document" .json)
  cp "$document" "$OUT/$name.json"
  for format in png svg pdf; do
    $CHOICEKIT draw "$document" -o "$OUT/$name.$format"
  done
  if grep -q '"steps"' "$document"; then
    $CHOICEKIT film "$document" -o "$OUT/$name-film.png"
    local frames=(--fps 60)
    # A picture can't be so long that it holds as many frames of a whole container: see gallery.py.
    if ! grep -q '"control": "tabStrip"' "$document"; then frames=(--fps 30 --scale 1); fi
    $CHOICEKIT film "$document" -o "$OUT/$name-frames.png" --captions none "${frames[@]}"
  fi
}
export -f draw
# Where one document fails, the others are still drawn, and xargs fails at the end.
if ! printf '%s\0' Examples/*.json | xargs -0 -n 1 -P 2 bash -euo pipefail -c 'draw "$0"'; then
  echo "pictures.sh: some documents could not be drawn; see above" >&2
  exit 1
fi

page=$(python3 Scripts/gallery/gallery.py $OUT)
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && command -v xdg-open >/dev/null; then
  xdg-open "$page" >/dev/null 2>&1 || true
fi
echo "$page"

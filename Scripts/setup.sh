#!/usr/bin/env bash
# Installs what a part of the project needs: `Scripts/setup.sh raster` for drawing with Cairo and
# Pango in the fonts that pictures are compared in, `fonts` for these fonts alone, `web` for the
# face for the browser, `browser` for tests in Chromium. Quick where all is there. Without apt, or without the right to install, it
# names what is missing and exits with 2.
set -euo pipefail
cd "$(dirname "$0")/.."

fonts=(fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-dejavu-core)
bundler=(esbuild)
libraries=(pkg-config libpango1.0-dev libgdk-pixbuf-2.0-dev)
browser=(chromium python3-venv fonts-inter fonts-noto-core)
# What drives the browser, from PyPI, in a folder of its own.
drivers=Tests/Web/requirements.txt
environment=build/browser

# Whether what the project uses of a package is there, however it came.
has() {
  local folder=/usr/share/fonts
  case $1 in
    pkg-config) command -v pkg-config ;;
    libpango1.0-dev) pkg-config --exists pangocairo pangoft2 fontconfig ;;
    libgdk-pixbuf-2.0-dev) pkg-config --exists gdk-pixbuf-2.0 ;;
    esbuild) command -v esbuild ;;
    chromium) command -v chromium ;;
    python3-venv) python3 -c 'import ensurepip, venv' ;;
    fonts-inter) test -e $folder/opentype/inter/Inter-Regular.otf ;;
    fonts-noto-core)
      test -e $folder/truetype/noto/NotoSansArabic-Regular.ttf \
        -a -e $folder/truetype/noto/NotoSansKhmer-Regular.ttf ;;
    fonts-noto-cjk) test -e $folder/opentype/noto/NotoSansCJK-Regular.ttc ;;
    fonts-noto-color-emoji) test -e $folder/truetype/noto/NotoColorEmoji.ttf ;;
    fonts-dejavu-core) test -e $folder/truetype/dejavu/DejaVuSans.ttf ;;
  esac >/dev/null 2>&1
}

# Python's driver of the browser, and axe-core: made anew where the pinned versions have changed.
set_drivers_up() {
  cmp -s "$drivers" "$environment/requirements.txt" && return
  echo "Installing Playwright and axe-core into $environment"
  rm -rf "$environment"
  python3 -m venv "$environment"
  "$environment/bin/pip" install -q --disable-pip-version-check -r "$drivers"
  cp "$drivers" "$environment/requirements.txt"
}

wanted=()
has_drivers=true
for part in "$@"; do
  case $part in
    raster) wanted+=("${libraries[@]}" "${fonts[@]}") ;;
    fonts) wanted+=("${fonts[@]}") ;;
    web) wanted+=("${bundler[@]}") ;;
    browser)
      wanted+=("${browser[@]}")
      has_drivers=false ;;
    *)
      echo "setup.sh: unknown part '$part'; there are: raster, fonts, web, browser" >&2
      exit 64 ;;
  esac
done
finish() {
  $has_drivers || set_drivers_up
  exit 0
}
if [ ${#wanted[@]} = 0 ]; then
  echo "usage: Scripts/setup.sh raster|fonts|browser…" >&2
  exit 64
fi

missing=()
for package in "${wanted[@]}"; do
  has "$package" || missing+=("$package")
done
if [ ${#missing[@]} = 0 ]; then finish; fi

if ! command -v apt-get >/dev/null; then
  if ! $has_drivers; then
    if has chromium && has python3-venv; then finish; fi
    echo "setup.sh: please install Chromium as \`chromium\`, and Python 3 with venv" >&2
    exit 2
  fi
  # The fonts are Debian's files: elsewhere drawing works, comparing pictures doesn't.
  if has pkg-config && has libpango1.0-dev && has libgdk-pixbuf-2.0-dev; then
    echo "setup.sh: pictures can't be compared here: that takes Debian's ${fonts[*]}" >&2
    exit 0
  fi
  echo "setup.sh: please install pkg-config, Pango with Cairo, and GdkPixbuf, with their headers" >&2
  echo "  macOS: brew install pkg-config pango gdk-pixbuf" >&2
  echo "  Fedora: dnf install pkgconf pango-devel gdk-pixbuf2-devel" >&2
  exit 2
fi

as_root=()
if [ "$(id -u)" != 0 ]; then
  # Someone at a terminal may be asked for a password; a script may not.
  if sudo -n true 2>/dev/null || { [ -t 0 ] && sudo -v; }; then
    as_root=(sudo)
  else
    echo "setup.sh: please install: sudo apt-get install ${missing[*]}" >&2
    exit 2
  fi
fi
install() {
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends "${missing[@]}"
}
echo "Installing ${missing[*]}"
# The first try fails where package lists are missing or stale.
if ! install; then
  ${as_root[@]+"${as_root[@]}"} apt-get update -q
  install
fi
for package in "${missing[@]}"; do
  if ! has "$package"; then
    echo "setup.sh: $package is installed, but what is needed of it isn't there" >&2
    exit 2
  fi
done
finish

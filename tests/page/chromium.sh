#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests: the one that NOUGHTS_CHROMIUM names, else one on the PATH, else Debian's
# package, installed where this may be done.
set -euo pipefail

say() { printf 'noughts: %s\n' "$*" >&2; }

find_chromium() {
  local name
  for name in "${NOUGHTS_CHROMIUM:-}" chromium chromium-browser google-chrome; do
    [ -n "$name" ] && command -v "$name" && return
  done
  return 1
}

install_chromium() {
  say "installing Debian's package chromium"
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get --quiet --quiet)
  { "${apt[@]}" update && "${apt[@]}" install --yes --no-install-recommends chromium; } >&2
}

find_chromium && exit
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  install_chromium && find_chromium && exit
fi
say "the browser tests need Chromium: install it (apt-get install chromium) or let NOUGHTS_CHROMIUM name one"
exit 1

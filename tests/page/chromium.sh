#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests: the one that NOUGHTS_CHROMIUM names, else one
# on the PATH, else Debian's package, installed where this may be done. It is the shell without a
# window, which is there in half the time; with `--whole` it is the Chromium that people have, and a
# shell that NOUGHTS_CHROMIUM names is passed over.
set -euo pipefail

say() { printf 'noughts: %s\n' "$*" >&2; }

find_one() {
  local name
  for name; do
    [ -n "$name" ] && command -v "$name" && return
  done
  return 1
}

install() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return
  say "installing Debian's package $1"
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get --quiet --quiet)
  { "${apt[@]}" update && "${apt[@]}" install --yes --no-install-recommends "$1"; } >&2
}

whole=(chromium chromium-browser google-chrome)
package=chromium
if [ "${1:-}" != --whole ]; then
  package=chromium-headless-shell
  find_one "${NOUGHTS_CHROMIUM:-}" "$package" && exit
  install "$package" && find_one "$package" && exit
fi
named=${NOUGHTS_CHROMIUM:-}
find_one "${named%%*headless-shell}" "${whole[@]}" && exit
install chromium && find_one "${whole[@]}" && exit
say "the browser tests need Chromium: install it (apt-get install $package) or let NOUGHTS_CHROMIUM name one"
exit 1

#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests: the one that NOUGHTS_CHROMIUM names,
# otherwise one on the PATH, otherwise Debian's package, which is installed if that is allowed. It
# is the headless shell, which installs in half the time. With `--whole` it is the full Chromium,
# and a headless shell in NOUGHTS_CHROMIUM is ignored.
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

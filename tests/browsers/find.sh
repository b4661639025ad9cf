#!/usr/bin/env bash
# Prints the path of a browser for tests/browsers: the one that NOUGHTS_FIREFOX or
# NOUGHTS_WEBKIT_DRIVER names, otherwise the one on the PATH, otherwise Debian's package, installed
# where this may be done.
#   find.sh firefox | webkit
set -euo pipefail

case "${1:-}" in
  firefox)
    browser=Firefox names=("${NOUGHTS_FIREFOX:-}" firefox-esr firefox) needs=() packages=(firefox-esr)
    variable=NOUGHTS_FIREFOX
    ;;
  webkit)
    browser=WebKitGTK names=("${NOUGHTS_WEBKIT_DRIVER:-}" WebKitWebDriver) needs=(Xvfb) packages=(webkit2gtk-driver xvfb)
    variable=NOUGHTS_WEBKIT_DRIVER
    ;;
  *)
    echo 'usage: find.sh firefox | webkit' >&2
    exit 2
    ;;
esac

say() { printf 'noughts: %s\n' "$*" >&2; }

find_browser() {
  local name need
  for need in "${needs[@]}"; do command -v "$need" >/dev/null || return 1; done
  for name in "${names[@]}"; do
    [ -n "$name" ] && command -v "$name" && return
  done
  return 1
}

install_browser() {
  say "installing Debian's ${packages[*]}"
  local apt=(env DEBIAN_FRONTEND=noninteractive apt-get --quiet --quiet)
  { "${apt[@]}" update && "${apt[@]}" install --yes --no-install-recommends "${packages[@]}"; } >&2
}

find_browser && exit
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  install_browser && find_browser && exit
fi
say "$browser is not here, so nothing is tested in it: install it (apt-get install ${packages[*]}) or let $variable name it"
exit 1

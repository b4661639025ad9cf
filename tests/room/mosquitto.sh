#!/usr/bin/env bash
# Prints the path of a Mosquitto for the tests of rooms: the one on the PATH, else Debian's package, unpacked into the user's cache folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. wasm/toolchain/debian.sh

root="$noughts_cache/debian-13-mosquitto"
program="$root/mosquitto"

PATH="$PATH:/usr/sbin" command -v mosquitto && exit

set_up() {
  local apt="$noughts_cache/apt-mosquitto.new" new="$root.new"
  command -v dpkg-deb >/dev/null || fail "dpkg-deb is missing; install Mosquitto and run this again"
  say "fetching Mosquitto into $root"
  rm -rf "$apt" "$new"
  debian_open "$apt" Mosquitto
  debian_download "$apt" mosquitto
  mkdir -p "$new"
  printf '%s\0' "$apt"/cache/archives/*.deb | xargs -0 -I '{}' dpkg-deb --extract '{}' "$new"
  # By its own loader and libraries, wherever it lies.
  cat >"$new/mosquitto" <<'SCRIPT'
#!/bin/sh
root=$(dirname "$0")
exec "$root"/usr/lib/*/ld-linux-*.so.* --library-path "$(echo "$root"/usr/lib/*-linux-gnu)" "$root/usr/sbin/mosquitto" "$@"
SCRIPT
  chmod +x "$new/mosquitto"
  "$new/mosquitto" -h >/dev/null 2>&1 || [ $? = 3 ] || fail "the Mosquitto that was unpacked does not run"
  rm -rf "$apt" "$root"
  mv "$new" "$root"
}

if [ ! -x "$program" ]; then
  hold_lock
  [ -x "$program" ] || set_up
fi
echo "$program"

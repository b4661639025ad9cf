#!/usr/bin/env bash
# Prints the path of a broker for the tests of rooms: the one on the PATH, else Debian's package, unpacked into the user's cache folder.
#   broker.sh mosquitto | nats-server
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. wasm/toolchain/debian.sh

case "${1:-}" in
  mosquitto | nats-server) broker=$1 ;;
  *) fail 'usage: broker.sh mosquitto | nats-server' ;;
esac
root="$noughts_cache/debian-13-$broker"
program="$root/$broker"

PATH="$PATH:/usr/sbin" command -v "$broker" && exit

set_up() {
  local apt="$noughts_cache/apt-$broker.new" new="$root.new"
  command -v dpkg-deb >/dev/null || fail "dpkg-deb is missing; install $broker and run this again"
  say "fetching $broker into $root"
  rm -rf "$apt" "$new"
  debian_open "$apt" "$broker"
  debian_download "$apt" "$broker"
  mkdir -p "$new"
  printf '%s\0' "$apt"/cache/archives/*.deb | xargs -0 -I '{}' dpkg-deb --extract '{}' "$new"
  # By its own loader and libraries, wherever it lies.
  cat >"$new/$broker" <<'SCRIPT'
#!/bin/sh
root=$(dirname "$0")
exec "$root"/usr/lib/*/ld-linux-*.so.* --library-path "$(echo "$root"/usr/lib/*-linux-gnu)" "$root/usr/sbin/$(basename "$0")" "$@"
SCRIPT
  chmod +x "$new/$broker"
  "$new/$broker" -h >/dev/null 2>&1 || [ $? = 3 ] || fail "the $broker that was unpacked does not run"
  rm -rf "$apt" "$root"
  mv "$new" "$root"
}

if [ ! -x "$program" ]; then
  hold_lock
  [ -x "$program" ] || set_up
fi
echo "$program"

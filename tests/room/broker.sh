#!/usr/bin/env bash
# Prints the path of a broker for the tests of rooms: the one on the PATH, else Debian's package,
# unpacked into the user's cache folder. RabbitMQ is always the one in that folder, with its Erlang
# (61 MB to fetch, 150 MB on disk): an installed one runs for its own user alone.
#   broker.sh mosquitto | nats-server | rabbitmq-server
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
. wasm/toolchain/debian.sh

case "${1:-}" in
  mosquitto | nats-server | rabbitmq-server) broker=$1 ;;
  *) fail 'usage: broker.sh mosquitto | nats-server | rabbitmq-server' ;;
esac
root="$noughts_cache/debian-13-$broker"
program="$root/$broker"

if [ "$broker" != rabbitmq-server ]; then
  PATH="$PATH:/usr/sbin" command -v "$broker" && exit
fi

# Has a program of the unpacked packages run by its own loader and libraries, wherever they lie.
#   wrap PROGRAM NAME    writes the script PROGRAM, which runs NAME in PROGRAM's folder, below $new
wrap() {
  local program=$1 name=$2
  local back
  back=$(realpath --relative-to "$(dirname "$program")" "$new")
  cat >"$program" <<SCRIPT
#!/bin/sh
here=\$(dirname "\$0")
root=\$here/$back
exec "\$root"/usr/lib/*/ld-linux-*.so.* --library-path "\$(echo "\$root"/usr/lib/*-linux-gnu)" "\$here/$name" "\$@"
SCRIPT
  chmod +x "$program"
}

# Erlang's programs, which run each other, and RabbitMQ's script with them on its PATH.
wrap_rabbitmq() {
  local program erlang="$new/usr/lib/erlang"
  for program in "$erlang"/erts-*/bin/{beam.smp,erlexec,erl_child_setup,inet_gethost,epmd} "$erlang"/lib/os_mon-*/priv/bin/*; do
    mv "$program" "$program.elf"
    wrap "$program" "$(basename "$program").elf"
  done
  # As a daemon, epmd would outlive RabbitMQ; in the background it ends with the group of processes.
  program=$(echo "$erlang"/erts-*/bin/epmd)
  mv "$program" "$program.own"
  cat >"$program" <<'SCRIPT'
#!/bin/sh
[ "$1" = -daemon ] || exec "$0.own" "$@"
shift
"$0.own" "$@" &
until "$0.own" -names >/dev/null 2>&1; do sleep 0.1; done
SCRIPT
  chmod +x "$program"
  cat >"$erlang/bin/erl" <<'SCRIPT'
#!/bin/sh
ROOTDIR=$(cd "$(dirname "$0")/.." && pwd)
BINDIR=$(echo "$ROOTDIR"/erts-*/bin)
EMU=beam PROGNAME=erl
export ROOTDIR BINDIR EMU PROGNAME
exec "$BINDIR/erlexec" "$@"
SCRIPT
  # RabbitMQ starts this one as well.
  printf '#!/bin/sh\nexec "$(dirname "$0")"/../../bin/erl "$@"\n' | tee "$erlang"/erts-*/bin/erl >/dev/null
  cat >"$new/$broker" <<'SCRIPT'
#!/bin/sh
root=$(cd "$(dirname "$0")" && pwd)
PATH="$root/usr/lib/erlang/bin:$PATH"
# before Erlang starts one, which would be in no group
"$root"/usr/lib/erlang/erts-*/bin/epmd -daemon
exec "$root"/usr/lib/rabbitmq/lib/rabbitmq_server-*/sbin/rabbitmq-server "$@"
SCRIPT
  chmod +x "$new/$broker"
  "$erlang/bin/erl" -noshell -eval 'halt().'
}

set_up() {
  local apt="$noughts_cache/apt-$broker.new" new="$root.new"
  command -v dpkg-deb >/dev/null || fail "dpkg-deb is missing; install $broker and run this again"
  say "fetching $broker into $root"
  rm -rf "$apt" "$new"
  debian_open "$apt" "$broker"
  debian_download "$apt" "$broker"
  mkdir -p "$new"
  printf '%s\0' "$apt"/cache/archives/*.deb | xargs -0 -I '{}' dpkg-deb --extract '{}' "$new"
  if [ "$broker" = rabbitmq-server ]; then
    wrap_rabbitmq || fail "the Erlang that was unpacked does not run"
  else
    wrap "$new/$broker" "usr/sbin/$broker"
    "$new/$broker" -h >/dev/null 2>&1 || [ $? = 3 ] || fail "the $broker that was unpacked does not run"
  fi
  rm -rf "$apt" "$root"
  mv "$new" "$root"
}

if [ ! -x "$program" ]; then
  hold_lock
  [ -x "$program" ] || set_up
fi
echo "$program"

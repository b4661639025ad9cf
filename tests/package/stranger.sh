#!/usr/bin/env bash
# Repeats what a stranger does in their first hour, as the README says: both commands, every recipe,
# and the package in an empty project of each package manager on this machine. Prints the time and
# the disk space of each step. It is not part of `npm test`, because it takes some ten minutes.
#
#   stranger.sh [--tests "LAYER…"] [--keep] [SOURCE]
#
# It works in a folder of its own, which is the whole home of that user: no settings, no cache, a
# fresh clone of SOURCE (this project, as committed). Root runs it as the ordinary user "nobody",
# who may write nowhere else. Shared with this machine are the programs of the README's list, and
# the registry that npm asks.
#   --tests   the layers that `npm test` runs (engine); "all" for every one of them
#   --keep    leaves the folder
set -euo pipefail

layers=engine keep=
while [[ ${1-} == --* ]]; do
  case $1 in
    --tests) layers=${2:?which layers?} && shift ;;
    --keep) keep=yes ;;
    *) echo "there is no $1; there are --tests and --keep" >&2 && exit 2 ;;
  esac
  shift
done
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
source=${1:-$project}

root=$(mktemp -d "${TMPDIR:-/tmp}/stranger.XXXXXX")
mkdir "$root/home"
if [[ $EUID == 0 ]]; then
  chmod 755 "$root"
  chown nobody:nogroup "$root/home"
  change=(setpriv --reuid nobody --regid nogroup --clear-groups)
else
  change=()
fi
cleared=(env -i PATH="$PATH" HOME="$root/home" LANG=C.UTF-8 npm_config_registry="$(npm config get registry)")
for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS; do
  [[ -z ${!name-} ]] || cleared+=("$name=${!name}")
done

as_stranger() { (cd "$root/home" && exec "${change[@]}" "${cleared[@]}" "$@"); }

server=
finish() {
  [[ -z $server ]] || kill -- "-$server" 2>/dev/null || true
  if [[ $keep ]]; then echo "stranger: left in $root"; else rm -rf "$root"; fi
}
trap finish EXIT

used() { du --summarize --block-size=1 "$root/home" | cut -f1; }

# step SENTENCE COMMAND…: runs it, and prints its time in seconds and its disk space.
step() {
  local sentence=$1 before started
  shift
  before=$(used) started=$(date +%s%N)
  "$@" >"$root/log" 2>&1 || {
    tail -n 40 "$root/log" >&2
    echo "stranger: FAILED: $sentence" >&2
    exit 1
  }
  awk -v s="$sentence" -v n=$(($(date +%s%N) - started)) -v b=$(($(used) - before)) \
    'BEGIN { printf "stranger: %7.1f s %9.1f MB  %s\n", n / 1e9, b / 1e6, s }'
}

in_clone() { as_stranger sh -c 'cd noughts && exec "$@"' stranger "$@"; }

# Starts the site and waits until it answers. Then its address is in $address.
start() {
  set -m
  in_clone npm start -- --port "$port" >"$root/server" 2>&1 &
  server=$!
  set +m
  until grep -q 'ready at' "$root/server"; do
    kill -0 "$server" 2>/dev/null || { cat "$root/server" && return 1; }
    sleep 0.2
  done
  address=$(sed -nE 's/.*ready at (.*)/\1/p' "$root/server")
  answers ""
}

stop() {
  kill -- "-$server"
  wait "$server" 2>/dev/null || true
  server=
}

answers() { as_stranger curl --fail --silent --show-error --output "$root/home/answer" "$address$1" || return 1; }

# Checks all files that a recipe names: its scripts, styles and frames.
recipe_answers() {
  answers "docs/recipes/$1.html"
  local named
  for named in $(grep -oE '(src|href)="[^"#]+"' "$root/home/answer" | cut -d'"' -f2); do answers "docs/recipes/$named"; done
}

# A project with the package and the README's example, run by Node.
project_of() {
  local manager=$1
  shift
  as_stranger mkdir "$manager"
  as_stranger sh -c "echo '{ \"private\": true, \"type\": \"module\" }' >$manager/package.json"
  as_stranger cp noughts/web/example/in-short.js "$manager/"
  as_stranger sh -c 'cd "$1" && shift && "$@" && node in-short.js | grep -x draw' stranger "$manager" "$@"
}

port=${NOUGHTS_STRANGER_PORT:-8765}
echo "stranger: $(as_stranger id -un) in $root/home, by $(node --version) and npm $(npm --version)"
# Git does not trust folders of other users, but it accepts a bundle of one.
if [[ -d $source ]]; then
  git -C "$source" bundle create --quiet "$root/project" HEAD
  source=$root/project
fi
step "git clone" as_stranger git clone --quiet "$source" noughts
step "npm start, for the first time, until the page answers" start
stop
step "npm start, for the second time" start
stop
if [[ $layers == all ]]; then layers=; fi
# shellcheck disable=SC2086 # several layers are several words
step "npm test${layers:+ -- $layers}" in_clone npm test ${layers:+-- $layers}
step "npm run docs" in_clone npm run docs
step "npm start, with the documentation" start
for recipe in "$project"/web/recipes/*.html; do
  name=$(basename "$recipe" .html)
  step "the recipe $name, and all that it names" recipe_answers "$name"
done
stop
step "npm pack" as_stranger sh -c 'npm pack --loglevel=error ./noughts/dist/package'
tarball=$(cd "$root/home" && ls noughts-*.tgz)
step "npm install, and the README's example" project_of npm npm install --no-audit --no-fund --loglevel=error "../$tarball"
for manager in pnpm yarn bun; do
  if command -v "$manager" >/dev/null; then
    step "$manager add, and the README's example" project_of "$manager" "$manager" add "../$tarball"
  else
    echo "stranger: $manager is not here"
  fi
done
awk -v b="$(used)" 'BEGIN { printf "stranger: all of it did; %.1f MB on the disk\n", b / 1e6 }'

#!/usr/bin/env bash
# Prints the folder in which Catch2 3 is installed for one compiler, after building it there from
# Debian's source package where that has not been done. Clean checkouts share it in the user's cache
# folder. Its hundred small files mostly include the same headers, so they are compiled in two
# units.
#
#   catch2.sh NAME [CMAKE-OPTION…]     NAME tells compilers apart; the options configure Catch2
#
# Ends with 3 if this is not Debian, so that it cannot help.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/../../wasm/toolchain/debian.sh"

[ $# -ge 1 ] || fail "usage: catch2.sh NAME [CMAKE-OPTION…]"
name=$1
shift

source="$noughts_cache/catch2-source"
installed="$noughts_cache/catch2-$name"

fetch() {
  local apt="$noughts_cache/apt.new"
  say "fetching the source of Catch2"
  rm -rf "$apt" "$source.new"
  debian_open "$apt" "Catch2 3"
  debian_source "$apt" catch2
  mkdir "$source.new"
  tar --extract --file "$(ls "$apt"/catch2_*.orig.tar.*)" --directory "$source.new" --strip-components 1
  rm -rf "$apt"
  mv "$source.new" "$source"
}

build() {
  local log="$installed.log"
  say "compiling Catch2 for $name (once)"
  rm -rf "$installed.build" "$installed.new"
  {
    cmake -S "$source" -B "$installed.build" -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE="-O1 -DNDEBUG" \
      -DCMAKE_CXX_STANDARD=23 -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=60 -DCATCH_INSTALL_DOCS=OFF -DCMAKE_INSTALL_PREFIX="$installed.new" "$@" &&
      cmake --build "$installed.build" --parallel 4 &&
      cmake --install "$installed.build"
  } >"$log" 2>&1 || {
    tail -n 20 "$log" >&2
    fail "Catch2 could not be compiled; the whole output is in $log"
  }
  rm -rf "$installed.build" "$log"
  mv "$installed.new" "$installed"
}

if [ ! -d "$installed" ]; then
  command -v dpkg >/dev/null && command -v apt-get >/dev/null || exit 3
  hold_lock
  [ -d "$source" ] || fetch
  [ -d "$installed" ] || build "$@"
fi
echo "$installed"

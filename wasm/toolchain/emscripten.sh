#!/usr/bin/env bash
# Prints the folder of an Emscripten that is new enough. Sets up a private one if there is none.
#
#   emscripten.sh              the folder that holds emcc
#   emscripten.sh --llvm       the folder of the private copy's clang-format and clang-tidy
#   emscripten.sh --doxygen    a doxygen: the one on the PATH if new enough, else the private one
#
# The private one is made of Debian 13's packages. They are unpacked into the user's cache folder,
# and their programs are patched so that they find their own loader and libraries. debian.sh says
# where everything goes.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/debian.sh"

oldest=3.1.69
root="$noughts_cache/debian-13-emscripten-r2" # count r up when this recipe changes
packages=(emscripten libclang-rt-19-dev clang-format-19 clang-tidy-19 doxygen patchelf)
libraries=usr/lib/x86_64-linux-gnu
llvm=usr/lib/llvm-19
emscripten=usr/share/emscripten

# Whether the second version is at least the first one.
at_least() {
  [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]
}

new_enough() {
  local version
  version=$("$1" --version 2>/dev/null | sed -nE '1s/.* ([0-9]+\.[0-9]+\.[0-9]+).*/\1/p')
  [ -n "$version" ] && at_least "$oldest" "$version"
}

# The programs still lie in $1. They are patched for their final folder, $root.
patch_programs() {
  local now=$1 program loader="$1/$libraries/ld-linux-x86-64.so.2"
  while IFS= read -r program; do
    LC_ALL=C head -c 4 "$program" | grep -q ELF || continue
    "$loader" --library-path "$now/$libraries" "$now/usr/bin/patchelf.original" \
      --set-interpreter "$root/$libraries/ld-linux-x86-64.so.2" \
      --force-rpath --set-rpath "$root/$libraries:$root/$llvm/lib" "$program"
  done < <(
    find "$now/$llvm/bin" -type f \( -name 'clang*' -o -name 'lld*' -o -name 'wasm-ld' -o -name 'llvm-ar' -o -name 'llvm-nm' \
      -o -name 'llvm-objcopy' -o -name 'llvm-dwarfdump' -o -name 'llvm-dwp' -o -name 'llvm-symbolizer' -o -name 'llvm-profdata' -o -name 'llvm-cov' \)
    find "$now/usr/bin" -type f \( -name 'wasm-*' -o -name doxygen \)
  )
}

# The configuration is beside emcc, where emcc looks for it, so no environment variable is needed.
# The same is true of its JavaScript libraries.
configure() {
  cat >"$1/$emscripten/.emscripten" <<CONFIG
LLVM_ROOT = '$root/$llvm/bin'
BINARYEN_ROOT = '$root/usr'
NODE_JS = '$(command -v node)'
CACHE = '$root/$emscripten/cache'
FROZEN_CACHE = True
CONFIG
  ln -sfn ../nodejs "$1/$emscripten/node_modules"
}

set_up() {
  local apt="$noughts_cache/apt.new" new="$root.new"
  [ "$(uname -sm)" = "Linux x86_64" ] || fail "install Emscripten $oldest or newer (emsdk) and put emcc on the PATH; it is fetched by itself only on x86-64 Linux"
  for tool in dpkg-deb python3 node; do
    command -v "$tool" >/dev/null || fail "$tool is missing, which Emscripten needs; install it and run this again"
  done
  say "fetching Emscripten into $root (some 400 MB, once)"
  rm -rf "$apt" "$new"
  debian_open "$apt" "Emscripten $oldest or newer"
  debian_download "$apt" "${packages[@]}"
  say "unpacking it (2.4 GB)"
  mkdir -p "$new"
  printf '%s\0' "$apt"/cache/archives/*.deb | xargs -0 -P "$(nproc)" -I '{}' dpkg-deb --extract '{}' "$new"
  cp "$new/usr/bin/patchelf" "$new/usr/bin/patchelf.original"
  patch_programs "$new"
  configure "$new"
  rm -rf "$apt" "$root"
  mv "$new" "$root"
  new_enough "$root/$emscripten/emcc" || {
    mv "$root" "$root.broken"
    fail "the Emscripten that was unpacked does not run; it is kept in $root.broken"
  }
  say "Emscripten is ready"
}

private_copy() {
  [ -d "$root" ] && return
  hold_lock
  [ -d "$root" ] || set_up
}

case ${1:-} in
  --llvm)
    private_copy
    echo "$root/$llvm/bin"
    ;;
  '')
    if own=$(command -v emcc) && new_enough "$own"; then
      dirname "$(realpath "$own")"
    else
      private_copy
      echo "$root/$emscripten"
    fi
    ;;
  --doxygen)
    if own=$(command -v doxygen) && at_least 1.9.8 "$("$own" --version | sed 's/ .*//')"; then
      echo "$own"
    else
      private_copy
      echo "$root/usr/bin/doxygen"
    fi
    ;;
  *) fail "usage: emscripten.sh [--llvm | --doxygen]" ;;
esac

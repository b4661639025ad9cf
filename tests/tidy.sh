#!/usr/bin/env bash
# Checks the C++ sources with clang-tidy, by the checks in .clang-tidy. `tests/tidy.sh WORD` checks
# only the unit of that name.
#
# The standard library's headers take most of the time, once for each unit. So there are only a few
# units, and each includes many source files: the core with all its headers; the programs; and, as
# Emscripten compiles them, the bindings, and those of catalogues with one game.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
tidy=$(command -v clang-tidy-19) || tidy=$(wasm/toolchain/emscripten.sh --llvm)/clang-tidy
emscripten=$(wasm/toolchain/emscripten.sh)
units=build/tidy
mkdir -p "$units"

# Writes a unit that includes these files. Each program's entry function gets a name of its own.
unit() {
  local name=$1 file number=0
  shift
  for file; do
    number=$((number + 1))
    printf '#define main main_%d\n#define LLVMFuzzerTestOneInput fuzz_%d\n' "$number" "$number"
    printf '#include "%s"\n#undef main\n#undef LLVMFuzzerTestOneInput\n' "$PWD/$file"
  done >"$units/$name.cpp"
}

unit core $(git ls-files 'core/include/*.hpp' 'core/src/*.cpp')
# Without files that need Catch2: clang-tidy would report its macros.
unit programs $(git ls-files 'core/app/*.cpp' 'core/terminal/*.[ch]pp' 'core/tools/*.cpp' 'tests/fuzz/*_fuzz.cpp' 'bench/core/*.cpp' ':!bench/core/solve_bench.cpp')
unit bindings $(git ls-files 'wasm/*.cpp' ':!wasm/tic-tac-toe' ':!wasm/own')
# The sources whose catalogue has only one game.
unit tic-tac-toe $(git ls-files 'wasm/tic-tac-toe/*.cpp')
unit own $(git ls-files 'wasm/own/*.cpp')

check() {
  local name=$1 options=(-std=c++23 "-I$PWD/core/include" "-I$PWD/core/terminal/include" "-I$PWD/core/app" "-I$PWD/tests/core" '-DNOUGHTS_VERSION=""' '-DNOUGHTS_NETWORK=""')
  [ ! -d "wasm/$name/include" ] || options=("-I$PWD/wasm/$name/include" "${options[@]}")
  if [ "$name" = bindings ] || [ -d "wasm/$name" ]; then
    local sysroot
    sysroot=$("$emscripten/em-config" CACHE)/sysroot
    options+=(--target=wasm32-unknown-emscripten "--sysroot=$sysroot" -fno-exceptions)
  fi
  "$tidy" --quiet --config-file=.clang-tidy "$units/$name.cpp" -- "${options[@]}" 2>"$units/$name.txt" || {
    cat "$units/$name.txt" >&2
    return 1
  }
}

if [ $# -gt 0 ]; then
  check "$1"
else
  check core &
  core=$!
  status=0
  check bindings || status=1
  check tic-tac-toe || status=1
  check own || status=1
  check programs || status=1
  wait "$core" || status=1
  exit "$status"
fi

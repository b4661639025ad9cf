#!/usr/bin/env bash
# Checks the C++ sources with clang-tidy, by the checks that .clang-tidy lists; `tests/tidy.sh WORD` only the unit of that name.
#
# Most of the time goes into the standard library's headers, once for each unit. So the sources are read as a few units, each of
# which includes many of them: the core with all its headers, the programs, and as Emscripten sees them the bindings, and those of tic-tac-toe alone.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
tidy=$(command -v clang-tidy-19) || tidy=$(wasm/toolchain/emscripten.sh --llvm)/clang-tidy
emscripten=$(wasm/toolchain/emscripten.sh)
units=build/tidy
mkdir -p "$units"

# A unit that includes the files given; each program's entry gets a name of its own.
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
# Not what needs Catch2, whose macros are found fault with.
unit programs $(git ls-files 'core/app/*.cpp' 'core/terminal/*.[ch]pp' 'core/tools/*.cpp' 'tests/fuzz/*_fuzz.cpp' 'bench/core/*.cpp' ':!bench/core/solve_bench.cpp')
unit bindings $(git ls-files 'wasm/*.cpp' ':!wasm/tic-tac-toe')
# Those in whose catalogue there is one game.
unit tic-tac-toe $(git ls-files 'wasm/tic-tac-toe/*.cpp')

check() {
  local name=$1 options=(-std=c++23 "-I$PWD/core/include" "-I$PWD/core/terminal/include" "-I$PWD/core/app" '-DNOUGHTS_VERSION=""')
  [ "$name" != tic-tac-toe ] || options=("-I$PWD/wasm/tic-tac-toe/include" "${options[@]}")
  if [ "$name" = bindings ] || [ "$name" = tic-tac-toe ]; then
    local sysroot
    sysroot=$("$emscripten/em-config" CACHE)/sysroot
    options+=(--target=wasm32-unknown-emscripten "--sysroot=$sysroot" -fno-exceptions -DEMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0)
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
  check programs || status=1
  wait "$core" || status=1
  exit "$status"
fi

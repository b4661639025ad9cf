#!/usr/bin/env bash
# Checks the layout of the C++ sources with clang-format; `--write` mends it.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
format=$(command -v clang-format-19) || format=$(wasm/toolchain/emscripten.sh --llvm)/clang-format
mode=(--dry-run -Werror)
[ "${1:-}" != --write ] || mode=(-i)
git ls-files --cached --others --exclude-standard '*.cpp' '*.hpp' | xargs "$format" "${mode[@]}"

#!/usr/bin/env bash
# npm run bench: the core's benchmarks, natively and in WebAssembly under Node, beside those of
# version 0.2, and the public JavaScript call. Arguments go to the Catch2 benchmarks:
# `npm run bench -- --help`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
node web/build/build.js
for preset in bench wasm; do
  cmake --preset "$preset" >/dev/null
  cmake --build --preset "$preset" --target noughts_bench noughts_choose >/dev/null
done
printf '\nEvery game, version 0.2 and the present code\n'
bench/compare.sh
printf '\nNative\n'
build/bench/bench/noughts_choose
printf '\nWebAssembly\n'
node build/wasm/bench/noughts_choose.cjs
printf '\nJavaScript\n'
node bench/choose.js
printf '\nCatch2, native\n'
build/bench/bench/noughts_bench "$@"
printf '\nCatch2, WebAssembly\n'
node build/wasm/bench/noughts_bench.cjs "$@"

#!/usr/bin/env bash
# npm run bench: the core's benchmarks, natively and in WebAssembly under Node. Arguments go to both: `npm run bench -- --help`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
for preset in dev wasm; do
  cmake --preset "$preset" >/dev/null
  cmake --build --preset "$preset" --target noughts_bench >/dev/null
done
printf '\nNative\n'
build/dev/bench/noughts_bench "$@"
printf '\nWebAssembly\n'
node build/wasm/bench/noughts_bench.cjs "$@"

#!/usr/bin/env bash
# npm run bench:former: version 0.1 beside the present code, built and measured in one run. Arguments: how the names of the figures wanted
# begin, and `--rounds N`: `npm run bench:former -- --rounds 3 perft "random games"`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
bench/former/sources.sh
for preset in bench wasm; do
  cmake --preset "$preset" >/dev/null
  cmake --build --preset "$preset" --target noughts_games noughts_former >/dev/null
done
node bench/compare.js "$@"

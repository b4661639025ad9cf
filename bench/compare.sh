#!/usr/bin/env bash
# npm run bench:previous: version 0.2 beside the present code, built and measured in one run.
# Arguments: how the names of the figures wanted begin, and `--rounds N`:
# `npm run bench:previous -- --rounds 3 perft "random games"`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
bench/previous/sources.sh
for preset in bench wasm; do
  cmake --preset "$preset" >/dev/null
  cmake --build --preset "$preset" --target noughts_games noughts_previous >/dev/null
done
node bench/compare.js "$@"

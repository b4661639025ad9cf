#!/usr/bin/env bash
# npm run bench:previous: compares version 0.2 with the present code, built and measured in one run.
# Arguments: the beginnings of the figures' names, and `--rounds N`:
# `npm run bench:previous -- --rounds 3 perft "random games"`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
bench/previous/sources.sh
for preset in bench wasm; do
  cmake --preset "$preset" >/dev/null
  cmake --build --preset "$preset" --target noughts_games noughts_previous >/dev/null
done
node bench/compare.js "$@"

#!/usr/bin/env bash
# npm run strength: how the tree search fares against a plain one. Arguments: games, and playouts a move.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
cmake --preset bench >/dev/null
cmake --build --preset bench --target noughts_strength >/dev/null
build/bench/bench/noughts_strength "$@"

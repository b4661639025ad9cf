#!/usr/bin/env bash
# npm run levels: the results of the levels, as a table.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
cmake --preset bench >/dev/null
cmake --build --preset bench --target noughts_levels >/dev/null
build/bench/bench/noughts_levels "$@"

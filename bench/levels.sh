#!/usr/bin/env bash
# npm run levels: how the levels fare, as a table.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
cmake --preset dev >/dev/null
cmake --build --preset dev --target noughts_levels >/dev/null
build/dev/bench/noughts_levels

#!/usr/bin/env bash
# Extracts version 0.2, its core and its benchmarks, from the history into build/previous.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
commit=499adf7a2f741a8f56d629bdda147dd3814cd5b1
previous=build/previous
[ "$(cat "$previous/commit" 2>/dev/null)" != "$commit" ] || exit 0
if ! git cat-file -e "$commit^{commit}" 2>/dev/null; then
  echo "bench: commit $commit, version 0.2, is missing here, beside which the present code is measured; a shallow clone has it after: git fetch --unshallow" >&2
  exit 1
fi
rm -rf "$previous"
mkdir -p "$previous"
git archive "$commit" core bench/core | tar -xm -C "$previous"
echo "$commit" >"$previous/commit"

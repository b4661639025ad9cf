#!/usr/bin/env bash
# Takes version 0.1, its core and how it was measured, out of the history into build/former.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
commit=4ebeae969e96dc01ee9ad56b62b3b5b4a2b93d55
former=build/former
[ "$(cat "$former/commit" 2>/dev/null)" != "$commit" ] || exit 0
if ! git cat-file -e "$commit^{commit}" 2>/dev/null; then
  echo "bench: commit $commit, version 0.1, is missing here, beside which the present code is measured; a shallow clone has it after: git fetch --unshallow" >&2
  exit 1
fi
rm -rf "$former"
mkdir -p "$former"
git archive "$commit" core bench/core | tar -x -C "$former"
echo "$commit" >"$former/commit"

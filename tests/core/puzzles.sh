#!/usr/bin/env bash
# Makes the puzzles of a game in two goes, of which the first was stopped in the middle of a line,
# and compares them with those of the project. Then breaks a line, and expects the check to name it.
#
#   puzzles.sh TOOL GAME FILE FOLDER     FILE is the project's, FOLDER is for what is made
set -euo pipefail
tool=$1 game=$2 file=$3 made=$4/$2.txt
mkdir -p "$4"
rm -f "$made" "$made.part"
cp "${file%.txt}.plan" "${made%.txt}.plan"

"$tool" make "$game" "$made" 1000
cmp "$made" "$file"
half=$(($(wc -c <"$made.part") / 2))
head -c "$half" "$made.part" >"$made.half"
mv "$made.half" "$made.part"
rm "$made"
"$tool" make "$game" "$made" 1000
cmp "$made" "$file"

# The second line twice.
sed 2p "$file" >"$made"
if "$tool" check "$game" "$made" 2>"$made.faults"; then
  echo "a puzzle that is there twice is not noticed" >&2
  exit 1
fi
grep --fixed-strings "$made:3: It is the same as one before." "$made.faults"

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "noughts/game/gifts.hpp"

namespace noughts::detail {

/// What a line is worth in which one player has so many marks and the other none, by how many are missing and whether
/// he is to move: in hundredths of what makes a win e times as likely as before. Requires 0 ≤ marks, and 0 ≤ missing.
///
/// What games of Gomoku by the tree search against itself tell by regression came first; of variations of that, those
/// stayed which won more than the others at the same number of values. Longer and shorter lines are valued by what is
/// missing.
constexpr int worth_of_line(int marks, int missing, bool to_move) {
  constexpr std::array<int, 5> of_mover{0, 400, 60, 15, 3};
  constexpr std::array<int, 5> of_other{1000, 100, 48, 12, 2};
  if (marks == 0) return 0;
  return (to_move ? of_mover : of_other)[static_cast<std::size_t>((std::min)(missing, 4))];
}

/// How likely a win is by a score, of `value_of_win`: the logistic function, by a fraction in whole numbers that comes
/// near it and is the same on every platform.
constexpr int value_of_score(int score) {
  // As ½ + ½ tanh(x), where x (27 + x²) / (27 + 9 x²) is close to the hyperbolic tangent up to 3, and 1 there.
  constexpr std::int64_t one = 200;
  const std::int64_t x = std::clamp<std::int64_t>(score, -3 * one, 3 * one);
  const std::int64_t square = x * x;
  const std::int64_t part = value_of_win / 2 * x * (27 * one * one + square) / (one * (27 * one * one + 9 * square));
  return value_of_win / 2 + static_cast<int>(part);
}

}  // namespace noughts::detail

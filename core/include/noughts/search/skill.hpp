#pragma once

#include <cstdint>
#include <utility>

#include "noughts/search/level.hpp"

namespace noughts {

/// How an opponent thinks.
struct Skill {
  /// The probability of overlooking each move that it considers, from 0 to 1.
  double mistakes = 0;
  /// How many random games it plays in its head where the board is too large to look to the end.
  std::uint64_t playouts = 20'000;
  /// How many positions it visits before that, to find out for certain how the game ends. One that makes mistakes does
  /// not try.
  std::uint64_t nodes = 1'000'000;

  friend constexpr bool operator==(const Skill&, const Skill&) = default;
};

/// How an opponent of this level thinks. The figures were chosen by measurement: `npm run levels` prints how the levels
/// fare.
constexpr Skill skill_of(Level level) {
  switch (level) {
    case Level::easy: return {.mistakes = 0.4, .playouts = 50, .nodes = 0};
    case Level::medium: return {.mistakes = 0.15, .playouts = 300, .nodes = 0};
    case Level::hard: return {.mistakes = 0.03, .playouts = 2'000, .nodes = 0};
    case Level::best: return {};
  }
  std::unreachable();
}

}  // namespace noughts

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace noughts {

/// How strong an opponent is, from one that often overlooks things to one that never does.
enum class Level : std::uint8_t {
  easy,    ///< overlooks much
  medium,  ///< overlooks some things
  hard,    ///< seldom overlooks anything
  best,    ///< overlooks nothing
};

/// All levels, the weakest first.
inline constexpr std::array levels{Level::easy, Level::medium, Level::hard, Level::best};

/// The level's name for programs: `"easy"`, `"medium"`, `"hard"` or `"best"`.
constexpr std::string_view name(Level level) {
  switch (level) {
    case Level::easy: return "easy";
    case Level::medium: return "medium";
    case Level::hard: return "hard";
    case Level::best: return "best";
  }
  std::unreachable();
}

/// The level of that name. None if there is no such level.
constexpr std::optional<Level> level_of(std::string_view text) {
  for (const Level level : levels) {
    if (name(level) == text) return level;
  }
  return std::nullopt;
}

/// How an opponent thinks.
struct Skill {
  /// The probability of each mistake, from 0 to 1. It overlooks its own win with the next move. It
  /// overlooks which moves let the other player win with the next one, and has two chances to. It
  /// forgets one of its moves.
  double mistakes = 0;
  /// On a board so small that it searches to the end of the game, the probability that it overlooks
  /// a move, in every position that it considers. If none is given, it is `mistakes`.
  std::optional<double> mistakes_on_small_boards = std::nullopt;
  /// How many playouts it plays, when the board is too large to search to the end.
  std::uint64_t playouts = 20'000;
  /// How many positions it visits before that, to find out for certain how the game ends. An
  /// opponent that makes mistakes does not try.
  std::uint64_t nodes = 1'000'000;

  /// The probability that it overlooks a move, by whether it searches to the end of the game.
  constexpr double mistakes_when(bool sees_the_end) const {
    return sees_the_end ? mistakes_on_small_boards.value_or(mistakes) : mistakes;
  }

  friend constexpr bool operator==(const Skill&, const Skill&) = default;
};

/// How an opponent of this level thinks. The figures come from measurements. A casual player, who
/// takes wins and blocks and sees no further, gets about 65 % of the points against easy, 40 %
/// against medium and at most 15 % against hard, in most games. `npm run levels` prints how the
/// levels fare.
constexpr Skill skill_of(Level level) {
  switch (level) {
    case Level::easy: return {.mistakes = 0.45, .mistakes_on_small_boards = 0.25, .playouts = 70, .nodes = 0};
    case Level::medium: return {.mistakes = 0.27, .mistakes_on_small_boards = 0.1, .playouts = 100, .nodes = 0};
    case Level::hard: return {.mistakes = 0.03, .mistakes_on_small_boards = 0.03, .playouts = 100, .nodes = 0};
    case Level::best: return {};
  }
  std::unreachable();
}

}  // namespace noughts

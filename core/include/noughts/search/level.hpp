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

/// What a player overlooks. Each is a probability from 0 to 1.
struct Mistakes {
  double win = 0;   ///< that they can win with the next move
  double loss = 0;  ///< that the other player can win with the move after it
  /// That a move makes a fork, or lets the other player make one. After a fork, the other player
  /// cannot win with the next move, and cannot stop a win with the move after it.
  double fork = 0;
  double move = 0;  ///< one of their moves, when they look further
  /// One of the moves, in every position that they consider, on a board so small that they search
  /// to the end of the game. The others do not matter there.
  double on_small_board = 0;

  /// The same probability of each mistake.
  static constexpr Mistakes all(double probability) {
    return {.win = probability,
            .loss = probability,
            .fork = probability,
            .move = probability,
            .on_small_board = probability};
  }

  /// Whether they overlook anything.
  constexpr bool any() const { return *this != Mistakes{}; }

  friend constexpr bool operator==(const Mistakes&, const Mistakes&) = default;
};

/// How an opponent thinks.
struct Skill {
  /// What it overlooks.
  Mistakes mistakes = {};
  /// How many playouts it plays, when the board is too large to search to the end.
  std::uint64_t playouts = 20'000;
  /// How many positions it visits before that, to find out for certain how the game ends. An
  /// opponent that makes mistakes does not try.
  std::uint64_t nodes = 1'000'000;

  friend constexpr bool operator==(const Skill&, const Skill&) = default;
};

/// How an opponent of this level thinks. The figures come from measurements. A casual player, who
/// takes wins and blocks and sees no further, gets about 65 % of the points against easy, 40 %
/// against medium and at most 15 % against hard, in most games. `npm run levels` prints how the
/// levels fare.
constexpr Skill skill_of(Level level) {
  switch (level) {
    case Level::easy:
      return {.mistakes = {.win = 0.4, .loss = 0.62, .fork = 0.6, .move = 0.38, .on_small_board = 0.25},
              .playouts = 70,
              .nodes = 0};
    case Level::medium:
      return {.mistakes = {.win = 0.25, .loss = 0.38, .fork = 0.5, .move = 0.2, .on_small_board = 0.1},
              .playouts = 110,
              .nodes = 0};
    case Level::hard:
      return {.mistakes = {.win = 0.03, .loss = 0.08, .fork = 0.15, .move = 0.03, .on_small_board = 0.03},
              .playouts = 140,
              .nodes = 0};
    case Level::best: return {};
  }
  std::unreachable();
}

}  // namespace noughts

#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>

#include "noughts/game/conflict.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/level.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/thinking.hpp"

namespace noughts {

/// A player that is a program. It is a value: the same opponent asked about the same positions gives the same moves, on
/// every platform.
class Opponent {
 public:
  /// An opponent of a level. The seed decides which of several equally good moves it makes, and what it overlooks.
  constexpr Opponent(Level level, std::uint64_t seed) : Opponent{skill_of(level), seed} {}

  /// An opponent of any skill. Requires 0 ≤ mistakes ≤ 1 and at least one playout.
  constexpr Opponent(const Skill& skill, std::uint64_t seed) : skill_{skill}, random_{seed} {}

  /// An opponent who overlooks each move that it considers with a probability: 0 is perfect where the game can be
  /// solved, 1 plays at random. None when that is no number from 0 to 1.
  static constexpr std::optional<Opponent> with_mistakes(double probability, std::uint64_t seed) {
    if (!(0 <= probability && probability <= 1)) return std::nullopt;
    return Opponent{Skill{.mistakes = probability}, seed};
  }

  /// How it thinks.
  constexpr const Skill& skill() const { return skill_; }

  /// Whether it sees the end of a game at once, as it does on boards as small as that of tic-tac-toe.
  template <Game G>
  static constexpr bool sees_the_end(const G& position) {
    return detail::sees_the_end(position);
  }

  /// A legal move: one of those that seem best; what `think` comes to in the end. Refused when the game has ended.
  template <Game G>
  [[nodiscard]] std::expected<typename G::Move, Conflict> choose(const G& position) {
    if (position.status().is_over()) return std::unexpected{Conflict::game_already_ended};
    auto thinking = think(position);
    while (!thinking.run(UINT64_MAX)) {
    }
    return thinking.result();
  }

  /// Begins to choose a move, in so many bytes; `run` goes on with it. Requires a game that goes on.
  template <Game G>
  [[nodiscard]] Thinking<typename G::Move> think(const G& position, std::size_t bytes = Limits{}.bytes) {
    return {position, skill_, next_seed(), bytes};
  }

  /// The seed with which it thinks about its next move, for whoever thinks in its place: `Thinking`.
  constexpr std::uint64_t next_seed() { return random_.next(); }

 private:
  Skill skill_;
  Random random_;
};

}  // namespace noughts

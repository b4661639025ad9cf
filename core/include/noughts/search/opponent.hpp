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

/// A player that is a program. It is a value: on every platform, the same opponent chooses the same
/// moves in the same positions.
class Opponent {
 public:
  /// An opponent of a level. The seed decides which of several equally good moves it chooses, and
  /// what it overlooks.
  constexpr Opponent(Level level, std::uint64_t seed) : Opponent{skill_of(level), seed} {}

  /// An opponent of any skill. Requires probabilities from 0 to 1, and at least one playout.
  constexpr Opponent(const Skill& skill, std::uint64_t seed) : skill_{skill}, random_{seed} {}

  /// An opponent that makes each of the `Mistakes` with the same probability. With 0 it is
  /// perfect where the game can be solved; with 1 it plays at random. None if that is not a number
  /// from 0 to 1.
  static constexpr std::optional<Opponent> with_mistakes(double probability, std::uint64_t seed) {
    if (!(0 <= probability && probability <= 1)) return std::nullopt;
    return Opponent{Skill{.mistakes = Mistakes::all(probability)}, seed};
  }

  /// How it thinks.
  constexpr const Skill& skill() const { return skill_; }

  /// Whether it sees the end of the game at once, as on a board as small as that of tic-tac-toe.
  template <Game G>
  static constexpr bool sees_the_end(const G& position) {
    return detail::sees_the_end(position);
  }

  /// One of the legal moves that seem best: the result of `think`. A conflict when the game has
  /// ended.
  template <Game G>
  [[nodiscard]] std::expected<typename G::Move, Conflict> choose(const G& position, Knowledge<G> knowledge = {}) {
    if (position.status().is_over()) return std::unexpected{Conflict::game_already_ended};
    auto thinking = think(position, Limits{}.bytes, knowledge);
    while (!thinking.run(UINT64_MAX)) {
    }
    return thinking.result();
  }

  /// Begins to choose a move, with so many bytes. `Thinking::run` continues. Requires a game that
  /// goes on.
  template <Game G>
  [[nodiscard]] Thinking<typename G::Move> think(const G& position, std::size_t bytes = Limits{}.bytes,
                                                 Knowledge<G> knowledge = {}) {
    return {position, skill_, next_seed(), bytes, knowledge};
  }

  /// The seed for its next move. A caller gives it to a `Thinking` that chooses that move in its
  /// place.
  constexpr std::uint64_t next_seed() { return random_.next(); }

 private:
  Skill skill_;
  Random random_;
};

}  // namespace noughts

#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

#include "noughts/board/board_size.hpp"
#include "noughts/board/square.hpp"
#include "noughts/game/conflict.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/forgetful.hpp"
#include "noughts/search/level.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/skill.hpp"
#include "noughts/search/table.hpp"
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

  /// Whether it looks to the end of the game at once, as it does on boards as small as that of tic-tac-toe.
  static constexpr bool sees_the_end(BoardSize size) {
    constexpr int small_board = 9;
    return size.squares() <= small_board;
  }

  /// A legal move: one of those that seem best. Refused when the game has ended. Where it sees the end, it picks one of
  /// them at random; elsewhere it is `think` run to its end.
  template <Game G>
  constexpr std::expected<Square, Conflict> choose(const G& position) {
    if (position.status().is_over()) return std::unexpected{Conflict::game_already_ended};
    const BoardSize size = position.size();
    if (sees_the_end(size)) return pick(ForgetfulSearch<G>{skill_.mistakes, random_}.best_moves(position));
    Thinking<G> thinking = think(position);
    while (!thinking.run(UINT64_MAX)) {
    }
    return thinking.move();
  }

  /// The same move, looked up where nothing is overlooked. Requires a position of the table.
  template <Game G>
  constexpr std::expected<Square, Conflict> choose(const G& position, const Table<G>& table) {
    if (skill_.mistakes > 0 || position.status().is_over()) return choose(position);
    return pick(table.best_moves(position));
  }

  /// Begins to choose a move, in so many bytes; `run` goes on with it. Requires a game that goes on.
  template <Game G>
  Thinking<G> think(const G& position, std::size_t memory = SearchLimits{}.memory) {
    return Thinking<G>{position, skill_, next_seed(), memory};
  }

  /// The seed with which it thinks about its next move, for whoever thinks in its place: `Thinking`.
  constexpr std::uint64_t next_seed() { return random_.next(); }

 private:
  constexpr Square pick(const std::vector<Square>& moves) {
    return moves[static_cast<std::size_t>(random_.below(static_cast<int>(moves.size())))];
  }

  Skill skill_;
  Random random_;
};

}  // namespace noughts

#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

#include "noughts/conflict.hpp"
#include "noughts/game.hpp"
#include "noughts/level.hpp"
#include "noughts/random.hpp"
#include "noughts/search/forgetful.hpp"
#include "noughts/search/table.hpp"
#include "noughts/square.hpp"

namespace noughts {

/// A player that is a program. It is a value: the same opponent asked about the same positions gives the same moves, on
/// every platform.
class Opponent {
 public:
  /// An opponent of a level. The seed decides which of several equally good moves it makes, and what it overlooks.
  constexpr Opponent(Level level, std::uint64_t seed) : mistakes_{mistake_probability(level)}, random_{seed} {}

  /// An opponent who forgets each outcome that it considers with a probability: 0 is perfect, 1 plays at random.
  /// None when that is no number from 0 to 1.
  static constexpr std::optional<Opponent> with_mistakes(double probability, std::uint64_t seed) {
    if (!(0 <= probability && probability <= 1)) return std::nullopt;
    return Opponent{probability, Random{seed}};
  }

  /// The probability of forgetting an outcome.
  constexpr double mistakes() const { return mistakes_; }

  /// A legal move: one of those that seem best, picked at random. Refused when the game has ended. Looks to the end of
  /// a game as small as tic-tac-toe, and in larger ones as many plies ahead as some ten thousand positions go.
  template <Game G>
  constexpr std::expected<Square, Conflict> choose(const G& position) {
    if (position.status().is_over()) return std::unexpected{Conflict::game_already_ended};
    return pick(best_moves(position));
  }

  /// The same move, looked up where nothing is forgotten. Requires a position of the table.
  template <Game G>
  constexpr std::expected<Square, Conflict> choose(const G& position, const Table<G>& table) {
    if (mistakes_ > 0 || position.status().is_over()) return choose(position);
    return pick(table.best_moves(position));
  }

 private:
  constexpr Opponent(double mistakes, Random random) : mistakes_{mistakes}, random_{random} {}

  /// The moves that seem best to one who looks a ply further ahead as long as that takes no more than so many
  /// positions.
  template <Game G>
  constexpr std::vector<Square> best_moves(const G& position) {
    constexpr int small_board = 9;
    constexpr std::uint64_t most_positions = 20'000;
    const int squares = position.size().squares();
    if (squares <= small_board) return ForgetfulSearch<G>{mistakes_, squares, random_}.best_moves(position);
    std::uint64_t before = 1;
    for (int plies = 1;; ++plies) {
      ForgetfulSearch<G> search{mistakes_, plies, random_};
      std::vector<Square> moves = search.best_moves(position);
      const std::uint64_t positions = search.positions();
      if (plies == squares || positions * positions / before > most_positions) return moves;
      before = positions;
    }
  }

  constexpr Square pick(const std::vector<Square>& moves) {
    return moves[static_cast<std::size_t>(random_.below(static_cast<int>(moves.size())))];
  }

  double mistakes_;
  Random random_;
};

}  // namespace noughts

#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "noughts/board/square.hpp"
#include "noughts/game/evaluation.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/search/ended.hpp"

namespace noughts {

/// What `solve` found.
struct Choice {
  /// A best move; none once the game has ended.
  std::optional<Square> move;
  /// The outcome for the player to move, guaranteed against any play.
  Outcome outcome;
  /// How many positions the search visited.
  std::uint64_t nodes = 0;

  friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

namespace detail {

/// Negamax with alpha-beta pruning (Knuth and Moore, "An analysis of alpha-beta pruning", 1975), counting nodes as it
/// goes.
template <Game G>
class AlphaBeta {
 public:
  std::uint64_t nodes = 0;

  /// The outcome of a position. Requires alpha worse than beta. A result not better than alpha is an upper bound, one
  /// not worse than beta a lower bound, anything between is exact.
  constexpr Outcome search(const G& position, Outcome alpha, Outcome beta) {
    return choose(position, alpha, beta).outcome;
  }

  /// The same, with the first move that reaches the outcome; none where the game has ended, or where alpha leaves
  /// nothing to look for.
  constexpr Choice choose(const G& position, Outcome alpha, Outcome beta) {
    ++nodes;
    if (position.status().is_over())
      return {.move = std::nullopt, .outcome = outcome_of_ended(position), .nodes = nodes};
    if (is_better(beta, best_possible)) beta = best_possible;
    if (!is_better(beta, alpha)) return {.move = std::nullopt, .outcome = beta, .nodes = nodes};
    std::optional<Square> best_move;
    Outcome best = worst_possible;
    for (const Square move : position.legal_moves()) {
      const Outcome outcome = after(position, move, alpha, beta);
      if (!best_move || is_better(outcome, best)) {
        best = outcome;
        best_move = move;
      }
      if (is_better(best, alpha)) alpha = best;
      if (!is_better(beta, alpha)) break;
    }
    return {.move = best_move, .outcome = best, .nodes = nodes};
  }

  /// The outcome of a move for its mover, within the same kind of bounds.
  constexpr Outcome after(const G& position, Square move, Outcome alpha, Outcome beta) {
    G next = position;
    next.play_unchecked(move);
    return one_ply_earlier(search(next, one_ply_later(beta), one_ply_later(alpha)));
  }
};

}  // namespace detail

/// A best move of a position with its exact, guaranteed outcome: the first such move by index. On a finished game no
/// move, and the outcome for the player who would be next. Searches to the end of the game, so it suits games as small
/// as tic-tac-toe.
template <Game G>
constexpr Choice solve(const G& position) {
  return detail::AlphaBeta<G>{}.choose(position, worst_possible, best_possible);
}

/// Every legal move, in order of index, with its exact outcome; none on a finished game. Searches as `solve` does.
template <Game G>
constexpr std::vector<Evaluation> evaluate(const G& position) {
  std::vector<Evaluation> evaluations;
  for (const Square move : position.legal_moves()) {
    const Outcome outcome = detail::AlphaBeta<G>{}.after(position, move, worst_possible, best_possible);
    evaluations.push_back({.move = move, .outcome = outcome});
  }
  return evaluations;
}

}  // namespace noughts

#pragma once

#include <cstddef>
#include <optional>
#include <unordered_map>
#include <vector>

#include "noughts/evaluation.hpp"
#include "noughts/game.hpp"
#include "noughts/outcome.hpp"
#include "noughts/search/ended.hpp"
#include "noughts/square.hpp"

namespace noughts {

/// Every position of a small game with its outcome, solved beforehand, so that any question is answered by looking up.
/// Suits games of some thousand positions: tic-tac-toe has 5478.
template <Game G>
class Table {
 public:
  /// Solves every position that can be reached from `start`.
  explicit Table(const G& start = G{}) {
    outcomes_.reserve(expected_size);
    solve(start);
  }

  /// Whether the position can be reached from the start.
  bool contains(const G& position) const { return outcomes_.contains(position); }

  /// The outcome for the player to move. Requires a position of the table.
  Outcome outcome(const G& position) const { return outcomes_.find(position)->second; }

  /// Every legal move, in order of index, with its outcome; none on a finished game. Requires a position of the table.
  std::vector<Evaluation> evaluate(const G& position) const {
    std::vector<Evaluation> evaluations;
    for (const Square move : position.legal_moves()) {
      evaluations.push_back({.move = move, .outcome = one_ply_earlier(outcome(after(position, move)))});
    }
    return evaluations;
  }

  /// The moves that lead to the position's outcome, all equally good; none on a finished game. Requires a position of
  /// the table.
  std::vector<Square> best_moves(const G& position) const {
    const Outcome best = outcome(position);
    std::vector<Square> moves;
    for (const Square move : position.legal_moves()) {
      if (!is_better(best, one_ply_earlier(outcome(after(position, move))))) moves.push_back(move);
    }
    return moves;
  }

  /// How many positions there are.
  std::size_t size() const { return outcomes_.size(); }

 private:
  /// Room for tic-tac-toe, so that nothing moves while it is solved.
  static constexpr std::size_t expected_size = 5478;

  static G after(G position, Square move) {
    position.play_unchecked(move);
    return position;
  }

  Outcome solve(const G& position) {
    if (const auto known = outcomes_.find(position); known != outcomes_.end()) return known->second;
    std::optional<Outcome> best;
    for (const Square move : position.legal_moves()) {
      const Outcome outcome = one_ply_earlier(solve(after(position, move)));
      if (!best || is_better(outcome, *best)) best = outcome;
    }
    return outcomes_[position] = best ? *best : outcome_of_ended(position);
  }

  std::unordered_map<G, Outcome> outcomes_;
};

}  // namespace noughts

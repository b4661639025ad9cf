#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"

namespace noughts {

/// A search to the end of the game, or so many plies deep. It makes mistakes as people do: it
/// overlooks things.
///
/// At every depth it forgets the outcome of each move that it considers, with some probability,
/// drawn anew each time. Both sides then choose by what they remember. A known outcome is better
/// than a forgotten one, unless it is a loss. With probability 0 the search is perfect. With 1 it
/// knows nothing, and all moves are equal. It takes everything beyond its depth for a draw. It
/// suits games as small as tic-tac-toe.
template <Game G>
class ForgetfulSearch {
 public:
  using Move = G::Move;  ///< of the game

  /// Requires 0 ≤ mistakes ≤ 1 and plies ≥ 1. The stream of random numbers must outlive the search.
  constexpr ForgetfulSearch(double mistakes, Random& random, int plies = (std::numeric_limits<int>::max)())
      : mistakes_{mistakes}, random_{&random}, plies_{plies} {}

  /// The moves that seem best, all equally good. Requires a game that has not ended.
  constexpr std::vector<Move> best_moves(const G& position) {
    std::vector<Move> best_moves;
    Memory best;
    for (const Move move : position.legal_moves()) {
      const Memory memory = recall(position, move, std::nullopt, plies_);
      if (best_moves.empty() || seems_better(memory, best)) {
        best = memory;
        best_moves.clear();
      }
      if (!seems_better(best, memory)) best_moves.push_back(move);
    }
    return best_moves;
  }

 private:
  /// An outcome; none if it is forgotten.
  using Memory = std::optional<Outcome>;

  static constexpr Outcome quickest_win{.result = Outcome::Result::win, .plies = 1};

  static constexpr bool seems_better(const Memory& left, const Memory& right) {
    if (left && right) return is_better(*left, *right);
    if (left) return left->result != Outcome::Result::loss;
    return right && right->result == Outcome::Result::loss;
  }

  /// The outcome of a move for its mover; none if it is forgotten. A forgotten outcome need not be
  /// searched. `rival` is the best that the mover remembers of their other moves.
  constexpr Memory recall(const G& position, const Move& move, const std::optional<Memory>& rival, int plies) {
    if (random_->chance(mistakes_)) return std::nullopt;
    const G next = after(position, move);
    const bool is_same = is_same_mover(position, next);
    const Memory later = search(next, is_same ? std::nullopt : rival, plies - 1);
    return later ? Memory{one_ply_earlier(*later, is_same)} : std::nullopt;
  }

  /// What the player to move believes about a position. The other player has the move `rival`
  /// instead. It stops as soon as they cannot prefer this position any more, because the rest
  /// changes nothing.
  constexpr Memory search(const G& position, const std::optional<Memory>& rival, int plies) {
    if (position.status().is_over()) return outcome_of_ended(position);
    if (plies == 0) return Outcome{.result = Outcome::Result::draw};
    std::optional<Memory> best;
    for (const Move move : position.legal_moves()) {
      const Memory memory = recall(position, move, best, plies);
      if (!best || seems_better(memory, *best)) best = memory;
      if (*best == quickest_win) break;
      if (rival && !seems_better(most_for_other(*best), *rival)) break;
    }
    return *best;
  }

  /// The best that the other player can still hope for, once a player has found something as good
  /// as `best`. A further find can only turn a loss into something forgotten or better, that into a
  /// draw, and a draw into a win.
  static constexpr Memory most_for_other(const Memory& best) {
    if (!best) return Outcome{.result = Outcome::Result::draw, .plies = 0};
    return one_ply_earlier(*best);
  }

  double mistakes_;
  Random* random_;
  int plies_;
};

}  // namespace noughts

#pragma once

#include <limits>
#include <optional>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"

namespace noughts {

/// A search to the end of the game, or so many plies deep, that makes mistakes as people do: it overlooks things.
///
/// Of every move that it considers, at every depth, the outcome is forgotten with some probability, rolled anew each
/// time. Both sides then choose by what is left: something known is better than something forgotten, unless what is
/// known is a loss. With probability 0 the search is perfect, with 1 it knows nothing and any move is as good as
/// another. What lies deeper than it looks is a draw to it. It suits games as small as tic-tac-toe.
template <Game G>
class ForgetfulSearch {
 public:
  using Move = G::Move;  ///< of the game

  /// Requires 0 ≤ mistakes ≤ 1, and a ply at least. The stream of random numbers must outlive the search.
  constexpr ForgetfulSearch(double mistakes, Random& random, int plies = (std::numeric_limits<int>::max)())
      : mistakes_{mistakes}, random_{&random}, plies_{plies} {}

  /// The moves that seem best, all equally so. Requires a game that has not ended.
  constexpr std::vector<Move> best_moves(const G& position) {
    std::vector<Move> best_moves;
    Memory best;
    for (const Move& move : position.legal_moves()) {
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
  /// An outcome as far as it is remembered: none where it has been forgotten.
  using Memory = std::optional<Outcome>;

  static constexpr Outcome quickest_win{.result = Outcome::Result::win, .plies = 1};

  static constexpr bool seems_better(const Memory& left, const Memory& right) {
    if (left && right) return is_better(*left, *right);
    if (left) return left->result != Outcome::Result::loss;
    return right && right->result == Outcome::Result::loss;
  }

  /// The outcome of a move for its mover, or nothing when it is forgotten: what is not remembered need not be searched.
  /// `rival` is the best that the mover remembers of his other moves.
  constexpr Memory recall(const G& position, const Move& move, const std::optional<Memory>& rival, int plies) {
    if (random_->chance(mistakes_)) return std::nullopt;
    const Memory theirs = search(after(position, move), rival, plies - 1);
    return theirs ? Memory{one_ply_earlier(*theirs)} : std::nullopt;
  }

  /// What the player to move believes of a position. As soon as the player before him, who knows a `rival` move, could
  /// not prefer this position any more, the rest is left out: it would change nothing.
  constexpr Memory search(const G& position, const std::optional<Memory>& rival, int plies) {
    if (position.status().is_over()) return outcome_of_ended(position);
    if (plies == 0) return Outcome{.result = Outcome::Result::draw};
    std::optional<Memory> best;
    for (const Move& move : position.legal_moves()) {
      const Memory memory = recall(position, move, best, plies);
      if (!best || seems_better(memory, *best)) best = memory;
      if (*best == quickest_win) break;
      if (rival && !seems_better(most_for_other(*best), *rival)) break;
    }
    return *best;
  }

  /// The most that the other player can still hope for, once a player has found something as good as `best`: finding
  /// more can only turn a loss into something forgotten or better, that into a draw, and a draw into a win.
  static constexpr Memory most_for_other(const Memory& best) {
    if (!best) return Outcome{.result = Outcome::Result::draw, .plies = 0};
    return one_ply_earlier(*best);
  }

  double mistakes_;
  Random* random_;
  int plies_;
};

}  // namespace noughts

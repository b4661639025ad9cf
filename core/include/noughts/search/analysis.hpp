#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/solver.hpp"
#include "noughts/search/transposition_table.hpp"
#include "noughts/search/tree_search.hpp"

namespace noughts {

/// A move and what it leads to, where that has been found out.
struct PossibleEvaluation {
  /// A legal move.
  Square move;
  /// What is certain, for the player who makes the move; the plies count the move itself. None where a limit was
  /// reached before it was known.
  std::optional<Outcome> outcome;
  /// Where the outcome is not known: how many points the move seems to be worth, by random games, where a win is worth
  /// 1, a draw ½ and a loss 0. None where the outcome is known, and where no random games were allowed.
  std::optional<double> estimate;

  friend constexpr bool operator==(const PossibleEvaluation&, const PossibleEvaluation&) = default;
};

/// Finding out what every move of a position leads to; in slices, so that a caller can stop it or show progress.
///
/// It solves the moves one after the other (`Solver`), each within its share of the limit; what the others leave of
/// theirs falls to those that come later. If any is still unknown then, it plays random games (`TreeSearch`).
template <Game G>
class Analysis {
 public:
  /// Begins to analyse a position, within limits that hold for all moves together.
  Analysis(const G& position, const SearchLimits& limits)
      : position_{position}, limits_{limits}, table_{std::make_unique<TranspositionTable<G>>(limits.memory)} {
    for (const Square move : position.legal_moves()) {
      evaluations_.push_back({.move = move, .outcome = std::nullopt, .estimate = std::nullopt});
    }
    begin_move();
  }

  /// Goes on for about as long as so many positions take. True when there is nothing more to do.
  bool run(std::uint64_t nodes) {
    if (solver_) {
      if (solver_->run(nodes)) end_move();
    } else if (tree_) {
      constexpr std::uint64_t nodes_a_playout = 8;
      const std::uint64_t left = limits_.playouts - tree_->playouts();
      const std::uint64_t now = std::min(std::max(nodes / nodes_a_playout, std::uint64_t{1}), left);
      if (tree_->run(now) || now == left) end_estimating();
    }
    return is_done();
  }

  /// Whether there is nothing more to do.
  bool is_done() const { return !solver_ && !tree_; }

  /// How far it has come, from 0 to 1.
  double progress() const {
    if (is_done()) return 1;
    const auto share = [](auto done, auto all) { return static_cast<double>(done) / static_cast<double>(all); };
    const double solving = limits_.playouts > 0 ? 0.5 : 1;
    if (tree_) return solving + (1 - solving) * share(tree_->playouts(), limits_.playouts);
    return solving * share(next_, evaluations_.size());
  }

  /// Every legal move, in order of index, with what is known of it so far; none on a finished game.
  const std::vector<PossibleEvaluation>& evaluations() const { return evaluations_; }

 private:
  /// Begins to solve the next move, or to estimate when there is none.
  void begin_move() {
    if (next_ == evaluations_.size()) return begin_estimating();
    G after = position_;
    after.play_unchecked(evaluations_[next_].move);
    const std::uint64_t moves_left = evaluations_.size() - next_;
    solver_.emplace(after, *table_, (limits_.nodes - nodes_) / moves_left);
    // What needs no search is known at once.
    if (solver_->is_known()) end_move();
  }

  void end_move() {
    nodes_ += solver_->nodes();
    evaluations_[next_++].outcome = solver_->outcome_of_last_move();
    solver_.reset();
    begin_move();
  }

  void begin_estimating() {
    table_.reset();
    const bool is_known =
        std::ranges::all_of(evaluations_, [](const auto& known) { return known.outcome.has_value(); });
    if (!is_known && limits_.playouts > 0) tree_.emplace(position_, /*seed=*/0, /*mistakes=*/0, limits_.memory);
  }

  void end_estimating() {
    const auto statistics = tree_->statistics();
    for (std::size_t i = 0; i < evaluations_.size(); ++i) {
      if (!evaluations_[i].outcome) evaluations_[i].estimate = statistics[i].mean;
    }
    tree_.reset();
  }

  G position_;
  SearchLimits limits_;
  std::vector<PossibleEvaluation> evaluations_;
  std::size_t next_ = 0;     // of them, the one to solve next
  std::uint64_t nodes_ = 0;  // of the solvers before
  std::unique_ptr<TranspositionTable<G>> table_;
  std::optional<Solver<G>> solver_;    // of the position after that move
  std::optional<TreeSearch<G>> tree_;  // when all moves have had their share
};

/// Every legal move, in order of index, with its outcome where that could be found within the limits, which hold for
/// all of them together, and an estimate elsewhere; none on a finished game.
template <Game G>
std::vector<PossibleEvaluation> evaluate(const G& position, const SearchLimits& limits) {
  Analysis<G> analysis{position, limits};
  while (!analysis.run(UINT64_MAX)) {
  }
  return analysis.evaluations();
}

}  // namespace noughts

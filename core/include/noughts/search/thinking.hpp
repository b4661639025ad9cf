#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/threats.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/skill.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/solver.hpp"
#include "noughts/search/transposition_table.hpp"
#include "noughts/search/tree_search.hpp"

namespace noughts {

/// Choosing a move in a game that is too large to look to its end at once; in slices, so that a caller can stop it,
/// show progress or go on with something else.
///
/// It tries to find out for certain how the game ends (`Solver`), where the game tells enough of its positions for
/// that, and where that takes too long, plays random games (`TreeSearch`).
template <Game G>
class Thinking {
 public:
  /// Begins to think about a position, in so many bytes. The seed decides what it overlooks, and which of several
  /// equally good moves it makes. Requires a game that goes on.
  Thinking(const G& position, const Skill& skill, std::uint64_t seed, std::size_t memory = SearchLimits{}.memory)
      : skill_{skill}, memory_{memory}, position_{position}, random_{seed} {
    begin();
  }

  /// Begins to think about another position. What it has found out so far helps, above all when the position comes a
  /// few moves later in the same game; but whoever overlooks things looks at every position anew. Requires a game that
  /// goes on.
  void go_on(const G& position, std::uint64_t seed) {
    position_ = position;
    random_ = Random{seed};
    chosen_.reset();
    begin();
  }

  /// Thinks for about as long as so many random games take. True when there is nothing more to think about.
  bool run(std::uint64_t playouts) {
    if (is_done()) return true;
    if (solver_) {
      constexpr std::uint64_t nodes_a_playout = 8;
      if (solver_->run(std::min(playouts, skill_.nodes) * nodes_a_playout)) end_solving();
    } else {
      const std::uint64_t left = skill_.playouts - std::min(skill_.playouts, playouts_now());
      const bool is_proven = tree_->run(std::min(playouts, left));
      if (is_proven || playouts >= left) chosen_ = tree_->best_move();
    }
    return is_done();
  }

  /// Whether a move has been chosen.
  bool is_done() const { return chosen_.has_value(); }

  /// How far it has come, from 0 to 1.
  double progress() const {
    if (is_done()) return 1;
    const auto share = [](std::uint64_t done, std::uint64_t all) {
      return static_cast<double>(done) / static_cast<double>(std::max(all, std::uint64_t{1}));
    };
    if (solver_) return share(nodes_ + solver_->nodes(), skill_.nodes) / 2;
    const double done = share(playouts_now(), skill_.playouts);
    return solves() ? (1 + done) / 2 : done;
  }

  /// The move that was chosen; while it is still thinking, the one that seems best so far.
  Square move() {
    if (chosen_) return *chosen_;
    if (!solver_) return *tree_->best_move();
    return equals_.empty() ? *position_.legal_moves().begin() : equals_.front();
  }

 private:
  /// Whether it looks for certainty first.
  bool solves() const { return skill_.mistakes <= 0 && skill_.nodes > 0 && GameWithThreats<G>; }

  void begin() {
    nodes_ = 0;
    equals_.clear();
    others_.clear();
    if (!solves()) return begin_tree();
    if (!table_) table_ = std::make_unique<TranspositionTable<G>>(memory_ / 2);
    solver_.emplace(position_, *table_, skill_.nodes);
  }

  void begin_tree() {
    const bool goes_on = tree_ && skill_.mistakes <= 0 && tree_->follow(position_);
    if (!goes_on) {
      const std::uint64_t seed = std::uint64_t{random_.next()} << 32U | random_.next();
      tree_.emplace(position_, seed, skill_.mistakes, memory_ / 2);
    }
    playouts_before_ = tree_->playouts();
  }

  /// How many random games it has played for this move.
  std::uint64_t playouts_now() const { return tree_->playouts() - playouts_before_; }

  /// The solver is done: with the position itself, or with the position after one of its moves.
  void end_solving() {
    nodes_ += solver_->nodes();
    if (!equals_.empty()) {
      const auto outcome = solver_->outcome_of_last_move();
      if (outcome && !is_better(outcome_, *outcome)) equals_.push_back(others_.back());
      others_.pop_back();
    } else if (const auto choice = solver_->result()) {
      begin_equals(*choice);
    }
    solver_.reset();
    if (equals_.empty()) return begin_tree();
    const bool goes_on = !others_.empty() && nodes_ < most_nodes_;
    if (!goes_on) {
      chosen_ = equals_[static_cast<std::size_t>(random_.below(static_cast<int>(equals_.size())))];
      return;
    }
    G after = position_;
    after.play_unchecked(others_.back());
    solver_.emplace(after, *table_, most_nodes_ - nodes_);
  }

  /// One move is known to be best. The others are tried, in any order, for as much time again.
  void begin_equals(const Choice& best) {
    constexpr std::uint64_t a_moment = 10'000;
    most_nodes_ = nodes_ + std::max(nodes_, a_moment);
    outcome_ = best.outcome;
    equals_.push_back(*best.move);
    for (const Square move : position_.legal_moves()) {
      if (move == *best.move) continue;
      others_.push_back(move);
      std::swap(others_.back(), others_[static_cast<std::size_t>(random_.below(static_cast<int>(others_.size())))]);
    }
  }

  Skill skill_;
  std::size_t memory_;
  G position_;
  Random random_;
  std::optional<Square> chosen_;

  std::unique_ptr<TranspositionTable<G>> table_;  // of the solvers, wherever this is moved
  std::optional<Solver<G>> solver_;
  std::uint64_t nodes_ = 0;       // of the solvers before
  std::uint64_t most_nodes_ = 0;  // of all solvers, once the outcome is known
  Outcome outcome_;               // of the best moves
  std::vector<Square> equals_;    // the best moves that have been found
  std::vector<Square> others_;    // the moves that may be as good

  std::optional<TreeSearch<G>> tree_;
  std::uint64_t playouts_before_ = 0;  // for the moves before
};

}  // namespace noughts

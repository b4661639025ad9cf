#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "noughts/game.hpp"
#include "noughts/random.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/solver.hpp"
#include "noughts/search/transposition_table.hpp"
#include "noughts/search/tree_search.hpp"
#include "noughts/skill.hpp"
#include "noughts/square.hpp"
#include "noughts/threats.hpp"

namespace noughts {

/// Choosing a move in a game that is too large to look to its end at once; in slices, so that a caller can stop it,
/// show progress or go on with something else.
///
/// It tries to find out for certain how the game ends (`Solver`), where the game tells enough of its positions for
/// that, and where that takes too long, plays random games (`TreeSearch`).
template <Game G>
class Thinking {
 public:
  /// Begins to think about a position, in so many bytes. Requires a game that goes on.
  Thinking(const G& position, const Skill& skill, Random& random, std::size_t memory = SearchLimits{}.memory)
      : position_{position}, skill_{skill}, random_{random.next()}, memory_{memory} {
    const bool solves = skill.mistakes <= 0 && skill.nodes > 0 && GameWithThreats<G>;
    if (solves) {
      table_ = std::make_unique<TranspositionTable<G>>(memory / 2);
      solver_.emplace(position, *table_, skill.nodes);
    } else {
      begin_tree();
    }
  }

  /// Thinks for about as long as so many random games take. True when there is nothing more to think about.
  bool run(std::uint64_t playouts) {
    if (is_done()) return true;
    if (solver_) {
      constexpr std::uint64_t nodes_a_playout = 8;
      if (solver_->run(std::min(playouts, skill_.nodes) * nodes_a_playout)) end_solving();
    } else {
      const std::uint64_t left = skill_.playouts - std::min(skill_.playouts, tree_->playouts());
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
    if (solver_) return share(solver_->nodes(), skill_.nodes) / 2;
    const double done = share(tree_->playouts(), skill_.playouts);
    return table_ ? (1 + done) / 2 : done;
  }

  /// The move that was chosen; while it is still thinking, the one that seems best so far.
  Square move() {
    if (chosen_) return *chosen_;
    return tree_ ? *tree_->best_move() : *position_.legal_moves().begin();
  }

 private:
  void begin_tree() {
    const std::uint64_t seed = std::uint64_t{random_.next()} << 32U | random_.next();
    tree_.emplace(position_, seed, skill_.mistakes, memory_ / 2);
  }

  void end_solving() {
    const auto choice = solver_->result();
    solver_.reset();
    if (choice) {
      chosen_ = choice->move;
    } else {
      begin_tree();
    }
  }

  G position_;
  Skill skill_;
  Random random_;
  std::size_t memory_;
  std::unique_ptr<TranspositionTable<G>> table_;  // of the solver, wherever this is moved
  std::optional<Solver<G>> solver_;
  std::optional<TreeSearch<G>> tree_;
  std::optional<Square> chosen_;
};

}  // namespace noughts

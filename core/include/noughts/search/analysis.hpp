#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/board/square.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/searches.hpp"
#include "noughts/search/searches_of.hpp"

namespace noughts {

/// A move and what it leads to when both sides play perfectly from there, as far as that has been found out.
template <typename Move>
struct BasicEvaluation {
  /// A legal move.
  Move move;
  /// What is certain, for the player who makes the move; the plies count the move itself. None where a limit was
  /// reached before it was known.
  std::optional<Outcome> outcome = std::nullopt;
  /// Where the outcome is not known: how many points the move seems to be worth, by random games, where a win is worth
  /// 1, a draw ½ and a loss 0. None where the outcome is known, and where too few random games were allowed.
  std::optional<double> estimate = std::nullopt;
  /// How far the estimate may be off: its standard error. None where there is no estimate.
  std::optional<double> error = std::nullopt;

  friend constexpr bool operator==(const BasicEvaluation&, const BasicEvaluation&) = default;
};

/// In a game on a board.
using Evaluation = BasicEvaluation<Square>;

/// Finding out what every move of a position leads to, in a game whose type is forgotten; in slices, so that a caller
/// can stop it or show progress. All games with the same type of moves share it.
///
/// It solves the moves one after the other, each within its share of the limit; what the others leave of theirs falls
/// to those that come later. With a book it finds out who wins before it does how soon. After those that are still
/// unknown then it plays random games, as many for each; moves that are alike but for a mirrored board share theirs, so
/// that they are estimated alike. Where each would have fewer than `fewest_playouts` there is no estimate. In a game
/// that is solved by its values, the search that solves a move tells what it seems to be worth as well.
template <typename Move>
class Analysis {
 public:
  /// How many random games an estimate takes at least.
  static constexpr std::uint64_t fewest_playouts = 100;

  /// Begins to analyse a position, within limits that hold for all moves together. A book must outlive this.
  template <Game G>
    requires std::same_as<Move, typename G::Move>
  Analysis(const G& position, const Limits& limits, detail::BookPointer<G> book = {})
      : Analysis{detail::searches_of(position, book), limits} {}

  /// The same of a position that is given as its searches.
  Analysis(std::unique_ptr<detail::Searches<Move>> searches, const Limits& limits)
      : limits_{limits}, searches_{std::move(searches)} {
    for (const Move& move : searches_->moves()) evaluations_.push_back({.move = move});
    if (searches_->has_book()) phase_ = Phase::results;
    begin_move();
  }

  /// Does so much work more at most, in nodes; a random game counts as `nodes_a_playout`, and is played once there is
  /// enough for it. True when there is nothing more to do.
  bool run(std::uint64_t nodes) {
    credit_ += (std::min)(nodes, UINT64_MAX - credit_);
    while (is_solving() ? credit_ > 0 : phase_ == Phase::estimating && credit_ >= nodes_a_playout) {
      if (is_solving()) {
        solve();
      } else {
        estimate();
      }
    }
    return is_done();
  }

  /// Whether there is nothing more to do.
  bool is_done() const { return phase_ == Phase::done; }

  /// How far it has come, from 0 to 1.
  double progress() const {
    const double solving = limits_.playouts > 0 ? 0.5 : 1;
    switch (phase_) {
      case Phase::results:
      case Phase::solving: {
        const double of_move = detail::share(searches_->exact_nodes(), share_);
        const double of_pass = (static_cast<double>(next_) + of_move) / static_cast<double>(evaluations_.size());
        if (!searches_->has_book()) return solving * of_pass;
        return solving * (of_pass + (phase_ == Phase::results ? 0 : 1)) / 2;
      }
      case Phase::estimating:
        return solving + (1 - solving) *
                             (static_cast<double>(next_) + detail::share(searches_->tree_playouts(), playouts_)) /
                             static_cast<double>(evaluations_.size());
      case Phase::done: return 1;
    }
    std::unreachable();
  }

  /// How many bytes take what it has found out so far.
  std::size_t bytes() const { return searches_->bytes(); }

  /// Every legal move, in their order or on a board in order of index, with what is known of it so far; none on a
  /// finished game.
  const std::vector<BasicEvaluation<Move>>& result() const { return evaluations_; }

 private:
  /// Where there is a book, who wins is found out for all moves before it is for any how soon.
  enum class Phase : std::uint8_t { results, solving, estimating, done };

  /// Begins to solve the next move, or what comes after that when there is none.
  void begin_move() {
    for (; next_ < evaluations_.size(); end_move()) {
      share_ = (limits_.nodes - nodes_) / (evaluations_.size() - next_);
      searches_->begin_exact({&evaluations_[next_].move, 1}, limits_.bytes);
      if (!is_found() && share_ > 0) return;
    }
    if (phase_ == Phase::solving) return begin_estimating();
    phase_ = Phase::solving;
    next_ = 0;
    begin_move();
  }

  /// Whether what is looked for of a move is known.
  bool is_found() { return (phase_ == Phase::results && searches_->exact_result()) || searches_->run_exact(0); }

  void end_move() {
    nodes_ += searches_->exact_nodes();
    auto& evaluation = evaluations_[next_++];
    if (const auto outcome = searches_->exact_outcome()) {
      evaluation.outcome = outcome;
    } else if (const auto result = searches_->exact_result()) {
      evaluation.outcome = Outcome{.result = *result};
    } else if (const auto mean = searches_->exact_mean(); mean && limits_.playouts >= fewest_playouts) {
      evaluation.estimate = mean;
      evaluation.error = detail::standard_error(*mean, searches_->exact_nodes() / nodes_a_playout);
    }
  }

  bool is_solving() const { return phase_ == Phase::results || phase_ == Phase::solving; }

  void solve() {
    const std::uint64_t before = searches_->exact_nodes();
    const std::uint64_t slice = phase_ == Phase::results ? 1000 : credit_;
    searches_->run_exact((std::min)({credit_, slice, share_ - before}));
    credit_ -= searches_->exact_nodes() - before;
    if (!is_found() && searches_->exact_nodes() < share_) return;
    end_move();
    begin_move();
  }

  void begin_estimating() {
    if (!evaluations_.empty()) searches_->end_exact();
    find_alike();
    share_outcomes();
    next_ = 0;
    std::uint64_t unknown = 0;
    for (std::size_t i = 0; i < evaluations_.size(); ++i) unknown += is_to_estimate(i) ? 1U : 0U;
    playouts_ = unknown > 0 ? limits_.playouts / unknown : 0;
    phase_ = playouts_ < fewest_playouts ? Phase::done : Phase::estimating;
    if (phase_ == Phase::estimating) begin_estimate();
  }

  /// Finds for each move the first one that is alike.
  void find_alike() {
    for (std::size_t i = 0; i < evaluations_.size(); ++i) {
      std::size_t first = 0;
      while (!stands_for(first, i)) ++first;
      alike_.push_back(first);
    }
  }

  /// Whether a move is alike to one at or after it, and none before it is.
  bool stands_for(std::size_t first, std::size_t i) const {
    if (first == i) return true;
    return alike_[first] == first && searches_->are_alike(evaluations_[first].move, evaluations_[i].move);
  }

  /// What is certain of a move is certain of those that are alike.
  void share_outcomes() {
    for (std::size_t i = 0; i < evaluations_.size(); ++i) {
      auto& first = evaluations_[alike_[i]].outcome;
      if (!first) first = evaluations_[i].outcome;
    }
    for (std::size_t i = 0; i < evaluations_.size(); ++i) {
      auto& outcome = evaluations_[i].outcome;
      if (!outcome) outcome = evaluations_[alike_[i]].outcome;
    }
  }

  /// Whether random games are played after a move: not where an earlier one is alike.
  bool is_to_estimate(std::size_t i) const {
    return !evaluations_[i].outcome && !evaluations_[i].estimate && alike_[i] == i;
  }

  /// Begins to play after the next move that is not known.
  void begin_estimate() {
    while (next_ < evaluations_.size() && !is_to_estimate(next_)) ++next_;
    if (next_ == evaluations_.size()) return end_estimating();
    searches_->begin_tree({&evaluations_[next_].move, 1}, /*seed=*/0, /*mistakes=*/0, limits_.bytes);
  }

  void estimate() {
    const std::uint64_t left = playouts_ - searches_->tree_playouts();
    const std::uint64_t playouts = (std::min)(credit_ / nodes_a_playout, left);
    credit_ -= playouts * nodes_a_playout;
    if (!searches_->run_tree(playouts) && playouts < left) return;
    end_estimate(evaluations_[next_++]);
    begin_estimate();
  }

  void end_estimate(BasicEvaluation<Move>& evaluation) const {
    const double mean = searches_->tree_mean();
    if (searches_->is_tree_proven()) {
      evaluation.outcome = Outcome{.result = mean > 0.75   ? Outcome::Result::win
                                             : mean < 0.25 ? Outcome::Result::loss
                                                           : Outcome::Result::draw};
      return;
    }
    evaluation.estimate = mean;
    evaluation.error = detail::standard_error(mean, searches_->tree_playouts());
  }

  void end_estimating() {
    share_outcomes();
    for (std::size_t i = 0; i < evaluations_.size(); ++i) {
      evaluations_[i].estimate = evaluations_[alike_[i]].estimate;
      evaluations_[i].error = evaluations_[alike_[i]].error;
    }
    phase_ = Phase::done;
  }

  Limits limits_;
  std::unique_ptr<detail::Searches<Move>> searches_;
  std::vector<BasicEvaluation<Move>> evaluations_;
  Phase phase_ = Phase::solving;
  std::uint64_t credit_ = 0;        // nodes that may be visited, or played, still
  std::size_t next_ = 0;            // of the evaluations, the one to find next
  std::uint64_t share_ = 0;         // of the nodes, that it may take
  std::uint64_t nodes_ = 0;         // of the moves before
  std::vector<std::size_t> alike_;  // for each move the first one that differs by no more than a mirrored board
  std::uint64_t playouts_ = 0;      // after each move that is estimated
};

/// Of a game, by the type of its moves.
/// @{
template <Game G>
Analysis(const G&, const Limits&) -> Analysis<typename G::Move>;
template <Game G>
Analysis(const G&, const Limits&, detail::BookPointer<G>) -> Analysis<typename G::Move>;
/// @}

/// Every legal move, in their order or on a board in order of index, with its outcome where that could be found within
/// the limits, which hold for all of them together, and an estimate elsewhere if random games are allowed; none on a
/// finished game.
template <Game G>
[[nodiscard]] std::vector<BasicEvaluation<typename G::Move>> evaluate(const G& position, const Limits& limits = {}) {
  Analysis analysis{position, limits};
  while (!analysis.run(UINT64_MAX)) {
  }
  return analysis.result();
}

}  // namespace noughts

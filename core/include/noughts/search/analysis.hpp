#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/search/evaluation.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/plan.hpp"
#include "noughts/search/session.hpp"
#include "noughts/search/session_of.hpp"

namespace noughts {

/// Finds out what every move of a position leads to. It runs in slices, so that a caller can stop
/// it or show progress. It does not know the type of the game: all games with the same type of
/// moves share it.
///
/// It solves the moves one after the other. Each has an equal share of the limit that is left, so
/// later moves get what earlier ones did not use. In a game that may have a book, it finds out who
/// wins after every move before it finds out in how many plies.
///
/// Then it plays playouts after each move that is still unknown, the same number for each. Moves
/// that lead to mirrored positions share theirs, so that they get the same estimate. In a game that
/// the tree search solves by the game's evaluator, the solver gives the estimate too.
template <typename Move>
class Analysis {
 public:
  /// Begins to analyse a position. The limits hold for all moves together. A book must outlive
  /// this.
  template <Game G>
    requires std::same_as<Move, typename G::Move>
  Analysis(const G& position, const Limits& limits, Knowledge<G> knowledge = {})
      : Analysis{detail::session_of(position, knowledge), limits} {}

  /// The same for the session of a position. `known` is a move whose outcome is known already, if
  /// there is one. It is not searched.
  Analysis(std::unique_ptr<detail::Session<Move>> session, const Limits& limits,
           const std::optional<BasicEvaluation<Move>>& known = std::nullopt)
      : limits_{limits}, session_{std::move(session)} {
    for (const Move& move : session_->moves()) {
      if (known && known->move == move) known_ = evaluations_.size();
      evaluations_.push_back(known_ == evaluations_.size() ? *known : BasicEvaluation<Move>{.move = move});
    }
    if (session_->plan().tree_sees_wins) take_proofs();
    if (is_in_passes()) phase_ = Phase::results;
    begin_move();
  }

  /// Does at most so much more work, in nodes. A playout counts as `nodes_a_playout`, and is played
  /// once there are enough nodes for it. True when nothing is left to do.
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

  /// Whether nothing is left to do.
  bool is_done() const { return phase_ == Phase::done; }

  /// How much of the work that it was given it has not used, in nodes.
  std::uint64_t unused() const { return credit_; }

  /// How far it has come, from 0 to 1.
  double progress() const {
    const double solving = limits_.playouts > 0 ? 0.5 : 1;
    switch (phase_) {
      case Phase::results:
      case Phase::solving: {
        const double of_move = detail::share(session_->solver().nodes(), share_);
        const double of_pass = (static_cast<double>(next_) + of_move) / static_cast<double>(evaluations_.size());
        if (!is_in_passes()) return solving * of_pass;
        return solving * (of_pass + (phase_ == Phase::results ? 0 : 1)) / 2;
      }
      case Phase::estimating:
        return solving + (1 - solving) *
                             (static_cast<double>(next_) + detail::share(session_->sampler()->playouts(), playouts_)) /
                             static_cast<double>(evaluations_.size());
      case Phase::done: return 1;
    }
    std::unreachable();
  }

  /// How many bytes the findings take.
  std::size_t bytes() const { return session_->bytes(); }

  /// Every legal move with what is known so far. They are in the order of the legal moves; on a
  /// board in order of index. Empty when the game has ended.
  const std::vector<BasicEvaluation<Move>>& result() const { return evaluations_; }

  /// Gives away the session, with all that it has found out. The analysis must be done.
  std::unique_ptr<detail::Session<Move>> take_session() { return std::move(session_); }

 private:
  /// In a game that may have a book, `results` first finds out who wins after every move. `solving`
  /// then finds out in how many plies.
  enum class Phase : std::uint8_t { results, solving, estimating, done };

  /// Takes over what a tree search sees of the moves at once: wins by a strategy or by threats, and
  /// which moves do nothing against those of the other player. The solver need not find the same
  /// threats after each of several hundred moves. It is still asked about a win, because it may
  /// know the plies. An exact solver is also asked about a loss, for the same reason.
  void take_proofs() {
    if (evaluations_.empty()) return;
    session_->sampler()->begin({}, /*seed=*/0, /*is_casual=*/false, limits_.bytes);
    const auto least = session_->plan().solver == Plan::Solver::tree ? Outcome::Result::loss : Outcome::Result::draw;
    const auto statistics = session_->sampler()->statistics();
    for (std::size_t i = 0; i < evaluations_.size(); ++i) {
      if (i == known_ || statistics[i].proven < least) continue;  // also if none is proven
      evaluations_[i].outcome = Outcome{.result = *statistics[i].proven};
    }
  }

  /// Whether the solver need not be asked about the move. After the first of two passes, the plies
  /// of a loss are still to be found.
  bool is_settled(std::size_t i) const {
    const auto& outcome = evaluations_[i].outcome;
    return i == known_ || (!is_in_passes() && outcome && outcome->result == Outcome::Result::loss);
  }

  bool is_in_passes() const { return session_->plan().first == Plan::First::book; }

  /// Begins to solve the next move. After the last one, begins the next phase.
  void begin_move() {
    for (; next_ < evaluations_.size(); ++next_) {
      if (is_settled(next_)) continue;
      share_ = (limits_.nodes - nodes_) / (evaluations_.size() - next_);
      session_->solver().begin({&evaluations_[next_].move, 1}, limits_.bytes);
      if (!is_found() && share_ > 0) return;
      end_move();
    }
    if (phase_ == Phase::solving) return begin_estimating();
    phase_ = Phase::solving;
    next_ = 0;
    begin_move();
  }

  /// Whether the phase knows what it asks about the move.
  bool is_found() { return (phase_ == Phase::results && session_->solver().result()) || session_->solver().run(0); }

  void end_move() {
    nodes_ += session_->solver().nodes();
    auto& evaluation = evaluations_[next_];
    if (const auto outcome = session_->solver().outcome()) {
      evaluation.outcome = outcome;
    } else if (const auto result = session_->solver().result()) {
      evaluation.outcome = Outcome{.result = *result};
    } else if (const auto mean = session_->solver().mean(); mean && limits_.playouts > 0 && !evaluation.outcome) {
      evaluation.estimate = detail::estimate_of(*mean, session_->solver().nodes() / nodes_a_playout);
    }
  }

  bool is_solving() const { return phase_ == Phase::results || phase_ == Phase::solving; }

  void solve() {
    const std::uint64_t before = session_->solver().nodes();
    const std::uint64_t slice = phase_ == Phase::results ? 1000 : credit_;
    session_->solver().run((std::min)({credit_, slice, share_ - before}));
    credit_ -= session_->solver().nodes() - before;
    if (!is_found() && session_->solver().nodes() < share_) return;
    end_move();
    ++next_;
    begin_move();
  }

  void begin_estimating() {
    find_alike();
    share_with_alike();
    next_ = 0;
    std::uint64_t unknown = 0;
    for (std::size_t i = 0; i < evaluations_.size(); ++i) unknown += is_to_estimate(i) ? 1U : 0U;
    playouts_ = unknown > 0 ? limits_.playouts / unknown : 0;
    phase_ = playouts_ > 0 ? Phase::estimating : Phase::done;
    if (phase_ == Phase::done) return;
    session_->solver().end();  // the tree takes as much memory
    begin_estimate();
  }

  /// Finds for each move the first move that leads to the same position except for a mirrored
  /// board.
  void find_alike() {
    for (std::size_t i = 0; i < evaluations_.size(); ++i) {
      std::size_t first = 0;
      while (!stands_for(first, i)) ++first;
      alike_.push_back(first);
    }
  }

  /// Whether the move `first` is the first one that is alike to the move `i`. Requires first ≤ i.
  bool stands_for(std::size_t first, std::size_t i) const {
    if (first == i) return true;
    return alike_[first] == first && session_->are_alike(evaluations_[first].move, evaluations_[i].move);
  }

  /// Gives what is known of a move to the moves that are alike.
  void share_with_alike() {
    for (std::size_t i = 0; i < evaluations_.size(); ++i) {
      auto& first = evaluations_[alike_[i]].outcome;
      if (!first) first = evaluations_[i].outcome;
    }
    for (std::size_t i = 0; i < evaluations_.size(); ++i) {
      const auto& first = evaluations_[alike_[i]];
      auto& [move, outcome, estimate] = evaluations_[i];
      if (!outcome) outcome = first.outcome;
      estimate = outcome ? std::nullopt : first.estimate;
    }
  }

  /// Whether playouts are played after a move. If an earlier move is alike, that one is played.
  bool is_to_estimate(std::size_t i) const {
    return !evaluations_[i].outcome && !evaluations_[i].estimate && alike_[i] == i;
  }

  /// Begins the playouts after the next unknown move.
  void begin_estimate() {
    while (next_ < evaluations_.size() && !is_to_estimate(next_)) ++next_;
    if (next_ == evaluations_.size()) return end_estimating();
    session_->sampler()->begin({&evaluations_[next_].move, 1}, /*seed=*/0, /*is_casual=*/false, limits_.bytes);
  }

  void estimate() {
    const std::uint64_t left = playouts_ - session_->sampler()->playouts();
    const std::uint64_t playouts = (std::min)(credit_ / nodes_a_playout, left);
    credit_ -= playouts * nodes_a_playout;
    if (!session_->sampler()->run(playouts) && playouts < left) return;
    end_estimate(evaluations_[next_++]);
    begin_estimate();
  }

  void end_estimate(BasicEvaluation<Move>& evaluation) const {
    const double mean = session_->sampler()->mean();
    if (session_->sampler()->is_proven()) {
      evaluation.outcome = Outcome{.result = mean > 0.75   ? Outcome::Result::win
                                             : mean < 0.25 ? Outcome::Result::loss
                                                           : Outcome::Result::draw};
      return;
    }
    evaluation.estimate = detail::estimate_of(mean, session_->sampler()->playouts());
  }

  void end_estimating() {
    share_with_alike();
    phase_ = Phase::done;
  }

  Limits limits_;
  std::unique_ptr<detail::Session<Move>> session_;
  std::vector<BasicEvaluation<Move>> evaluations_;
  std::optional<std::size_t> known_;  // the move whose outcome was known before
  Phase phase_ = Phase::solving;
  std::uint64_t credit_ = 0;        // nodes that it may still use
  std::size_t next_ = 0;            // the evaluation that is being found
  std::uint64_t share_ = 0;         // how many nodes that one may take
  std::uint64_t nodes_ = 0;         // that the earlier moves took
  std::vector<std::size_t> alike_;  // for each move the first one that is alike
  std::uint64_t playouts_ = 0;      // after each move that is estimated
};

/// The type of a game's moves decides the type of its analysis.
/// @{
template <Game G>
Analysis(const G&, const Limits&) -> Analysis<typename G::Move>;
template <Game G>
Analysis(const G&, const Limits&, Knowledge<G>) -> Analysis<typename G::Move>;
/// @}

/// Every legal move with its outcome, where that could be found within the limits. Elsewhere it has
/// an estimate, if playouts are allowed. The limits hold for all moves together. The moves are in
/// the order of the legal moves; on a board in order of index. Empty when the game has ended.
template <Game G>
[[nodiscard]] std::vector<BasicEvaluation<typename G::Move>> evaluate(const G& position, const Limits& limits = {},
                                                                      Knowledge<G> knowledge = {}) {
  Analysis analysis{position, limits, knowledge};
  while (!analysis.run(UINT64_MAX)) {
  }
  return analysis.result();
}

}  // namespace noughts

#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/match/assessment.hpp"
#include "noughts/match/course.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/searches.hpp"

namespace noughts::detail {

/// Random games, and what they come to.
class Tally {
 public:
  /// Counts a game that brought 0, 1 or 2 half points.
  void count(int half_points) {
    ++games_;
    sum_ += half_points;
    squares_ += half_points * half_points;
  }

  std::uint64_t games() const { return games_; }

  /// The mean, and how far it may be off. For that two games more are imagined, a win and a loss, so that a few that
  /// end alike are not taken for certain (A. Agresti and B. Coull, "Approximate is better than exact", 1998).
  Estimate estimate() const {
    const auto games = static_cast<double>(games_);
    const double mean = (sum_ + 2) / 2 / (games + 2);
    const double variance = (squares_ + 4) / 4 / (games + 2) - mean * mean;
    return {.points = sum_ / 2 / games, .error = std::sqrt(variance / (games + 2))};
  }

 private:
  std::uint64_t games_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

/// Finding out what every move of a position in the course of a game is worth: for certain as far as the nodes go, each
/// move within its share of them; the others by random games, as many for each.
template <typename Move>
class Assessing {
 public:
  /// Of the position before that ply. `made` is the outcome of the move that was made, where it is known already. The
  /// course must outlive it.
  Assessing(const Course<Move>& course, std::size_t ply, std::unique_ptr<Searches<Move>> searches,
            std::optional<Outcome> made, const Limits& limits)
      : course_{&course}, ply_{ply}, limits_{limits}, searches_{std::move(searches)}, moves_{searches_->moves()} {
    assessments_.resize(moves_.size());
    if (made) assessments_[place_of_made()].outcome = made;
    begin_move();
  }

  /// Does as much as the nodes suffice for, and takes away what it has used; a random game counts as
  /// `nodes_a_playout`. True when there is nothing more to do.
  bool run(std::uint64_t& nodes) {
    while (phase_ == Phase::solving && nodes > 0) solve(nodes);
    while (phase_ == Phase::estimating && nodes >= nodes_a_playout) estimate(nodes);
    return phase_ == Phase::done;
  }

  /// How far it has come, from 0 to 1.
  double progress() const {
    if (phase_ == Phase::done) return 1;
    const double part =
        phase_ == Phase::solving ? share(searches_->exact_nodes(), share_) : share(tally_.games(), games_);
    const double all = (static_cast<double>(next_) + part) / static_cast<double>(moves_.size());
    if (limits_.playouts == 0) return all;
    return phase_ == Phase::solving ? all / 2 : (1 + all) / 2;
  }

  std::size_t bytes() const { return searches_->bytes(); }
  const std::vector<Move>& moves() const { return moves_; }
  const std::vector<Assessment>& result() const { return assessments_; }

  /// Where the move that was made stands among the moves.
  std::size_t place_of_made() const {
    return static_cast<std::size_t>(std::ranges::find(moves_, course_->moves()[ply_]) - moves_.begin());
  }

  /// Hands on what was searched with.
  std::unique_ptr<Searches<Move>> take_searches() { return std::move(searches_); }

 private:
  enum class Phase : std::uint8_t { solving, estimating, done };

  /// Begins to solve the next move of which nothing is known, or to estimate when there is none.
  void begin_move() {
    for (; next_ < moves_.size(); end_move()) {
      share_ = 0;
      if (assessments_[next_].outcome) continue;
      share_ = (limits_.nodes - nodes_) / (moves_.size() - next_);
      searches_->begin_exact({&moves_[next_], 1}, limits_.bytes);
      // What needs no search is known at once.
      if (!searches_->run_exact(0) && share_ > 0) return;
    }
    begin_estimating();
  }

  void end_move() {
    Assessment& assessment = assessments_[next_++];
    if (assessment.outcome) return;
    nodes_ += searches_->exact_nodes();
    assessment.outcome = searches_->exact_outcome();
    if (assessment.outcome) return;
    assessment.outcome = searches_->exact_result().transform([](auto result) { return Outcome{.result = result}; });
    const auto mean = searches_->exact_mean();
    if (assessment.outcome || !mean || limits_.playouts == 0) return;
    const std::uint64_t values = searches_->exact_nodes() / nodes_a_playout;
    assessment.estimate = Estimate{.points = *mean, .error = standard_error(*mean, values)};
  }

  void solve(std::uint64_t& nodes) {
    const std::uint64_t before = searches_->exact_nodes();
    const bool is_known = searches_->run_exact((std::min)(nodes, share_ - before));
    nodes -= searches_->exact_nodes() - before;
    if (!is_known && searches_->exact_nodes() < share_) return;
    end_move();
    begin_move();
  }

  void begin_estimating() {
    const auto known = std::ranges::count_if(assessments_, [](const auto& move) { return move.points().has_value(); });
    const std::size_t unknown = assessments_.size() - static_cast<std::size_t>(known);
    games_ = unknown > 0 ? limits_.playouts / unknown : 0;
    phase_ = games_ > 0 ? Phase::estimating : Phase::done;
    next_ = 0;
    if (phase_ == Phase::estimating) begin_tally();
  }

  /// Begins to play at random after the next move that is not known.
  void begin_tally() {
    while (next_ < moves_.size() && assessments_[next_].points()) ++next_;
    if (next_ == moves_.size()) phase_ = Phase::done;
    tally_ = {};
    random_ = Random{ply_, next_};
  }

  void estimate(std::uint64_t& nodes) {
    tally_.count(course_->play_out(ply_, moves_[next_], random_));
    nodes -= nodes_a_playout;
    if (tally_.games() < games_) return;
    assessments_[next_++].estimate = tally_.estimate();
    begin_tally();
  }

  const Course<Move>* course_;
  std::size_t ply_;
  Limits limits_;
  std::unique_ptr<Searches<Move>> searches_;
  std::vector<Move> moves_;
  std::vector<Assessment> assessments_;  // of the moves
  Phase phase_ = Phase::solving;
  std::size_t next_ = 0;     // of the moves, the one that is assessed
  std::uint64_t share_ = 0;  // of the nodes, that it may take
  std::uint64_t nodes_ = 0;  // of the moves before
  std::uint64_t games_ = 0;  // that are played at random after each move that is not known
  Tally tally_;              // of the move that is assessed
  Random random_{0};
};

}  // namespace noughts::detail

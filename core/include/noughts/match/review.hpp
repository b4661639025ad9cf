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
#include "noughts/game/player.hpp"
#include "noughts/game/status.hpp"
#include "noughts/match/assessing.hpp"
#include "noughts/match/assessment.hpp"
#include "noughts/match/course.hpp"
#include "noughts/match/judgement.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/limits.hpp"

namespace noughts {

/// How far a review goes unless told otherwise, for each position of the game.
inline constexpr Limits review_limits{.nodes = 50'000, .playouts = 5'000};

/// A move of a game that is over or goes on, with what it was worth.
template <typename Move>
struct BasicReviewedMove {
  Move move{};                               ///< that was made
  Player player = Player::x;                 ///< who made it
  Judgement judgement = Judgement::unknown;  ///< how it was
  Assessment before;                         ///< what the position was worth for him: the best move
  Assessment after;                          ///< what the move was worth for him
  std::vector<Move> kept_by;                 ///< the moves that would be judged good, as far as that is known
  bool kept_by_is_complete = false;          ///< whether all the others are known to be none of them

  friend constexpr bool operator==(const BasicReviewedMove&, const BasicReviewedMove&) = default;
};

/// In a game on a board.
using ReviewedMove = BasicReviewedMove<Square>;

/// A game, move by move.
template <typename Move>
struct BasicReview {
  /// Every move, the oldest first.
  std::vector<BasicReviewedMove<Move>> moves;
  /// Which of them decided the game: the last by which a certain result became the one that the game came to. Where the
  /// results are not certain so far back, the last mistake by which the loser's chances, as estimated, fell below a
  /// half; its `after` has no outcome then. None while the game goes on, and where there is no such move, as in a game
  /// that was resigned before it was lost.
  std::optional<std::size_t> decisive;

  friend constexpr bool operator==(const BasicReview&, const BasicReview&) = default;
};

/// Of a game on a board.
using Review = BasicReview<Square>;

namespace detail {

/// What a game came to, for a player.
constexpr Outcome::Result result_for(Player player, Status status) {
  const auto winner = status.winner();
  if (!winner) return Outcome::Result::draw;
  return *winner == player ? Outcome::Result::win : Outcome::Result::loss;
}

/// The move that decided a game that came to this: goes back as long as the result is the same.
template <typename Move>
std::optional<std::size_t> decisive_move(const BasicReview<Move>& review, Status status) {
  if (!status.is_over()) return std::nullopt;
  for (std::size_t ply = review.moves.size(); ply-- > 0;) {
    const BasicReviewedMove<Move>& reviewed = review.moves[ply];
    const auto result = result_for(reviewed.player, status);
    const auto& before = reviewed.before.outcome;
    const auto& after = reviewed.after.outcome;
    if (!after || after->result != result || !before) return std::nullopt;
    if (before->result != result) return ply;
  }
  return std::nullopt;
}

/// Where that is not known, the last mistake by which the loser's chances, as estimated, fell below a half. None where
/// the game did not come to what is certain of its end, as when somebody resigns who was not lost.
template <typename Move>
std::optional<std::size_t> turning_move(const BasicReview<Move>& review, Status status) {
  if (!status.is_over()) return std::nullopt;
  bool is_certain = true;  // all that came after
  for (std::size_t ply = review.moves.size(); ply-- > 0;) {
    const BasicReviewedMove<Move>& reviewed = review.moves[ply];
    const auto& [outcome, estimate] = reviewed.after;
    const auto result = result_for(reviewed.player, status);
    if (is_certain && outcome && outcome->result != result) return std::nullopt;
    is_certain = is_certain && outcome && reviewed.before.outcome;
    const bool is_mistake = reviewed.judgement == Judgement::mistake || reviewed.judgement == Judgement::blunder;
    if (!is_mistake || !estimate || result != Outcome::Result::loss) continue;
    if (reviewed.before.points()->points >= 0.5 && estimate->points < 0.5) return ply;
  }
  return std::nullopt;
}

}  // namespace detail

/// Reviewing the current game of a match, whose type is forgotten; in slices, so that a caller can stop it or show
/// progress. All games with the same type of moves share it.
///
/// It goes back from the end: what is known of a position is known of the move that led there. Moves of an opening are
/// not judged.
template <typename Move>
class Reviewing {
 public:
  /// Begins to review, within limits that hold for each position.
  template <Game G>
    requires std::same_as<Move, typename G::Move>
  explicit Reviewing(const Match<G>& match, const Limits& limits = review_limits)
      : Reviewing{detail::course_of(match.start(), match.moves(), match.status(), {}), limits} {}

  /// The same of a match that is given as the course of its game.
  Reviewing(std::unique_ptr<detail::Course<Move>> course, const Limits& limits)
      : limits_{limits}, course_{std::move(course)}, ply_{course_->moves().size()}, known_{course_->end()} {
    for (const Move& move : course_->moves()) {
      BasicReviewedMove<Move> reviewed;
      reviewed.move = move;
      reviewed.player = course_->mover(review_.moves.size());
      review_.moves.push_back(std::move(reviewed));
    }
    begin_position(nullptr);
  }

  /// Does so much work more at most, in nodes; a random game counts as `nodes_a_playout`, and is played once there is
  /// enough for it. True when there is nothing more to do.
  bool run(std::uint64_t nodes) {
    credit_ += (std::min)(nodes, UINT64_MAX - credit_);
    while (assessing_ && assessing_->run(credit_)) end_position();
    return is_done();
  }

  /// Whether there is nothing more to do.
  bool is_done() const { return !assessing_; }

  /// How far it has come, from 0 to 1.
  double progress() const {
    if (!assessing_) return 1;
    const auto plies = static_cast<double>(review_.moves.size());
    return (plies - static_cast<double>(ply_) - 1 + assessing_->progress()) / plies;
  }

  /// How many bytes take what it has found out so far.
  std::size_t bytes() const { return assessing_ ? assessing_->bytes() : 0; }

  /// The review; while it goes on, moves that it has not come to are not judged, and none is said to have decided.
  const BasicReview<Move>& result() const { return review_; }

 private:
  /// Begins with the position before, if there is one; with what was searched after it.
  void begin_position(std::unique_ptr<detail::Searches<Move>> former) {
    assessing_.reset();
    if (ply_ == course_->plies_of_opening()) return;
    --ply_;
    auto searches = course_->searches(ply_);
    if (former) searches->inherit(*former);
    assessing_.emplace(*course_, ply_, std::move(searches), known_.transform(one_ply_earlier), limits_);
  }

  void end_position() {
    BasicReviewedMove<Move>& reviewed = review_.moves[ply_];
    const auto& assessments = assessing_->result();
    reviewed.before = best_of(assessments);
    reviewed.after = assessments[assessing_->place_of_made()];
    reviewed.judgement = judge(reviewed.before, reviewed.after);
    reviewed.kept_by_is_complete = true;
    for (std::size_t place = 0; place < assessments.size(); ++place) {
      const Judgement judgement = judge(reviewed.before, assessments[place]);
      if (is_good(judgement)) reviewed.kept_by.push_back(assessing_->moves()[place]);
      if (judgement == Judgement::unknown) reviewed.kept_by_is_complete = false;
    }
    known_ = reviewed.before.outcome;
    begin_position(assessing_->take_searches());
    if (!is_done()) return;
    review_.decisive = detail::decisive_move(review_, course_->status());
    if (!review_.decisive) review_.decisive = detail::turning_move(review_, course_->status());
  }

  Limits limits_;
  std::unique_ptr<detail::Course<Move>> course_;  // stays where it is when this is moved
  BasicReview<Move> review_;
  std::size_t ply_;                                   // of the position that is assessed
  std::optional<Outcome> known_;                      // of the position after it
  std::optional<detail::Assessing<Move>> assessing_;  // it; none when there is nothing more to do
  std::uint64_t credit_ = 0;                          // nodes that may be visited, or played, still
};

/// Of a match, by the type of its moves.
/// @{
template <Game G>
Reviewing(const Match<G>&) -> Reviewing<typename G::Move>;
template <Game G>
Reviewing(const Match<G>&, const Limits&) -> Reviewing<typename G::Move>;
/// @}

/// Reviews the current game of a match, within limits that hold for each of its positions.
template <Game G>
[[nodiscard]] BasicReview<typename G::Move> review(const Match<G>& match, const Limits& limits = review_limits) {
  Reviewing reviewing{match, limits};
  while (!reviewing.run(UINT64_MAX)) {
  }
  return reviewing.result();
}

}  // namespace noughts

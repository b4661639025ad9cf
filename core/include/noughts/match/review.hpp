#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/status.hpp"
#include "noughts/match/judgement.hpp"
#include "noughts/match/match.hpp"
#include "noughts/match/played_game.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/evaluation.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/plan.hpp"
#include "noughts/search/session.hpp"

namespace noughts {

/// The default limits of a review, for each position of the game.
inline constexpr Limits review_limits{.nodes = 2'000'000, .playouts = 5'000};

/// A move of a finished or unfinished game, with its worth.
template <typename Move>
struct BasicReviewedMove {
  BasicEvaluation<Move> made;                ///< the move, and its worth for the player
  BasicEvaluation<Move> best;                ///< a best move, as `best_of` returns it
  Player player = Player::x;                 ///< the player who made the move
  Judgement judgement = Judgement::unknown;  ///< how good it was
  std::vector<Move> kept_by{};               ///< the moves that are known to be good
  bool kept_by_is_complete = false;          ///< whether all other moves are known not to be good

  friend constexpr bool operator==(const BasicReviewedMove&, const BasicReviewedMove&) = default;
};

/// A reviewed move in a game on a board.
using ReviewedMove = BasicReviewedMove<BoardMove>;

/// The review of a game, move by move.
template <typename Move>
struct BasicReview {
  /// Every move, the oldest first.
  std::vector<BasicReviewedMove<Move>> moves;
  /// The move that decided the game: the last one that changed a certain result into the final
  /// result. If the results that far back are not certain: the last mistake that took the loser's
  /// chances below one half. The `best` or the `made` of such a move has no outcome. Nothing if the
  /// game has not ended, or if there is no such move, for example when a player resigned before the
  /// game was lost.
  std::optional<std::size_t> decisive;

  friend constexpr bool operator==(const BasicReview&, const BasicReview&) = default;
};

/// The review of a game on a board.
using Review = BasicReview<BoardMove>;

namespace detail {

/// The result of a game for a player.
constexpr Outcome::Result result_for(Player player, Status status) {
  const auto winner = status.winner();
  if (!winner) return Outcome::Result::draw;
  return *winner == player ? Outcome::Result::win : Outcome::Result::loss;
}

/// The move that decided a game with this status. Goes back as long as the result stays the same.
template <typename Move>
std::optional<std::size_t> decisive_move(const BasicReview<Move>& review, Status status) {
  if (!status.is_over()) return std::nullopt;
  for (std::size_t ply = review.moves.size(); ply-- > 0;) {
    const BasicReviewedMove<Move>& reviewed = review.moves[ply];
    const auto result = result_for(reviewed.player, status);
    const auto& before = reviewed.best.outcome;
    const auto& after = reviewed.made.outcome;
    if (!after || after->result != result || !before) return std::nullopt;
    if (before->result != result) return ply;
  }
  return std::nullopt;
}

/// For games where the decisive move is not known: the last mistake that took the loser's chances
/// below one half, by estimates or for certain. Nothing if the game did not end with the result
/// that was certain, for example when a player resigned a game that was not lost.
template <typename Move>
std::optional<std::size_t> turning_move(const BasicReview<Move>& review, Status status) {
  if (!status.is_over()) return std::nullopt;
  bool is_certain = true;  // for all positions after this ply
  for (std::size_t ply = review.moves.size(); ply-- > 0;) {
    const BasicReviewedMove<Move>& reviewed = review.moves[ply];
    const auto& outcome = reviewed.made.outcome;
    const auto result = result_for(reviewed.player, status);
    if (is_certain && outcome && outcome->result != result) return std::nullopt;
    is_certain = is_certain && outcome && reviewed.best.outcome;
    const bool is_mistake = reviewed.judgement == Judgement::mistake || reviewed.judgement == Judgement::blunder;
    if (!is_mistake || result != Outcome::Result::loss) continue;
    if (reviewed.best.points()->points >= 0.5 && reviewed.made.points()->points < 0.5) return ply;
  }
  return std::nullopt;
}

}  // namespace detail

/// A review of the current game of a match, in slices. So a caller can stop it or show progress.
/// The type of the game is erased: all games with the same type of moves share this type.
///
/// The review goes from the end to the start. What is known of a position is then also known of the
/// move that led to it. Moves of an opening are not judged.
///
/// Earlier positions are harder to solve. So once the nodes did not suffice to solve a position,
/// the positions before it get at most `nodes_out_of_reach`. So do all positions of a game that no
/// exact search solves.
template <typename Move>
class Reviewing {
 public:
  /// The most nodes for a position that will probably not be solved.
  static constexpr std::uint64_t nodes_out_of_reach = 50'000;

  /// Starts a review. The limits are for each position.
  template <Game G>
    requires std::same_as<Move, typename G::Move>
  explicit Reviewing(const Match<G>& match, const Limits& limits = review_limits, Knowledge<G> knowledge = {})
      : Reviewing{detail::played_game_of(match.start(), match.moves(), match.status(), knowledge), limits} {}

  /// The same for a game that was played.
  Reviewing(std::unique_ptr<detail::PlayedGame<Move>> played_game, const Limits& limits)
      : limits_{limits}, played_{std::move(played_game)}, ply_{played_->moves().size()}, known_{played_->end()} {
    for (const Move& move : played_->moves()) {
      const Player player = played_->mover(review_.moves.size());
      review_.moves.push_back({.made = {.move = move}, .best = {.move = move}, .player = player});
    }
    begin_position(nullptr);
  }

  /// Does at most this much more work, in nodes. A playout counts as `nodes_a_playout`, and needs
  /// that much work left. Returns true if there is nothing more to do.
  bool run(std::uint64_t nodes) {
    credit_ += (std::min)(nodes, UINT64_MAX - credit_);
    while (analysis_ && analysis_->run(std::exchange(credit_, 0))) {
      credit_ = analysis_->unused();
      end_position();
    }
    return is_done();
  }

  /// Whether there is nothing more to do.
  bool is_done() const { return !analysis_; }

  /// The progress, from 0 to 1.
  double progress() const {
    if (!analysis_) return 1;
    const auto plies = static_cast<double>(review_.moves.size());
    return (plies - static_cast<double>(ply_) - 1 + analysis_->progress()) / plies;
  }

  /// The number of the first move that is judged. So are all after it. It is the number of all
  /// moves until one is judged. At the end it is that of the first move after the opening.
  std::size_t judged_from() const { return analysis_ ? ply_ + 1 : ply_; }

  /// The size of the current search data, in bytes.
  std::size_t bytes() const { return analysis_ ? analysis_->bytes() : 0; }

  /// The review. Until it is done, the moves that it has not reached are not judged, and no move is
  /// named as decisive.
  const BasicReview<Move>& result() const { return review_; }

 private:
  /// Begins with the position before, if there is one. It takes over what the session of the later
  /// position has found out.
  void begin_position(std::unique_ptr<detail::Session<Move>> previous) {
    analysis_.reset();
    if (ply_ == played_->plies_of_opening()) return;
    --ply_;
    auto session = played_->session(ply_);
    if (previous) session->inherit(*previous);
    const bool is_same_mover = played_->mover(ply_) == played_->mover(ply_ + 1);
    std::optional<BasicEvaluation<Move>> made;
    if (known_) made = {.move = played_->moves()[ply_], .outcome = one_ply_earlier(*known_, is_same_mover)};
    const bool is_in_reach = ply_ + 1 == review_.moves.size() || (known_ && known_->plies);
    if (!is_in_reach || session->plan().solver != Plan::Solver::exact)
      limits_.nodes = (std::min)(limits_.nodes, nodes_out_of_reach);
    analysis_.emplace(std::move(session), limits_, made);
  }

  void end_position() {
    BasicReviewedMove<Move>& reviewed = review_.moves[ply_];
    const auto& evaluations = analysis_->result();
    reviewed.best = best_of(std::span{evaluations});
    reviewed.made = *std::ranges::find(evaluations, reviewed.made.move, &BasicEvaluation<Move>::move);
    reviewed.judgement = judge(reviewed.best, reviewed.made);
    reviewed.kept_by_is_complete = true;
    for (const auto& evaluation : evaluations) {
      const Judgement judgement = judge(reviewed.best, evaluation);
      if (is_good(judgement)) reviewed.kept_by.push_back(evaluation.move);
      if (judgement == Judgement::unknown) reviewed.kept_by_is_complete = false;
    }
    known_ = reviewed.best.outcome;
    begin_position(analysis_->take_session());
    if (!is_done()) return;
    review_.decisive = detail::decisive_move(review_, played_->status());
    if (!review_.decisive) review_.decisive = detail::turning_move(review_, played_->status());
  }

  Limits limits_;  // of the current position
  std::unique_ptr<detail::PlayedGame<Move>> played_;
  BasicReview<Move> review_;
  std::size_t ply_;                         // of the current position
  std::optional<Outcome> known_;            // of the position after it
  std::optional<Analysis<Move>> analysis_;  // of the current position; nothing at the end
  std::uint64_t credit_ = 0;                // the work that is left, in nodes
};

/// Deduces the type of the moves from the match.
/// @{
template <Game G>
Reviewing(const Match<G>&) -> Reviewing<typename G::Move>;
template <Game G>
Reviewing(const Match<G>&, const Limits&) -> Reviewing<typename G::Move>;
template <Game G>
Reviewing(const Match<G>&, const Limits&, Knowledge<G>) -> Reviewing<typename G::Move>;
/// @}

/// Reviews the current game of a match. The limits are for each position.
template <Game G>
[[nodiscard]] BasicReview<typename G::Move> review(const Match<G>& match, const Limits& limits = review_limits,
                                                   Knowledge<G> knowledge = {}) {
  Reviewing reviewing{match, limits, knowledge};
  while (!reviewing.run(UINT64_MAX)) {
  }
  return reviewing.result();
}

}  // namespace noughts

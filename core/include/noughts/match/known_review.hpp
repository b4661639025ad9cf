#pragma once

#include <span>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/status.hpp"
#include "noughts/match/judgement.hpp"
#include "noughts/match/review.hpp"
#include "noughts/search/known_moves.hpp"
#include "noughts/search/known_outcomes.hpp"
#include "noughts/search/moves_of.hpp"

namespace noughts::detail {

/// What reviewing comes to in a game with so few positions that nothing need be searched: of a game that began so, was
/// played by these moves and came to that.
template <GameWithFewPositions G>
BasicReview<typename G::Move> known_review(G position, std::span<const typename G::Move> moves, Status status) {
  BasicReview<typename G::Move> review;
  for (const auto& made : moves) {
    const Outcome best = KnownOutcomes<G>::all().of(position);
    const auto judged = [&](const auto& move) { return judge_outcome(best, known_outcome(position, move)); };
    auto& reviewed = review.moves.emplace_back();
    reviewed.move = made;
    reviewed.player = position.turn();
    reviewed.judgement = judged(made);
    reviewed.before.outcome = best;
    reviewed.after.outcome = known_outcome(position, made);
    for (const auto& move : moves_of(position)) {
      if (is_good(judged(move))) reviewed.kept_by.push_back(move);
    }
    reviewed.kept_by_is_complete = true;
    position.play_unchecked(made);
  }
  review.decisive = decisive_move(review, status);
  return review;
}

}  // namespace noughts::detail

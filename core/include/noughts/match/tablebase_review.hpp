#pragma once

#include <span>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/status.hpp"
#include "noughts/match/judgement.hpp"
#include "noughts/match/review.hpp"
#include "noughts/search/evaluation.hpp"
#include "noughts/search/moves_of.hpp"
#include "noughts/search/tablebase.hpp"
#include "noughts/search/tablebase_moves.hpp"

namespace noughts::detail {

/// The result of a review in a game with a tablebase, for programs that play no other game. The
/// game began at `position`, was played by these moves, and ended with this status.
template <HasTablebase G>
BasicReview<typename G::Move> tablebase_review(G position, std::span<const typename G::Move> moves, Status status) {
  BasicReview<typename G::Move> review;
  for (const auto& made : moves) {
    const Outcome best = Tablebase<G>::all().of(position);
    auto& reviewed = review.moves.emplace_back();
    reviewed.player = position.turn();
    for (const auto& move : moves_of(position)) {
      const BasicEvaluation<typename G::Move> evaluation{.move = move, .outcome = tablebase_outcome(position, move)};
      if (evaluation.outcome == best && !reviewed.best.outcome) reviewed.best = evaluation;
      const Judgement judgement = judge_outcome(best, *evaluation.outcome);
      if (is_good(judgement)) reviewed.kept_by.push_back(move);
      if (move != made) continue;
      reviewed.made = evaluation;
      reviewed.judgement = judgement;
    }
    reviewed.kept_by_is_complete = true;
    position.play_unchecked(made);
  }
  review.decisive = decisive_move(review, status);
  return review;
}

}  // namespace noughts::detail

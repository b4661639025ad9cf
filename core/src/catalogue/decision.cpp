#include "noughts/catalogue/decision.hpp"

#include <algorithm>

#include "noughts/catalogue/catalogue_search.hpp"

namespace noughts {

DecisionSearch::DecisionSearch(const CatalogueMatch& match, const Limits& limits)
    : limits_{limits},
      moves_{match.moves().begin(), match.moves().end()},
      winner_{match.status().winner()},
      ply_{match.status().is_over() ? moves_.size() : 0} {
  CataloguePosition position = match.start();
  for (const Square move : moves_) {
    before_.push_back(position);
    position.play_unchecked(move);
  }
  begin_next();
}

bool DecisionSearch::run(std::uint64_t nodes) {
  if (analysis_ && analysis_->run(nodes)) judge();
  return is_done();
}

double DecisionSearch::progress() const {
  if (!analysis_) return 1;
  const auto plies = static_cast<double>(moves_.size());
  return (plies - static_cast<double>(ply_) - 1 + analysis_->progress()) / plies;
}

/// Begins to judge the position before, in which somebody else than the winner was to move.
void DecisionSearch::begin_next() {
  analysis_.reset();
  while (ply_ > 0 && !analysis_) {
    --ply_;
    if (before_[ply_].turn() != winner_) analysis_.emplace(analyse(before_[ply_], limits_));
  }
}

void DecisionSearch::judge() {
  const auto& moves = analysis_->result();
  if (!std::ranges::all_of(moves, [](const Evaluation& move) { return move.outcome.has_value(); })) {
    analysis_.reset();
    return;
  }
  const auto could = [&](Outcome::Result result) {
    return std::ranges::any_of(moves, [&](const Evaluation& move) { return move.outcome->result == result; });
  };
  // Whoever has lost gave away what was better than a loss; in a tie both gave a win away, if anything.
  if (could(Outcome::Result::win) || (winner_ && could(Outcome::Result::draw))) {
    result_ = Decision{.ply = static_cast<int>(ply_), .square = moves_[ply_]};
    analysis_.reset();
  } else {
    begin_next();
  }
}

}  // namespace noughts

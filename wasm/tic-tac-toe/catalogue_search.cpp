// Stands in for the catalogue's searches in the module that knows tic-tac-toe alone: nothing need be searched.

#include "noughts/catalogue/catalogue_search.hpp"

#include "noughts/catalogue/catalogue_review.hpp"
#include "noughts/match/known_review.hpp"
#include "noughts/search/known_answers.hpp"

namespace noughts {

std::expected<Square, Conflict> choose(Opponent& opponent, const CataloguePosition& position, const Books* /*books*/) {
  if (position.status().is_over()) return std::unexpected{Conflict::game_already_ended};
  return position.visit(
      [&](const auto& known) { return detail::known_choice(known, opponent.skill(), opponent.next_seed()); });
}

bool sees_the_end(const CataloguePosition& /*position*/) { return true; }

Choice solve(const CataloguePosition& position, const Limits& /*limits*/, const Books* /*books*/) {
  return position.visit([](const auto& known) { return detail::known_solution(known); });
}

std::vector<Evaluation> evaluate(const CataloguePosition& position, const Limits& /*limits*/, const Books* /*books*/) {
  return position.visit([](const auto& known) { return detail::known_evaluations(known); });
}

Review review(const CatalogueMatch& match, const Limits& /*limits*/, const Books* /*books*/) {
  return match.start().visit(
      [&](const auto& known) { return detail::known_review(known, match.moves(), match.status()); });
}

}  // namespace noughts

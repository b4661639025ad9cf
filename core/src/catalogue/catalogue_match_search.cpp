// What is found out of a match beyond its position: it may have ended by a resignation.

#include "noughts/catalogue/catalogue_search.hpp"

namespace noughts {

Choice solve(const CatalogueMatch& match, const Limits& limits, const Books* books) {
  const auto loser = match.resigned();
  if (!loser) return solve(match.position(), limits, books);
  const auto result = *loser == match.position().turn() ? Outcome::Result::loss : Outcome::Result::win;
  return {.move = std::nullopt, .outcome = Outcome{.result = result, .plies = 0}};
}

std::vector<Evaluation> evaluate(const CatalogueMatch& match, const Limits& limits, const Books* books) {
  return match.status().is_over() ? std::vector<Evaluation>{} : evaluate(match.position(), limits, books);
}

}  // namespace noughts

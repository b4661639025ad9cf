// What is found out of a match beyond its position: it may have ended by a resignation, or because that has come for
// the third time.

#include "noughts/catalogue/catalogue_search.hpp"

namespace noughts {

Choice solve(const CatalogueMatch& match, const Limits& limits, const Books* books) {
  if (!match.status().is_over() || match.position().status().is_over()) return solve(match.position(), limits, books);
  const auto winner = match.status().winner();
  const auto result = !winner                              ? Outcome::Result::draw
                      : *winner == match.position().turn() ? Outcome::Result::win
                                                           : Outcome::Result::loss;
  return {.move = std::nullopt, .outcome = Outcome{.result = result, .plies = 0}};
}

std::vector<Evaluation> evaluate(const CatalogueMatch& match, const Limits& limits, const Books* books) {
  return match.status().is_over() ? std::vector<Evaluation>{} : evaluate(match.position(), limits, books);
}

}  // namespace noughts

#include "noughts/catalogue/catalogue_match.hpp"

#include "noughts/catalogue/catalogue_analysis.hpp"
#include "noughts/catalogue/catalogue_search.hpp"
#include "noughts/search/solver.hpp"

namespace noughts {

std::optional<Choice> solve(const CatalogueMatch& match, const SearchLimits& limits) {
  if (const auto loser = match.resigned()) {
    const auto result = *loser == match.position().turn() ? Outcome::Result::loss : Outcome::Result::win;
    return Choice{.move = {}, .outcome = {.result = result, .plies = 0}};
  }
  return searched(match.position()).visit([&](const auto& position) { return solve(position, limits); });
}

std::vector<PossibleEvaluation> evaluate(const CatalogueMatch& match, const SearchLimits& limits) {
  if (match.status().is_over()) return {};
  CatalogueAnalysis analysis{match.position(), limits};
  while (!analysis.run(UINT64_MAX)) {
  }
  return analysis.evaluations();
}

}  // namespace noughts

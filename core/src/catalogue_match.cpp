#include "noughts/catalogue_match.hpp"

namespace noughts {

Choice solve(const CatalogueMatch& match) {
  if (const auto loser = match.resigned()) {
    const auto result = *loser == match.position().turn() ? Outcome::Result::loss : Outcome::Result::win;
    return {.move = {}, .outcome = {.result = result, .plies = 0}};
  }
  return match.position().visit([](const auto& position) { return solve(position); });
}

std::vector<Evaluation> evaluate(const CatalogueMatch& match) {
  if (match.status().is_over()) return {};
  return match.position().visit([](const auto& position) { return evaluate(position); });
}

}  // namespace noughts

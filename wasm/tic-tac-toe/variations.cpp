// Tic-tac-toe has no variations.

#include "noughts/catalogue/variations.hpp"

namespace noughts {

std::optional<CataloguePosition> find_line_game(const LineRules& rules) {
  return rules == TicTacToe{}.rules() ? std::optional<CataloguePosition>{TicTacToe{}} : std::nullopt;
}

namespace detail {

std::optional<CataloguePosition> find_variation(std::string_view /*id*/) { return std::nullopt; }
std::string id_of_variation(const CataloguePosition& /*position*/) { return {}; }
std::string title_of_variation(const CataloguePosition& /*position*/) { return {}; }

}  // namespace detail

}  // namespace noughts

#pragma once

// The games that have no name of their own, but rules by which they are called.

#include <optional>
#include <string>
#include <string_view>

#include "noughts/catalogue/catalogue.hpp"

namespace noughts::detail {

/// The start of the game by the rules of which this tells; none where there is no such game.
std::optional<CataloguePosition> find_variation(std::string_view id);

/// What tells of the rules by which a position is played, for programs and for people.
/// @{
std::string id_of_variation(const CataloguePosition& position);
std::string title_of_variation(const CataloguePosition& position);
/// @}

}  // namespace noughts::detail

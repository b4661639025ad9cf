#pragma once

// Variations: games without a name of their own. Their names contain their rules.

#include <optional>
#include <string>
#include <string_view>

#include "noughts/catalogue/catalogue.hpp"

namespace noughts::detail {

/// The start of the game whose name this is. None if there is no such variation.
std::optional<CataloguePosition> find_variation(std::string_view id);

/// The names of a game that has no entry of its own, for programs and for people.
/// @{
std::string id_of_variation(const CataloguePosition& position);
std::string title_of_variation(const CataloguePosition& position);
/// @}

}  // namespace noughts::detail

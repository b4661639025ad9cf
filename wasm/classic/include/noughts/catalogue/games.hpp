#pragma once

// Replaces the catalogue's list in the module with only the classic games.

#include <tuple>

#include "noughts/catalogue/any_position.hpp"
#include "noughts/catalogue/classic_games.hpp"

namespace noughts::detail {

inline constexpr auto& entries = classic_entries;

using GamesWithBook = ClassicGamesWithBook;

template <typename... Entries>
AnyPosition<typename Entries::Position..., FreeLineGame> position_of_any(const std::tuple<Entries...>&);

}  // namespace noughts::detail

#pragma once

// Stands in for the catalogue's list in the module that knows the classic games alone.

#include <tuple>

#include "noughts/catalogue/any_position.hpp"
#include "noughts/catalogue/classic_games.hpp"

namespace noughts::detail {

inline constexpr auto& entries = classic_entries;

using GamesWithBook = ClassicGamesWithBook;

template <typename... Entries>
AnyPosition<typename Entries::Position..., FreeLineGame> position_of_any(const std::tuple<Entries...>&);

}  // namespace noughts::detail

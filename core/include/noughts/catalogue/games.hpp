#pragma once

#include <tuple>

#include "noughts/catalogue/any_position.hpp"
#include "noughts/catalogue/classic_games.hpp"
#include "noughts/catalogue/further_games.hpp"

namespace noughts::detail {

/// Every game that there is.
inline constexpr std::tuple entries = std::tuple_cat(classic_entries, further_entries);

/// Those of which there are books or networks, in `core/data`.
using GamesWithBook = ClassicGamesWithBook;

/// Their positions, and those of line games by rules that are chosen while the program runs, and of openings.
template <typename... Entries>
AnyPosition<typename Entries::Position..., FreeLineGame, LargeLineGame, Swap2<Gomoku>> position_of_any(
    const std::tuple<Entries...>&);

}  // namespace noughts::detail

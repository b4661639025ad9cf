#pragma once

#include <tuple>

#include "noughts/catalogue/any_position.hpp"
#include "noughts/catalogue/classic_games.hpp"
#include "noughts/catalogue/further_games.hpp"

namespace noughts::detail {

/// All games of the catalogue.
inline constexpr std::tuple entries = std::tuple_cat(classic_entries, further_entries);

/// The games whose book, evaluator or strategy is a file in `core/data`.
using GamesWithBook = decltype(std::tuple_cat(ClassicGamesWithBook{}, FurtherGamesWithBook{}));

/// A position of any of these games, of a line game by rules that are chosen at run time, or of an
/// opening.
template <typename... Entries>
AnyPosition<typename Entries::Position..., FreeLineGame, LargeLineGame, Swap2<Gomoku>> position_of_any(
    const std::tuple<Entries...>&);

}  // namespace noughts::detail

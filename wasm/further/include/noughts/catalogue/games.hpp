#pragma once

// Replaces the catalogue's list in the module with only the further games.

#include <tuple>

#include "noughts/catalogue/any_position.hpp"
#include "noughts/catalogue/classic_games.hpp"
#include "noughts/catalogue/further_games.hpp"

namespace noughts::detail {

/// Includes tic-tac-toe, which every module has.
inline constexpr std::tuple entries =
    std::tuple_cat(std::tuple{std::get<Entry<TicTacToe>>(classic_entries)}, further_entries);

using GamesWithBook = FurtherGamesWithBook;

template <typename... Entries>
AnyPosition<typename Entries::Position..., LargeLineGame, Swap2<Gomoku>> position_of_any(const std::tuple<Entries...>&);

}  // namespace noughts::detail

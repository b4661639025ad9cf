#pragma once

// Stands in for the catalogue's list in the module that knows the further games alone.

#include <tuple>

#include "noughts/catalogue/any_position.hpp"
#include "noughts/catalogue/classic_games.hpp"
#include "noughts/catalogue/further_games.hpp"

namespace noughts::detail {

/// With tic-tac-toe, which every module knows.
inline constexpr std::tuple entries =
    std::tuple_cat(std::tuple{std::get<Entry<TicTacToe>>(classic_entries)}, further_entries);

using GamesWithBook = std::tuple<>;

template <typename... Entries>
AnyPosition<typename Entries::Position..., LargeLineGame, Swap2<Gomoku>> position_of_any(const std::tuple<Entries...>&);

}  // namespace noughts::detail

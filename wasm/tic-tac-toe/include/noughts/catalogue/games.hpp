#pragma once

// Replaces the catalogue's list in the module with only tic-tac-toe.

#include <tuple>

#include "noughts/catalogue/any_position.hpp"
#include "noughts/catalogue/entry.hpp"
#include "noughts/games/tic_tac_toe.hpp"

namespace noughts::detail {

inline constexpr std::tuple entries{Entry<TicTacToe>{.id = "tic-tac-toe", .title = "Tic-tac-toe"}};

using GamesWithBook = std::tuple<>;

template <typename... Entries>
AnyPosition<typename Entries::Position...> position_of_any(const std::tuple<Entries...>&);

}  // namespace noughts::detail

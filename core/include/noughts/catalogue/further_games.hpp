#pragma once

#include <tuple>

#include "noughts/catalogue/entry.hpp"
#include "noughts/games/gomoku.hpp"
#include "noughts/games/infinite_tic_tac_toe.hpp"
#include "noughts/games/large_line_game.hpp"
#include "noughts/games/notakto.hpp"
#include "noughts/games/order_and_chaos.hpp"
#include "noughts/games/qubic.hpp"
#include "noughts/games/swap2.hpp"
#include "noughts/games/wild_tic_tac_toe.hpp"

namespace noughts::detail {

/// More of the family: a new game takes its line here. Where games are fetched before they are played, whoever plays
/// none of these need not fetch them. With them come line games on large boards, and Gomoku with an opening.
inline constexpr std::tuple further_entries{
    Entry<InfiniteTicTacToe>{.id = "infinite-tic-tac-toe", .title = "Infinite tic-tac-toe"},
    Entry<Notakto>{.id = "notakto", .title = "Notakto"},
    Entry<Qubic>{.id = "qubic", .title = "Qubic"},
    Entry<Gomoku>{.id = "gomoku", .title = "Gomoku"},
    Entry<WildTicTacToe>{.id = "wild-tic-tac-toe", .title = "Wild tic-tac-toe"},
    Entry<MisereWildTicTacToe>{.id = "misere-wild-tic-tac-toe", .title = "Misère wild tic-tac-toe"},
    Entry<OrderAndChaos>{.id = "order-and-chaos", .title = "Order and Chaos"},
};

}  // namespace noughts::detail

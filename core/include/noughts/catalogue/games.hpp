#pragma once

#include <tuple>

#include "noughts/catalogue/any_position.hpp"
#include "noughts/catalogue/entry.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/gomoku.hpp"
#include "noughts/games/infinite_tic_tac_toe.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/notakto.hpp"
#include "noughts/games/order_and_chaos.hpp"
#include "noughts/games/qubic.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/games/wild_tic_tac_toe.hpp"

namespace noughts::detail {

/// Every game that there is: a new one takes its line here.
inline constexpr std::tuple entries{
    Entry<TicTacToe>{.id = "tic-tac-toe", .title = "Tic-tac-toe"},
    Entry<MisereTicTacToe>{.id = "misere-tic-tac-toe", .title = "Misère tic-tac-toe"},
    Entry<FourInARow4x4>{.id = "four-in-a-row-4x4", .title = "Four in a row on 4×4"},
    Entry<FourInARow5x5>{.id = "four-in-a-row-5x5", .title = "Four in a row on 5×5"},
    Entry<ConnectFour>{.id = "connect-four", .title = "Connect Four"},
    Entry<Ultimate>{.id = "ultimate", .title = "Ultimate tic-tac-toe"},
    Entry<InfiniteTicTacToe>{.id = "infinite-tic-tac-toe", .title = "Infinite tic-tac-toe"},
    Entry<Notakto>{.id = "notakto", .title = "Notakto"},
    Entry<Qubic>{.id = "qubic", .title = "Qubic"},
    Entry<Gomoku>{.id = "gomoku", .title = "Gomoku"},
    Entry<WildTicTacToe>{.id = "wild-tic-tac-toe", .title = "Wild tic-tac-toe"},
    Entry<MisereWildTicTacToe>{.id = "misere-wild-tic-tac-toe", .title = "Misère wild tic-tac-toe"},
    Entry<OrderAndChaos>{.id = "order-and-chaos", .title = "Order and Chaos"},
};

/// Those of which there are books or networks, in `core/data`.
using GamesWithBook = std::tuple<ConnectFour, Ultimate>;

/// Their positions, and those of line games by rules that are chosen while the program runs.
template <typename... Entries>
AnyPosition<typename Entries::Position..., FreeLineGame> position_of_any(const std::tuple<Entries...>&);

}  // namespace noughts::detail

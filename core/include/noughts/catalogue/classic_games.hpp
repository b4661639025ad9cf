#pragma once

#include <tuple>

#include "noughts/catalogue/entry.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"

namespace noughts::detail {

/// The games that most people come for. Where games are fetched before they are played, these come together, and with
/// them line games by any rules on boards of up to 64 squares.
inline constexpr std::tuple classic_entries{
    Entry<TicTacToe>{.id = "tic-tac-toe", .title = "Tic-tac-toe"},
    Entry<MisereTicTacToe>{.id = "misere-tic-tac-toe", .title = "Misère tic-tac-toe"},
    Entry<FourInARow4x4>{.id = "four-in-a-row-4x4", .title = "Four in a row on 4×4"},
    Entry<FourInARow5x5>{.id = "four-in-a-row-5x5", .title = "Four in a row on 5×5"},
    Entry<ConnectFour>{.id = "connect-four", .title = "Connect Four"},
    Entry<Ultimate>{.id = "ultimate", .title = "Ultimate tic-tac-toe"},
};

/// Those of which there are books or networks, in `core/data`.
using ClassicGamesWithBook = std::tuple<ConnectFour, Ultimate>;

}  // namespace noughts::detail

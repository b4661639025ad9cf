#pragma once

#include <tuple>

#include "noughts/catalogue/entry.hpp"
#include "noughts/evaluators/ultimate_network.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"

namespace noughts::detail {

/// The games that most people want. A page that loads games on demand loads these together. They
/// include line games by any rules on boards of up to 64 squares.
inline constexpr std::tuple classic_entries{
    Entry<TicTacToe>{.id = "tic-tac-toe", .title = "Tic-tac-toe"},
    Entry<MisereTicTacToe>{.id = "misere-tic-tac-toe", .title = "Misère tic-tac-toe"},
    Entry<FourInARow4x4>{.id = "four-in-a-row-4x4", .title = "Four in a row on 4×4"},
    Entry<FourInARow5x5>{.id = "four-in-a-row-5x5", .title = "Four in a row on 5×5"},
    Entry<ConnectFour>{.id = "connect-four", .title = "Connect Four"},
    Entry<Ultimate>{.id = "ultimate", .title = "Ultimate tic-tac-toe"},
};

/// The games whose book or evaluator is a file in `core/data`.
using ClassicGamesWithBook = std::tuple<ConnectFour, Ultimate>;

/// A game that is searched as a `FreeLineGame`.
using SearchedAsLineGame = FourInARow4x4;

/// Calls a macro with each game above that is searched as itself, and with the line games by any
/// rules.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): templates cannot list what is instantiated
#define NOUGHTS_SEARCHED_CLASSIC_GAMES(GAME) \
  GAME(TicTacToe)                            \
  GAME(MisereTicTacToe)                      \
  GAME(FourInARow5x5)                        \
  GAME(ConnectFour)                          \
  GAME(Ultimate)                             \
  GAME(FreeLineGame)

}  // namespace noughts::detail

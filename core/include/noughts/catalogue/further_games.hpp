#pragma once

#include <tuple>

#include "noughts/catalogue/entry.hpp"
#include "noughts/evaluators/line_evaluator.hpp"
#include "noughts/games/gomoku.hpp"
#include "noughts/games/infinite_tic_tac_toe.hpp"
#include "noughts/games/large_line_game.hpp"
#include "noughts/games/notakto.hpp"
#include "noughts/games/order_and_chaos.hpp"
#include "noughts/games/qubic.hpp"
#include "noughts/games/swap2.hpp"
#include "noughts/games/wild_tic_tac_toe.hpp"
#include "noughts/strategies/qubic_strategy.hpp"

namespace noughts::detail {

/// The other games; add a new game here. A page that loads games on demand loads these only when
/// one of them is played. They include line games on large boards, and Gomoku with an opening.
inline constexpr std::tuple further_entries{
    Entry<InfiniteTicTacToe>{.id = "infinite-tic-tac-toe", .title = "Infinite tic-tac-toe"},
    Entry<Notakto>{.id = "notakto", .title = "Notakto"},
    Entry<Qubic>{.id = "qubic", .title = "Qubic"},
    Entry<Gomoku>{.id = "gomoku", .title = "Gomoku"},
    Entry<WildTicTacToe>{.id = "wild-tic-tac-toe", .title = "Wild tic-tac-toe"},
    Entry<MisereWildTicTacToe>{.id = "misere-wild-tic-tac-toe", .title = "Misère wild tic-tac-toe"},
    Entry<OrderAndChaos>{.id = "order-and-chaos", .title = "Order and Chaos"},
};

/// Those whose strategy is a file in `core/data`.
using FurtherGamesWithBook = std::tuple<Qubic>;

/// Calls a macro with each game above, the line games on large boards, and the openings.
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): templates cannot list what is instantiated
#define NOUGHTS_SEARCHED_FURTHER_GAMES(GAME) \
  GAME(InfiniteTicTacToe)                    \
  GAME(Notakto)                              \
  GAME(Qubic)                                \
  GAME(Gomoku)                               \
  GAME(WildTicTacToe)                        \
  GAME(MisereWildTicTacToe)                  \
  GAME(OrderAndChaos)                        \
  GAME(LargeLineGame)                        \
  GAME(Swap2<Gomoku>)

}  // namespace noughts::detail

#pragma once

#include "noughts/games/line_game.hpp"

namespace noughts {

/// Tic-tac-toe: three in a row on a 3×3 board.
using TicTacToe = LineGame<LineRules{.size = {.columns = 3, .rows = 3}, .in_a_row = 3}>;

/// Tic-tac-toe in which the player who completes a line loses.
using MisereTicTacToe = LineGame<LineRules{.size = {.columns = 3, .rows = 3}, .in_a_row = 3, .misere = true}>;

static_assert(GameOnBoard<TicTacToe> && GameWithThreats<TicTacToe> && GameWithKey<TicTacToe>);

}  // namespace noughts

#pragma once

#include "noughts/games/line_game.hpp"

namespace noughts {

/// Tic-tac-toe: three in a row on a 3×3 board.
using TicTacToe = LineGame<LineRules{.size = {.columns = 3, .rows = 3}, .in_a_row = 3}>;

static_assert(Game<TicTacToe>);

}  // namespace noughts

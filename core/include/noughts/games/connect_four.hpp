#pragma once

#include "noughts/games/line_game.hpp"

namespace noughts {

/// Connect Four: four in a row on a board of seven columns and six rows, where marks fall to the lowest free square of
/// their column.
using ConnectFour = LineGame<LineRules{.size = {.columns = 7, .rows = 6}, .in_a_row = 4, .gravity = true}>;

static_assert(Game<ConnectFour>);

}  // namespace noughts

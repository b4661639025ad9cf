#pragma once

/// \file
/// The whole library.

/// \namespace noughts
/// The whole library. What is in its namespace `detail` is nobody else's concern.

#include "noughts/any_position.hpp"
#include "noughts/board_size.hpp"
#include "noughts/catalogue.hpp"
#include "noughts/catalogue_match.hpp"
#include "noughts/conflict.hpp"
#include "noughts/diagram.hpp"
#include "noughts/evaluation.hpp"
#include "noughts/game.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/level.hpp"
#include "noughts/line.hpp"
#include "noughts/line_rules.hpp"
#include "noughts/match.hpp"
#include "noughts/move_name.hpp"
#include "noughts/notation.hpp"
#include "noughts/outcome.hpp"
#include "noughts/player.hpp"
#include "noughts/random.hpp"
#include "noughts/score.hpp"
#include "noughts/search/ended.hpp"
#include "noughts/search/forgetful.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/solver.hpp"
#include "noughts/search/table.hpp"
#include "noughts/search/transposition_table.hpp"
#include "noughts/square.hpp"
#include "noughts/square_name.hpp"
#include "noughts/square_set.hpp"
#include "noughts/status.hpp"
#include "noughts/threats.hpp"
#include "noughts/transition.hpp"

#pragma once

/// \file
/// The whole library.

#include "noughts/any_position.hpp"
#include "noughts/board_size.hpp"
#include "noughts/catalogue.hpp"
#include "noughts/conflict.hpp"
#include "noughts/evaluation.hpp"
#include "noughts/game.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/line.hpp"
#include "noughts/match.hpp"
#include "noughts/outcome.hpp"
#include "noughts/player.hpp"
#include "noughts/score.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/square.hpp"
#include "noughts/square_name.hpp"
#include "noughts/square_set.hpp"
#include "noughts/status.hpp"

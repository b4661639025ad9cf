#pragma once

// Replaces the books in the module for a game whose rules are in JavaScript: it has none, but
// perhaps values.

#include "noughts/catalogue/own_game.hpp"

namespace noughts {

class Books : public OwnGame::Evaluator {};

}  // namespace noughts

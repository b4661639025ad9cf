#pragma once

#include "noughts/game/player.hpp"
#include "noughts/games/notakto.hpp"

/// Notakto on so many boards.
inline noughts::Notakto on_boards(int boards, noughts::Player first = noughts::Player::x) {
  return noughts::Notakto{noughts::NotaktoRules{.boards = boards}, first};
}

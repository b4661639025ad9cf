#pragma once

#include <cstdint>

namespace noughts {

/// One of the two players.
enum class Player : std::uint8_t {
  x,  ///< who makes the cross, and moves first unless told otherwise
  o,  ///< who makes the nought
};

/// The player who is not `player`.
constexpr Player other(Player player) { return player == Player::x ? Player::o : Player::x; }

/// The player's mark as text: `'X'` or `'O'`.
constexpr char letter(Player player) { return player == Player::x ? 'X' : 'O'; }

}  // namespace noughts

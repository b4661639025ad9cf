#pragma once

#include <cstdint>

namespace noughts {

/// One of the two players.
enum class Player : std::uint8_t {
  x,  ///< the player with the mark X
  o,  ///< the player with the mark O
};

/// The opponent of `player`.
constexpr Player other(Player player) { return player == Player::x ? Player::o : Player::x; }

/// The player's mark as text: `'X'` or `'O'`.
constexpr char letter(Player player) { return player == Player::x ? 'X' : 'O'; }

}  // namespace noughts

#pragma once

// Questions about the rules at the shown position: whose turn it is, and what can be played. Every
// kind of module has them.

#include <cstring>

#include "codes.hpp"
#include "door.hpp"
#include "noughts/game/game.hpp"

namespace noughts::bindings {

inline int status() { return bindings::code_of(shown.status()); }
inline int turn() { return bindings::code_of(shown.turn()); }

/// Writes the numbers of the legal moves, in order. Returns how many there are.
inline int legal_moves() {
  numbers.clear();
  for (const BoardMove move : shown.legal_moves()) numbers.add(number_of_move(shown, move));
  return numbers.size();
}

/// The code of the refusal of a move; if the move is legal, the code of the status.
inline int conflict(double number) {
  const auto conflict = conflict_of(shown, to_move(shown, number));
  return conflict ? bindings::code_of(Refusal{*conflict}) : status();
}

/// Plays a move. Returns the code of the new status, or of the refusal.
inline int advance(double number) {
  const auto after = try_play(shown, to_move(shown, number));
  if (!after) return bindings::code_of(Refusal{after.error()});
  shown = *after;
  return status();
}

/// Whether the position is equal to the one whose bytes are in `numbers`.
inline bool is_equal() {
  CataloguePosition other;
  std::memcpy(static_cast<void*>(&other), numbers.data(), sizeof other);
  return shown == other;
}

}  // namespace noughts::bindings

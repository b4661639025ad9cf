#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace noughts {

/// Why the rules of a game refuse a move. If several reasons hold, the first in this list is given.
enum class Conflict : std::uint8_t {
  game_already_ended,     ///< the game is over; no move can be played
  square_off_board,       ///< the board has no such square
  square_already_filled,  ///< a player has already marked the square
  square_not_playable,    ///< the square is free, but it cannot be marked now
  move_not_legal,         ///< any other reason, such as a named choice that cannot be made now
};

/// The name of a conflict for programs, such as `"square-already-filled"`. It is the same in every
/// language and every version.
constexpr std::string_view code(Conflict conflict) {
  switch (conflict) {
    case Conflict::game_already_ended: return "game-already-ended";
    case Conflict::square_off_board: return "square-off-board";
    case Conflict::square_already_filled: return "square-already-filled";
    case Conflict::square_not_playable: return "square-not-playable";
    case Conflict::move_not_legal: return "move-not-legal";
  }
  std::unreachable();
}

/// The conflict as a sentence for people.
constexpr std::string_view sentence(Conflict conflict) {
  switch (conflict) {
    case Conflict::game_already_ended: return "The game has already ended.";
    case Conflict::square_off_board: return "There is no such square on this board.";
    case Conflict::square_already_filled: return "That square is already filled.";
    case Conflict::square_not_playable: return "That square cannot be marked now.";
    case Conflict::move_not_legal: return "That move cannot be made now.";
  }
  std::unreachable();
}

/// All conflicts, in the order in which they are checked.
inline constexpr std::array conflicts{
    Conflict::game_already_ended,  Conflict::square_off_board, Conflict::square_already_filled,
    Conflict::square_not_playable, Conflict::move_not_legal,
};

/// The conflict with this code, if there is one. The inverse of `code`.
constexpr std::optional<Conflict> find_conflict(std::string_view text) {
  for (const Conflict conflict : conflicts) {
    if (code(conflict) == text) return conflict;
  }
  return std::nullopt;
}

}  // namespace noughts

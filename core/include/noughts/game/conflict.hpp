#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace noughts {

/// Why the rules of a game refuse a move. Where several reasons hold, the first of this list is given.
enum class Conflict : std::uint8_t {
  game_already_ended,     ///< nothing can be played any more
  square_off_board,       ///< the board has no such square
  square_already_filled,  ///< somebody has marked the square
  square_not_playable,    ///< the square is free, and yet may not be marked now
  move_not_legal,         ///< of a move that marks no square: it may not be made now
};

/// The conflict's name for programs, such as `"square-already-filled"`: the same in every language and every version.
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

/// The conflict of that code, if there is one: what `code` gives is read back.
constexpr std::optional<Conflict> find_conflict(std::string_view text) {
  for (const Conflict conflict : conflicts) {
    if (code(conflict) == text) return conflict;
  }
  return std::nullopt;
}

}  // namespace noughts

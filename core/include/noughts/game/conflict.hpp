#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

namespace noughts {

/// Why a transition was refused. Where several reasons hold, the first of this list is given.
enum class Conflict : std::uint8_t {
  game_already_ended,     ///< nobody moves any more
  not_your_turn,          ///< the other player moves next
  square_off_board,       ///< the board has no such square
  square_already_filled,  ///< a player owns the square
  square_not_playable,    ///< the rules forbid the square for now
  nothing_to_undo,        ///< no step of the current game is left to take back
  nothing_to_redo,        ///< no step of it is taken back
};

/// The conflict's name for programs, such as `"square-already-filled"`: the same in every language and every version.
constexpr std::string_view code(Conflict conflict) {
  switch (conflict) {
    case Conflict::game_already_ended: return "game-already-ended";
    case Conflict::not_your_turn: return "not-your-turn";
    case Conflict::square_off_board: return "square-off-board";
    case Conflict::square_already_filled: return "square-already-filled";
    case Conflict::square_not_playable: return "square-not-playable";
    case Conflict::nothing_to_undo: return "nothing-to-undo";
    case Conflict::nothing_to_redo: return "nothing-to-redo";
  }
  std::unreachable();
}

/// The conflict as a sentence for people.
constexpr std::string_view sentence(Conflict conflict) {
  switch (conflict) {
    case Conflict::game_already_ended: return "The game has already ended.";
    case Conflict::not_your_turn: return "It is the other player's turn.";
    case Conflict::square_off_board: return "There is no such square on this board.";
    case Conflict::square_already_filled: return "That square is already filled.";
    case Conflict::square_not_playable: return "That square cannot be marked now.";
    case Conflict::nothing_to_undo: return "There is nothing to undo.";
    case Conflict::nothing_to_redo: return "There is nothing to redo.";
  }
  std::unreachable();
}

/// All conflicts, in the order in which they are checked.
inline constexpr std::array conflicts{
    Conflict::game_already_ended,    Conflict::not_your_turn,       Conflict::square_off_board,
    Conflict::square_already_filled, Conflict::square_not_playable, Conflict::nothing_to_undo,
    Conflict::nothing_to_redo,
};

/// The conflict of that code, if there is one: what `code` gives is read back.
constexpr std::optional<Conflict> find_conflict(std::string_view text) {
  for (const Conflict conflict : conflicts) {
    if (code(conflict) == text) return conflict;
  }
  return std::nullopt;
}

}  // namespace noughts

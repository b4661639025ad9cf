#pragma once

#include <cstdint>
#include <string_view>
#include <utility>

namespace noughts {

/// Why a move was refused. Where several reasons hold, the first of this list is given.
enum class Conflict : std::uint8_t { game_already_ended, square_off_board, square_already_filled };

/// The conflict's name for programs, such as `"square-already-filled"`: the same in every language and every version.
constexpr std::string_view code(Conflict conflict) {
  switch (conflict) {
    case Conflict::game_already_ended: return "game-already-ended";
    case Conflict::square_off_board: return "square-off-board";
    case Conflict::square_already_filled: return "square-already-filled";
  }
  std::unreachable();
}

/// The conflict as a sentence for people.
constexpr std::string_view sentence(Conflict conflict) {
  switch (conflict) {
    case Conflict::game_already_ended: return "The game has already ended.";
    case Conflict::square_off_board: return "There is no such square on this board.";
    case Conflict::square_already_filled: return "That square is already filled.";
  }
  std::unreachable();
}

}  // namespace noughts

#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "noughts/board/square.hpp"
#include "noughts/game/player.hpp"

namespace noughts {

/// What a player does on a board. A move marks a square. In some games it also chooses the mark. In
/// some games a move marks no square, but makes a choice that has a name.
///
/// In most games a move is only its square. So a `Square` converts to a `BoardMove` without a call.
/// The other direction needs a call: `move.square()`.
class BoardMove {
 public:
  /// A game has at most this many named choices.
  static constexpr int most_choices = 15;

  /// A move that marks no square of any board.
  constexpr BoardMove() = default;

  /// Marks a square. The rules decide which mark that makes.
  constexpr BoardMove(Square square)  // NOLINT(google-explicit-constructor): most moves are squares
      : code_{static_cast<std::uint16_t>(square.index())} {}

  /// Marks a square with a mark that the player chooses.
  constexpr BoardMove(Square square, Player mark)
      : code_{static_cast<std::uint16_t>(square.index() | (static_cast<int>(mark) + 1) << first_bit_of_mark)} {}

  /// Makes the choice at this place among the names in the game's `choices()`. Requires
  /// 0 ≤ place < `most_choices`.
  static constexpr BoardMove choosing(int place) {
    BoardMove move;
    move.code_ = static_cast<std::uint16_t>(move.code_ | (place + 1) << first_bit_of_choice);
    return move;
  }

  /// The square that the move marks. Off every board if the move marks none.
  constexpr Square square() const { return Square{code_ & Square::limit}; }

  /// The mark that the player chooses. Nothing if the rules decide it.
  constexpr std::optional<Player> mark() const {
    const int mark = code_ >> first_bit_of_mark & 3;
    return mark == 0 ? std::nullopt : std::optional{static_cast<Player>(mark - 1)};
  }

  /// The place of the choice among the names in the game's `choices()`. Nothing if the move marks a
  /// square.
  constexpr std::optional<int> choice() const {
    const int choice = code_ >> first_bit_of_choice;
    return choice == 0 ? std::nullopt : std::optional{choice - 1};
  }

  /// Whether the move is only a square: no mark and no named choice.
  constexpr bool is_square() const { return code_ <= Square::limit; }

  /// First moves that are squares, by index; then moves with an X and moves with an O, by index;
  /// then choices.
  friend constexpr auto operator<=>(BoardMove, BoardMove) = default;

 private:
  friend std::hash<BoardMove>;

  // Bits 0 to 9: the square. 10 and 11: nothing, X or O. 12 to 15: nothing, or the choice's
  // place + 1.
  static constexpr int first_bit_of_mark = 10;
  static constexpr int first_bit_of_choice = 12;

  std::uint16_t code_ = Square::limit;
};

}  // namespace noughts

template <>
struct std::hash<noughts::BoardMove> {
  std::size_t operator()(noughts::BoardMove move) const { return std::hash<int>{}(move.code_); }
};

// Questions about the shown position.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bind.hpp"
#include "codes.hpp"
#include "door.hpp"
#include "noughts/game/landing.hpp"
#include "noughts/text/diagram.hpp"
#include "noughts/text/move_name.hpp"
#include "rules.hpp"

namespace noughts::bindings {
namespace {

/// Writes the code of each square's owner plus 1, so 0 for no player. Returns how many squares
/// there are.
int owners() {
  numbers.clear();
  for (const Square square : shown.size().every_square()) numbers.add(1 + bindings::code_of(shown.owner(square)));
  return numbers.size();
}

/// The square whose mark disappears with the next mark of the player to move; `Square::limit` if
/// there is none.
int vanishing_mark() { return noughts::vanishing_mark(shown).value_or(Square::off_every_board()).index(); }

/// Writes the lines that decided the game.
void won_lines() {
  numbers.clear();
  numbers.add_lines(shown.won_lines());
}

/// Writes the number of small boards, and the status and the lines of each.
void small_boards() {
  const auto boards = shown.small_boards();
  numbers.clear();
  numbers.add(static_cast<int>(boards.size()));
  for (const auto& board : boards) {
    numbers.add(bindings::code_of(board.status));
    numbers.add_lines(board.lines);
  }
}

/// The number of the move that a person means who types this text; `Square::limit` if there is
/// none.
int typed_move(const std::string& text) {
  return number_of_move(shown, move_of_typed(shown, text).value_or(BoardMove{}));
}

/// The square where a mark lands that is dropped into a column; `Square::limit` if there is none.
int landing(int column) { return noughts::landing(shown, column).value_or(Square::off_every_board()).index(); }

std::string diagram() { return noughts::diagram(shown); }

/// Sets up a position of the shown game. `numbers` holds the owners of `squares` squares, in the
/// format of `owners`. `last` is the square that was marked last, or NaN if it is not known. Writes
/// the square that shows the fault. Returns the fault, counted down from -1, or the code of the
/// status.
int set_up(int squares, int turn, double last) {
  std::vector<std::optional<Player>> marks(static_cast<std::size_t>(squares));
  for (std::size_t i = 0; i < marks.size(); ++i) marks[i] = player_of(numbers[i] - 1);
  const auto position = shown.set_up({.marks = marks,
                                      .turn = player_of(turn),
                                      .last = std::isnan(last) ? std::nullopt : std::optional{to_square(last)}});
  numbers.clear();
  if (!position) {
    numbers.add(position.error().square.value_or(Square::off_every_board()).index());
    return -1 - static_cast<int>(position.error().fault);
  }
  shown = *position;
  return status();
}

}  // namespace

NOUGHTS_BINDINGS(position) {
  expose("status", &status);
  expose("turn", &turn);
  expose("owners", &owners);
  expose("legalMoves", &legal_moves);
  expose("vanishingMark", &vanishing_mark);
  expose("wonLines", &won_lines);
  expose("smallBoards", &small_boards);
  expose("conflict", &conflict);
  expose("advance", &advance);
  expose("typedMove", &typed_move);
  expose("landing", &landing);
  expose("isEqual", &is_equal);
  expose("diagram", &diagram);
  expose("setUp", &set_up);
}

}  // namespace noughts::bindings

// Questions about the shown position.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>
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

/// The code of a fault that has been found in a square.
int code_of_fault(const SetUpError& error) {
  numbers.clear();
  numbers.add(error.square.value_or(Square::off_every_board()).index());
  return -1 - static_cast<int>(error.fault);
}

/// Sets up a position of the shown game. `numbers` holds the owners of `squares` squares and the
/// winners of `boards` small boards, in the format of `owners`, and then the `ordered` squares of
/// the order. `last` is the square that was marked last, or NaN if it is not known. `choice` is the
/// last choice plus 1, or 0. Writes the square that shows the fault. Returns the fault, counted
/// down from -1, or the code of the status.
int set_up(int squares, int boards, int ordered, int turn, double last, int choice) {
  std::vector<std::optional<Player>> players(static_cast<std::size_t>(squares + boards));
  for (std::size_t i = 0; i < players.size(); ++i) players[i] = player_of(numbers[i] - 1);
  const std::span all{std::as_const(players)};
  SetUp wanted{.marks = all.first(static_cast<std::size_t>(squares)),
               .turn = player_of(turn),
               .last = std::isnan(last) ? std::nullopt : std::optional{to_square(last)}};
  // The smallest modules have no code for what their games do not take.
  std::vector<Square> order;
  if constexpr (!CataloguePosition::marks_show_all) {
    order.assign(static_cast<std::size_t>(ordered), Square::off_every_board());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = to_square(numbers[players.size() + i]);
    wanted.order = order;
    wanted.boards = all.subspan(static_cast<std::size_t>(squares));
    if (choice > 0) wanted.choice = choice - 1;
  } else if (boards + ordered + choice > 0) {
    return code_of_fault({.fault = SetUpFault::not_taken});
  }
  const auto position = shown.set_up(wanted);
  if (!position) return code_of_fault(position.error());
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

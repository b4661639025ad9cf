// What is asked about the position that is shown.

#include <emscripten/bind.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "codes.hpp"
#include "door.hpp"
#include "noughts/game/landing.hpp"
#include "noughts/text/diagram.hpp"
#include "noughts/text/move_name.hpp"

namespace noughts::door {
namespace {

int status() { return door::code_of(shown.status()); }
int turn() { return door::code_of(shown.turn()); }

/// Gives the owner of each square, 0 for nobody; how many there are.
int owners() {
  numbers.clear();
  for (const Square square : shown.size().every_square()) numbers.add(1 + door::code_of(shown.owner(square)));
  return numbers.size();
}

/// Gives the legal moves in order of index; how many there are.
int legal_moves() {
  numbers.clear();
  for (const Square move : shown.legal_moves()) numbers.add(move.index());
  return numbers.size();
}

/// The square whose mark goes when the player to move makes his next one; `Square::limit` where none does.
int vanishing_mark() { return noughts::vanishing_mark(shown).value_or(Square::off_every_board()).index(); }

/// Gives the lines that have decided the game.
void won_lines() {
  numbers.clear();
  numbers.add_lines(shown.won_lines());
}

/// Gives how many small boards there are, and the status and the lines of each.
void small_boards() {
  const auto boards = shown.small_boards();
  numbers.clear();
  numbers.add(static_cast<int>(boards.size()));
  for (const auto& board : boards) {
    numbers.add(door::code_of(board.status));
    numbers.add_lines(board.lines);
  }
}

/// The code of the refusal of a move, or of how the game stands where it is legal.
int conflict(double square) {
  const auto conflict = conflict_of(shown, to_square(square));
  return conflict ? door::code_of(Refusal{*conflict}) : status();
}

/// Plays a move. The code of how the game stands then, or of the refusal.
int advance(double square) {
  const auto after = apply(shown, to_square(square));
  if (!after) return door::code_of(Refusal{after.error()});
  shown = *after;
  return status();
}

/// The square that somebody means who types a move; `Square::limit` where there is none.
int typed_square(const std::string& text) {
  return square_of_typed(shown, text).value_or(Square::off_every_board()).index();
}

/// Where a mark falls that is dropped into a column; `Square::limit` where there is no such square.
int landing(int column) { return noughts::landing(shown, column).value_or(Square::off_every_board()).index(); }

/// Whether the position equals the one whose bytes lie in `numbers`.
bool is_equal() {
  CataloguePosition other;
  std::memcpy(static_cast<void*>(&other), numbers.data(), sizeof other);
  return shown == other;
}

std::string diagram() { return noughts::diagram(shown); }

/// Sets up a position of the game that is shown: `numbers` holds the owner of each of so many squares; the square that
/// was marked last is no number where it is not told. Gives the square that shows what is wrong, and returns the fault
/// counted down from -1, or how the game stands.
int set_up(int squares, int turn, double last) {
  std::vector<std::optional<Player>> marks;
  marks.reserve(static_cast<std::size_t>(squares));
  for (int i = 0; i < squares; ++i) marks.push_back(player_of(numbers[static_cast<std::size_t>(i)] - 1));
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

EMSCRIPTEN_BINDINGS(position) {
  emscripten::function("status", &status);
  emscripten::function("turn", &turn);
  emscripten::function("owners", &owners);
  emscripten::function("legalMoves", &legal_moves);
  emscripten::function("vanishingMark", &vanishing_mark);
  emscripten::function("wonLines", &won_lines);
  emscripten::function("smallBoards", &small_boards);
  emscripten::function("conflict", &conflict);
  emscripten::function("advance", &advance);
  emscripten::function("typedSquare", &typed_square);
  emscripten::function("landing", &landing);
  emscripten::function("isEqual", &is_equal);
  emscripten::function("diagram", &diagram);
  emscripten::function("setUp", &set_up);
}

}  // namespace noughts::door

// The games. Each is shown as its starting position.

#include <cstddef>
#include <optional>
#include <string>

#include "bind.hpp"
#include "codes.hpp"
#include "door.hpp"
#include "noughts/board/square_name.hpp"
#include "noughts/text/move_name.hpp"

namespace noughts::bindings {
namespace {

int game_count() { return static_cast<int>(catalogue().size()); }
void show_game(int index) { shown = catalogue()[static_cast<std::size_t>(index)].start; }

bool show_if(const std::optional<CataloguePosition>& start) {
  if (start) shown = *start;
  return start.has_value();
}

bool find_game(const std::string& id) { return show_if(noughts::find_game(id)); }

/// The number as an int if it is a whole number of a possible size; -1 otherwise.
int to_int(double number) {
  const Square like = to_square(number);
  return like == Square::off_every_board() ? -1 : like.index();
}

bool find_line_game(double columns, double rows, double in_a_row, bool gravity, bool misere) {
  return show_if(noughts::find_line_game({.size = {.columns = to_int(columns), .rows = to_int(rows)},
                                          .in_a_row = to_int(in_a_row),
                                          .gravity = gravity,
                                          .misere = misere}));
}

void start(int first) { shown = shown.start(*player_of(first)); }

std::string id() { return id_of(shown); }
std::string title() { return title_of(shown); }

/// The names, separated by spaces.
/// @{
std::string square_names() {
  std::string names;
  const BoardSize size = shown.size();
  for (const Square square : size.every_square()) {
    if (!names.empty()) names += ' ';
    names += to_string(size.name(square));
  }
  return names;
}
std::string move_names() {
  std::string names;
  for (int number = 0; number < numbers_of_moves(shown); ++number) {
    if (!names.empty()) names += ' ';
    names += move_name(shown, move_of_number(shown, number));
  }
  return names;
}
/// @}

/// Writes the columns and the rows; a number whose bits say whether marks fall, are shared and are
/// chosen, and how the lines go through the small boards (`Nesting`); the lines; and the small
/// boards.
void board() {
  const Board board = shown.board();
  numbers.clear();
  numbers.add(board.size.columns);
  numbers.add(board.size.rows);
  numbers.add((board.gravity ? 1 : 0) | (board.shared_marks ? 2 : 0) | (board.chosen_marks ? 4 : 0) |
              static_cast<int>(board.nesting) << 3);
  numbers.add_lines(board.lines);
  numbers.add_lines(board.small_boards);
}

/// The kind of book that searches can use for this game: none, a book of results, a network, or a
/// strategy.
int book_kind() { return static_cast<int>(Books::kind(shown)); }

}  // namespace

NOUGHTS_BINDINGS(games) {
  expose("gameCount", &game_count);
  expose("showGame", &show_game);
  expose("findGame", &find_game);
  expose("findLineGame", &find_line_game);
  expose("start", &start);
  expose("id", &id);
  expose("title", &title);
  expose("squareNames", &square_names);
  expose("moveNames", &move_names);
  expose("board", &board);
  expose("bookKind", &book_kind);
}

}  // namespace noughts::bindings

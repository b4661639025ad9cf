#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../core/rules_oracle.hpp"
#include "bytes.hpp"
#include "demand.hpp"
#include "noughts/catalogue/catalogue.hpp"

/// A game of whichever kind, judged by the plain oracles.
struct PlainGame {
  std::optional<LineOracle> line;  // else Ultimate, or
  UltimateOracle ultimate{.open_boards = false, .most_boards = false};
  std::optional<InfiniteOracle> infinite;
  std::optional<NotaktoOracle> notakto;
  std::optional<CubeOracle> cube;
  std::string board;

  static PlainGame of_line(const LineOracle& oracle) {
    return {.line = oracle,
            .infinite = {},
            .notakto = {},
            .cube = {},
            .board = std::string(static_cast<std::size_t>(oracle.columns * oracle.rows), '.')};
  }
  static PlainGame of_infinite() {
    return {.line = {}, .infinite = InfiniteOracle{}, .notakto = {}, .cube = {}, .board = std::string(9, '.')};
  }
  static PlainGame of_notakto(int boards) {
    return {.line = {},
            .infinite = {},
            .notakto = NotaktoOracle{.boards = boards},
            .cube = {},
            .board = std::string(static_cast<std::size_t>(9 * boards), '.')};
  }
  static PlainGame of_ultimate(bool open_boards, bool most_boards) {
    return {.line = {},
            .ultimate = {.open_boards = open_boards, .most_boards = most_boards},
            .infinite = {},
            .notakto = {},
            .cube = {},
            .board = std::string(81, '.')};
  }

  static PlainGame of_cube(bool gravity) {
    return {.line = {},
            .infinite = {},
            .notakto = {},
            .cube = CubeOracle{.gravity = gravity},
            .board = std::string(64, '.')};
  }

  int columns() const {
    if (infinite) return 3;
    if (cube) return 8;
    if (notakto) return 3 * notakto->boards;
    return line ? line->columns : 9;
  }
  int squares() const { return static_cast<int>(board.size()); }
  char at(int square) const { return board[static_cast<std::size_t>(square)]; }

  void play(int square, char player) {
    if (infinite) {
      infinite->play(square, player);
      board = infinite->board();
      return;
    }
    board[static_cast<std::size_t>(square)] = notakto ? 'X' : player;
    if (!line && !notakto && !cube) ultimate.play(square, player);
  }

  Ruling judge(char mover) const {
    if (infinite) return infinite->judge(mover);
    if (notakto) return notakto->judge(board, mover);
    if (cube) return cube->judge(board, mover);
    return line ? line->judge(board, mover) : ultimate.judge(mover);
  }
};

inline char other_player(char player) { return player == 'X' ? 'O' : 'X'; }

/// A game twice, at its start: as the library has it, and plainly.
struct TwofoldGame {
  noughts::CataloguePosition start;
  PlainGame plain;
};

/// Any game that there is: one that has a name of its own, any line game, or Ultimate, Notakto or
/// Qubic with any of their options.
inline TwofoldGame choose_game(Bytes& bytes) {
  struct Named {
    std::string_view id;
    std::optional<LineOracle> line;
    bool is_infinite = false;
    bool is_notakto = false;
    bool is_cube = false;
  };
  const auto line_game = [](std::string_view id, int columns, int rows, int in_a_row, bool gravity, bool misere) {
    return Named{.id = id,
                 .line = LineOracle{
                     .columns = columns, .rows = rows, .in_a_row = in_a_row, .gravity = gravity, .misere = misere}};
  };
  static const std::array named{
      line_game("tic-tac-toe", 3, 3, 3, false, false),
      line_game("misere-tic-tac-toe", 3, 3, 3, false, true),
      line_game("four-in-a-row-4x4", 4, 4, 4, false, false),
      line_game("four-in-a-row-5x5", 5, 5, 4, false, false),
      line_game("connect-four", 7, 6, 4, true, false),
      Named{.id = "ultimate", .line = {}},
      Named{.id = "infinite-tic-tac-toe", .line = {}, .is_infinite = true},
      Named{.id = "notakto", .line = {}, .is_notakto = true},
      Named{.id = "qubic", .line = {}, .is_cube = true},
  };
  demand(noughts::catalogue().size() == named.size());

  const auto kind = static_cast<std::size_t>(bytes.below(11));
  if (kind < named.size()) {
    const auto& [id, line, is_infinite, is_notakto, is_cube] = named[kind];
    if (is_cube) {
      const bool gravity = bytes.below(2) == 1;
      return {.start = noughts::Qubic{noughts::QubicRules{.gravity = gravity}}, .plain = PlainGame::of_cube(gravity)};
    }
    if (is_notakto) {
      const int boards = 1 + bytes.below(3);
      return {.start = noughts::Notakto{noughts::NotaktoRules{.boards = boards}},
              .plain = PlainGame::of_notakto(boards)};
    }
    return {.start = noughts::find_game(id).value(),
            .plain = is_infinite ? PlainGame::of_infinite()
                     : line      ? PlainGame::of_line(*line)
                                 : PlainGame::of_ultimate(false, false)};
  }
  const bool first_option = bytes.below(2) == 1;
  const bool second_option = bytes.below(2) == 1;
  if (kind == named.size()) {
    return {
        .start = noughts::Ultimate{noughts::UltimateRules{.open_boards = first_option, .most_boards = second_option}},
        .plain = PlainGame::of_ultimate(first_option, second_option)};
  }
  const int columns = 1 + bytes.below(26);
  const int fewest_rows = columns == 1 ? 2 : 1;
  const int rows = fewest_rows + bytes.below(64 / columns - fewest_rows + 1);
  const int in_a_row = 2 + bytes.below(std::max(columns, rows) - 1);
  const auto start = noughts::find_line_game({.size = {.columns = columns, .rows = rows},
                                              .in_a_row = in_a_row,
                                              .gravity = first_option,
                                              .misere = second_option});
  demand(start.has_value());
  return {
      .start = *start,
      .plain = PlainGame::of_line(
          {.columns = columns, .rows = rows, .in_a_row = in_a_row, .gravity = first_option, .misere = second_option})};
}

/// Squares of any order by index, from the lowest.
std::vector<int> indices_of(const auto& squares) {
  std::vector<int> all;
  for (const noughts::Square square : squares) all.push_back(square.index());
  std::ranges::sort(all);
  return all;
}

/// Whether a position shows the same as a plain game of which it was ruled so.
template <noughts::GameOnBoard G>
void demand_agreement(const G& position, const PlainGame& plain, const Ruling& ruling) {
  const auto letter_of = [](std::optional<noughts::Player> player) { return player ? noughts::letter(*player) : '.'; };
  demand(letter_of(position.status().next_player()) == ruling.next);
  demand(letter_of(position.status().winner()) == ruling.winner);
  demand(position.size().squares() == plain.squares());
  for (const noughts::Square square : position.size().every_square())
    demand(letter_of(position.owner(square)) == plain.at(square.index()));

  demand(indices_of(position.legal_moves()) == ruling.moves);

  std::vector<std::vector<int>> lines;
  for (const auto& line : position.won_lines()) {
    lines.emplace_back();
    for (const noughts::Square square : line) lines.back().push_back(square.index());
  }
  std::ranges::sort(lines);
  demand(lines == ruling.lines);
}

/// Why marking a square is refused in a plain game of which it was ruled so, if it is.
inline std::optional<noughts::Conflict> plain_conflict_of(const PlainGame& plain, const Ruling& ruling, int square) {
  if (ruling.next == '.') return noughts::Conflict::game_already_ended;
  if (square >= plain.squares()) return noughts::Conflict::square_off_board;
  if (plain.at(square) != '.') return noughts::Conflict::square_already_filled;
  if (std::ranges::find(ruling.moves, square) == ruling.moves.end()) return noughts::Conflict::square_not_playable;
  return std::nullopt;
}

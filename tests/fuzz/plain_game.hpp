#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "../core/chosen_marks_oracle.hpp"
#include "../core/rules_oracle.hpp"
#include "../core/swap2_oracle.hpp"
#include "bytes.hpp"
#include "demand.hpp"
#include "noughts/catalogue/catalogue.hpp"

/// A game of any kind, judged by its plain oracle.
struct PlainGame {
  std::variant<LineOracle, UltimateOracle, InfiniteOracle, NotaktoOracle, CubeOracle, WildOracle, OrderOracle,
               Swap2Oracle>
      oracle;
  int columns = 0;
  std::string board;

  static PlainGame of(const LineOracle& oracle) { return of(oracle, oracle.columns, oracle.rows); }
  static PlainGame of(const UltimateOracle& oracle) { return of(oracle, 9, 9); }
  static PlainGame of(const InfiniteOracle& oracle) { return of(oracle, 3, 3); }
  static PlainGame of(const NotaktoOracle& oracle) { return of(oracle, 3 * oracle.boards, 3); }
  static PlainGame of(const CubeOracle& oracle) { return of(oracle, 8, 8); }
  static PlainGame of(const WildOracle& oracle) { return of(oracle, 3, 3); }
  static PlainGame of(const OrderOracle& oracle) { return of(oracle, 6, 6); }
  static PlainGame of(const Swap2Oracle& oracle) { return of(oracle, 15, 15); }

  /// The oracle, if it has that type.
  template <typename Oracle>
  const Oracle* as() const {
    return std::get_if<Oracle>(&oracle);
  }

  int squares() const { return static_cast<int>(board.size()); }
  /// Whether players choose marks. Then the number of a move is its square for an X, and its square
  /// plus the number of squares for an O.
  bool has_chosen_marks() const { return as<WildOracle>() || as<OrderOracle>(); }
  /// The number of moves, legal or not.
  int moves() const { return moves_on_squares() + (as<Swap2Oracle>() ? 3 : 0); }
  /// The number of moves that mark a square.
  int moves_on_squares() const { return squares() * (has_chosen_marks() ? 2 : 1); }
  /// The move of a number below `moves()`.
  noughts::BoardMove move_of(int number) const {
    if (number >= moves_on_squares()) return noughts::BoardMove::choosing(number - moves_on_squares());
    const noughts::Square square{number % squares()};
    if (!has_chosen_marks()) return square;
    return {square, number < squares() ? noughts::Player::x : noughts::Player::o};
  }
  /// The number of a move, or none if it is not a move of this game.
  std::optional<int> number_of(noughts::BoardMove move) const {
    for (int number = 0; number < moves(); ++number) {
      if (move_of(number) == move) return number;
    }
    return std::nullopt;
  }
  /// The numbers of moves, from the lowest.
  std::vector<int> numbers_of(const auto& list) const {
    std::vector<int> all;
    std::ranges::transform(list, std::back_inserter(all),
                           [&](noughts::BoardMove move) { return number_of(move).value_or(-1); });
    std::ranges::sort(all);
    return all;
  }
  /// The player to move after so many moves, also after the end.
  char turn(std::size_t moves, char first) const {
    if (const auto* swap2 = as<Swap2Oracle>(); swap2 && moves > 0) return swap2->turn();
    return (first == 'X') == (moves % 2 == 0) ? 'X' : 'O';
  }
  char at(int square) const { return board[static_cast<std::size_t>(square)]; }

  void play(int square, char player) {
    if (has_chosen_marks()) {
      board = with_chosen_mark(board, square);
      return;
    }
    if (auto* swap2 = std::get_if<Swap2Oracle>(&oracle)) {
      swap2->play(square, player);
      board = swap2->board();
      return;
    }
    board[static_cast<std::size_t>(square)] = as<NotaktoOracle>() ? 'X' : player;
    if (auto* ultimate = std::get_if<UltimateOracle>(&oracle)) ultimate->play(square, player);
    if (auto* infinite = std::get_if<InfiniteOracle>(&oracle)) {
      infinite->play(square, player);
      board = infinite->board();
    }
  }

  /// Some oracles keep the moves themselves. The others use the board.
  Ruling judge(char mover) const {
    return std::visit(
        [&](const auto& judging) {
          if constexpr (requires { judging.judge(mover); }) {
            return judging.judge(mover);
          } else {
            return judging.judge(board, mover);
          }
        },
        oracle);
  }

 private:
  static PlainGame of(const auto& oracle, int columns, int rows) {
    return {.oracle = oracle, .columns = columns, .board = std::string(static_cast<std::size_t>(columns * rows), '.')};
  }
};

inline char other_player(char player) { return player == 'X' ? 'O' : 'X'; }

/// The start of a game, as the library's position and as a plain game.
struct TwofoldGame {
  noughts::CataloguePosition start;
  PlainGame plain;
};

/// Any game: a named one, any line game, Ultimate, Notakto, Qubic, Gomoku or Order and Chaos with
/// any options, or one with an opening.
inline TwofoldGame choose_game(Bytes& bytes) {
  struct Named {
    std::string_view id;
    PlainGame plain;
  };
  const auto line_game = [](std::string_view id, int columns, int rows, int in_a_row, bool gravity, bool misere) {
    return Named{.id = id,
                 .plain = PlainGame::of(LineOracle{
                     .columns = columns, .rows = rows, .in_a_row = in_a_row, .gravity = gravity, .misere = misere})};
  };
  static const std::array named{
      line_game("tic-tac-toe", 3, 3, 3, false, false),
      line_game("misere-tic-tac-toe", 3, 3, 3, false, true),
      line_game("four-in-a-row-4x4", 4, 4, 4, false, false),
      line_game("four-in-a-row-5x5", 5, 5, 4, false, false),
      line_game("connect-four", 7, 6, 4, true, false),
      Named{.id = "ultimate", .plain = PlainGame::of(UltimateOracle{.open_boards = false, .most_boards = false})},
      Named{.id = "infinite-tic-tac-toe", .plain = PlainGame::of(InfiniteOracle{})},
      Named{.id = "notakto", .plain = PlainGame::of(NotaktoOracle{.boards = 3})},
      Named{.id = "qubic", .plain = PlainGame::of(CubeOracle{.gravity = false})},
      line_game("gomoku", 15, 15, 5, false, false),
      Named{.id = "wild-tic-tac-toe", .plain = PlainGame::of(WildOracle{.misere = false})},
      Named{.id = "misere-wild-tic-tac-toe", .plain = PlainGame::of(WildOracle{.misere = true})},
      Named{.id = "order-and-chaos", .plain = PlainGame::of(OrderOracle{.exactly = false})},
  };
  demand(noughts::catalogue().size() == named.size());
  constexpr int kinds_by_rules = 8;  // the games below

  const auto kind = static_cast<std::size_t>(bytes.below(static_cast<int>(named.size()) + kinds_by_rules));
  if (kind < named.size()) return {.start = noughts::find_game(named[kind].id).value(), .plain = named[kind].plain};
  const bool first_option = bytes.below(2) == 1;
  const bool second_option = bytes.below(2) == 1;
  if (kind == named.size()) {
    return {
        .start = noughts::Ultimate{noughts::UltimateRules{.open_boards = first_option, .most_boards = second_option}},
        .plain = PlainGame::of(UltimateOracle{.open_boards = first_option, .most_boards = second_option})};
  }
  if (kind == named.size() + 1) {
    const int boards = first_option ? 1 : 2;
    return {.start = noughts::Notakto{noughts::NotaktoRules{.boards = boards}},
            .plain = PlainGame::of(NotaktoOracle{.boards = boards})};
  }
  if (kind == named.size() + 2) {
    return {.start = noughts::Qubic{noughts::QubicRules{.gravity = true}},
            .plain = PlainGame::of(CubeOracle{.gravity = true})};
  }
  if (kind == named.size() + 3) {
    return {.start = noughts::Gomoku{noughts::GomokuRules{.exactly_five = true}},
            .plain = PlainGame::of(LineOracle{
                .columns = 15, .rows = 15, .in_a_row = 5, .gravity = false, .misere = false, .exactly = true})};
  }
  if (kind == named.size() + 4) {
    return {.start = noughts::OrderAndChaos{noughts::OrderAndChaosRules{.exactly_five = true}},
            .plain = PlainGame::of(OrderOracle{.exactly = true})};
  }
  if (kind == named.size() + 6) {
    const int columns = 4 + bytes.below(16);
    const int fewest_rows = 64 / columns + 1;
    const int rows = fewest_rows + bytes.below(20 - fewest_rows);
    const int in_a_row = 2 + bytes.below(std::min(10, std::max(columns, rows)) - 1);
    return {
        .start = noughts::find_line_game({.size = {.columns = columns, .rows = rows}, .in_a_row = in_a_row}).value(),
        .plain = PlainGame::of(
            LineOracle{.columns = columns, .rows = rows, .in_a_row = in_a_row, .gravity = false, .misere = false})};
  }
  if (kind == named.size() + 7) {
    return {.start = noughts::Swap2<noughts::Gomoku>{{.game = {.exactly_five = first_option}}},
            .plain = PlainGame::of(Swap2Oracle{.exactly = first_option})};
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
      .plain = PlainGame::of(LineOracle{
          .columns = columns, .rows = rows, .in_a_row = in_a_row, .gravity = first_option, .misere = second_option})};
}

/// Demands that a position agrees with a plain game and its ruling.
template <noughts::GameOnBoard G>
void demand_agreement(const G& position, const PlainGame& plain, const Ruling& ruling) {
  const auto letter_of = [](std::optional<noughts::Player> player) { return player ? noughts::letter(*player) : '.'; };
  demand(letter_of(position.status().next_player()) == ruling.next);
  demand(letter_of(position.status().winner()) == ruling.winner);
  demand(position.size().squares() == plain.squares());
  for (const noughts::Square square : position.size().every_square())
    demand(letter_of(position.owner(square)) == plain.at(square.index()));

  demand(plain.numbers_of(position.legal_moves()) == ruling.moves);

  std::vector<std::vector<int>> lines;
  for (const auto& line : position.won_lines()) {
    lines.emplace_back();
    for (const noughts::Square square : line) lines.back().push_back(square.index());
  }
  std::ranges::sort(lines);
  demand(lines == ruling.lines);
}

/// The conflict of a move in a plain game with this ruling, if it is refused.
inline std::optional<noughts::Conflict> plain_conflict_of(const PlainGame& plain, const Ruling& ruling,
                                                          noughts::BoardMove move) {
  if (ruling.next == '.') return noughts::Conflict::game_already_ended;
  const auto number = plain.number_of(move);
  if (!move.choice()) {
    if (move.square().index() >= plain.squares()) return noughts::Conflict::square_off_board;
    if (plain.at(move.square().index()) != '.') return noughts::Conflict::square_already_filled;
  }
  if (number && std::ranges::find(ruling.moves, *number) != ruling.moves.end()) return std::nullopt;
  const bool marks_square = number && !move.choice();
  return marks_square ? noughts::Conflict::square_not_playable : noughts::Conflict::move_not_legal;
}

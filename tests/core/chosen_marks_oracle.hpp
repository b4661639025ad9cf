#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "rules_oracle.hpp"

// Plain rules of the games in which a player chooses the mark of each move. The number of a move is
// its square for an X, and its square plus the number of squares for an O.

/// The board after a move with a chosen mark.
inline std::string with_chosen_mark(std::string board, int move) {
  const int squares = static_cast<int>(board.size());
  board[static_cast<std::size_t>(move % squares)] = move < squares ? 'X' : 'O';
  return board;
}

/// The moves on every free square: first all with an X, then all with an O.
inline std::vector<int> moves_of_either_mark(const std::string& board) {
  const int squares = static_cast<int>(board.size());
  std::vector<int> moves;
  for (int move = 0; move < 2 * squares; ++move) {
    if (board[static_cast<std::size_t>(move % squares)] == '.') moves.push_back(move);
  }
  return moves;
}

/// On a 3×3 board both players mark X or O. Three of the same win, or lose.
struct WildOracle {
  bool misere;

  Ruling judge(const std::string& board, char mover) const {
    constexpr int lines[8][3] = {{0, 1, 2}, {0, 3, 6}, {0, 4, 8}, {1, 4, 7},
                                 {2, 4, 6}, {2, 5, 8}, {3, 4, 5}, {6, 7, 8}};
    Ruling ruling;
    ruling.chosen_marks = true;
    for (const auto& [a, b, c] : lines) {
      std::string marks;
      for (const int square : {a, b, c}) marks += board[static_cast<std::size_t>(square)];
      if (marks == "XXX" || marks == "OOO") ruling.lines.push_back({a, b, c});
    }
    if (!ruling.lines.empty()) {
      const char other = mover == 'X' ? 'O' : 'X';
      ruling.winner = misere ? mover : other;
      return ruling;
    }
    ruling.moves = moves_of_either_mark(board);
    if (!ruling.moves.empty()) ruling.next = mover;
    return ruling;
  }
};

/// On a 6×6 board both players mark X or O. The first player is Order and wants five of the same in
/// a row. The other player is Chaos, and wins once no five is possible.
struct OrderOracle {
  bool exactly;  // whether six in a row do not count

  static char at(const std::string& board, int row, int column) {
    if (row < 0 || row >= 6 || column < 0 || column >= 6) return '#';
    return board[static_cast<std::size_t>(row * 6 + column)];
  }

  /// The rows of five that would count with this mark on all of their squares: the filled rows if
  /// `filled`, else the rows that may still be filled.
  std::vector<std::vector<int>> rows(const std::string& board, char mark, bool filled) const {
    constexpr int directions[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    std::vector<std::vector<int>> found;
    for (int start = 0; start < 36; ++start) {
      for (const auto& [down, right] : directions) {
        const auto square = [&](int step) { return at(board, start / 6 + step * down, start % 6 + step * right); };
        int length = 0;
        while (length < 5 && (square(length) == mark || (square(length) == '.' && !filled))) ++length;
        if (length < 5 || (exactly && (square(-1) == mark || square(5) == mark))) continue;
        found.emplace_back();
        for (int step = 0; step < 5; ++step) found.back().push_back(start + step * (6 * down + right));
      }
    }
    return found;
  }

  std::vector<std::vector<int>> fives(const std::string& board) const {
    auto found = rows(board, 'X', true);
    for (const auto& row : rows(board, 'O', true)) found.push_back(row);
    std::ranges::sort(found);
    return found;
  }

  bool is_hopeless(const std::string& board) const {
    return rows(board, 'X', false).empty() && rows(board, 'O', false).empty();
  }

  /// Order: the player who made the first mark.
  static char order(const std::string& board, char mover) {
    const char other = mover == 'X' ? 'O' : 'X';
    return std::ranges::count(board, '.') % 2 == 0 ? mover : other;
  }

  Ruling judge(const std::string& board, char mover) const {
    const char order_is = order(board, mover);
    Ruling ruling;
    ruling.chosen_marks = true;
    ruling.lines = fives(board);
    if (!ruling.lines.empty()) {
      ruling.winner = order_is;
    } else if (is_hopeless(board)) {
      ruling.winner = order_is == 'X' ? 'O' : 'X';
    } else {
      ruling.next = mover;
      ruling.moves = moves_of_either_mark(board);
    }
    return ruling;
  }
};

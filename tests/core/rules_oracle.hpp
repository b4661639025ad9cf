#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

// Plain rules of the games on boards of characters: '.', 'X' or 'O', row by row from the top. They
// share no code with the library.

/// An oracle's ruling on a position: the next player or the winner, or neither; the legal moves;
/// and the lines that decided the game, each with its squares in order.
struct Ruling {
  char next = '.';
  char winner = '.';
  std::vector<int> moves;
  std::vector<std::vector<int>> lines;
  bool chosen_marks = false;  // whether players choose marks: see chosen_marks_oracle.hpp
  int choices = 0;            // moves that mark no square, legal or not: the last numbers
};

struct LineOracle {
  int columns = 0;
  int rows = 0;
  int in_a_row = 0;
  bool gravity = false;
  bool misere = false;
  bool exactly = false;  // whether longer lines do not win

  char at(const std::string& board, int row, int column) const {
    if (row < 0 || row >= rows || column < 0 || column >= columns) return '#';
    return board[static_cast<std::size_t>(row * columns + column)];
  }

  std::vector<std::vector<int>> lines(const std::string& board, char player) const {
    constexpr int directions[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    std::vector<std::vector<int>> found;
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        for (const auto& [down, right] : directions) {
          int length = 0;
          while (length < in_a_row && at(board, row + length * down, column + length * right) == player) ++length;
          if (length < in_a_row) continue;
          if (exactly && (at(board, row - down, column - right) == player ||
                          at(board, row + in_a_row * down, column + in_a_row * right) == player))
            continue;
          found.emplace_back();
          for (int i = 0; i < in_a_row; ++i) found.back().push_back((row + i * down) * columns + column + i * right);
        }
      }
    }
    std::ranges::sort(found);
    return found;
  }

  /// Requires that it is the turn of `mover`, and that the other player made the last move.
  Ruling judge(const std::string& board, char mover) const {
    const char other = mover == 'X' ? 'O' : 'X';
    Ruling ruling;
    ruling.lines = lines(board, other);
    if (!ruling.lines.empty()) {
      ruling.winner = misere ? mover : other;
      return ruling;
    }
    for (int row = 0; row < rows; ++row) {
      for (int column = 0; column < columns; ++column) {
        if (at(board, row, column) == '.' && (!gravity || at(board, row + 1, column) != '.'))
          ruling.moves.push_back(row * columns + column);
      }
    }
    if (!ruling.moves.empty()) ruling.next = mover;
    return ruling;
  }
};

struct UltimateOracle {
  bool open_boards;
  bool most_boards;

  // Kept move by move, because a board does not show who won it first.
  std::array<char, 9> won = {'.', '.', '.', '.', '.', '.', '.', '.', '.'};
  std::string board = std::string(81, '.');
  int last = -1;

  /// The lines of a player on a board of nine, each by its three places.
  static std::vector<std::string> lines(const std::string& nine, char player) {
    std::vector<std::string> found;
    for (const std::string line : {"012", "345", "678", "036", "147", "258", "048", "246"}) {
      bool all = true;
      for (const char place : line) all = all && nine[static_cast<std::size_t>(place - '0')] == player;
      if (all) found.push_back(line);
    }
    return found;
  }

  std::string small(int which) const {
    std::string nine;
    for (int row = 0; row < 3; ++row)
      nine += board.substr(static_cast<std::size_t>((which / 3 * 3 + row) * 9 + which % 3 * 3), 3);
    return nine;
  }

  bool closed(int which) const {
    const bool is_won = won[static_cast<std::size_t>(which)] != '.';
    return small(which).find('.') == std::string::npos || (is_won && !open_boards);
  }

  void play(int square, char player) {
    board[static_cast<std::size_t>(square)] = player;
    last = square;
    const int which = square / 27 * 3 + square % 9 / 3;
    char& owner = won[static_cast<std::size_t>(which)];
    if (owner == '.' && !lines(small(which), player).empty()) owner = player;
  }

  Ruling judge(char mover) const {
    const std::string owners(won.begin(), won.end());
    Ruling ruling;
    for (const char player : {'X', 'O'}) {
      for (const std::string& line : lines(owners, player)) {
        ruling.winner = player;
        ruling.lines.emplace_back();
        for (int square = 0; square < 81; ++square) {
          const int which = square / 27 * 3 + square % 9 / 3;
          if (line.find(static_cast<char>('0' + which)) != std::string::npos) ruling.lines.back().push_back(square);
        }
      }
    }
    std::ranges::sort(ruling.lines);
    if (ruling.winner != '.') return ruling;
    std::optional<int> forced;
    if (last >= 0) {
      const int sent_to = last / 9 % 3 * 3 + last % 3;
      if (!closed(sent_to)) forced = sent_to;
    }
    for (int square = 0; square < 81; ++square) {
      const int which = square / 27 * 3 + square % 9 / 3;
      const bool playable = forced ? which == *forced : !closed(which);
      if (playable && board[static_cast<std::size_t>(square)] == '.') ruling.moves.push_back(square);
    }
    if (!ruling.moves.empty()) {
      ruling.next = mover;
    } else if (most_boards) {
      int lead = 0;
      for (const char owner : won) lead += owner == 'X' ? 1 : owner == 'O' ? -1 : 0;
      if (lead != 0) ruling.winner = lead > 0 ? 'X' : 'O';
    }
    return ruling;
  }
};

struct InfiniteOracle {
  std::string moves;  // of both players, the oldest first, each as 'X4'

  /// The places of a player's last three marks, the oldest first.
  std::string marks(char player) const {
    std::string places;
    for (std::size_t i = 0; i < moves.size(); i += 2) {
      if (moves[i] == player) places += moves[i + 1];
    }
    return places.size() > 3 ? places.substr(places.size() - 3) : places;
  }

  std::string board() const {
    std::string board = ".........";
    for (const char player : {'X', 'O'}) {
      for (const char place : marks(player)) board[static_cast<std::size_t>(place - '0')] = player;
    }
    return board;
  }

  static bool has_line(std::string places) {
    std::ranges::sort(places);
    constexpr std::array lines{"012", "345", "678", "036", "147", "258", "048", "246"};
    return std::ranges::any_of(lines, [&](const char* line) { return places == line; });
  }

  /// The mark of a player that their next move removes.
  std::optional<int> vanishing(char player) const {
    const std::string own = marks(player);
    if (own.size() < 3 || has_line(marks('X')) || has_line(marks('O'))) return std::nullopt;
    return own.front() - '0';
  }

  void play(int square, char player) { moves += {player, static_cast<char>('0' + square)}; }

  Ruling judge(char mover) const {
    const char other = mover == 'X' ? 'O' : 'X';
    Ruling ruling;
    if (std::string line = marks(other); has_line(line)) {
      std::ranges::sort(line);
      ruling.winner = other;
      ruling.lines.emplace_back();
      for (const char place : line) ruling.lines.back().push_back(place - '0');
      return ruling;
    }
    ruling.next = mover;
    const std::string now = board();
    for (int square = 0; square < 9; ++square) {
      if (now[static_cast<std::size_t>(square)] == '.') ruling.moves.push_back(square);
    }
    return ruling;
  }
};

/// Boards of 3×3 side by side, on which both players mark squares with X.
struct NotaktoOracle {
  int boards;

  int square(int board, int row, int column) const { return row * 3 * boards + 3 * board + column; }

  /// The lines of one board that are wholly marked.
  std::vector<std::vector<int>> lines(const std::string& marks, int board) const {
    constexpr int lines[8][3][2] = {{{0, 0}, {0, 1}, {0, 2}}, {{1, 0}, {1, 1}, {1, 2}}, {{2, 0}, {2, 1}, {2, 2}},
                                    {{0, 0}, {1, 0}, {2, 0}}, {{0, 1}, {1, 1}, {2, 1}}, {{0, 2}, {1, 2}, {2, 2}},
                                    {{0, 0}, {1, 1}, {2, 2}}, {{0, 2}, {1, 1}, {2, 0}}};
    std::vector<std::vector<int>> found;
    for (const auto& line : lines) {
      std::vector<int> squares;
      for (const auto& [row, column] : line) squares.push_back(square(board, row, column));
      if (std::ranges::all_of(squares, [&](int at) { return marks[static_cast<std::size_t>(at)] == 'X'; }))
        found.push_back(squares);
    }
    return found;
  }

  Ruling judge(const std::string& marks, char mover) const {
    Ruling ruling;
    for (int board = 0; board < boards; ++board) {
      const auto closing = lines(marks, board);
      ruling.lines.insert(ruling.lines.end(), closing.begin(), closing.end());
      if (!closing.empty()) continue;
      for (int place = 0; place < 9; ++place) {
        const int at = square(board, place / 3, place % 3);
        if (marks[static_cast<std::size_t>(at)] == '.') ruling.moves.push_back(at);
      }
    }
    std::ranges::sort(ruling.moves);
    std::ranges::sort(ruling.lines);
    if (ruling.moves.empty()) {
      ruling.winner = mover;  // the other player has closed the last board
    } else {
      ruling.next = mover;
      ruling.lines.clear();
    }
    return ruling;
  }
};

/// A cube of 4×4×4. Its layers lie on a board of 8×8: the lowest top left, the second beside it,
/// the others below.
struct CubeOracle {
  bool gravity;

  static int square(int x, int y, int z) { return (z / 2 * 4 + y) * 8 + z % 2 * 4 + x; }

  /// Every line once, found by walking from every cell in every direction inside the cube.
  static std::vector<std::vector<int>> all_lines() {
    std::vector<std::vector<int>> lines;
    for (int start = 0; start < 64; ++start) {
      for (int direction = 0; direction < 27; ++direction) {
        std::vector<int> squares;
        for (int i = 0; i < 4; ++i) {
          const int x = start % 4 + i * (direction % 3 - 1);
          const int y = start / 4 % 4 + i * (direction / 3 % 3 - 1);
          const int z = start / 16 + i * (direction / 9 - 1);
          if (std::min({x, y, z}) >= 0 && std::max({x, y, z}) < 4) squares.push_back(square(x, y, z));
        }
        std::ranges::sort(squares);
        const bool is_line = squares.size() == 4 && squares.front() != squares.back();
        if (is_line && std::ranges::find(lines, squares) == lines.end()) lines.push_back(squares);
      }
    }
    std::ranges::sort(lines);
    return lines;
  }

  Ruling judge(const std::string& board, char mover) const {
    static const auto every_line = all_lines();
    const char other = mover == 'X' ? 'O' : 'X';
    Ruling ruling;
    for (const auto& line : every_line) {
      if (std::ranges::all_of(line, [&](int at) { return board[static_cast<std::size_t>(at)] == other; }))
        ruling.lines.push_back(line);
    }
    if (!ruling.lines.empty()) {
      ruling.winner = other;
      return ruling;
    }
    for (int z = 0; z < 4; ++z) {
      for (int y = 0; y < 4; ++y) {
        for (int x = 0; x < 4; ++x) {
          const auto at = [&](int layer) { return board[static_cast<std::size_t>(square(x, y, layer))]; };
          if (at(z) == '.' && (!gravity || z == 0 || at(z - 1) != '.')) ruling.moves.push_back(square(x, y, z));
        }
      }
    }
    std::ranges::sort(ruling.moves);
    if (!ruling.moves.empty()) ruling.next = mover;
    return ruling;
  }
};

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

/// Checks that a player wins at five or more in a row, on a board of characters: '.', 'X' or 'O',
/// row by row from the top. It tries every legal reply. It knows the rules only, finds wins by
/// fours itself, and takes any other move from a strategy. It shares no code with the library.
class WinOracle {
 public:
  /// The move of a player in a position, by square; none if the strategy knows none.
  using Strategy = std::function<std::optional<int>(const std::string& board, char player)>;

  /// Looks at most at so many positions in which the other player is to move.
  WinOracle(int columns, int rows, Strategy strategy, int most_positions)
      : columns_{columns}, rows_{rows}, strategy_{std::move(strategy)}, positions_left_{most_positions} {}

  /// Whether the player, who is to move, wins against every play. False also if it is not known.
  bool wins(const std::string& board, char player) {
    board_ = board;
    fours_.clear();
    return player_wins(player);
  }

 private:
  static constexpr std::array<std::array<int, 2>, 4> directions{{{0, 1}, {1, 0}, {1, 1}, {1, -1}}};

  static char other(char player) { return player == 'X' ? 'O' : 'X'; }

  char& at(int square) { return board_[static_cast<std::size_t>(square)]; }

  /// The square so many steps away, or none off the board.
  std::optional<int> neighbour(int square, const std::array<int, 2>& direction, int steps) const {
    const int row = square / columns_ + steps * direction[0];
    const int column = square % columns_ + steps * direction[1];
    if (row < 0 || row >= rows_ || column < 0 || column >= columns_) return std::nullopt;
    return row * columns_ + column;
  }

  /// Whether a mark of the player on this square would be one of five or more in a row.
  bool makes_five(int square, char player) {
    return std::ranges::any_of(directions, [&](const auto& direction) {
      int length = 1;
      for (const int way : {-1, 1}) {
        for (int steps = way;; steps += way) {
          const auto next = neighbour(square, direction, steps);
          if (!next || at(*next) != player) break;
          ++length;
        }
      }
      return length >= 5;
    });
  }

  /// The free squares near a mark of the player by which they would win next.
  std::vector<int> fives_through(int square, char player) {
    std::vector<int> fives;
    for (const auto& direction : directions) {
      std::array<std::optional<int>, 9> near;
      int marks = 0;
      for (int steps = -4; steps <= 4; ++steps) {
        auto& next = near[static_cast<std::size_t>(steps + 4)];
        next = neighbour(square, direction, steps);
        marks += next && at(*next) == player ? 1 : 0;
      }
      if (marks < 4) continue;
      for (const auto& next : near) {
        if (next && at(*next) == '.' && makes_five(*next, player)) fives.push_back(*next);
      }
    }
    std::ranges::sort(fives);
    fives.erase(std::ranges::unique(fives).begin(), fives.end());
    return fives;
  }

  /// All free squares by which the player would win next.
  std::vector<int> fives_of(char player) {
    std::vector<int> fives;
    for (int square = 0; square < columns_ * rows_; ++square) {
      if (at(square) == '.' && makes_five(square, player)) fives.push_back(square);
    }
    return fives;
  }

  /// Calls a function while a mark is on a square.
  bool with_mark(int square, char player, auto function) {
    at(square) = player;
    const bool result = function();
    at(square) = '.';
    return result;
  }

  bool player_wins(char player) {
    if (is_won_.contains(board_ + player)) return true;
    const bool is_won = wins_by_line(player) || wins_by_any_move(player);
    if (is_won) is_won_.insert(board_ + player);
    return is_won;
  }

  /// By five, or by fours: those that won last, or others.
  bool wins_by_line(char player) {
    if (!fives_of(player).empty()) return true;
    const auto threats = fives_of(other(player));
    if (threats.size() > 1) return false;
    if (wins_by_fours(player, threats, fours_, 0)) return true;
    std::vector<int> last;
    std::swap(last, fours_);
    constexpr int most_fours = 5;
    for (int fours = 1; fours <= most_fours; ++fours) {
      if (wins_by_fours(player, threats, fours)) return true;
    }
    fours_ = last;
    return false;
  }

  /// A four leaves the other player one reply, unless they win themselves. `threats` are the
  /// squares by which they would.
  bool wins_by_fours(char player, const std::vector<int>& threats, int most_fours) {
    for (int square = 0; square < columns_ * rows_; ++square) {
      if (at(square) != '.' || (!threats.empty() && square != threats.front())) continue;
      if (wins_by_four(player, square, [&](const std::vector<int>& next_threats) {
            return most_fours > 1 && wins_by_fours(player, next_threats, most_fours - 1);
          })) {
        fours_.push_back(square);
        return true;
      }
    }
    return false;
  }

  /// The same by known fours, the last one first.
  bool wins_by_fours(char player, const std::vector<int>& threats, const std::vector<int>& fours, std::size_t made) {
    if (made == fours.size()) return false;
    const int square = fours[fours.size() - 1 - made];
    if (at(square) != '.' || (!threats.empty() && square != threats.front())) return false;
    return wins_by_four(player, square, [&](const std::vector<int>& next_threats) {
      return wins_by_fours(player, next_threats, fours, made + 1);
    });
  }

  /// Whether a four on this square wins: there are two squares to win by, or `goes_on` is true
  /// after the reply.
  bool wins_by_four(char player, int square, auto goes_on) {
    return with_mark(square, player, [&] {
      const auto fives = fives_through(square, player);
      if (fives.size() != 1) return !fives.empty();
      return with_mark(fives.front(), other(player), [&] {
        const auto threats = fives_through(fives.front(), other(player));
        return threats.size() < 2 && goes_on(threats);
      });
    });
  }

  /// By the move of the strategy, against every reply.
  bool wins_by_any_move(char player) {
    if (--positions_left_ < 0) return false;
    const auto move = strategy_(board_, player);
    if (!move || at(*move) != '.') return false;
    return with_mark(*move, player, [&] {
      if (!fives_of(other(player)).empty()) return false;
      for (int reply = 0; reply < columns_ * rows_; ++reply) {
        if (at(reply) == '.' && !with_mark(reply, other(player), [&] { return player_wins(player); })) return false;
      }
      return true;
    });
  }

  int columns_;
  int rows_;
  Strategy strategy_;
  int positions_left_;
  std::string board_;
  std::vector<int> fours_;  // of the last win by fours, the last one first
  std::unordered_set<std::string> is_won_;
};

#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "noughts/games/tic_tac_toe.hpp"
#include "picture.hpp"

/// Every reachable position of tic-tac-toe if `first` moves first, by its picture.
inline std::map<std::string, noughts::TicTacToe> all_positions(noughts::Player first) {
  std::map<std::string, noughts::TicTacToe> found;
  const auto visit = [&](const auto& self, const noughts::TicTacToe& position) -> void {
    if (!found.emplace(picture(position), position).second) return;
    for (const noughts::BoardMove move : position.legal_moves()) self(self, noughts::try_play(position, move).value());
  };
  visit(visit, noughts::TicTacToe{first});
  return found;
}

/// Plain tic-tac-toe to check the library. It shares no code with it.
class Oracle {
 public:
  /// Plies to the end: positive if the player to move wins, negative if they lose, nothing for a
  /// tie.
  using Verdict = std::optional<int>;

  /// `board` is nine characters `X`, `O` or `.`, row by row from the top.
  Verdict judge(const std::string& board, char mover) {
    const auto known = verdicts_.find(board + mover);
    if (known != verdicts_.end()) return known->second;
    return verdicts_[board + mover] = minimax(board, mover);
  }

  static bool has_won(const std::string& board, char player) {
    static constexpr int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                        {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    for (const auto& line : lines) {
      bool all = true;
      for (const int square : line) all = all && board[static_cast<std::size_t>(square)] == player;
      if (all) return true;
    }
    return false;
  }

 private:
  Verdict minimax(const std::string& board, char mover) {
    const char opponent = mover == 'X' ? 'O' : 'X';
    if (has_won(board, opponent)) return 0;  // already lost
    if (board.find('.') == std::string::npos) return std::nullopt;
    std::optional<int> quickest_win;
    std::optional<int> slowest_loss;
    bool can_tie = false;
    for (std::size_t square = 0; square < board.size(); ++square) {
      if (board[square] != '.') continue;
      std::string after = board;
      after[square] = mover;
      const Verdict theirs = judge(after, opponent);
      if (!theirs) {
        can_tie = true;
      } else if (*theirs <= 0) {
        const int plies = -*theirs + 1;
        if (!quickest_win || plies < *quickest_win) quickest_win = plies;
      } else {
        const int plies = *theirs + 1;
        if (!slowest_loss || plies > *slowest_loss) slowest_loss = plies;
      }
    }
    if (quickest_win) return *quickest_win;
    if (can_tie) return std::nullopt;
    return -*slowest_loss;
  }

  std::map<std::string, Verdict> verdicts_;
};

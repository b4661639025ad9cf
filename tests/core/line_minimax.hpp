#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>

#include "rules_oracle.hpp"

/// Plain minimax by the oracle's rules.
class LineMinimax {
 public:
  explicit LineMinimax(const LineOracle& rules) : oracle_{rules} {}

  /// Plies until the mover wins, negative if they lose, 0 for a draw. A won or lost game that has
  /// ended is ±1000.
  int judge(const std::string& board, char mover) {
    const auto known = verdicts_.find(board + mover);
    if (known != verdicts_.end()) return known->second;
    return verdicts_[board + mover] = minimax(board, mover);
  }

  static constexpr int ended = 1000;

 private:
  int minimax(const std::string& board, char mover) {
    const Ruling ruling = oracle_.judge(board, mover);
    if (ruling.winner != '.') return ruling.winner == mover ? ended : -ended;
    int best_win = 0;
    int best_loss = 0;
    bool can_draw = ruling.moves.empty();
    for (const int move : ruling.moves) {
      std::string after = board;
      after[static_cast<std::size_t>(move)] = mover;
      const int theirs = judge(after, mover == 'X' ? 'O' : 'X');
      const int plies = 1 + (theirs == ended || theirs == -ended ? 0 : theirs < 0 ? -theirs : theirs);
      if (theirs == 0) can_draw = true;
      if (theirs < 0) best_win = best_win == 0 ? plies : std::min(best_win, plies);
      if (theirs > 0) best_loss = std::max(best_loss, plies);
    }
    if (best_win > 0) return best_win;
    return can_draw ? 0 : -best_loss;
  }

  LineOracle oracle_;
  std::map<std::string, int> verdicts_;
};

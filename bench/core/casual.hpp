#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "noughts/board/board.hpp"
#include "noughts/board/square.hpp"
#include "noughts/game/choices.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/traits.hpp"

/// A casual player, as a script. They complete a line if they can, else block a line of the other
/// player, else move anywhere. On a board as large as Gomoku's they add to their longest line
/// instead. If lines lose, they complete one only if they have to. They see the lines that lack one
/// square, in nested games those of the small boards, and nothing after their own move. If players
/// choose marks, a line is one of the same marks, and a block is the other mark in its gap. As
/// Chaos they only block. In an opening they move anywhere.
class CasualPlayer {
 public:
  /// Requires the board of the game to play.
  CasualPlayer(const noughts::Board& board, bool lines_lose, noughts::Random random)
      : lines_{lines_seen_on(board)},
        all_marks_are_x_{board.shared_marks && !board.chosen_marks},
        lines_lose_{lines_lose},
        random_{random} {}

  /// Requires a game that goes on.
  template <noughts::GameOnBoard G>
  noughts::BoardMove choose(const G& position) {
    Moves free;
    Moves wins;
    Moves blocks;
    for (const noughts::BoardMove move : position.legal_moves()) {
      free.push_back(move);
      if (is_in_opening(position)) continue;
      const noughts::Square square = move.square();
      const noughts::Player mark = all_marks_are_x_ ? noughts::Player::x : move.mark().value_or(position.turn());
      if (completes(position, square, mark)) wins.push_back(move);
      if (completes(position, square, other(mark))) blocks.push_back(move);
    }
    if constexpr (requires { position.order(); }) {
      if (position.turn() != position.order()) {  // Chaos completes no line
        const auto is_five = [&](noughts::BoardMove move) { return std::ranges::find(wins, move) != wins.end(); };
        std::erase_if(blocks, is_five);
        if (blocks.empty()) std::erase_if(free, is_five);
        return random_.pick(!blocks.empty() ? blocks : !free.empty() ? free : wins);
      }
    }
    if (lines_lose_) {
      std::erase_if(free, [&](noughts::BoardMove move) { return std::ranges::find(wins, move) != wins.end(); });
      return random_.pick(free.empty() ? wins : free);
    }
    const bool keeps_lines = position.size().squares() > large_board && !is_in_opening(position);
    if (wins.empty() && blocks.empty() && keeps_lines) keep_longest(position, free);
    return random_.pick(!wins.empty() ? wins : !blocks.empty() ? blocks : free);
  }

 private:
  using Moves = std::vector<noughts::BoardMove>;

  static constexpr int large_board = 100;  // squares

  static std::vector<noughts::Line> lines_seen_on(const noughts::Board& board) {
    const bool is_nested =
        !board.small_boards.empty() && board.lines.front().size() > board.small_boards.front().size();
    if (!is_nested) return board.lines;
    static constexpr std::array<std::array<std::size_t, 3>, 8> places{
        {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
    std::vector<noughts::Line> lines;
    for (const auto& small : board.small_boards) {
      for (const auto& [one, two, three] : places) lines.push_back({small[one], small[two], small[three]});
    }
    return lines;
  }

  /// Whether a player's mark on a free square would complete a line, and the same move removes no
  /// mark of it.
  template <noughts::GameOnBoard G>
  bool completes(const G& position, noughts::Square square, noughts::Player player) const {
    const auto vanishing = noughts::vanishing_mark(position);
    return std::ranges::any_of(lines_, [&](const noughts::Line& line) {
      return std::ranges::find(line, square) != line.end() && std::ranges::all_of(line, [&](noughts::Square other) {
               return other == square || (position.owner(other) == player && other != vanishing);
             });
    });
  }

  /// The most marks of the player to move on a line through a free square, of the lines without
  /// marks of the other player.
  template <noughts::GameOnBoard G>
  int longest_through(const G& position, noughts::Square square) const {
    std::ptrdiff_t longest = 0;
    for (const noughts::Line& line : lines_) {
      if (std::ranges::find(line, square) == line.end()) continue;
      const auto marks_of = [&](noughts::Player player) {
        return std::ranges::count_if(line, [&](noughts::Square other) { return position.owner(other) == player; });
      };
      if (marks_of(other(position.turn())) == 0) longest = std::max(longest, marks_of(position.turn()));
    }
    return static_cast<int>(longest);
  }

  template <noughts::GameOnBoard G>
  void keep_longest(const G& position, Moves& moves) const {
    Moves best;
    int most = 0;
    for (const noughts::BoardMove move : moves) {
      const int longest = longest_through(position, move.square());
      if (longest > most) best.clear();
      most = std::max(most, longest);
      if (longest == most) best.push_back(move);
    }
    moves = best;
  }

  std::vector<noughts::Line> lines_;
  bool all_marks_are_x_;
  bool lines_lose_;
  noughts::Random random_;
};

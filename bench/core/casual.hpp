#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "noughts/board/board.hpp"
#include "noughts/board/square.hpp"
#include "noughts/game/chosen_marks.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/random.hpp"

/// Somebody who plays now and then, as a script: he completes a line where he can, else keeps the other player from
/// completing one, else moves anywhere, or on a board as large as that of Gomoku adds to his longest line. Where lines
/// lose, he completes one only if he must. He sees the lines that lack one square, in nested games those of the small
/// boards, and nothing of what comes after his move. Where marks are chosen, a line is one of the same marks, and a
/// block the other mark in its gap; as Chaos he only blocks.
class CasualPlayer {
 public:
  /// Requires the board of the game that he is to play.
  CasualPlayer(const noughts::Board& board, bool lines_lose, noughts::Random random)
      : lines_{lines_seen_on(board)}, lines_lose_{lines_lose}, random_{random} {}

  /// Requires a game that goes on.
  template <noughts::GameOnBoard G>
  noughts::Square choose(const G& position) {
    Squares free;
    Squares wins;
    Squares blocks;
    for (const noughts::Square move : position.legal_moves()) {
      free.push_back(move);
      const noughts::Square square = square_of_move(position, move);
      const noughts::Player mark = mark_of_move(position, move).value_or(position.turn());
      if (completes(position, square, mark)) wins.push_back(move);
      if (completes(position, square, other(mark))) blocks.push_back(move);
    }
    if constexpr (requires { position.order(); }) {
      if (position.turn() != position.order()) {  // Chaos completes none
        const auto is_five = [&](noughts::Square move) { return std::ranges::find(wins, move) != wins.end(); };
        std::erase_if(blocks, is_five);
        if (blocks.empty()) std::erase_if(free, is_five);
        return random_.pick(!blocks.empty() ? blocks : !free.empty() ? free : wins);
      }
    }
    if (lines_lose_) {
      std::erase_if(free, [&](noughts::Square move) { return std::ranges::find(wins, move) != wins.end(); });
      return random_.pick(free.empty() ? wins : free);
    }
    if (wins.empty() && blocks.empty() && position.size().squares() > large_board) keep_longest(position, free);
    return random_.pick(!wins.empty() ? wins : !blocks.empty() ? blocks : free);
  }

 private:
  using Squares = std::vector<noughts::Square>;

  static constexpr int large_board = 100;  // squares

  static std::vector<noughts::Line> lines_seen_on(const noughts::Board& board) {
    if (board.small_boards.empty()) return board.lines;
    static constexpr std::array<std::array<std::size_t, 3>, 8> places{
        {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
    std::vector<noughts::Line> lines;
    for (const auto& small : board.small_boards) {
      for (const auto& [one, two, three] : places) lines.push_back({small[one], small[two], small[three]});
    }
    return lines;
  }

  /// Whether a player's mark on a free square would complete a line of his, of which none goes by the same move.
  template <noughts::GameOnBoard G>
  bool completes(const G& position, noughts::Square square, noughts::Player player) const {
    const auto vanishing = noughts::vanishing_mark(position);
    return std::ranges::any_of(lines_, [&](const noughts::Line& line) {
      return std::ranges::find(line, square) != line.end() && std::ranges::all_of(line, [&](noughts::Square other) {
               return other == square || (position.owner(other) == player && other != vanishing);
             });
    });
  }

  /// How many squares of a line through a free one are marked by the player to move, of which the other has none.
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
  void keep_longest(const G& position, Squares& moves) const {
    Squares best;
    int most = 0;
    for (const noughts::Square move : moves) {
      const int longest = longest_through(position, move);
      if (longest > most) best.clear();
      most = std::max(most, longest);
      if (longest == most) best.push_back(move);
    }
    moves = best;
  }

  std::vector<noughts::Line> lines_;
  bool lines_lose_;
  noughts::Random random_;
};

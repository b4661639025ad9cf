#pragma once

#include <algorithm>
#include <string>

#include "rules_oracle.hpp"

/// Gomoku with the opening swap2, as it is played with stones: black moves first, stones stay, and
/// the players change seats. It keeps the moves itself.
struct Swap2Oracle {
  static constexpr int squares = 225;
  static constexpr int stay = squares;
  static constexpr int swap = squares + 1;
  static constexpr int add = squares + 2;

  bool exactly = false;
  std::string stones = std::string(squares, '.');  // 'b' and 'w'
  char opener = '.';                               // who made the first move, '.' before it
  char black = '.';                                // who plays black, '.' before that is chosen
  bool adds = false;                               // whether two more stones come before the choice

  static char other_than(char player) { return player == 'X' ? 'O' : 'X'; }
  int count() const { return squares - static_cast<int>(std::ranges::count(stones, '.')); }
  char next_stone() const { return count() % 2 == 0 ? 'b' : 'w'; }
  char player_of(char stone) const {
    const char of_black = black == '.' ? opener : black;
    return stone == 'b' ? of_black : other_than(of_black);
  }

  /// `stay` means that the opener plays black, and the other player white.
  void play(int move, char player) {
    if (opener == '.') opener = player;
    if (move == stay) {
      black = opener;
    } else if (move == swap) {
      black = other_than(opener);
    } else if (move == add) {
      adds = true;
    } else {
      stones[static_cast<std::size_t>(move)] = next_stone();
    }
  }

  /// The player to move after the first move, also after the end.
  char turn() const {
    if (black != '.') return player_of(next_stone());
    const bool is_openers = count() < 3 || count() == 5;
    return is_openers ? opener : other_than(opener);
  }

  /// The owner of each square.
  std::string board() const {
    std::string board = stones;
    for (char& square : board) square = square == '.' ? '.' : player_of(square);
    return board;
  }

  Ruling judge(char mover) const {
    const std::string owned = board();
    const LineOracle lines{
        .columns = 15, .rows = 15, .in_a_row = 5, .gravity = false, .misere = false, .exactly = exactly};
    Ruling ruling;
    if (black == '.') {
      ruling.next = opener == '.' ? mover : turn();
      if (count() == 3 && !adds) {
        ruling.moves = {stay, swap, add};
      } else if (count() == 5) {
        ruling.moves = {stay, swap};
      } else {
        ruling.moves = lines.judge(owned, ruling.next).moves;
      }
    } else {
      ruling = lines.judge(owned, turn());
    }
    ruling.choices = 3;
    return ruling;
  }
};

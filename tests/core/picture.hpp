#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "noughts/games/tic_tac_toe.hpp"

/// Lines, each as its squares in order of index.
using SquareLists = std::vector<std::vector<noughts::Square>>;

/// The eight lines of tic-tac-toe, drawn by hand.
inline SquareLists pictured_lines() {
  constexpr std::array<std::string_view, 3> pictures[] = {
      {"###",  //
       "...",  //
       "..."},
      {"...",  //
       "###",  //
       "..."},
      {"...",  //
       "...",  //
       "###"},
      {"#..",  //
       "#..",  //
       "#.."},
      {".#.",  //
       ".#.",  //
       ".#."},
      {"..#",  //
       "..#",  //
       "..#"},
      {"#..",  //
       ".#.",  //
       "..#"},
      {"..#",  //
       ".#.",  //
       "#.."},
  };
  SquareLists lines;
  for (const auto& picture : pictures) {
    auto& line = lines.emplace_back();
    for (std::size_t row = 0; row < 3; ++row) {
      for (std::size_t column = 0; column < 3; ++column) {
        if (picture[row][column] == '#') line.emplace_back(static_cast<int>(3 * row + column));
      }
    }
  }
  return lines;
}

/// A position as text, for failures and for comparison: `"X.O|.X.|..."`.
template <noughts::Game G>
std::string picture(const G& position) {
  std::string text;
  const auto size = position.size();
  for (int row = 0; row < size.rows; ++row) {
    if (row > 0) text += '|';
    for (int column = 0; column < size.columns; ++column) {
      const auto owner = position.owner(*size.square(row, column));
      text += owner ? noughts::letter(*owner) : '.';
    }
  }
  return text;
}

/// The lines that the winner of a position has completed.
template <noughts::Game G>
SquareLists won_lines(const G& position) {
  SquareLists lines;
  for (const auto line : position.won_lines()) lines.emplace_back(line.begin(), line.end());
  return lines;
}

#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "noughts/game/game.hpp"

/// The eight lines of tic-tac-toe, drawn by hand. Each has its squares in order of index.
inline std::vector<noughts::Line> pictured_lines() {
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
  std::vector<noughts::Line> lines;
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

/// A position as text, for messages and comparisons: `"X.O|.X.|..."`.
template <noughts::GameOnBoard G>
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

/// The same without separators between rows, as oracles use it: `"X.O.X...."`.
std::string board_of(const noughts::GameOnBoard auto& position) {
  std::string board = picture(position);
  std::erase(board, '|');
  return board;
}

#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

/// The smallest of the eight turned and mirrored images of a board of nine characters.
inline std::string smallest_image(const std::string& board) {
  std::string smallest = board;
  std::string image = board;
  for (int i = 0; i < 8; ++i) {
    const std::string before = image;
    for (std::size_t row = 0; row < 3; ++row) {
      for (std::size_t column = 0; column < 3; ++column)
        image[3 * row + column] = i % 2 == 0 ? before[3 * column + row] : before[3 * row + 2 - column];
    }
    smallest = std::min(smallest, image);
  }
  return smallest;
}

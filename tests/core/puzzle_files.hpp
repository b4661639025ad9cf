#pragma once

#include <fstream>
#include <string>
#include <vector>

/// The lines of the project's puzzles of a game.
inline std::vector<std::string> lines_of_puzzles(const std::string& id) {
  std::ifstream file{NOUGHTS_BOOKS "/puzzles/" + id + ".txt"};
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  return lines;
}

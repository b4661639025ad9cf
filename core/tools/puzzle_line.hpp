#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "noughts/board/digits.hpp"
#include "puzzle_grade.hpp"

namespace noughts::tools {

/// A puzzle as a line of text: `2 + tic-tac-toe.X.b2.a1.c3 a3`.
struct PuzzleLine {
  int grade = easiest_grade;
  bool wins = true;      ///< whether the only good move wins (`+`), or keeps the draw (`=`)
  std::string match;     ///< in the notation of the project
  std::string solution;  ///< the name of the only good move

  friend bool operator==(const PuzzleLine&, const PuzzleLine&) = default;

  /// The order in a file: by grade, and then by the length of the match.
  friend bool operator<(const PuzzleLine& left, const PuzzleLine& right) {
    return std::tuple{left.grade, left.match.size(), std::string_view{left.match}} <
           std::tuple{right.grade, right.match.size(), std::string_view{right.match}};
  }
};

inline std::string to_string(const PuzzleLine& line) {
  return std::to_string(line.grade) + (line.wins ? " + " : " = ") + line.match + ' ' + line.solution;
}

/// Reads the texts that `to_string` writes, and no others.
inline std::optional<PuzzleLine> parse_puzzle_line(std::string_view text) {
  if (std::ranges::count(text, ' ') != 3) return std::nullopt;
  const std::size_t first = text.find(' ');
  const std::size_t last = text.rfind(' ');
  const auto grade = detail::parse_number(text.substr(0, first));
  if (!grade || *grade < easiest_grade || *grade > hardest_grade) return std::nullopt;
  const std::string_view result = text.substr(first, 3);
  if (result != " + " && result != " = ") return std::nullopt;
  const std::size_t match = first + result.size();
  return PuzzleLine{.grade = *grade,
                    .wins = result == " + ",
                    .match = std::string{text.substr(match, last - match)},
                    .solution = std::string{text.substr(last + 1)}};
}

/// The number of puzzles of each grade.
using GradeCounts = std::array<std::size_t, hardest_grade>;

inline std::size_t place_of_grade(int grade) { return static_cast<std::size_t>(grade - easiest_grade); }

inline GradeCounts count_grades(const std::vector<PuzzleLine>& lines) {
  GradeCounts counts{};
  for (const PuzzleLine& line : lines) ++counts[place_of_grade(line.grade)];
  return counts;
}

/// How many puzzles of each grade to take if `wanted` puzzles are wanted: as evenly as possible.
inline GradeCounts even_shares(const GradeCounts& there, std::size_t wanted) {
  GradeCounts shares{};
  for (bool is_any_left = true; is_any_left && wanted > 0;) {
    is_any_left = false;
    for (std::size_t place = 0; place < shares.size() && wanted > 0; ++place) {
      if (shares[place] == there[place]) continue;
      ++shares[place];
      --wanted;
      is_any_left = true;
    }
  }
  return shares;
}

/// At most `wanted` of the puzzles, in the order of a file. The grades are shared as evenly as
/// possible. Within a grade, the puzzles with the shortest matches are taken.
inline std::vector<PuzzleLine> chosen_lines(std::vector<PuzzleLine> lines, std::size_t wanted) {
  std::ranges::sort(lines, std::less<>{});
  GradeCounts shares = even_shares(count_grades(lines), wanted);
  std::erase_if(lines, [&](const PuzzleLine& line) {
    std::size_t& left = shares[place_of_grade(line.grade)];
    if (left == 0) return true;
    --left;
    return false;
  });
  return lines;
}

}  // namespace noughts::tools

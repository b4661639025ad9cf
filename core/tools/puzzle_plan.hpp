#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <istream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "puzzle_grade.hpp"

namespace noughts::tools {

/// How to look for the puzzles of a game. After a change of a plan, make the file of puzzles again.
struct PuzzlePlan {
  std::uint64_t games = 100'000;  ///< the most games to play; 0: look at all positions
  std::size_t first_plies = 0;    ///< the fewest plies before a position
  std::size_t last_plies = 0;     ///< the most plies before a position: keep matches short
  std::size_t most_left = 0;      ///< the most plies from there to the end of its game
  std::uint64_t nodes = 0;        ///< the most for the outcome of each move
  Budgets budgets{};              ///< that give the grade, unless threats do
  bool by_threats = false;        ///< only wins by threats; their number gives the grade
  std::size_t proofs = 0;         ///< how many puzzles of each grade a test proves again

  friend bool operator==(const PuzzlePlan&, const PuzzlePlan&) = default;
};

/// Reads the numbers of the member of that name. False if it has no such name or other numbers.
inline bool read_member(PuzzlePlan& plan, std::string_view name, std::istream& numbers) {
  if (name == "games") return bool{numbers >> plan.games};
  if (name == "first_plies") return bool{numbers >> plan.first_plies};
  if (name == "last_plies") return bool{numbers >> plan.last_plies};
  if (name == "most_left") return bool{numbers >> plan.most_left};
  if (name == "nodes") return bool{numbers >> plan.nodes};
  if (name == "proofs") return bool{numbers >> plan.proofs};
  if (name == "by_threats") return plan.by_threats = true;
  if (name == "budgets")
    return std::ranges::all_of(plan.budgets, [&](auto& budget) { return bool{numbers >> budget}; });
  return false;
}

/// Reads a plan: a line for each member that is not as by default, with its name and its numbers,
/// such as `nodes 64000`. A line that begins with `#` is a remark. None if a line is anything else.
inline std::optional<PuzzlePlan> parse_puzzle_plan(std::istream& text) {
  PuzzlePlan plan;
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words{line};
    std::string name;
    words >> name;
    if (!read_member(plan, name, words) || !(words >> std::ws).eof()) return std::nullopt;
  }
  return plan;
}

/// Whether a position can be a puzzle under this plan.
template <Game G>
bool may_be_puzzle(const G& position, const PuzzlePlan& plan) {
  if constexpr (GameWithThreatMoves<G>) return !plan.by_threats || may_win_by_threats(position);
  return true;
}

/// The grade under this plan.
template <Game G>
int grade_of(const G& position, const typename G::Move& solution, const PuzzlePlan& plan) {
  if constexpr (GameWithThreatMoves<G>) {
    if (plan.by_threats) return grade_by_threats(position, solution);
  }
  return grade_of(position, solution, plan.budgets);
}

}  // namespace noughts::tools

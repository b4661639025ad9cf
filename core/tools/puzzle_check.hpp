#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/text/move_name.hpp"
#include "noughts/text/notation.hpp"
#include "puzzle.hpp"
#include "puzzle_grade.hpp"
#include "puzzle_line.hpp"
#include "puzzle_maker.hpp"
#include "puzzle_plan.hpp"

namespace noughts::tools {

/// Checks the lines of a file, in order.
template <GameWithPuzzles G>
class PuzzleCheck {
 public:
  PuzzleCheck(std::string id, const G& start, const PuzzlePlan& plan)
      : id_{std::move(id)}, start_{start}, plan_{plan} {}

  /// What is wrong with the next line, as far as this is visible without a search; nothing if it is
  /// correct.
  std::optional<std::string> fault_of(std::string_view text) {
    const auto line = parse_puzzle_line(text);
    if (!line) return "This is no puzzle.";
    const bool is_in_order = !last_ || *last_ < *line;
    last_ = line;
    const auto position = position_of(*line);
    if (!position) return "The match is none that is written like that.";
    if (const auto fault = fault_at_a_glance(*position)) return std::string{sentence(*fault)};
    if (!solution_in(*line, *position)) return "The solution is no legal move.";
    if (!known_.insert(canonical_of(*position)).second) return "It is the same as one before.";
    if (!is_in_order) return "It does not follow the one before.";
    return std::nullopt;
  }

  /// What is wrong with the solution and the grade of a line; nothing if a search finds the same
  /// ones. Requires a line without other faults.
  std::optional<std::string> fault_of_proof(std::string_view text) const {
    const PuzzleLine line = parse_puzzle_line(text).value();
    const G position = position_of(line).value();
    const auto solution = proven_solution_of(position, plan_.nodes);
    if (!solution) return std::string{sentence(solution.error())};
    if (solution->move != solution_in(line, position))
      return "The solution is " + move_name(position, solution->move) + '.';
    if ((solution->result == Outcome::Result::win) != line.wins) return "What is kept is the other result.";
    const int grade = grade_of(position, solution->move, plan_);
    if (grade != line.grade) return "The grade is " + std::to_string(grade) + '.';
    return std::nullopt;
  }

 private:
  /// The position at the end of the match. Nothing if the text is not the shortest one for these
  /// moves.
  std::optional<G> position_of(const PuzzleLine& line) const {
    const auto match = parse_match<G>(line.match, id_, start_);
    if (!match) return std::nullopt;
    const auto moves = match->moves();
    if (text_of(start_, id_, {moves.begin(), moves.end()}) != line.match) return std::nullopt;
    return match->position();
  }

  static std::optional<typename G::Move> solution_in(const PuzzleLine& line, const G& position) {
    const auto move = find_move(position, line.solution);
    return move && can_play(position, *move) ? move : std::nullopt;
  }

  std::string id_;
  G start_;
  PuzzlePlan plan_;
  std::optional<PuzzleLine> last_;
  std::unordered_set<G, PositionHash<G>> known_;  // canonical positions
};

}  // namespace noughts::tools

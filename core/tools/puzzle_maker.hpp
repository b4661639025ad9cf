#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/match/match.hpp"
#include "noughts/text/move_name.hpp"
#include "noughts/text/notation.hpp"
#include "puzzle.hpp"
#include "puzzle_grade.hpp"
#include "puzzle_line.hpp"
#include "puzzle_plan.hpp"
#include "puzzle_sources.hpp"

namespace noughts::tools {

/// A game that can have puzzles: its moves have a text, and it knows which moves decide it at once.
template <typename G>
concept GameWithPuzzles = GameInText<G> && GameWithImmediateTactics<G>;

/// The match with these moves, as text.
template <GameWithPuzzles G>
std::string text_of(const G& start, std::string_view id, const Course<G>& moves) {
  Match<G> match{start};
  for (const auto& move : moves) match.play(move);
  return to_string(match, id);
}

/// Finds the puzzles of a game, one course of moves after the other. It finds each puzzle once.
template <GameWithPuzzles G>
class PuzzleMaker {
 public:
  PuzzleMaker(std::string id, const G& start, const PuzzlePlan& plan) : id_{std::move(id)}, start_{start}, plan_{plan} {
    if (plan_.games == 0) all_ = courses_to_all(start_);
  }

  /// The number of courses. They are numbered from 0.
  std::uint64_t courses() const { return plan_.games == 0 ? all_.size() : plan_.games; }

  /// The best puzzle along a course, if there is one: of the grade that is rarest so far and,
  /// within it, with the fewest plies. One course gives one puzzle, because its puzzles are
  /// similar.
  std::optional<PuzzleLine> best_puzzle(std::uint64_t course, const GradeCounts& so_far) {
    const auto rarity = [&](const PuzzleLine& line) { return so_far[place_of_grade(line.grade)]; };
    std::optional<PuzzleLine> best;
    for (PuzzleLine& line : puzzles_along(course)) {
      if (!best || rarity(line) < rarity(*best)) best = std::move(line);
    }
    if (best) remember(*best);
    return best;
  }

  /// Marks a puzzle as known.
  void remember(const PuzzleLine& line) {
    if (const auto match = parse_match<G>(line.match, id_, start_)) known_.insert(canonical_of(match->position()));
  }

 private:
  std::vector<PuzzleLine> puzzles_along(std::uint64_t number) const {
    const bool is_game = plan_.games > 0;
    const Course<G> course = is_game ? played_game(start_, number) : all_[static_cast<std::size_t>(number)];
    std::size_t plies = is_game ? plan_.first_plies : course.size();
    plies = std::max(plies, course.size() - std::min(course.size(), plan_.most_left));
    std::vector<PuzzleLine> lines;
    for (; plies <= std::min(course.size(), plan_.last_plies); ++plies) {
      const auto end = course.begin() + static_cast<std::ptrdiff_t>(plies);
      if (auto line = puzzle_after({course.begin(), end})) lines.push_back(*std::move(line));
    }
    return lines;
  }

  /// The puzzle after these moves. Nothing if the position is not a puzzle, or a known one.
  std::optional<PuzzleLine> puzzle_after(const Course<G>& moves) const {
    const G position = position_after(start_, moves);
    if (fault_at_a_glance(position) || known_.contains(canonical_of(position))) return std::nullopt;
    if (!may_be_puzzle(position, plan_)) return std::nullopt;
    const auto solution = proven_solution_of(position, plan_.nodes);
    if (!solution) return std::nullopt;
    return PuzzleLine{.grade = grade_of(position, solution->move, plan_),
                      .wins = solution->result == Outcome::Result::win,
                      .match = text_of(start_, id_, moves),
                      .solution = move_name(position, solution->move)};
  }

  std::string id_;
  G start_;
  PuzzlePlan plan_;
  std::vector<Course<G>> all_;                    // where no games are played
  std::unordered_set<G, PositionHash<G>> known_;  // the canonical positions of puzzles
};

}  // namespace noughts::tools

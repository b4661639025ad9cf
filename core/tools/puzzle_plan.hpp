#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "puzzle_grade.hpp"

namespace noughts::tools {

/// How the puzzles of a game are looked for. Whoever changes a plan makes the file anew.
struct Plan {
  std::uint64_t games = 100'000;  ///< that are played at most; none where all positions are looked at
  std::size_t first_plies = 0;    ///< how many moves have been made in the positions that are looked at
  std::size_t last_plies = 0;     ///< how many at most: matches are to be short
  std::size_t most_left = 0;      ///< how many more were made until the game ended, at most
  std::uint64_t nodes = 0;        ///< by which it has to be known how a move ends
  Budgets budgets{};              ///< by which they are graded, unless by threats
  bool by_threats = false;        ///< whether they are wins by threats, graded by how many
};

/// Whether a position may be a puzzle of the plan.
template <Game G>
bool may_be_puzzle(const G& position, const Plan& plan) {
  if constexpr (GameWithForcingMoves<G>) return !plan.by_threats || may_win_by_threats(position);
  return true;
}

/// How hard it is by the plan.
template <Game G>
int grade_of(const G& position, const typename G::Move& solution, const Plan& plan) {
  if constexpr (GameWithForcingMoves<G>) {
    if (plan.by_threats) return grade_by_threats(position, solution);
  }
  return grade_of(position, solution, plan.budgets);
}

/// The plan for the game of a name.
constexpr Plan plan_for(std::string_view id) {
  // Where there are hardly more moves than that, few random games tell what there is to know.
  constexpr Budgets few{3, 4, 5, 6, 8, 16};
  constexpr Budgets usual{8, 32, 128, 512, 2048, 8192};
  if (id == "tic-tac-toe" || id == "misere-tic-tac-toe")
    return {.games = 0, .last_plies = 9, .most_left = 9, .nodes = 100'000, .budgets = few};
  if (id == "misere-wild-tic-tac-toe")
    return {.games = 0, .last_plies = 9, .most_left = 9, .nodes = 0, .budgets = {3, 5, 7, 9, 13, 32}};
  if (id == "infinite-tic-tac-toe")
    return {.games = 0, .last_plies = 20, .most_left = 20, .nodes = 0, .budgets = {4, 8, 16, 32, 64, 256}};
  if (id == "notakto")
    return {.first_plies = 3, .last_plies = 14, .most_left = 16, .nodes = 0, .budgets = {8, 16, 32, 64, 128, 512}};
  if (id == "four-in-a-row-4x4")
    return {.first_plies = 4, .last_plies = 13, .most_left = 16, .nodes = 200'000, .budgets = few};
  if (id == "connect-four")
    return {.first_plies = 14, .last_plies = 30, .most_left = 42, .nodes = 300'000, .budgets = usual};
  // Only the last plies of a game can be searched to its end.
  if (id == "ultimate")
    return {.first_plies = 16, .last_plies = 46, .most_left = 16, .nodes = 100'000, .budgets = usual};
  // Where both sides threaten, whoever misses the one way to win loses; what else there is, nobody knows.
  if (id == "qubic") return {.first_plies = 12, .last_plies = 44, .most_left = 16, .nodes = 64'000, .by_threats = true};
  if (id == "gomoku")
    return {.games = 20'000, .first_plies = 8, .last_plies = 60, .most_left = 20, .nodes = 64'000, .by_threats = true};
  if (id == "order-and-chaos")
    return {.first_plies = 22, .last_plies = 34, .most_left = 14, .nodes = 640'000, .budgets = {2, 4, 16, 24, 32, 64}};
  return {.first_plies = 5, .last_plies = 20, .most_left = 25, .nodes = 200'000, .budgets = usual};
}

}  // namespace noughts::tools

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/search/forced_win.hpp"
#include "noughts/search/tree_search.hpp"

namespace noughts::tools {

/// How many random games a tree search is given to find a move, from few to many.
using Budgets = std::array<std::uint64_t, 6>;

/// From the easiest to the hardest: 1 where the first budgets, the first two of them, will do, 5 where it takes the
/// last or more.
inline constexpr int easiest_grade = 1;
inline constexpr int hardest_grade = 5;

/// Whether the player to move has a win by threats to find, and, where the game tells, the other player one as well, if
/// he misses it.
template <GameWithForcingMoves G>
bool may_win_by_threats(const G& position) {
  constexpr int most_positions = 1000;
  const auto wins = [](const G& at) { return detail::ForcedWin<G>{}.find(at, most_positions).has_value(); };
  if (!wins(position)) return false;
  if constexpr (GameWithLocalThreats<G>) return count(position.passed().winning_moves()) > 0 || wins(position.passed());
  return true;
}

/// How hard it is to find a win by threats, which a tree search sees at once: one threat makes the easiest, five or
/// more the hardest.
template <GameWithForcingMoves G>
int grade_by_threats(const G& position, const typename G::Move& solution) {
  constexpr int most_positions = 100'000;
  detail::ForcedWin<G> win;
  if (win.find(position, most_positions) != solution) return hardest_grade;  // it wins by more than threats
  return std::clamp(win.threats(), easiest_grade, hardest_grade);
}

/// How hard it is to find the only good move: the first budget with which, and with all larger ones, most of some tree
/// searches choose it. They differ in their seeds.
template <Game G>
int grade_of(const G& position, const typename G::Move& solution, const Budgets& budgets) {
  constexpr std::uint64_t seeds = 5;
  std::array<std::uint64_t, Budgets{}.size()> right{};
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    TreeSearch<G> search{position, seed};
    for (std::size_t i = 0; i < budgets.size(); ++i) {
      search.run(budgets[i] - std::min(budgets[i], search.playouts()));
      if (search.best_move() == solution) ++right[i];
    }
  }
  std::size_t enough = budgets.size();
  while (enough > 0 && 2 * right[enough - 1] > seeds) --enough;
  return std::clamp(static_cast<int>(enough), easiest_grade, hardest_grade);
}

}  // namespace noughts::tools

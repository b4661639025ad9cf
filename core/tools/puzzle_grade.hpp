#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/forced_win.hpp"
#include "noughts/search/tree_search.hpp"

namespace noughts::tools {

/// Numbers of playouts for a tree search to find a move, in increasing order.
using Budgets = std::array<std::uint64_t, 6>;

/// The easiest and the hardest grade. In grade 1, one of the first two budgets is enough. In grade
/// 5, the last budget is needed, or even that is not enough.
inline constexpr int easiest_grade = 1;
inline constexpr int hardest_grade = 5;

/// Whether the player to move has a win by threats. In a game with `passed()`, the other player
/// must also have one if the player to move passes.
template <GameWithThreatMoves G>
bool may_win_by_threats(const G& position) {
  constexpr int most_positions = 1000;
  const auto wins = [](const G& at) { return detail::ForcedWin<G>{}.find(at, most_positions).has_value(); };
  if (!wins(position)) return false;
  if constexpr (detail::HasLocalThreats<G>)
    return count(position.passed().winning_moves()) > 0 || wins(position.passed());
  return true;
}

/// How hard it is to find a win by threats. A tree search sees such a win at once, so the number of
/// threats counts: one threat is the easiest, five or more are the hardest.
template <GameWithThreatMoves G>
int grade_by_threats(const G& position, const typename G::Move& solution) {
  constexpr int most_positions = 100'000;
  detail::ForcedWin<G> win;
  // Needs more than threats.
  if (win.find(position, most_positions) != solution) return hardest_grade;
  return std::clamp(win.threats(), easiest_grade, hardest_grade);
}

/// How hard it is to find the only good move. The grade comes from the first budget from which on,
/// for it and all larger budgets, most of several tree searches choose that move. The searches have
/// different seeds.
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

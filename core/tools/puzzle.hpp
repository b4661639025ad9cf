#pragma once

#include <algorithm>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <utility>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/exact_search.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/tablebase.hpp"
#include "noughts/search/tablebase_moves.hpp"
#include "noughts/search/transposition_table.hpp"
#include "noughts/search/tree_proof.hpp"

namespace noughts::tools {

/// Why a position is not a puzzle. In a puzzle exactly one move keeps the best possible result: a
/// win, or otherwise a draw. That move neither wins at once nor only blocks.
enum class NoPuzzle : std::uint8_t {
  ended,          ///< the game has ended
  few_moves,      ///< there are too few moves
  win_at_once,    ///< a move wins at once
  forced,         ///< all moves but one, or all of them, lose at once
  lost,           ///< every move loses
  several_moves,  ///< several moves keep the result
  unsolved,       ///< it is not known how all moves end
};

/// The reason as a sentence for people.
constexpr std::string_view sentence(NoPuzzle reason) {
  switch (reason) {
    case NoPuzzle::ended: return "The game has ended.";
    case NoPuzzle::few_moves: return "There are fewer than three moves.";
    case NoPuzzle::win_at_once: return "A move wins at once.";
    case NoPuzzle::forced: return "All other moves lose at once.";
    case NoPuzzle::lost: return "The position is lost.";
    case NoPuzzle::several_moves: return "Several moves keep the result.";
    case NoPuzzle::unsolved: return "How every move ends could not be found out.";
  }
  std::unreachable();
}

/// Whether the player to move can win with this move. It uses only the rules.
template <Game G>
constexpr bool can_win_at_once(const G& position) {
  const auto moves = position.legal_moves();
  return std::ranges::any_of(
      moves, [&](const auto& move) { return after(position, move).status().winner() == position.turn(); });
}

/// Whether a legal move loses at once, or lets the other player win with the next move.
template <Game G>
constexpr bool loses_at_once(const G& position, const typename G::Move& move) {
  const G next = after(position, move);
  if (next.status().is_over()) return next.status().winner() == next.turn();
  return can_win_at_once(next);
}

/// Why a position is not a puzzle, as far as this is visible without a search; nothing if it may be
/// one.
template <Game G>
constexpr std::optional<NoPuzzle> fault_at_a_glance(const G& position) {
  constexpr int fewest_moves = 3;
  if (position.status().is_over()) return NoPuzzle::ended;
  const auto moves = position.legal_moves();
  if (count(moves) < fewest_moves) return NoPuzzle::few_moves;
  if (can_win_at_once(position)) return NoPuzzle::win_at_once;
  const auto worth_a_thought =
      std::ranges::count_if(moves, [&](const auto& move) { return !loses_at_once(position, move); });
  if (worth_a_thought < 2) return NoPuzzle::forced;
  return std::nullopt;
}

/// The only move that keeps the result, and that result: a win or a draw.
template <Game G>
struct Solution {
  typename G::Move move;
  Outcome::Result result = Outcome::Result::win;

  friend bool operator==(const Solution&, const Solution&) = default;
};

/// The solution of a puzzle, or why the position is not one. `result_after` returns how the game
/// ends for the player to move after a move, or nothing if it does not know.
template <Game G>
std::expected<Solution<G>, NoPuzzle> solution_of(const G& position, auto&& result_after) {
  using Result = Outcome::Result;
  if (const auto fault = fault_at_a_glance(position)) return std::unexpected{*fault};
  Result best = Result::loss;
  std::optional<typename G::Move> only;
  int keeping = 0;
  for (const auto& move : position.legal_moves()) {
    const std::optional<Result> result = result_after(move);
    if (!result) return std::unexpected{NoPuzzle::unsolved};
    if (*result > best) keeping = 0;
    if (*result >= best) {
      best = *result;
      only = move;
      ++keeping;
    }
    if (best == Result::win && keeping > 1) break;
  }
  if (best == Result::loss) return std::unexpected{NoPuzzle::lost};
  if (keeping > 1) return std::unexpected{NoPuzzle::several_moves};
  return Solution<G>{.move = *only, .result = best};
}

/// The same, with results from exact searches of at most `nodes` nodes for each move. The searches
/// start without knowledge. If the game has a tablebase, its outcomes are used instead.
template <Game G>
std::expected<Solution<G>, NoPuzzle> proven_solution_of(const G& position, std::uint64_t nodes) {
  if constexpr (detail::HasTablebase<G>) {
    return solution_of(position, [&](const typename G::Move& move) {
      return std::optional{detail::tablebase_outcome(position, move).result};
    });
  }
  const auto result_after = [&](auto search, const typename G::Move& move) -> std::optional<Outcome::Result> {
    constexpr std::uint64_t slice = 1000;  // nodes: the winner is known before the outcome
    const G next = after(position, move);
    // A tree search that wants the move looks far for threats at once.
    search.begin(next, /*wants_move=*/GameWithThreatMoves<G>);
    while (!search.result() && search.nodes() < nodes) {
      if (search.run(slice)) break;
    }
    return search.result().transform(
        [&](Outcome::Result result) { return is_same_mover(position, next) ? result : for_other(result); });
  };
  // If the game has threats, the tree search proves a result sooner than an exact search.
  if constexpr (GameWithThreatMoves<G>) {
    return solution_of(position, [&](const typename G::Move& move) {
      return result_after(detail::TreeProof<G>{Limits{}.bytes}, move);
    });
  } else {
    TranspositionTable<G> table{Limits{}.bytes};
    return solution_of(position,
                       [&](const typename G::Move& move) { return result_after(ExactSearch<G>{table}, move); });
  }
}

}  // namespace noughts::tools

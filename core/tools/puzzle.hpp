#pragma once

#include <algorithm>
#include <cstdint>
#include <expected>
#include <optional>
#include <string_view>
#include <utility>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/search/exact_search.hpp"
#include "noughts/search/known_moves.hpp"
#include "noughts/search/known_outcomes.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/transposition_table.hpp"
#include "noughts/search/tree_proof.hpp"

namespace noughts::tools {

/// Why a position is no puzzle: one in which a single move keeps what can be had, a win or else a draw, and that move
/// neither wins at once nor merely blocks.
enum class NoPuzzle : std::uint8_t {
  ended,          ///< the game has ended
  few_moves,      ///< there is hardly a choice
  win_at_once,    ///< a move wins at once
  forced,         ///< all moves but one, or all of them, lose at once
  lost,           ///< every move loses
  several_moves,  ///< several moves keep the result
  unsolved,       ///< nobody knows how all moves end
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

/// Whether the player to move can win with this very move. Goes by the rules alone, as all that is seen at a glance.
template <Game G>
constexpr bool can_win_at_once(const G& position) {
  const auto moves = position.legal_moves();
  return std::ranges::any_of(
      moves, [&](const auto& move) { return after(position, move).status().winner() == position.turn(); });
}

/// Whether a legal move loses by itself, or lets the other player win with the very next one.
template <Game G>
constexpr bool loses_at_once(const G& position, const typename G::Move& move) {
  const G next = after(position, move);
  if (next.status().is_over()) return next.status().winner() == next.turn();
  return can_win_at_once(next);
}

/// What keeps a position from being a puzzle that is seen at a glance, if anything does.
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

/// The only move that keeps the result, and which that is: a win or a draw.
template <Game G>
struct Solution {
  typename G::Move move;
  Outcome::Result result = Outcome::Result::win;

  friend bool operator==(const Solution&, const Solution&) = default;
};

/// The solution of a puzzle, or why the position is none. `result_after` tells how the game ends for
/// the player to move if he makes a move, or nothing where it does not know.
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

/// The same, how the moves end being found out by exact searches of so many nodes a move, which know nothing
/// beforehand, unless it is a game that is looked up.
template <Game G>
std::expected<Solution<G>, NoPuzzle> proven_solution_of(const G& position, std::uint64_t nodes) {
  if constexpr (detail::LookedUpGame<G>) {
    return solution_of(position, [&](const typename G::Move& move) {
      return std::optional{detail::known_outcome(position, move).result};
    });
  }
  const auto result_after = [&](auto search, const typename G::Move& move) -> std::optional<Outcome::Result> {
    constexpr std::uint64_t slice = 1000;  // nodes: who wins is known before the outcome is
    search.begin(after(position, move), /*wants_move=*/false);
    while (!search.result() && search.nodes() < nodes) {
      if (search.run(slice)) break;
    }
    return search.result().transform([](Outcome::Result result) { return one_ply_earlier({.result = result}).result; });
  };
  // Where there are threats, what they come to is proven sooner than what everything does.
  if constexpr (GameWithForcingMoves<G>) {
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

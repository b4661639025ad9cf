#pragma once

#include <optional>
#include <unordered_map>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/traits.hpp"

/// The outcome of a game with perfect play, by trying every move. Every search has to agree with
/// it. It uses the rules of a game and no code of a search.
template <noughts::Game G>
class Minimax {
 public:
  /// The outcome for the player to move. A draw has plies only if the game's length is known, as
  /// everywhere in the library.
  noughts::Outcome judge(const G& position) {
    const auto known = judged_.find(position);
    if (known != judged_.end()) return known->second;
    return judged_[position] = position.status().is_over() ? judge_ended(position) : judge_moves(position);
  }

  /// The outcome of a legal move for the player who makes it. The plies count the move itself.
  noughts::Outcome judge(G position, const typename G::Move& move) {
    const bool draw_has_plies = noughts::GameOfKnownLength<G>;
    position.play_unchecked(move);
    const noughts::Outcome theirs = judge(position);
    if (theirs.result == Result::win) return {.result = Result::loss, .plies = *theirs.plies + 1};
    if (theirs.result == Result::loss) return {.result = Result::win, .plies = *theirs.plies + 1};
    return {.result = Result::draw, .plies = draw_has_plies ? std::optional{*theirs.plies + 1} : std::nullopt};
  }

 private:
  using Result = noughts::Outcome::Result;

  static noughts::Outcome judge_ended(const G& position) {
    const auto winner = position.status().winner();
    if (!winner) return {.result = Result::draw, .plies = 0};
    return {.result = *winner == position.turn() ? Result::win : Result::loss, .plies = 0};
  }

  noughts::Outcome judge_moves(const G& position) {
    std::optional<noughts::Outcome> best;
    for (const auto& move : position.legal_moves()) {
      const noughts::Outcome outcome = judge(position, move);
      if (!best || is_preferred(outcome, *best)) best = outcome;
    }
    return best.value();
  }

  /// Prefers a quick win and a slow loss.
  static bool is_preferred(const noughts::Outcome& left, const noughts::Outcome& right) {
    if (left.result != right.result) return left.result > right.result;
    if (left.result == Result::win) return *left.plies < *right.plies;
    return left.result == Result::loss && *left.plies > *right.plies;
  }

  std::unordered_map<G, noughts::Outcome, noughts::PositionHash<G>> judged_;
};

/// The outcome of one position.
template <noughts::Game G>
noughts::Outcome minimax(const G& position) {
  return Minimax<G>{}.judge(position);
}

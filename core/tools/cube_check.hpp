#pragma once

#include <cstddef>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/games/qubic.hpp"
#include "noughts/search/forced_win.hpp"
#include "noughts/strategies/qubic_strategy.hpp"

namespace noughts::cube {

/// Whether the tree search sees at once that the player to move wins by threats. At the root it
/// looks at more positions than here. Requires that no move wins at once.
inline bool is_won_by_threats(const Qubic& position) {
  constexpr int most_positions = 20'000;
  return detail::ForcedWin<Qubic>{}.find(position, most_positions).has_value();
}

/// Finds out whether a strategy wins from the empty cube against every reply. It knows the rules,
/// and looks for wins by threats as the tree search does, but knows nothing of the proof.
class Check {
 public:
  explicit Check(const QubicStrategy& strategy) : strategy_{&strategy} {}

  /// A position in which the strategy knows no move and no win is seen, or in which it has lost.
  /// None if there is none.
  std::optional<Qubic> fault() {
    std::vector<Qubic> open{Qubic{}};
    while (!open.empty()) {
      const Qubic position = open.back();
      open.pop_back();
      if (is_won(position)) continue;
      const auto move = move_in(position);
      if (!move) return position;
      const Qubic then = after(position, *move);
      for (const Square reply : then.legal_moves()) {
        const Qubic next = after(then, reply).canonical();
        if (next.status().is_over()) return next;
        if (seen_.insert(next).second) open.push_back(next);
      }
    }
    return std::nullopt;
  }

  /// How many positions it has looked at, in which the first player is to move, and in how many of
  /// these the strategy knew a move.
  std::size_t positions() const { return seen_.size() + 1; }
  std::size_t decisions() const { return decisions_; }

 private:
  bool is_won(const Qubic& position) { return !position.winning_moves().empty() || is_won_by_threats(position); }

  std::optional<BoardMove> move_in(const Qubic& position) {
    if (const auto safe = position.safe_moves(); safe.size() == 1) return *safe.begin();
    const auto moves = strategy_->moves(position);
    if (moves.empty()) return std::nullopt;
    ++decisions_;
    return moves.front();
  }

  const QubicStrategy* strategy_;
  std::unordered_set<Qubic> seen_;
  std::size_t decisions_ = 0;
};

}  // namespace noughts::cube

#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/search/session.hpp"
#include "noughts/strategies/strategy.hpp"

namespace noughts::detail {

/// The moves of a strategy, if there is one and the game goes on.
template <GameWithStrategy G>
std::vector<typename G::Move> strategy_moves(const typename G::Strategy* strategy, const G& position) {
  if (!strategy || position.status().is_over()) return {};
  return strategy->moves(position);
}

/// Chooses among the moves of a strategy, which it knows at once.
template <typename Move>
class StrategyChooser final : public MoveChooser<Move> {
 public:
  explicit StrategyChooser(std::vector<Move> moves) : moves_{std::move(moves)} {}

  bool run(std::uint64_t /*nodes*/) override { return true; }
  std::uint64_t nodes() const override { return 0; }
  double progress() const override { return 1; }
  std::size_t bytes() const override { return 0; }
  std::vector<Move> moves() const override { return moves_; }

 private:
  std::vector<Move> moves_;
};

}  // namespace noughts::detail

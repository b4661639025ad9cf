#pragma once

#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/testing/trial.hpp"

namespace noughts::testing::detail {

/// The laws of an opening.
template <Game G>
class OpeningLaws final : public Laws<G> {
 public:
  using Move = G::Move;

  void at_start(Trial<G>& trial) override {
    trial.expect(trial.position().is_in_opening(), "opening", "A game begins with its opening.");
  }
  void at_turn(Trial<G>& trial) override { look(trial); }
  void at_end(Trial<G>& trial) override {
    trial.expect(!trial.position().is_in_opening(), "opening", "No player wins before the opening is over.");
    look(trial);
  }
  void at_move(Trial<G>& trial, const G& before, const Move& move) override {
    const G& position = trial.position();
    if (before.is_in_opening()) return;
    trial.expect(!position.is_in_opening(), "opening", "An opening that is over does not come again.");
    trial.expect(after(before.without_opening(), move) == position.without_opening(), "opening",
                 "Once the opening is over, a move is the same move of the game without an opening.");
  }

 private:
  static void look(Trial<G>& trial) {
    const G& position = trial.position();
    if (position.is_in_opening()) return;
    const auto& without = position.without_opening();
    trial.expect(without.turn() == position.turn() && without.status() == position.status() &&
                     are_same_moves(as_vector<Move>(without.legal_moves()), trial.legal_moves()),
                 "opening",
                 "Once the opening is over, the game without an opening has the same turn, status and moves.");
  }
};

}  // namespace noughts::testing::detail

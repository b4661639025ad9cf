#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/testing/trial.hpp"

namespace noughts::testing::detail {

/// Whether a word can name a move: lower-case letters and digits, and no word that means something
/// else.
inline bool can_name_move(std::string_view name) {
  constexpr std::array<std::string_view, 4> taken{"undo", "redo", "resign", "next"};
  return !name.empty() && std::ranges::find(taken, name) == taken.end() && std::ranges::all_of(name, [](char letter) {
    return ('a' <= letter && letter <= 'z') || ('0' <= letter && letter <= '9');
  });
}

/// The laws of `GameInText`, where the game names its moves itself.
template <Game G>
class NameLaws final : public Laws<G> {
 public:
  using Move = G::Move;

  void at_turn(Trial<G>& trial) override {
    const G& position = trial.position();
    if (!trial.can_afford(trial.legal_moves().size() * names_.size())) return;
    for (const Move& move : trial.legal_moves()) {
      const std::string name = position.move_name(move);
      trial.expect(can_name_move(name), "GameInText",
                   "A name is lower-case letters and digits, and none of undo, redo, resign and next.");
      trial.expect(position.find_move(name) == move, "GameInText", "A move is found by its name.");
      const bool is_its_own = std::ranges::none_of(
          names_, [&](const auto& known) { return (known.first == move) != (known.second == name); });
      trial.expect(is_its_own, "GameInText", "A move has the same name in all positions, and no other move has it.");
      const std::pair<Move, std::string> named{move, name};
      if (names_.size() < most_names && std::ranges::find(names_, named) == names_.end()) names_.push_back(named);
    }
    for (const auto& [move, name] : names_) {
      trial.expect(position.find_move(name) == move, "GameInText",
                   "A move is found by its name, whether or not it may be played.");
    }
    trial.expect(!position.find_move("") && !position.find_move("no move"), "GameInText",
                 "`find_move` finds nothing for a text that names no move.");
  }

 private:
  static constexpr std::size_t most_names = 256;

  std::vector<std::pair<Move, std::string>> names_;
};

}  // namespace noughts::testing::detail

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "noughts/game/random.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/text/notation.hpp"
#include "options.hpp"
#include "terminal.hpp"

/// A match in the terminal, from the first question to the last.
class Session {
 public:
  /// The seed decides what the computer plays.
  Session(Terminal& terminal, const Options& options, std::uint64_t seed);

  /// Plays until nobody wants to go on or the input ends.
  void run();

 private:
  enum class Flow : std::uint8_t { go_on, leave };

  Flow choose_seats(const Options& options);
  Flow play_game();
  Flow after_game();
  Flow human_turn();
  void computer_turn(noughts::Opponent& opponent);
  void announce_result();
  void undo();
  void hint();

  std::optional<noughts::Opponent>& opponent_of(noughts::Player player);

  Terminal& terminal_;
  Options options_;
  noughts::Random seeds_;
  noughts::CatalogueMatch match_;
  std::uint64_t games_played_ = 0;                             // by the computer against itself
  std::array<std::optional<noughts::Opponent>, 2> opponents_;  // by player; none for a human
};

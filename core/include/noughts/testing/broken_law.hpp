#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "noughts/game/player.hpp"

/// The laws of games, for tests of a game of one's own.
namespace noughts::testing {

/// A law that a game breaks, and a position that shows it. A law about all games together, such as
/// that of hashes, names the last game that was played.
struct BrokenLaw {
  /// The concept that the law is part of: `Game`, or the trait that is wrong, such as
  /// `GameWithMirror`, or `opening` for a game that begins with one, such as `Swap2`.
  std::string concept_name;
  /// What does not hold, as a sentence.
  std::string law;
  /// The player who moves first in the game that shows it.
  Player first = Player::x;
  /// The moves of that game, by name. A game without names has their numbers, from 1, in the list
  /// of legal moves.
  std::vector<std::string> moves{};  // NOLINT(readability-redundant-member-init): or compilers miss it
  /// The position after these moves, row by row from the top. Empty where the game
  /// has no board.
  std::string position{};  // NOLINT(readability-redundant-member-init): likewise

  friend bool operator==(const BrokenLaw&, const BrokenLaw&) = default;
};

/// How much is tried.
struct LawOptions {
  int games = 60;  ///< how many random games are played; O moves first in half of them
  /// After how many plies a game is broken off. Only a `GameWithRepetition` may last longer.
  int most_plies = 1000;
  /// About how many moves are tried to check one law in one position; 40 times as many for an upper
  /// bound.
  int tries = 500;
  std::uint64_t seed = 1;  ///< the same seed gives the same games
};

/// The law as text: its concept, the sentence, and where it does not hold. Of a long game it has
/// the first moves.
inline std::string to_string(const BrokenLaw& broken) {
  std::string text = broken.concept_name + ": " + broken.law + " Broken ";
  text += broken.moves.empty() ? "at the start" : "after ";
  constexpr std::size_t most_moves = 60;
  for (std::size_t ply = 0; ply < broken.moves.size() && ply < most_moves; ++ply)
    text += (ply == 0 ? "" : ", ") + broken.moves[ply];
  if (broken.moves.size() > most_moves) text += ", … " + std::to_string(broken.moves.size()) + " moves";
  text += std::string{" ("} + letter(broken.first) + " moves first)";
  return broken.position.empty() ? text : text + ": " + broken.position;
}

/// All of them, a line each. Empty where no law is broken.
inline std::string to_string(std::span<const BrokenLaw> all) {
  std::string text;
  for (const BrokenLaw& broken : all) text += to_string(broken) + '\n';
  return text;
}

}  // namespace noughts::testing

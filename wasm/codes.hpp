#pragma once

// Values that are passed as numbers. JavaScript reads the tables once, so each meaning is defined
// in one place.

#include <array>
#include <cstddef>
#include <optional>

#include "noughts/game/outcome.hpp"
#include "noughts/game/status.hpp"
#include "noughts/match/refusal.hpp"

namespace noughts::bindings {

/// The code of a player is their place in the enumeration; -1 means no player.
inline constexpr int no_player = -1;

constexpr int code_of(std::optional<Player> player) { return player ? static_cast<int>(*player) : no_player; }

constexpr std::optional<Player> player_of(int code) {
  return code == no_player ? std::nullopt : std::optional{code == 0 ? Player::x : Player::o};
}

/// The code of a status is its place in this list.
inline constexpr std::array statuses{Status::next(Player::x), Status::next(Player::o), Status::tie(),
                                     Status::won(Player::x), Status::won(Player::o)};

constexpr int code_of(Status status) {
  int code = 0;
  while (statuses[static_cast<std::size_t>(code)] != status) ++code;
  return code;
}

/// The code of a refusal: its place in the list of conflicts followed by the list of match
/// conflicts, counted down from -1.
constexpr int code_of(const Refusal& refusal) {
  const auto conflict = refusal.by_rules();
  return conflict ? -1 - static_cast<int>(*conflict)
                  : -1 - static_cast<int>(conflicts.size()) - static_cast<int>(*refusal.by_match());
}

/// The code of an outcome: 0 if it is not known, 1 for a loss, 2 for a draw, 3 for a win.
constexpr int code_of(const std::optional<Outcome>& outcome) {
  return outcome ? static_cast<int>(outcome->result) + 2 : 0;
}

/// The number of plies plus 1, so 0 if it is not known.
constexpr int plies_of(const std::optional<Outcome>& outcome) {
  return outcome && outcome->plies ? 1 + *outcome->plies : 0;
}

}  // namespace noughts::bindings

#pragma once

#include <optional>
#include <variant>

#include "noughts/board/square.hpp"
#include "noughts/game/player.hpp"

namespace noughts {

/// A player marks a square. Where the player is left out, it is the one whose turn it is.
struct Play {
  Square square;                                ///< what is marked
  std::optional<Player> player = std::nullopt;  ///< who marks it
  friend constexpr bool operator==(const Play&, const Play&) = default;
};

/// The last step of the current game, a move or a resignation, is taken back.
struct Undo {
  friend constexpr bool operator==(const Undo&, const Undo&) = default;
};

/// The step that was taken back last is made again.
struct Redo {
  friend constexpr bool operator==(const Redo&, const Redo&) = default;
};

/// A player gives the current game up, and the other one wins it. Where the player is left out, it is the one whose
/// turn it is.
struct Resign {
  std::optional<Player> player = std::nullopt;  ///< who gives up
  friend constexpr bool operator==(const Resign&, const Resign&) = default;
};

/// The next game begins, whether or not the current one has ended. Where the player is left out who goes first, it is
/// whoever went second.
struct Next {
  std::optional<Player> first = std::nullopt;  ///< who goes first
  friend constexpr bool operator==(const Next&, const Next&) = default;
};

/// Everything that can happen in a match.
using Transition = std::variant<Play, Undo, Redo, Resign, Next>;

}  // namespace noughts

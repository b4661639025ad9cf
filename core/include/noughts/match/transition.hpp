#pragma once

#include <concepts>
#include <optional>
#include <variant>

#include "noughts/board/square.hpp"
#include "noughts/game/player.hpp"

namespace noughts {

/// A moment of a match. Transitions can say at which one they are meant, and are refused where the match has gone on
/// since, or back: two people who both ask for the next game get one.
struct Moment {
  int game = 1;  ///< the number of the game, counted from 1
  int ply = 0;   ///< how many of its steps stand: its moves, and a resignation

  friend constexpr bool operator==(const Moment&, const Moment&) = default;
};

/// A player makes a move.
template <typename Move>
struct BasicPlay {
  Move move;                                    ///< what is played
  std::optional<Player> player = std::nullopt;  ///< who plays it; where left out, the player whose turn it is
  std::optional<Moment> at = std::nullopt;      ///< when it is meant; where left out, whenever it comes

  friend constexpr bool operator==(const BasicPlay&, const BasicPlay&) = default;
};

/// The last step of the current game, a move or a resignation, is taken back.
struct Undo {
  std::optional<Moment> at = std::nullopt;  ///< when it is meant; where left out, whenever it comes

  friend constexpr bool operator==(const Undo&, const Undo&) = default;
};

/// The step that was taken back last is made again.
struct Redo {
  std::optional<Moment> at = std::nullopt;  ///< when it is meant; where left out, whenever it comes

  friend constexpr bool operator==(const Redo&, const Redo&) = default;
};

/// A player gives the current game up, and the other one wins it.
struct Resign {
  std::optional<Player> player = std::nullopt;  ///< who gives up; where left out, the player whose turn it is
  std::optional<Moment> at = std::nullopt;      ///< when it is meant; where left out, whenever it comes

  friend constexpr bool operator==(const Resign&, const Resign&) = default;
};

/// The next game begins, whether or not the current one has ended.
struct Next {
  std::optional<Player> first = std::nullopt;  ///< who goes first; where left out, whoever went second
  std::optional<Moment> at = std::nullopt;     ///< when it is meant; where left out, whenever it comes

  friend constexpr bool operator==(const Next&, const Next&) = default;
};

/// Everything that can happen in a match of a game with such moves.
template <typename Move>
using BasicTransition = std::variant<BasicPlay<Move>, Undo, Redo, Resign, Next>;

/// One of them whose kind is known.
template <typename Kind, typename Move>
concept TransitionKind = std::same_as<Kind, BasicPlay<Move>> || std::same_as<Kind, Undo> || std::same_as<Kind, Redo> ||
                         std::same_as<Kind, Resign> || std::same_as<Kind, Next>;

/// A player marks a square.
using Play = BasicPlay<Square>;

/// Everything that can happen in a match of a game on a board.
using Transition = BasicTransition<Square>;

}  // namespace noughts

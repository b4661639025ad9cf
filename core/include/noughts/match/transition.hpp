#pragma once

#include <concepts>
#include <optional>
#include <variant>

#include "noughts/game/board_move.hpp"
#include "noughts/game/player.hpp"

namespace noughts {

/// A moment of a match. A transition can name the moment for which it is meant. Then the match
/// refuses it at any other moment. So if two people both ask for the next game, they get one.
struct Moment {
  int game = 1;  ///< the number of the game, counted from 1
  int ply = 0;   ///< the number of its steps that have been made: its moves, and a resignation

  friend constexpr bool operator==(const Moment&, const Moment&) = default;
};

/// A player makes a move.
template <typename Move>
struct BasicPlay {
  Move move;  ///< what is played
  /// The player who plays it; if left out, the player to move.
  std::optional<Player> player = std::nullopt;
  /// The moment for which it is meant; if left out, any moment.
  std::optional<Moment> at = std::nullopt;

  friend constexpr bool operator==(const BasicPlay&, const BasicPlay&) = default;
};

/// The last step of the current game is taken back: a move or a resignation.
struct Undo {
  /// The moment for which it is meant; if left out, any moment.
  std::optional<Moment> at = std::nullopt;

  friend constexpr bool operator==(const Undo&, const Undo&) = default;
};

/// The step that was last taken back is made again.
struct Redo {
  /// The moment for which it is meant; if left out, any moment.
  std::optional<Moment> at = std::nullopt;

  friend constexpr bool operator==(const Redo&, const Redo&) = default;
};

/// A player gives up the current game, and the other player wins it.
struct Resign {
  /// The player who gives up; if left out, the player to move.
  std::optional<Player> player = std::nullopt;
  /// The moment for which it is meant; if left out, any moment.
  std::optional<Moment> at = std::nullopt;

  friend constexpr bool operator==(const Resign&, const Resign&) = default;
};

/// The next game begins, even if the current one has not ended.
struct Next {
  /// Who goes first; if left out, the player who went second.
  std::optional<Player> first = std::nullopt;
  /// The moment for which it is meant; if left out, any moment.
  std::optional<Moment> at = std::nullopt;

  friend constexpr bool operator==(const Next&, const Next&) = default;
};

/// Everything that can happen in a match of a game with this type of moves.
template <typename Move>
using BasicTransition = std::variant<BasicPlay<Move>, Undo, Redo, Resign, Next>;

/// One kind of transition.
template <typename Kind, typename Move>
concept TransitionKind = std::same_as<Kind, BasicPlay<Move>> || std::same_as<Kind, Undo> || std::same_as<Kind, Redo> ||
                         std::same_as<Kind, Resign> || std::same_as<Kind, Next>;

/// A player marks a square.
using Play = BasicPlay<BoardMove>;

/// Everything that can happen in a match of a game on a board.
using Transition = BasicTransition<BoardMove>;

}  // namespace noughts

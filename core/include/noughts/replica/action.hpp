#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "noughts/board/square_name.hpp"
#include "noughts/game/player.hpp"

// The actions of a player in a shared match. Some need only this player; the others need the
// agreement of the other player. As text, an action is one word, such as `b2` or `ask-next`. It is
// the part of a record that says what happens.

namespace noughts {

/// The player marks a square: `b2`. If players choose marks: `b2x` or `b2o`.
struct Mark {
  SquareName square;  ///< the square; the match checks whether the board has it
  /// The chosen mark. Given only if players choose marks; the match checks that too.
  std::optional<Player> mark = std::nullopt;

  friend constexpr bool operator==(const Mark&, const Mark&) = default;
};

/// The player makes a choice that marks no square: `pick-swap`. In a game that names its moves
/// itself, every move is such a choice, and its text is the name alone: `b2b3`.
struct Pick {
  /// Its name, at most `longest_name` lower-case letters; the name of a move can have digits too.
  /// The match checks it.
  std::string choice;

  /// The longest name of a choice, in characters.
  static constexpr std::size_t longest_name = 16;

  friend bool operator==(const Pick&, const Pick&) = default;
};

/// The player gives up the current game: `resign`.
struct Resignation {
  friend constexpr bool operator==(const Resignation&, const Resignation&) = default;
};

/// By the player's own clock their time is up, and they lose the current game: `time-up`.
struct TimeUp {
  friend constexpr bool operator==(const TimeUp&, const TimeUp&) = default;
};

/// By the player's clock the last move of the other player came too late: `too-late`. The move is
/// taken back, and the current game ends without a result.
struct TooLate {
  friend constexpr bool operator==(const TooLate&, const TooLate&) = default;
};

/// A request that needs the agreement of the other player.
struct Request {
  /// The kinds of requests.
  enum class Kind : std::uint8_t {
    undo,  ///< take back steps of the current game
    next,  ///< start the next game
    game,  ///< the next game has other rules, and the score starts again
  };

  Kind kind = Kind::next;  ///< what is wanted
  int ply = 0;             ///< for an undo: how many steps of the game remain
  /// For another game: its name in the catalogue, at most `longest_name` characters.
  // NOLINTNEXTLINE(readability-redundant-member-init): else it could not be left out
  std::string game = {};

  /// The longest name of a game, in characters.
  static constexpr std::size_t longest_name = 64;

  friend bool operator==(const Request&, const Request&) = default;
};

/// The player asks for something: `ask-undo-4`, `ask-next`, `ask-game-connect-four`. This replaces
/// the player's earlier request. If both players ask for the same, they have agreed.
struct Ask {
  Request request;  ///< what the player asks for

  friend bool operator==(const Ask&, const Ask&) = default;
};

/// The player agrees to a request of the other player: `accept-7`.
struct Accept {
  int number = 0;  ///< the number of the record that asks

  friend constexpr bool operator==(const Accept&, const Accept&) = default;
};

/// The player refuses a request of the other player: `decline-7`.
struct Decline {
  int number = 0;  ///< the number of the record that asks

  friend constexpr bool operator==(const Decline&, const Decline&) = default;
};

/// The player withdraws their own request: `withdraw-7`.
struct Withdraw {
  int number = 0;  ///< the number of the player's record with the request

  friend constexpr bool operator==(const Withdraw&, const Withdraw&) = default;
};

/// Says only that the player has seen the records that the record names: `seen`. A replica writes
/// it automatically.
struct Acknowledge {
  friend constexpr bool operator==(const Acknowledge&, const Acknowledge&) = default;
};

/// All actions that a record can contain.
using Action = std::variant<Mark, Pick, Resignation, TimeUp, TooLate, Ask, Accept, Decline, Withdraw, Acknowledge>;

/// The action as text. Requires valid names.
std::string to_string(const Action& action);

/// Reads the texts that `to_string` writes, and no others.
std::optional<Action> parse_action(std::string_view text);

}  // namespace noughts

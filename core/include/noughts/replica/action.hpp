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

// What a player does in a match that is shared. Some of it he does alone, the rest takes the other player's word. As
// text each is a word, such as `b2` or `ask-next`: it is the part of a record that says what happens.

namespace noughts {

/// The player marks a square: `b2`, or where marks are chosen, `b2x` or `b2o`.
struct Mark {
  SquareName square;  ///< whether the board has it is for the match to say
  /// Which mark he makes; told just where marks are chosen, which is for the match to say as well.
  std::optional<Player> mark = std::nullopt;

  friend constexpr bool operator==(const Mark&, const Mark&) = default;
};

/// The player makes a move that marks no square, but chooses something: `pick-swap`.
struct Pick {
  std::string choice;  ///< its name, at most `longest_name` lower-case letters; whether there is one is for the match

  /// No name of a choice is longer.
  static constexpr std::size_t longest_name = 16;

  friend bool operator==(const Pick&, const Pick&) = default;
};

/// The player gives the current game up: `resign`.
struct Resignation {
  friend constexpr bool operator==(const Resignation&, const Resignation&) = default;
};

/// What takes the other player's word.
struct Request {
  /// What is wanted.
  enum class Kind : std::uint8_t {
    undo,  ///< steps of the current game are taken back
    next,  ///< the next game begins
    game,  ///< the next game is of another kind, and the score begins anew
  };

  Kind kind = Kind::next;  ///< what is wanted
  int ply = 0;             ///< of an undo: how many steps are left to stand
  // NOLINTNEXTLINE(readability-redundant-member-init): or else it could not be left out
  std::string game = {};  ///< of another game: its name in the catalogue, at most `longest_name` characters

  /// No name of a game is longer.
  static constexpr std::size_t longest_name = 64;

  friend bool operator==(const Request&, const Request&) = default;
};

/// The player asks the other one for something: `ask-undo-4`, `ask-next`, `ask-game-connect-four`. What he asked for
/// before is no longer asked for. Where both ask for the same, both have agreed.
struct Ask {
  Request request;  ///< for what

  friend bool operator==(const Ask&, const Ask&) = default;
};

/// The player agrees to what the other one asks for: `accept-7`.
struct Accept {
  int number = 0;  ///< the number of the record that asks

  friend constexpr bool operator==(const Accept&, const Accept&) = default;
};

/// The player does not agree: `decline-7`.
struct Decline {
  int number = 0;  ///< the number of the record that asks

  friend constexpr bool operator==(const Decline&, const Decline&) = default;
};

/// The player no longer asks: `withdraw-7`.
struct Withdraw {
  int number = 0;  ///< the number of his record that asked

  friend constexpr bool operator==(const Withdraw&, const Withdraw&) = default;
};

/// Nothing but that the records were seen which the record names: `seen`. A replica writes it by itself.
struct Acknowledge {
  friend constexpr bool operator==(const Acknowledge&, const Acknowledge&) = default;
};

/// Anything that a record can say.
using Action = std::variant<Mark, Pick, Resignation, Ask, Accept, Decline, Withdraw, Acknowledge>;

/// The action as text. Requires names that may be names.
std::string to_string(const Action& action);

/// Reads what `to_string` writes, and nothing else.
std::optional<Action> parse_action(std::string_view text);

}  // namespace noughts

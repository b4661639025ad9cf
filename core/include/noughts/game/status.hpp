#pragma once

#include <cstdint>
#include <optional>

#include "noughts/game/player.hpp"

namespace noughts {

/// The state of a game: a player moves next, a player has won, or it is a tie (a cat's game).
///
/// A status does not hold the lines that won, so that it stays two bytes: `won_lines()` lists
/// them.
class Status {
 public:
  /// The three possible states of a game.
  enum class State : std::uint8_t {
    next,  ///< a player moves next
    won,   ///< a player has won
    tie,   ///< no player has won, and no player can move
  };

  /// The game goes on, and this player moves next.
  static constexpr Status next(Player player) { return {State::next, player}; }
  /// This player has won.
  static constexpr Status won(Player player) { return {State::won, player}; }
  /// No player has won, and no player can move.
  static constexpr Status tie() { return {State::tie, Player::x}; }

  /// Which of the three states it is.
  constexpr State state() const { return state_; }

  /// Whether the game has ended, by a win or a tie.
  constexpr bool is_over() const { return state_ != State::next; }

  /// The player who moves next; none once the game has ended.
  constexpr std::optional<Player> next_player() const { return player_if(State::next); }

  /// The player who has won, if one has.
  constexpr std::optional<Player> winner() const { return player_if(State::won); }

  friend constexpr bool operator==(Status, Status) = default;

 private:
  constexpr Status(State state, Player player) : state_{state}, player_{player} {}

  constexpr std::optional<Player> player_if(State state) const {
    return state_ == state ? std::optional{player_} : std::nullopt;
  }

  State state_;
  Player player_;  // always X in a tie, so that ties are equal
};

}  // namespace noughts

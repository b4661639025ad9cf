#pragma once

#include <cstdint>
#include <optional>

#include "noughts/game/player.hpp"

namespace noughts {

/// How a game stands: some player moves next, some player has won, or it is a tie (a cat's game).
///
/// The lines that won are not in here, so that a status stays two bytes: `Game::won_lines` lists them.
class Status {
 public:
  /// The three ways in which a game can stand.
  enum class State : std::uint8_t {
    next,  ///< a player moves next
    won,   ///< a player has won
    tie,   ///< nobody has won, and nobody can move
  };

  /// The game goes on, and this player moves next.
  static constexpr Status next(Player player) { return {State::next, player}; }
  /// This player has won.
  static constexpr Status won(Player player) { return {State::won, player}; }
  /// Nobody has won, and nobody can move.
  static constexpr Status tie() { return {State::tie, Player::x}; }

  /// Which of the three it is.
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

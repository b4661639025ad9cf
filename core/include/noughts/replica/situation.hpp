#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <utility>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/player.hpp"
#include "noughts/replica/action_refusal.hpp"
#include "noughts/replica/hash.hpp"
#include "noughts/replica/record.hpp"

namespace noughts {

/// One value for each of the two players.
template <typename T>
class PerSeat {
 public:
  /// Two default values.
  constexpr PerSeat() = default;

  /// The value of X and the value of O.
  constexpr PerSeat(T of_x, T of_o) : of_{std::move(of_x), std::move(of_o)} {}

  /// The value of a player.
  /// @{
  constexpr T& operator[](Player seat) { return of_[static_cast<std::size_t>(seat)]; }
  constexpr const T& operator[](Player seat) const { return of_[static_cast<std::size_t>(seat)]; }
  /// @}

  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;

 private:
  std::array<T, 2> of_{};
};

/// A request that the other player has not answered.
struct OpenRequest {
  int number = 0;   ///< the number of the record with the request
  Request request;  ///< what the player asks for

  friend bool operator==(const OpenRequest&, const OpenRequest&) = default;
};

/// What the records say of a player's clock in the current game.
struct ClockCount {
  int moves = 0;  ///< the number of their timed moves, also of those that were taken back
  int spent = 0;  ///< how long these took, in tenths of a second

  friend constexpr bool operator==(const ClockCount&, const ClockCount&) = default;
};

/// How a clock has ended the current game.
enum class ClockEnd : std::uint8_t {
  none,             ///< it has not
  time_up,          ///< a player has lost by time
  clocks_disagree,  ///< a move came too late by the other player's clock, so there is no result
};

/// The result of records: a match, its open requests, and what the clocks have counted. Requests
/// end when something happens in the match.
class Situation {
 public:
  /// A match without requests. Requires a game that did not begin in the middle.
  explicit Situation(const CatalogueMatch& match);

  /// The match.
  const CatalogueMatch& match() const { return match_; }

  /// The hash of the current game's start and of all that has happened in the game. A record names
  /// this hash, and has an effect only in this situation. So the record also confirms how the game
  /// began.
  const Hash& hash() const { return hash_; }

  /// The open request of the player.
  const std::optional<OpenRequest>& request(Player seat) const { return requests_[seat]; }

  /// What the player's clock has counted in the current game. Undo gives no time back.
  const ClockCount& clock(Player seat) const { return clocks_[seat]; }

  /// The player whose clock runs: the player to move, from the first move of the game on.
  std::optional<Player> running() const;

  /// How a clock has ended the current game.
  ClockEnd clock_end() const { return clock_end_; }

  /// Why an action of a player would be refused now; nothing if it is possible.
  std::optional<ActionRefusal> refusal_of(Player seat, const Action& action) const;

  /// Applies a record, or returns why it has no effect. Then nothing changes.
  [[nodiscard]] std::expected<void, ActionRefusal> apply(const Record& record);

  friend bool operator==(const Situation&, const Situation&) = default;

 private:
  struct Effect;

  /// Does what the request asks for.
  void grant(const Request& request);
  void happened(const Action& action, Player seat);

  CatalogueMatch match_;
  Hash hash_;
  PerSeat<std::optional<OpenRequest>> requests_;
  PerSeat<ClockCount> clocks_;
  ClockEnd clock_end_ = ClockEnd::none;
  std::optional<Player> last_mover_;  // if the last thing that happened is a move
};

}  // namespace noughts

#pragma once

#include <array>
#include <cstddef>
#include <expected>
#include <optional>
#include <utility>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/player.hpp"
#include "noughts/replica/action_refusal.hpp"
#include "noughts/replica/hash.hpp"
#include "noughts/replica/record.hpp"

namespace noughts {

/// What belongs to each of the two players.
template <typename T>
class PerSeat {
 public:
  /// Nothing yet.
  constexpr PerSeat() = default;

  /// What belongs to X, and what to O.
  constexpr PerSeat(T of_x, T of_o) : of_{std::move(of_x), std::move(of_o)} {}

  /// What belongs to a player.
  /// @{
  constexpr T& operator[](Player seat) { return of_[static_cast<std::size_t>(seat)]; }
  constexpr const T& operator[](Player seat) const { return of_[static_cast<std::size_t>(seat)]; }
  /// @}

  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;

 private:
  std::array<T, 2> of_{};
};

/// What a player asks for and the other one has not answered.
struct OpenRequest {
  int number = 0;   ///< of the record that asks
  Request request;  ///< for what

  friend bool operator==(const OpenRequest&, const OpenRequest&) = default;
};

/// What records have led to: a match, and what is asked for in it. A request is over once anything has happened in the
/// match.
class Situation {
 public:
  /// A match in which nothing is asked for. Requires a game that began at its start rather than midway.
  explicit Situation(const CatalogueMatch& match);

  /// The match.
  const CatalogueMatch& match() const { return match_; }

  /// The hash of how the current game began and of all that has happened in it. A record names it, and has an effect
  /// only in this situation: so it is also a witness of how the game began.
  const Hash& hash() const { return hash_; }

  /// What the player asks for.
  const std::optional<OpenRequest>& request(Player seat) const { return requests_[seat]; }

  /// Why an action of a player would be refused now; nothing where it is possible.
  std::optional<ActionRefusal> refusal_of(Player seat, const Action& action) const;

  /// Lets a record have its effect, or says why it has none; then nothing changes.
  [[nodiscard]] std::expected<void, ActionRefusal> apply(const Record& record);

  friend bool operator==(const Situation&, const Situation&) = default;

 private:
  struct Effect;

  /// Makes what is wanted.
  void grant(const Request& request);
  void happened(const Action& action, Player seat);

  CatalogueMatch match_;
  Hash hash_;
  PerSeat<std::optional<OpenRequest>> requests_;
};

}  // namespace noughts

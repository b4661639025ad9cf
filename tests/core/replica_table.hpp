#pragma once

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <utility>
#include <vector>

#include "noughts/replica/replica.hpp"
#include "noughts/text/notation.hpp"

inline constexpr noughts::PerSeat<bool> both{true, true};
inline const noughts::Request next{.kind = noughts::Request::Kind::next};
inline const noughts::Request other_game{.kind = noughts::Request::Kind::game, .game = "connect-four"};

/// Two players and a network that loses nothing. Messages wait on it until they are delivered.
class Table {
 public:
  using Player = noughts::Player;
  using Replica = noughts::Replica;

  explicit Table(const noughts::CatalogueMatch& start = noughts::CatalogueMatch{})
      : replicas_{Replica{start, Player::x}, Replica{start, Player::o}} {
    for (const Player seat : {Player::x, Player::o}) post(seat, of(seat).connect());
    deliver();
  }

  Replica& x() { return of(Player::x); }
  Replica& o() { return of(Player::o); }
  Replica& of(Player seat) { return seat == Player::x ? replicas_[0] : replicas_[1]; }

  /// Makes an action, whose messages wait on the network.
  void act(Player seat, const noughts::Action& action) {
    const auto effects = of(seat).act(action);
    REQUIRE(effects.has_value());
    CHECK(effects->must_be_stored);
    post(seat, *effects);
  }

  void mark(Player seat, noughts::SquareName square) { act(seat, noughts::Mark{square}); }

  /// Delivers the waiting messages, and the messages that follow from them.
  void deliver() {
    while (!waiting_.empty()) {
      const auto [from, text] = waiting_.front();
      waiting_.erase(waiting_.begin());
      post(other(from), of(other(from)).receive(text, both));
    }
  }

  void remind() {
    for (const Player seat : {Player::x, Player::o}) post(seat, of(seat).remind());
    deliver();
  }

  void lose_everything() { waiting_.clear(); }

  std::vector<noughts::RefusedRecord> refused;

 private:
  void post(Player from, const noughts::Effects& effects) {
    for (const auto& message : effects.messages) waiting_.emplace_back(from, message.text);
    refused.insert(refused.end(), effects.refused.begin(), effects.refused.end());
  }

  std::vector<Replica> replicas_;
  std::vector<std::pair<Player, std::string>> waiting_;
};

inline std::string shown(const noughts::Replica& replica) { return to_string(replica.shown().match()); }
inline std::string agreed(const noughts::Replica& replica) { return to_string(replica.agreed().match()); }

#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"

namespace noughts {

/// A game whose positions can be valued by a neural network, where a search would have to play random games:
/// - `G::Network`: the network, a type with
///   - `read(bytes)`: a network; none where these bytes are none of this game;
///   - `knows(position)`: whether it has learned the rules by which a position is played;
///   - `value(position)`: how much a position that goes on is worth to the player to move, from 0 to
///   `value_of_win`;
///   - `values_of_moves(position, moves, values)`: the same of moves, for the player who makes them, into as many
///     values; of those that end the game anything.
template <typename G>
concept GameWithNetwork =
    Game<G> && requires(const G position, const typename G::Network network, std::span<const std::uint8_t> bytes,
                        std::span<const typename G::Move> moves, std::span<std::uint16_t> values) {
      { G::Network::read(bytes) } -> std::same_as<std::optional<typename G::Network>>;
      { G::Network::knows(position) } -> std::same_as<bool>;
      { network.value(position) } -> std::same_as<int>;
      network.values_of_moves(position, moves, values);
    };

namespace detail {

template <typename G>
struct NetworkPointerOf {
  struct Type {};
};
template <GameWithNetwork G>
struct NetworkPointerOf<G> {
  using Type = const G::Network*;
};

/// Where no network values a game, nothing.
template <typename G>
using NetworkPointer = NetworkPointerOf<G>::Type;

}  // namespace detail

}  // namespace noughts

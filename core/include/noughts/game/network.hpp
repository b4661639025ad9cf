#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>

#include "noughts/game/game.hpp"

namespace noughts {

/// How much a win is worth where a network judges; a draw is worth half of it, a loss nothing.
inline constexpr int judgement_of_win = 1024;

/// A game whose positions can be judged by a neural network, where a search would have to play random games:
/// - `G::Network`: the network, a type with
///   - `read(bytes)`: a network; none where these bytes are none of this game;
///   - `knows(position)`: whether it has learned the rules by which a position is played;
///   - `judge(position)`: how much a position that goes on is worth to the player to move, from 0 to
///   `judgement_of_win`;
///   - `judge_moves(position, moves, judgements)`: the same of moves, for the player who makes them, into as many
///     judgements; of those that end the game anything.
template <typename G>
concept GameWithNetwork =
    Game<G> && requires(const G position, const typename G::Network network, std::span<const std::uint8_t> bytes,
                        std::span<const typename G::Move> moves, std::span<std::uint16_t> judgements) {
      { G::Network::read(bytes) } -> std::same_as<std::optional<typename G::Network>>;
      { G::Network::knows(position) } -> std::same_as<bool>;
      { network.judge(position) } -> std::same_as<int>;
      network.judge_moves(position, moves, judgements);
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

/// Where no network judges a game, nothing.
template <typename G>
using NetworkPointer = NetworkPointerOf<G>::Type;

}  // namespace detail

}  // namespace noughts

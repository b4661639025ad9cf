#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "noughts/game/game.hpp"

namespace noughts {

/// Moves of a game that win for certain, read from a file. It knows them in some positions:
/// - `S::read(bytes)`: a strategy; none if these bytes are not one of this game. It need not check
///   that the moves win, so the bytes have to come from a source that the program trusts;
/// - `moves(position)`: the moves of the strategy, each of which wins for the player to move; empty
///   if it does not know the position. Requires a game that goes on;
/// - for `Books`, `S::files` and `S::file_of(position)`: how many files there are, each for other
///   rules, and the index of the one for the rules of this position, or none; and
///   `knows(position)`: whether it is for the rules of this position.
template <typename S, typename G>
concept Strategy = Game<G> && requires(const S strategy, const G position, std::span<const std::uint8_t> bytes) {
  { S::read(bytes) } -> std::same_as<std::optional<S>>;
  { strategy.moves(position) } -> std::same_as<std::vector<typename G::Move>>;
  { S::files } -> std::convertible_to<std::size_t>;
  { S::file_of(position) } -> std::same_as<std::optional<std::size_t>>;
  { strategy.knows(position) } -> std::same_as<bool>;
};

namespace detail {

/// A game declares its strategy, and another header defines it. A program that searches the game
/// without that header is stopped here, as for evaluators.
template <typename G>
consteval bool has_strategy() {
  if constexpr (requires { typename G::Strategy; }) {
    static_assert(
        requires { sizeof(typename G::Strategy); }, "include the header of the game's strategy: noughts/strategies/");
    static_assert(Strategy<typename G::Strategy, G>);
    return true;
  }
  return false;
}

}  // namespace detail

/// A game for which a winning strategy can be on file:
/// - `G::Strategy`: its type, declared beside the game and defined in `noughts/strategies/`.
///
/// Such a game has no tablebase, no threats and no evaluator. The plan checks that.
template <typename G>
concept GameWithStrategy = Game<G> && detail::has_strategy<G>();

}  // namespace noughts

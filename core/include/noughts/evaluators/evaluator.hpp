#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>

#include "noughts/game/game.hpp"

namespace noughts {

/// How much a win is worth where positions are valued. A draw is worth half of it, a loss nothing.
inline constexpr int value_of_win = 1024;

/// An opinion about the positions of a game. The tree search goes by it in place of playouts:
/// - `value(position)`: how much a position that goes on is worth to the player to move, from 0 to
///   `value_of_win`;
/// - `values_of_moves(position, moves, values)`: the same of moves, for the player who makes them,
///   into as many values. It may be less exact than `value`, and is quick. The values of moves that
///   end the game do not count.
///
/// An evaluator may have more:
/// - `E::most_moves_searched`: how many moves of a position a search looks at first, the best by
///   their values; without it all of them;
/// - `E::read(bytes)`: an evaluator; none where these bytes are not one of this game. It is then on
///   file, and a search that is not given it plays playouts. Such an evaluator also has
/// - `knows(position)`: whether it values positions by the rules of this one;
/// - for `Books`, `E::files` and `E::file_of(position)`: how many files there are, each for other
///   rules, and the index of the one for the rules of this position, or none.
///
/// An evaluator that is not on file is an empty type.
template <typename E, typename G>
concept Evaluator = Game<G> && requires(const E evaluator, const G position, std::span<const typename G::Move> moves,
                                        std::span<std::uint16_t> values) {
  { evaluator.value(position) } -> std::same_as<int>;
  evaluator.values_of_moves(position, moves, values);
};

/// An evaluator that is read from the bytes of a file.
template <typename E>
concept EvaluatorOnFile = requires(std::span<const std::uint8_t> bytes) {
  { E::read(bytes) } -> std::same_as<std::optional<E>>;
};

namespace detail {

/// A game declares its evaluator, and another header defines it. A program that searches the game
/// without that header is stopped here, so that no search depends on which headers are included.
template <typename G>
consteval bool has_evaluator() {
  if constexpr (requires { typename G::Evaluator; }) {
    static_assert(
        requires { sizeof(typename G::Evaluator); }, "include the header of the game's evaluator: noughts/evaluators/");
    static_assert(Evaluator<typename G::Evaluator, G>);
    static_assert(EvaluatorOnFile<typename G::Evaluator> || std::is_empty_v<typename G::Evaluator>);
    return true;
  }
  return false;
}

}  // namespace detail

/// A game that has an evaluator:
/// - `G::Evaluator`: its type, declared beside the game and defined in `noughts/evaluators/`.
template <typename G>
concept GameWithEvaluator = Game<G> && detail::has_evaluator<G>();

namespace detail {

/// A game whose evaluator is not on file, so that every search has it.
template <typename G>
concept ValuesPositions = GameWithEvaluator<G> && !EvaluatorOnFile<typename G::Evaluator>;

template <typename G>
struct EvaluatorPointerOf {
  struct Type {};
};
template <GameWithEvaluator G>
  requires EvaluatorOnFile<typename G::Evaluator>
struct EvaluatorPointerOf<G> {
  using Type = const G::Evaluator*;
};

/// What a search is given of an evaluator: a pointer to one on file, else nothing.
template <typename G>
using EvaluatorPointer = EvaluatorPointerOf<G>::Type;

}  // namespace detail

}  // namespace noughts

#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "noughts/game/game.hpp"

namespace noughts::detail {

/// A game whose positions refer to states that are kept elsewhere, such as in JavaScript. A copy of
/// a position does not copy its state, so a search has to say when it needs no state any more:
/// - `G::epoch()`: how many states exist now;
/// - `G::forget_since(epoch)`: frees the states that were made since then. No position that was
///   made since then may be used again.
template <typename G>
concept KeepsStates = Game<G> && requires(std::uint32_t epoch) {
  { G::epoch() } -> std::same_as<std::uint32_t>;
  { G::forget_since(epoch) } -> std::same_as<void>;
};

/// The time from now until `end`, when a search has no use any more for the positions that it made
/// in between. It is an empty type for a game whose positions hold everything.
template <typename G>
struct Epoch {
  static void end() {}
};
template <KeepsStates G>
struct Epoch<G> {
  void end() const { G::forget_since(begin); }
  std::uint32_t begin = G::epoch();
};

/// An epoch that ends with its scope.
template <typename G>
class ScopedEpoch {
 public:
  ScopedEpoch() = default;
  ScopedEpoch(const ScopedEpoch&) = delete;
  ScopedEpoch& operator=(const ScopedEpoch&) = delete;
  ~ScopedEpoch() { epoch_.end(); }

 private:
  [[no_unique_address]] Epoch<G> epoch_{};
};

}  // namespace noughts::detail

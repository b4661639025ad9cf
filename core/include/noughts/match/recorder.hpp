#pragma once

#include <cstddef>
#include <expected>
#include <span>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/match/match.hpp"
#include "noughts/match/refusal.hpp"
#include "noughts/match/transition.hpp"

namespace noughts {

/// A transition of several that is refused.
struct RefusedTransition {
  std::size_t index;  ///< which one, counted from 0
  Refusal refusal;    ///< why

  friend constexpr bool operator==(const RefusedTransition&, const RefusedTransition&) = default;
};

/// The match that transitions lead to from another one, or the first of them that is refused.
template <Game G>
std::expected<Match<G>, RefusedTransition> replay(Match<G> match,
                                                  std::span<const BasicTransition<typename G::Move>> transitions) {
  for (std::size_t index = 0; index < transitions.size(); ++index) {
    if (const auto made = match.make(transitions[index]); !made)
      return std::unexpected{RefusedTransition{.index = index, .refusal = made.error()}};
  }
  return match;
}

/// A match with its history: it keeps every transition that was made, which `replay` makes again.
template <Game G>
class Recorder {
 public:
  /// Records from a match on, which may be in the middle of a game.
  explicit Recorder(const Match<G>& start = Match<G>{}) : start_{start}, match_{start} {}

  /// The match as it was when recording began.
  const Match<G>& start() const { return start_; }

  /// The match as it is.
  const Match<G>& match() const { return match_; }

  /// Every transition that was made since, the oldest first. Valid until another one is made.
  std::span<const BasicTransition<typename G::Move>> transitions() const { return transitions_; }

  /// Makes a transition, or says why it is refused; a refused one is not recorded.
  [[nodiscard]] std::expected<void, Refusal> make(const BasicTransition<typename G::Move>& transition) {
    const auto made = match_.make(transition);
    if (made) transitions_.push_back(transition);
    return made;
  }

 private:
  Match<G> start_;
  Match<G> match_;
  std::vector<BasicTransition<typename G::Move>> transitions_;
};

}  // namespace noughts

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

/// A refused transition in a list of transitions.
struct RefusedTransition {
  std::size_t index;  ///< its place in the list, counted from 0
  Refusal refusal;    ///< why it is refused

  friend constexpr bool operator==(const RefusedTransition&, const RefusedTransition&) = default;
};

/// Makes the transitions in a match. Returns the resulting match, or the first refused transition.
template <Game G>
std::expected<Match<G>, RefusedTransition> replay(Match<G> match,
                                                  std::span<const BasicTransition<typename G::Move>> transitions) {
  for (std::size_t index = 0; index < transitions.size(); ++index) {
    if (const auto made = match.make(transitions[index]); !made)
      return std::unexpected{RefusedTransition{.index = index, .refusal = made.error()}};
  }
  return match;
}

/// A match with its history. It keeps every transition that was made; `replay` can make them again.
template <Game G>
class Recorder {
 public:
  /// Records from this match on. The match can be in the middle of a game.
  explicit Recorder(const Match<G>& start = Match<G>{}) : start_{start}, match_{start} {}

  /// The match at the start of the recording.
  const Match<G>& start() const { return start_; }

  /// The current match.
  const Match<G>& match() const { return match_; }

  /// Every transition since the start of the recording, the oldest first. Valid until the next
  /// transition is made.
  std::span<const BasicTransition<typename G::Move>> transitions() const { return transitions_; }

  /// Makes a transition, or returns why it is refused. A refused transition is not recorded.
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

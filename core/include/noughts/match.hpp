#pragma once

#include <expected>
#include <span>
#include <vector>

#include "noughts/conflict.hpp"
#include "noughts/game.hpp"
#include "noughts/score.hpp"

namespace noughts {

/// Games being played one after the other: the moves of the current one, and the score of those that have ended.
///
/// A refused move changes nothing. A copy is independent.
template <Game G>
class Match {
 public:
  /// A match whose first game begins at `start`, which also says by which rules it is played.
  /// Requires a position in which nothing has been played.
  explicit Match(const G& start = G{}) : first_{start.turn()}, position_{start} {}

  /// Where the current game stands.
  const G& position() const { return position_; }

  /// Who moved first, or will, in the current game.
  Player first() const { return first_; }

  /// The moves of the current game, the oldest first. Valid until the match changes.
  std::span<const Square> moves() const { return moves_; }

  /// The score, the current game included once it has ended.
  const Score& score() const { return score_; }

  /// Lets the player to move mark a square, or says why that is refused.
  std::expected<void, Conflict> play(Square square) {
    const auto after = apply(position_, square);
    if (!after) return std::unexpected{after.error()};
    position_ = *after;
    moves_.push_back(square);
    score_.count(position_.status());
    return {};
  }

  /// Starts the next game. Whoever went second in this one goes first, whatever the result, also when it is abandoned
  /// midway.
  void next() {
    first_ = other(first_);
    position_ = position_.start(first_);
    moves_.clear();
  }

 private:
  Player first_;
  G position_;
  std::vector<Square> moves_;
  Score score_;
};

}  // namespace noughts

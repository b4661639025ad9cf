#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "noughts/board/square.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/player.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/limits.hpp"

namespace noughts {

/// A move that decided a game.
struct Decision {
  int ply = 0;    ///< how many moves had been made before it
  Square square;  ///< what was marked

  friend constexpr bool operator==(const Decision&, const Decision&) = default;
};

/// Finding the move that decided a match's current game: the last one by which a player gave a win or a draw away that
/// was his for certain. Where somebody has won, that is a move of the other one; in a tie, of either.
///
/// It goes back from the end, position by position, and ends where one cannot be judged for certain within the limits.
class DecisionSearch {
 public:
  /// Begins, with limits that hold for each position. In a game that goes on there is nothing to find.
  DecisionSearch(const CatalogueMatch& match, const Limits& limits);

  /// Does so much work more at most, in nodes. True when there is nothing more to do.
  bool run(std::uint64_t nodes);

  /// Whether there is nothing more to do.
  bool is_done() const { return !analysis_; }

  /// How far it has come, from 0 to 1. It may end before 1.
  double progress() const;

  /// How many bytes take what it has found out so far.
  std::size_t bytes() const { return analysis_ ? analysis_->bytes() : 0; }

  /// The move that decided the game; none where there is none, where it cannot be found for certain, or so far.
  std::optional<Decision> result() const { return result_; }

 private:
  void begin_next();
  void judge();

  Limits limits_;
  std::vector<Square> moves_;
  std::vector<CataloguePosition> before_;  // each of the moves
  std::optional<Player> winner_;
  std::size_t ply_;                           // of the position that is judged
  std::optional<Analysis<Square>> analysis_;  // of it; none when there is nothing more to do
  std::optional<Decision> result_;
};

}  // namespace noughts

#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"

namespace noughts::detail {

/// Looks for a win by threats alone: every move of it but the last threatens to win at once, and the other player has
/// one answer, until he has none. Such wins are looked for the shortest first, within so many positions.
template <GameWithForcingMoves G>
class ForcedWin {
 public:
  using Move = G::Move;

  /// The first move of such a win; none where there is none, or none was found. Requires a game that goes on and in
  /// which no move wins at once.
  std::optional<Move> find(const G& position, int most_positions) {
    positions_left_ = most_positions;
    line_.clear();
    for (int threats = 1; positions_left_ > 0; ++threats) {
      is_cut_ = false;
      if (const auto move = first_of_win(position, threats)) return move;
      if (!is_cut_) break;
    }
    return std::nullopt;
  }

  /// By how many threats the win comes that was found last: the fewest that there are.
  int threats() const { return static_cast<int>(line_.size() + 1) / 2; }

  /// The squares that matter to the win that was found last, in this position: whoever would lose by it and makes a
  /// move before it, loses by it still unless he marks one of these.
  auto squares_that_matter(const G& position) const
    requires GameWithLocalThreats<G>
  {
    G at = position;
    // On the way the other player may come to threaten something himself.
    auto squares = at.passed().forcing_moves();
    for (std::size_t i = line_.size(); i-- > 0;) {
      squares.insert(line_[i]);
      at.play_unchecked(line_[i]);
      squares = squares | (i % 2 == 0 ? at.passed().winning_moves() : at.passed().forcing_moves());
    }
    return squares;
  }

 private:
  std::optional<Move> first_of_win(const G& position, int threats) {
    --positions_left_;
    const auto safe = position.safe_moves();
    for (const Move& move : position.forcing_moves()) {
      if (!safe.contains(move)) continue;
      const G next = after(position, move);
      if (next.status().is_over()) continue;
      const auto answers = next.safe_moves();
      if (count(answers) == 0) {
        line_.push_back(move);
        return move;
      }
      if (count(answers) > 1) continue;
      if (threats == 1 || positions_left_ <= 0) {
        is_cut_ = true;
        continue;
      }
      const G answered = after(next, nth(answers, 0));
      if (answered.status().is_over() || !first_of_win(answered, threats - 1)) continue;
      line_.push_back(nth(answers, 0));
      line_.push_back(move);
      return move;
    }
    return std::nullopt;
  }

  std::vector<Move> line_;  // of the win, the last move first
  int positions_left_ = 0;
  bool is_cut_ = false;  // whether something was left to be looked at
};

}  // namespace noughts::detail

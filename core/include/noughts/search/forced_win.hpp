#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/threat_answers.hpp"

namespace noughts::detail {

/// Looks for a win by threats alone. Every move of such a win but the last threatens to win at
/// once, and the other player has only one answer each time. After the last move they have none.
/// Shorter wins come first. It visits at most so many positions.
template <GameWithThreatMoves G>
class ForcedWin {
 public:
  using Move = G::Move;

  /// The first move of such a win. None if there is none, or none was found. Requires a game that
  /// goes on and in which no move wins at once.
  std::optional<Move> find(const G& position, int most_positions) {
    return find(position, position.safe_moves(), most_positions);
  }

  /// The same, given the safe moves.
  std::optional<Move> find(const G& position, const auto& safe, int most_positions) {
    positions_left_ = most_positions;
    line_.clear();
    const ThreatsOf<G> all{position};
    for (int threats = 1; positions_left_ > 0; ++threats) {
      is_cut_ = false;
      if (const auto move = first_of_win(position, safe, all, threats)) return move;
      if (!is_cut_) break;
    }
    return std::nullopt;
  }

  /// How many threats the win takes that was found last. No win takes fewer.
  int threats() const { return static_cast<int>(line_.size() + 1) / 2; }

  /// The squares that matter to the win that was found last, in this position. If the other player
  /// could move before it, they would still lose to it, unless they mark one of these squares.
  auto squares_that_matter(const G& position) const
    requires HasLocalThreats<G>
  {
    G at = position;
    // On the way, the other player may get a threat of their own.
    auto squares = at.passed().threat_moves();
    for (std::size_t i = line_.size(); i-- > 0;) {
      squares.insert(line_[i].square());
      at.play_unchecked(line_[i]);
      squares = squares | (i % 2 == 0 ? at.passed().winning_moves() : at.passed().threat_moves());
    }
    return squares;
  }

 private:
  /// After an answer to a threat.
  std::optional<Move> first_of_win(const G& position, const Move& answer, int threats) {
    return first_of_win(position, safe_replies_to(position, answer), ThreatsOf<G>{position}, threats);
  }

  std::optional<Move> first_of_win(const G& position, const auto& safe, const ThreatsOf<G>& all, int threats) {
    --positions_left_;
    for (const Move move : all.moves()) {
      if (!is_among(safe, move)) continue;
      const auto answers = all.answers(move);
      if (answers.count == 0) {
        line_.push_back(move);
        return move;
      }
      if (answers.count > 1) continue;
      if (threats == 1 || positions_left_ <= 0) {
        is_cut_ = true;
        continue;
      }
      const G answered = after(after(position, move), answers.first);
      if (!first_of_win(answered, answers.first, threats - 1)) continue;
      line_.push_back(answers.first);
      line_.push_back(move);
      return move;
    }
    return std::nullopt;
  }

  std::vector<Move> line_;  // the moves of the win, the last one first
  int positions_left_ = 0;
  bool is_cut_ = false;  // whether the search left something out
};

}  // namespace noughts::detail

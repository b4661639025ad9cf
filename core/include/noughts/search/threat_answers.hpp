#pragma once

#include <optional>
#include <type_traits>
#include <utility>

#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"

namespace noughts::detail {

/// How many moves answer a threat move, and the first of them.
template <typename Move>
struct Answers {
  int count = 0;
  Move first{};
};

/// The threat moves of a position, and the answers to them. It tries each move.
template <GameWithThreatMoves G>
class TriedThreats {
 public:
  using Move = G::Move;

  /// The position must outlive it.
  explicit TriedThreats(const G& position) : position_{position}, moves_{position.threat_moves()} {}

  const auto& moves() const { return moves_; }

  Answers<Move> answers(const Move& move) const {
    // A threat leaves a free square, so the game goes on.
    const auto safe = after(position_, move).safe_moves();
    const int answers = count(safe);
    return {.count = answers, .first = answers == 0 ? Move{} : nth(safe, 0)};
  }

 private:
  const G& position_;
  std::remove_cvref_t<decltype(std::declval<const G&>().threat_moves())> moves_;
};

/// The same for a game that knows the answers (`detail::AnswersThreats`).
template <AnswersThreats G>
class KnownThreats {
 public:
  using Move = G::Move;

  explicit KnownThreats(const G& position) : threats_{position.answered_threats()} {}

  const auto& moves() const { return threats_.moves(); }

  Answers<Move> answers(const Move& move) const {
    const std::optional<Move> answer = threats_.answer(move);
    return {.count = answer ? 1 : 0, .first = answer.value_or(Move{})};
  }

 private:
  decltype(std::declval<const G&>().answered_threats()) threats_;
};

template <typename G>
struct ThreatsOfGame {
  using Type = TriedThreats<G>;
};
template <AnswersThreats G>
struct ThreatsOfGame<G> {
  using Type = KnownThreats<G>;
};
template <typename G>
using ThreatsOf = ThreatsOfGame<G>::Type;

/// The safe moves of a position after the only safe answer to a threat.
template <GameWithThreatMoves G>
auto safe_replies_to(const G& position, const typename G::Move& move) {
  if constexpr (AnswersThreats<G>) {
    return position.safe_replies_to(move);
  } else {
    return position.safe_moves();
  }
}

}  // namespace noughts::detail

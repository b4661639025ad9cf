#pragma once

#include <cstddef>
#include <string>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/match/match.hpp"
#include "noughts/match/review.hpp"
#include "noughts/terminal/spoken_move.hpp"
#include "noughts/text/judgement.hpp"
#include "noughts/text/words.hpp"

namespace noughts::terminal::detail {

/// The moves that would have kept the result: `only b2 held`, `a1 and c1 won`. Empty if none is
/// known.
template <Game G>
std::string kept_in_words(const G& before, const BasicReviewedMove<typename G::Move>& reviewed) {
  const auto& moves = reviewed.kept_by;
  if (moves.empty()) return {};
  std::string text = moves.size() == 1 && reviewed.kept_by_is_complete ? "only " : "";
  for (std::size_t place = 0; place < moves.size(); ++place) {
    if (place > 0) text.append(place + 1 == moves.size() ? " and " : ", ");
    text.append(spoken_move(before, moves[place]));
  }
  const auto& outcome = reviewed.best.outcome;
  if (!outcome) return text.append(moves.size() == 1 ? " was better" : " were better");
  return text.append(outcome->result == Outcome::Result::win ? " won" : " held");
}

/// A move with its judgement: `2. O a2 ?? draw to loss: only b2 held`.
template <Game G>
std::string reviewed_in_words(int number, const G& before, const BasicReviewedMove<typename G::Move>& reviewed) {
  const Judgement judgement = reviewed.judgement;
  std::string text = std::to_string(number).append(". ").append(to_string(reviewed.player)).append(" ");
  text.append(spoken_move(before, reviewed.made.move));
  if (!sign(judgement).empty()) text.append(" ").append(sign(judgement));
  text.append(" ").append(words(judgement));
  if (is_good(judgement) || judgement == Judgement::unknown) return text;
  const std::string kept = kept_in_words(before, reviewed);
  return kept.empty() ? text : text.append(": ").append(kept);
}

/// The move that decided the game: `2. a2 lost the game: only b2 held`. If that is only an
/// estimate, the text does not say that the move lost the game.
template <Game G>
std::string decision_in_words(int number, const G& before, const BasicReviewedMove<typename G::Move>& reviewed) {
  std::string text = std::to_string(number).append(". ").append(spoken_move(before, reviewed.made.move));
  const bool is_certain = reviewed.made.outcome.has_value();
  const bool was_win = reviewed.judgement == Judgement::win_to_draw;
  text.append(!is_certain ? " turned the game" : was_win ? " gave the win away" : " lost the game");
  return text.append(": ").append(kept_in_words(before, reviewed));
}

/// Every move of a match's current game on its own line, and the move that decided the game.
template <Game G>
std::string review_in_words(const Match<G>& match) {
  const auto reviewed = noughts::review<G>(match);
  std::string text;
  std::string decision = "No move decided the game";
  G before = match.start();
  for (std::size_t ply = 0; ply < reviewed.moves.size(); ++ply) {
    const auto number = static_cast<int>(ply) + 1;
    text.append(reviewed_in_words(number, before, reviewed.moves[ply])).append("\n");
    if (reviewed.decisive == ply) decision = decision_in_words(number, before, reviewed.moves[ply]);
    before.play_unchecked(reviewed.moves[ply].made.move);
  }
  return text.append(decision).append("\n");
}

}  // namespace noughts::terminal::detail

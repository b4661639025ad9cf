#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>

#include "noughts/game/outcome.hpp"
#include "noughts/search/evaluation.hpp"

namespace noughts {

/// How good a move was, compared with the best move.
enum class Judgement : std::uint8_t {
  kept,          ///< the move kept the result, or lost only negligible chances
  slower_win,    ///< the move still wins, but later than possible
  win_to_draw,   ///< a certain win became a draw
  draw_to_loss,  ///< a certain draw became a loss
  win_to_loss,   ///< a certain win became a loss
  inaccuracy,    ///< the move lost an estimated 0.05 points or more
  mistake,       ///< the move lost an estimated 0.1 points or more
  blunder,       ///< the move lost an estimated 0.2 points or more
  unknown,       ///< not enough is known, or the estimates are too uncertain
};

/// All judgements.
inline constexpr std::array judgements{
    Judgement::kept,         Judgement::slower_win,  Judgement::win_to_draw,
    Judgement::draw_to_loss, Judgement::win_to_loss, Judgement::inaccuracy,
    Judgement::mistake,      Judgement::blunder,     Judgement::unknown,
};

/// The name of a judgement for programs, such as `"draw-to-loss"`. It is the same in every language
/// and every version.
constexpr std::string_view code(Judgement judgement) {
  switch (judgement) {
    case Judgement::kept: return "kept";
    case Judgement::slower_win: return "slower-win";
    case Judgement::win_to_draw: return "win-to-draw";
    case Judgement::draw_to_loss: return "draw-to-loss";
    case Judgement::win_to_loss: return "win-to-loss";
    case Judgement::inaccuracy: return "inaccuracy";
    case Judgement::mistake: return "mistake";
    case Judgement::blunder: return "blunder";
    case Judgement::unknown: return "unknown";
  }
  std::unreachable();
}

namespace detail {

/// For certain results.
constexpr Judgement judge_outcome(const Outcome& best, const Outcome& made) {
  if (best.result == made.result)
    return is_better(best, made) && best.result == Outcome::Result::win ? Judgement::slower_win : Judgement::kept;
  if (best.result == Outcome::Result::draw) return Judgement::draw_to_loss;
  return made.result == Outcome::Result::draw ? Judgement::win_to_draw : Judgement::win_to_loss;
}

/// For a loss of estimated points. `error` is the standard error. The limits must be exceeded by
/// two standard errors.
constexpr Judgement judge_loss(double points, double error) {
  const double surely = points - 2 * error;
  if (surely >= 0.2) return Judgement::blunder;
  if (surely >= 0.1) return Judgement::mistake;
  if (surely >= 0.05) return Judgement::inaccuracy;
  return points + 2 * error < 0.05 ? Judgement::kept : Judgement::unknown;
}

}  // namespace detail

/// Judges a move that is worth `made`. `best` is the worth of the best move, as `best_of` returns
/// it.
template <typename Move>
Judgement judge(const BasicEvaluation<Move>& best, const BasicEvaluation<Move>& made) {
  if (best.outcome && made.outcome) return detail::judge_outcome(*best.outcome, *made.outcome);
  const auto most = best.points();
  const auto points = made.points();
  if (!most || !points) return Judgement::unknown;
  if (*most == *points) return Judgement::kept;
  const double error = std::sqrt(most->error * most->error + points->error * points->error);
  return detail::judge_loss(most->points - points->points, error);
}

/// Whether the move kept the result, or lost only negligible chances.
constexpr bool is_good(Judgement judgement) {
  return judgement == Judgement::kept || judgement == Judgement::slower_win;
}

}  // namespace noughts

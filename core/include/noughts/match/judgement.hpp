#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>

#include "noughts/game/outcome.hpp"
#include "noughts/match/assessment.hpp"

namespace noughts {

/// How a move was, beside the best that could have been played.
enum class Judgement : std::uint8_t {
  kept,          ///< it kept the result, or lost no chances worth speaking of
  slower_win,    ///< it still wins, later than it could have
  win_to_draw,   ///< a certain win became a draw
  draw_to_loss,  ///< a certain draw became a loss
  win_to_loss,   ///< a certain win became a loss
  inaccuracy,    ///< by an estimate it lost 0.05 points or more
  mistake,       ///< by an estimate it lost 0.1 points or more
  blunder,       ///< by an estimate it lost 0.2 points or more
  unknown,       ///< too little is known, or the estimates are too uncertain
};

/// All judgements.
inline constexpr std::array judgements{
    Judgement::kept,         Judgement::slower_win,  Judgement::win_to_draw,
    Judgement::draw_to_loss, Judgement::win_to_loss, Judgement::inaccuracy,
    Judgement::mistake,      Judgement::blunder,     Judgement::unknown,
};

/// The judgement's name for programs, such as `"draw-to-loss"`: the same in every language and every version.
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

/// Of a certain result.
constexpr Judgement judge_outcome(const Outcome& best, const Outcome& made) {
  if (best.result == made.result)
    return is_better(best, made) && best.result == Outcome::Result::win ? Judgement::slower_win : Judgement::kept;
  if (best.result == Outcome::Result::draw) return Judgement::draw_to_loss;
  return made.result == Outcome::Result::draw ? Judgement::win_to_draw : Judgement::win_to_loss;
}

/// By how many points were lost, give or take two standard errors.
constexpr Judgement judge_loss(double points, double error) {
  const double surely = points - 2 * error;
  if (surely >= 0.2) return Judgement::blunder;
  if (surely >= 0.1) return Judgement::mistake;
  if (surely >= 0.05) return Judgement::inaccuracy;
  return points + 2 * error < 0.05 ? Judgement::kept : Judgement::unknown;
}

}  // namespace detail

/// How a move was that was worth `made` where the best one was worth `best`, as `best_of` tells.
inline Judgement judge(const Assessment& best, const Assessment& made) {
  if (best.outcome && made.outcome) return detail::judge_outcome(*best.outcome, *made.outcome);
  const auto most = best.points();
  const auto points = made.points();
  if (!most || !points) return Judgement::unknown;
  if (*most == *points) return Judgement::kept;
  const double error = std::sqrt(most->error * most->error + points->error * points->error);
  return detail::judge_loss(most->points - points->points, error);
}

/// Whether the move kept the result, or lost no chances worth speaking of.
constexpr bool is_good(Judgement judgement) {
  return judgement == Judgement::kept || judgement == Judgement::slower_win;
}

}  // namespace noughts

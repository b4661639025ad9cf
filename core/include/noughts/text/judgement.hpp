#pragma once

#include <string_view>
#include <utility>

#include "noughts/match/judgement.hpp"

namespace noughts {

/// The judgement as a phrase for people.
constexpr std::string_view words(Judgement judgement) {
  switch (judgement) {
    case Judgement::kept: return "good";
    case Judgement::slower_win: return "slower win";
    case Judgement::win_to_draw: return "win to draw";
    case Judgement::draw_to_loss: return "draw to loss";
    case Judgement::win_to_loss: return "win to loss";
    case Judgement::inaccuracy: return "inaccuracy";
    case Judgement::mistake: return "mistake";
    case Judgement::blunder: return "blunder";
    case Judgement::unknown: return "not judged";
  }
  std::unreachable();
}

/// The sign that game notations put after such a move: `??` for a blunder, and for a move that
/// gives away a certain result. Empty if the move is not judged.
constexpr std::string_view sign(Judgement judgement) {
  switch (judgement) {
    case Judgement::kept: return "✓";
    case Judgement::slower_win:
    case Judgement::inaccuracy: return "?!";
    case Judgement::mistake: return "?";
    case Judgement::win_to_draw:
    case Judgement::draw_to_loss:
    case Judgement::win_to_loss:
    case Judgement::blunder: return "??";
    case Judgement::unknown: return "";
  }
  std::unreachable();
}

}  // namespace noughts

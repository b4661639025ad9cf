// The shown position of a game whose rules are in JavaScript. Questions about its board JavaScript
// answers by itself: it has the state.

#include <cstdint>

#include "../bind.hpp"
#include "../codes.hpp"
#include "../door.hpp"
#include "../rules.hpp"

namespace noughts::bindings {
namespace {

/// Shows a state, with its status as JavaScript gives it to the rules.
void show_state(std::uint32_t answer) { shown = OwnGame{answer}; }
int shown_state() { return static_cast<int>(shown.state()); }
void start(int first) { shown = OwnGame::start(*player_of(first)); }

}  // namespace

NOUGHTS_BINDINGS(own_position) {
  expose("showState", &show_state);
  expose("shownState", &shown_state);
  expose("start", &start);
  expose("status", &status);
  expose("turn", &turn);
  expose("legalMoves", &legal_moves);
  expose("conflict", &conflict);
  expose("advance", &advance);
  expose("isEqual", &is_equal);
}

}  // namespace noughts::bindings

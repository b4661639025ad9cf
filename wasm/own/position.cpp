// Questions about the shown position of a game whose rules are in JavaScript. JavaScript answers
// the others by itself: it has the state.

#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>

#include "../bind.hpp"
#include "../codes.hpp"
#include "../door.hpp"
#include "noughts/game/game.hpp"

namespace noughts {

namespace {

// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): a module has one game
std::string own_id;

}  // namespace

std::optional<CataloguePosition> find_game(std::string_view id) {
  return id == own_id ? std::optional{OwnGame::start(Player::x)} : std::nullopt;
}

std::string id_of(const CataloguePosition& /*position*/) { return own_id; }

namespace bindings {
namespace {

void name_game(const std::string& id) { own_id = id; }

/// Shows a state, with its status as JavaScript gives it to the rules.
void show_state(std::uint32_t answer) { shown = OwnGame{answer}; }
int shown_state() { return static_cast<int>(shown.state()); }
void start(int first) { shown = OwnGame::start(*player_of(first)); }

int status() { return bindings::code_of(shown.status()); }
int turn() { return bindings::code_of(shown.turn()); }

/// Writes the numbers of the legal moves, in order. Returns how many there are.
int legal_moves() {
  numbers.clear();
  for (const BoardMove move : shown.legal_moves()) numbers.add(number_of_move(shown, move));
  return numbers.size();
}

/// The code of the refusal of a move; if the move is legal, the code of the status.
int conflict(double number) {
  const auto conflict = conflict_of(shown, to_move(shown, number));
  return conflict ? bindings::code_of(Refusal{*conflict}) : status();
}

/// Plays a move. Returns the code of the new status, or of the refusal.
int advance(double number) {
  const auto after = try_play(shown, to_move(shown, number));
  if (!after) return bindings::code_of(Refusal{after.error()});
  shown = *after;
  return status();
}

/// Whether the position is equal to the one whose bytes are in `numbers`.
bool is_equal() {
  CataloguePosition other;
  std::memcpy(static_cast<void*>(&other), numbers.data(), sizeof other);
  return shown == other;
}

}  // namespace

NOUGHTS_BINDINGS(own_position) {
  expose("nameGame", &name_game);
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

}  // namespace bindings

}  // namespace noughts

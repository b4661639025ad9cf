// Matches. Each is known by its address.

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>

#include "bind.hpp"
#include "codes.hpp"
#include "door.hpp"
#include "noughts/text/notation.hpp"

namespace noughts::bindings {
namespace {

CatalogueMatch& match_at(Address address) { return at<CatalogueMatch>(address); }

/// A match of the shown game.
Address new_match() { return hold(CatalogueMatch{shown}); }
Address copy_match(Address match) { return hold(CatalogueMatch{match_at(match)}); }
void drop_match(Address match) { drop<CatalogueMatch>(match); }

/// Why the last text was not a match.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): a separate call asks for it
std::optional<NotationError> fault;

/// The match for a text; 0 if the text is not a match.
Address match_of_text(const std::string& text) {
  auto match = parse_match(text);
  fault = match ? std::nullopt : std::optional{match.error()};
  return match ? hold(*std::move(match)) : 0;
}

/// The fault of the last text.
/// @{
std::string fault_code() { return std::string{code(fault.value())}; }
std::string fault_sentence() { return std::string{sentence(fault.value())}; }
double fault_place() { return static_cast<double>(fault.value().position); }
/// @}

int code_of(const std::expected<void, Refusal>& made, const CatalogueMatch& match) {
  return made ? bindings::code_of(match.status()) : bindings::code_of(made.error());
}

/// Makes a move. Returns the code of the new status, or of the refusal.
int play(Address address, double number, int player) {
  CatalogueMatch& match = match_at(address);
  return code_of(match.make(Play{.move = to_move(match.position(), number), .player = player_of(player)}), match);
}

/// The moment for which a transition is meant; nothing if the game number is 0.
std::optional<Moment> moment(int game, int ply) {
  return game == 0 ? std::nullopt : std::optional{Moment{.game = game, .ply = ply}};
}

int play_at(Address address, double number, int player, int game, int ply) {
  CatalogueMatch& match = match_at(address);
  const Play play{.move = to_move(match.position(), number), .player = player_of(player), .at = moment(game, ply)};
  return code_of(match.make(play), match);
}

int undo(Address address, int game, int ply) {
  CatalogueMatch& match = match_at(address);
  return code_of(match.make(Undo{.at = moment(game, ply)}), match);
}

int redo(Address address, int game, int ply) {
  CatalogueMatch& match = match_at(address);
  return code_of(match.make(Redo{.at = moment(game, ply)}), match);
}

int resign(Address address, int player, int game, int ply) {
  CatalogueMatch& match = match_at(address);
  return code_of(match.make(Resign{.player = player_of(player), .at = moment(game, ply)}), match);
}

int next(Address address, int first, int game, int ply) {
  CatalogueMatch& match = match_at(address);
  return code_of(match.make(Next{.first = player_of(first), .at = moment(game, ply)}), match);
}

/// The code of the refusal of a move; if the move is legal, the code of the status.
int match_conflict(Address address, double number, int player) {
  const CatalogueMatch& match = match_at(address);
  const auto refusal = match.conflict_of(to_move(match.position(), number), player_of(player));
  return refusal ? bindings::code_of(*refusal) : bindings::code_of(match.status());
}

int match_status(Address match) { return bindings::code_of(match_at(match).status()); }
int first(Address match) { return bindings::code_of(match_at(match).first()); }
int number(Address match) { return match_at(match).moment().game; }
int ply(Address match) { return match_at(match).moment().ply; }
/// How many games a player has won; without a player, the number of ties.
int games_won(Address match, int player) {
  const Score score = match_at(match).score();
  if (player == no_player) return score.ties;
  return player_of(player) == Player::x ? score.x : score.o;
}
bool can_undo(Address match) { return match_at(match).can_undo(); }
bool can_redo(Address match) { return match_at(match).can_redo(); }

/// Shows the position of the current game.
void show(Address match) { shown = match_at(match).position(); }

/// Writes the moves of the current game after the first `after` moves, the oldest first, as many as
/// there is room for. Returns how many.
int moves(Address match, int after) {
  numbers.clear();
  const CatalogueMatch& asked = match_at(match);
  numbers.add_moves(asked.position(), asked.moves().subspan(static_cast<std::size_t>(after)));
  return numbers.size();
}

/// Writes the player of each of these moves.
int movers(Address match, int after) {
  numbers.clear();
  const auto positions = match_at(match).positions();
  for (auto ply = static_cast<std::size_t>(after); ply + 1 < positions.size(); ++ply)
    numbers.add(bindings::code_of(positions[ply].turn()));
  return numbers.size();
}

/// The square whose mark vanished with the last move; a square off every board if none did.
int vanished_mark(Address match) {
  const auto positions = match_at(match).positions();
  const auto vanished = positions.size() > 1 ? noughts::vanishing_mark(positions[positions.size() - 2]) : std::nullopt;
  return vanished.value_or(Square::off_every_board()).index();
}

std::string text(Address match) { return to_string(match_at(match)); }

}  // namespace

NOUGHTS_BINDINGS(match) {
  expose("newMatch", &new_match);
  expose("copyMatch", &copy_match);
  expose("dropMatch", &drop_match);
  expose("matchOfText", &match_of_text);
  expose("faultCode", &fault_code);
  expose("faultSentence", &fault_sentence);
  expose("faultPlace", &fault_place);
  expose("play", &play);
  expose("playAt", &play_at);
  expose("undo", &undo);
  expose("redo", &redo);
  expose("resign", &resign);
  expose("next", &next);
  expose("matchConflict", &match_conflict);
  expose("matchStatus", &match_status);
  expose("first", &first);
  expose("number", &number);
  expose("ply", &ply);
  expose("gamesWon", &games_won);
  expose("canUndo", &can_undo);
  expose("canRedo", &can_redo);
  expose("showMatch", &show);
  expose("moves", &moves);
  expose("movers", &movers);
  expose("vanishedMark", &vanished_mark);
  expose("text", &text);
}

}  // namespace noughts::bindings

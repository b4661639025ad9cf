#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "noughts/board/assert.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/match/match.hpp"
#include "noughts/match/refusal.hpp"
#include "noughts/match/transition.hpp"
#include "noughts/text/move_name.hpp"

namespace noughts {

/// What is wrong with the text of a match.
enum class NotationFault : std::uint8_t {
  unknown_game,        ///< there is no game with this name
  unknown_player,      ///< the player who moves first is neither X nor O
  impossible_score,    ///< a match cannot reach the game with this number with such a score
  unknown_transition,  ///< a part is neither a move nor another transition of a match
  refused_transition,  ///< a transition is refused
};

/// Why a text is not a match, and where.
struct NotationError {
  /// What is wrong.
  NotationFault fault;
  /// Where the wrong part begins, in characters from 0. All characters before it are ASCII.
  std::size_t position;
  /// Why the transition is refused, if that is the fault.
  std::optional<Refusal> refusal = std::nullopt;

  friend constexpr bool operator==(const NotationError&, const NotationError&) = default;
};

/// The name of the fault for programs, such as `"unknown-game"`. For a refused transition: the code
/// of its refusal.
std::string_view code(const NotationError& error);

/// The error as a sentence for people.
std::string_view sentence(const NotationError& error);

namespace detail {

/// The parts of a text that are separated by dots, in order.
class Parts {
 public:
  explicit Parts(std::string_view text) : text_{text} {}

  /// Where the part that `next` returns begins.
  std::size_t position() const;
  bool at_end() const;
  /// The next part; empty at the end.
  std::string_view next();

 private:
  std::string_view text_;
  std::size_t position_ = 0;
};

/// The part of the text between the game and the transitions of a match.
struct Heading {
  Player first = Player::x;
  int number = 1;
  Score before{};
};

std::string to_string(const Heading& heading);
std::expected<Heading, NotationError> parse_heading(Parts& parts);

/// The parts of a transition's text: what it is, the player it names, and the moment for which it
/// is meant.
struct TransitionText {
  std::string_view what;
  std::optional<Player> player = std::nullopt;
  std::optional<Moment> at = std::nullopt;
};

std::string to_string(const TransitionText& transition);
std::optional<TransitionText> parse_transition(std::string_view text);

}  // namespace detail

namespace detail {

/// The text of one kind of transition.
template <GameInText G, typename Kind>
std::string text_of(const Kind& kind, const G& game) {
  if constexpr (std::same_as<Kind, Undo>) {
    return to_string(TransitionText{.what = "undo", .at = kind.at});
  } else if constexpr (std::same_as<Kind, Redo>) {
    return to_string(TransitionText{.what = "redo", .at = kind.at});
  } else if constexpr (std::same_as<Kind, Resign>) {
    return to_string(TransitionText{.what = "resign", .player = kind.player, .at = kind.at});
  } else if constexpr (std::same_as<Kind, Next>) {
    return to_string(TransitionText{.what = "next", .player = kind.first, .at = kind.at});
  } else {
    const std::string name = move_name(game, kind.move);
    return to_string(TransitionText{.what = name, .player = kind.player, .at = kind.at});
  }
}

}  // namespace detail

/// A transition as text: the name of a move, `undo`, `redo`, `resign` or `next`. After a move,
/// `resign` or `next` the text can name a player: `b2-X`. At the end, all of them can name the game
/// and the ply for which they are meant: `undo-2-5`, `resign-O-2-5`. Requires a move of the game
/// that has a name.
template <GameInText G>
std::string to_string(const BasicTransition<typename G::Move>& transition, const G& game) {
  return std::visit([&](const auto& kind) { return detail::text_of(kind, game); }, transition);
}

/// Reads the texts that `to_string` writes, and no others. If the board does not have the square,
/// the move is off every board.
template <GameInText G>
std::optional<BasicTransition<typename G::Move>> parse_transition(std::string_view text, const G& game) {
  const auto parts = detail::parse_transition(text);
  if (!parts) return std::nullopt;
  const auto& [what, player, at] = *parts;
  if (what == "undo") return player ? std::nullopt : std::optional{Undo{.at = at}};
  if (what == "redo") return player ? std::nullopt : std::optional{Redo{.at = at}};
  if (what == "resign") return Resign{.player = player, .at = at};
  if (what == "next") return Next{.first = player, .at = at};
  const auto move = find_move(game, what);
  if (!move) return std::nullopt;
  return BasicPlay<typename G::Move>{.move = *move, .player = player, .at = at};
}

/// A match of a game with the name `id` as one line of URL-safe ASCII. Its parts are separated by
/// dots: the game; who moves first in the current game; the number of that game and the score
/// before it; and the transitions of the current game. The text is as long as the current game:
///
///     tic-tac-toe.X.b2.a1.c3.undo                  the first game, its last move taken back
///     tic-tac-toe.O.game-4-2-0-1.b2.resign         the fourth: X had won two, and one was a tie
///
/// Requires a name without dots, and a current game that did not begin in the middle.
template <GameInText G>
std::string to_string(const Match<G>& match, std::string_view id) {
  NOUGHTS_ASSERT(match.start() == match.start().start(match.first()));
  std::string text{id};
  text += to_string(detail::Heading{.first = match.first(), .number = match.number(), .before = match.score_before()});
  match.each_transition([&](const auto& transition) {
    text += '.';
    text += detail::text_of(transition, match.start());
  });
  return text;
}

namespace detail {

/// Reads a match from a text. `find` returns the starting position for the name of a game, or
/// nothing for an unknown name.
template <GameInText G>
std::expected<Match<G>, NotationError> parse_match(std::string_view text, auto&& find) {
  Parts parts{text};
  const std::optional<G> game = find(parts.next());
  if (!game) return std::unexpected{NotationError{.fault = NotationFault::unknown_game, .position = 0}};
  const auto heading = parse_heading(parts);
  if (!heading) return std::unexpected{heading.error()};

  Match<G> match{game->start(heading->first), heading->number, heading->before};
  while (!parts.at_end()) {
    const std::size_t position = parts.position();
    const auto transition = noughts::parse_transition(parts.next(), *game);
    if (!transition)
      return std::unexpected{NotationError{.fault = NotationFault::unknown_transition, .position = position}};
    if (const auto made = match.make(*transition); !made) {
      return std::unexpected{
          NotationError{.fault = NotationFault::refused_transition, .position = position, .refusal = made.error()}};
    }
  }
  return match;
}

}  // namespace detail

/// Reads a match from a text. The game has the name `id` and begins at `start`. The function reads
/// the texts that `to_string` writes, and also texts with any other transitions in their place. So
/// it reads the texts of version 0.1, which contained all games of the match.
template <GameInText G>
std::expected<Match<G>, NotationError> parse_match(std::string_view text, std::string_view id, const G& start) {
  return detail::parse_match<G>(
      text, [&](std::string_view name) { return name == id ? std::optional{start} : std::nullopt; });
}

/// A match of a game of the catalogue as text, with the game's name in the catalogue.
std::string to_string(const CatalogueMatch& match);

/// Reads a match of a game of the catalogue from a text.
std::expected<CatalogueMatch, NotationError> parse_match(std::string_view text);

}  // namespace noughts

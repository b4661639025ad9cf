#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "noughts/board/square.hpp"
#include "noughts/catalogue/games.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/status.hpp"
#include "noughts/games/line_rules.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/book.hpp"
#include "noughts/search/searches.hpp"

namespace noughts {

/// A position of any game in the catalogue, or of a variation of one.
using CataloguePosition = decltype(detail::position_of_any(detail::entries));

static_assert(GameOnBoard<CataloguePosition>);

/// A match of any of these games.
using CatalogueMatch = Match<CataloguePosition>;

namespace detail {

template <typename Move>
class Course;
template <Game G>
std::unique_ptr<Course<typename G::Move>> course_of(const G& start, std::span<const typename G::Move> moves,
                                                    Status status, BookPointer<G> book);

// What searches and reviews ask for is compiled with the library, whichever headers a program includes.
template <>
std::unique_ptr<Searches<Square>> searches_of(const CataloguePosition& position, BookPointer<CataloguePosition> book);
template <>
std::unique_ptr<Course<Square>> course_of(const CataloguePosition& start, std::span<const Square> moves, Status status,
                                          BookPointer<CataloguePosition> book);

}  // namespace detail

/// A game that can be asked for by name.
struct CatalogueEntry {
  /// The game's name for programs: lower-case letters, digits and hyphens. It never changes.
  std::string_view id;
  /// The game's name for people, in English.
  std::string_view title;
  /// The game's rules, as a position at the start of which X moves first.
  CataloguePosition start;
};

/// All games that have a name of their own, in the order in which a list would show them.
std::span<const CatalogueEntry> catalogue();

/// The start of the game of that name, in which X moves first: one in the catalogue, or a variation of one:
/// - `line-5x4-3`: three in a row on a board of five columns and four rows; `-gravity` and `-misere` may follow, in
///   this order;
/// - `ultimate-open-boards`, `ultimate-most-boards`, `ultimate-open-boards-most-boards`: the `UltimateRules`;
/// - `notakto-1` and `notakto-2`: on fewer boards; `qubic-gravity`; `order-and-chaos-exactly-five`;
/// - `gomoku-exactly-five`, and with the opening `Swap2`, `gomoku-swap2` and `gomoku-exactly-five-swap2`.
///
/// The rules of a game that has a name of its own find that game, as `find_line_game` does: `line-3x3-3` is
/// tic-tac-toe. None where there is no such game.
std::optional<CataloguePosition> find_game(std::string_view id);

/// The start of the line game by these rules, in which X moves first. None where the rules are not valid.
std::optional<CataloguePosition> find_line_game(const LineRules& rules);

/// The name for programs of the game that a position belongs to.
std::string id_of(const CataloguePosition& position);

/// Its name for people, in English.
std::string title_of(const CataloguePosition& position);

}  // namespace noughts

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "noughts/catalogue/games.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/status.hpp"
#include "noughts/games/line_rules.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/knowledge.hpp"
#include "noughts/search/session.hpp"

namespace noughts {

/// A position of any game in the catalogue, or of a variation of one.
using CataloguePosition = decltype(detail::position_of_any(detail::entries));

static_assert(GameOnBoard<CataloguePosition>);

/// A match of any of these games.
using CatalogueMatch = Match<CataloguePosition>;

class Books;

namespace detail {

/// A search of a position of the catalogue takes the books and evaluators of all its games.
template <>
struct KnowledgeOf<CataloguePosition> {
  using Type = const Books*;
};

template <typename Move>
class PlayedGame;
template <Game G>
std::unique_ptr<PlayedGame<typename G::Move>> played_game_of(const G& start, std::span<const typename G::Move> moves,
                                                             Status status, Knowledge<G> knowledge);

// A search calls these. They are compiled with the library, so every search of a position of the
// catalogue is a search of its own game.
template <>
std::unique_ptr<Session<BoardMove>> session_of(const CataloguePosition& position, const Books* knowledge);
template <>
std::unique_ptr<Session<BoardMove>> session_after(std::span<const CataloguePosition> played, const Books* knowledge);
template <>
std::unique_ptr<PlayedGame<BoardMove>> played_game_of(const CataloguePosition& start, std::span<const BoardMove> moves,
                                                      Status status, const Books* knowledge);

}  // namespace detail

/// A game with a name.
struct CatalogueEntry {
  /// The game's name for programs: lower-case letters, digits and hyphens. It never changes.
  std::string_view id;
  /// The game's name for people, in English.
  std::string_view title;
  /// The game's start, in which X moves first. It holds the rules.
  CataloguePosition start;
};

/// All games with a name of their own, in the order of a list for people.
std::span<const CatalogueEntry> catalogue();

/// The start of the game of that name, in which X moves first. It is a game of the catalogue, or a
/// variation of one:
/// - `line-5x4-3`: three in a row on a board of five columns and four rows. `-gravity` and
///   `-misere` may follow, in this order;
/// - `notakto-2`, `gomoku-swap2` and their like: the variations that the rules of a game list
///   (`Variation`).
///
/// If the rules have a game with a name of its own, it is that game, as in `find_line_game`:
/// `line-3x3-3` is tic-tac-toe. None if there is no such game.
std::optional<CataloguePosition> find_game(std::string_view id);

/// The start of the line game by these rules, in which X moves first. None if the rules are not
/// valid.
std::optional<CataloguePosition> find_line_game(const LineRules& rules);

/// The name for programs of a position's game.
std::string id_of(const CataloguePosition& position);

/// The name for people of a position's game, in English.
std::string title_of(const CataloguePosition& position);

}  // namespace noughts

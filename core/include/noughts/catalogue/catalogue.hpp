#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

#include "noughts/catalogue/any_position.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/match/match.hpp"

namespace noughts {

namespace detail {

template <GameOnBoard G>
struct Entry {
  using Position = G;
  std::string_view id;
  std::string_view title;
};

/// Every game that there is: a new one takes its line here.
inline constexpr std::tuple entries{
    Entry<TicTacToe>{.id = "tic-tac-toe", .title = "Tic-tac-toe"},
    Entry<MisereTicTacToe>{.id = "misere-tic-tac-toe", .title = "Misère tic-tac-toe"},
    Entry<FourInARow4x4>{.id = "four-in-a-row-4x4", .title = "Four in a row on 4×4"},
    Entry<FourInARow5x5>{.id = "four-in-a-row-5x5", .title = "Four in a row on 5×5"},
    Entry<ConnectFour>{.id = "connect-four", .title = "Connect Four"},
    Entry<Ultimate>{.id = "ultimate", .title = "Ultimate tic-tac-toe"},
};

/// Their positions, and those of line games by rules that are chosen while the program runs.
template <typename... Entries>
AnyPosition<typename Entries::Position..., FreeLineGame> position_of_any(const std::tuple<Entries...>&);

}  // namespace detail

/// A position of any game in the catalogue, or of a variation of one.
using CataloguePosition = decltype(detail::position_of_any(detail::entries));

static_assert(GameOnBoard<CataloguePosition>);

/// A match of any of these games.
using CatalogueMatch = Match<CataloguePosition>;

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
/// - `ultimate-open-boards`, `ultimate-most-boards`, `ultimate-open-boards-most-boards`: the `UltimateRules`.
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

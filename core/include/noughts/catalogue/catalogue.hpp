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

namespace noughts {

namespace detail {

template <Game G>
struct Entry {
  std::string_view id;
  std::string_view title;
  G start{};
};

constexpr FreeLineGame line_game(int columns, int rows, int in_a_row, bool misere = false) {
  return FreeLineGame{FreeLineRules{
      {.size = {.columns = columns, .rows = rows}, .in_a_row = in_a_row, .gravity = false, .misere = misere}}};
}

/// Every game that there is: a new one takes its line here.
inline constexpr std::tuple entries{
    Entry<TicTacToe>{.id = "tic-tac-toe", .title = "Tic-tac-toe"},
    Entry<FreeLineGame>{
        .id = "misere-tic-tac-toe", .title = "Misère tic-tac-toe", .start = line_game(3, 3, 3, /*misere=*/true)},
    Entry<FreeLineGame>{.id = "four-in-a-row-4x4", .title = "Four in a row on 4×4", .start = line_game(4, 4, 4)},
    Entry<FreeLineGame>{.id = "four-in-a-row-5x5", .title = "Four in a row on 5×5", .start = line_game(5, 5, 4)},
    Entry<ConnectFour>{.id = "connect-four", .title = "Connect Four"},
    Entry<Ultimate>{.id = "ultimate", .title = "Ultimate tic-tac-toe"},
};

/// Each type of game once, in order.
template <typename Position, Game... Games>
struct PositionOfEach : std::type_identity<Position> {};
template <Game... Former, Game G, Game... Games>
struct PositionOfEach<AnyPosition<Former...>, G, Games...>
    : PositionOfEach<
          std::conditional_t<(std::same_as<G, Former> || ...), AnyPosition<Former...>, AnyPosition<Former..., G>>,
          Games...> {};

template <Game... Games>
PositionOfEach<AnyPosition<>, Games...>::type position_of_each(const std::tuple<Entry<Games>...>&);

}  // namespace detail

/// A position of any game in the catalogue.
using CataloguePosition = decltype(detail::position_of_each(detail::entries));

static_assert(Game<CataloguePosition>);

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
/// Each game has one name only: `line-3x3-3` is none, because that is tic-tac-toe. None where there is no such game.
std::optional<CataloguePosition> find_game(std::string_view id);

/// The start of the line game by these rules, in which X moves first. None where the rules are not valid.
std::optional<CataloguePosition> find_line_game(const LineRules& rules);

/// The name for programs of the game that a position belongs to.
std::string id_of(const CataloguePosition& position);

/// Its name for people, in English.
std::string title_of(const CataloguePosition& position);

}  // namespace noughts

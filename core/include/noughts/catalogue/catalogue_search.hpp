#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <vector>

#include "noughts/catalogue/books.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/level.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/thinking.hpp"

// The searches for positions of any game in the catalogue: each runs by the type that the compiler knows. They are what
// the templates of the same names are for a game, and compiled once. Books that they are given must outlive them.

namespace noughts {

/// What a search may take where many run side by side in little memory, as on a page: in bytes, for one that thinks
/// about the moves of a whole game, and for one that answers a question.
/// @{
inline constexpr std::size_t bytes_of_thinking_beside_others = std::size_t{32} << 20U;
inline constexpr std::size_t bytes_of_search_beside_others = std::size_t{16} << 20U;
/// @}

/// Begins to choose a move, in so many bytes. Requires a game that goes on.
[[nodiscard]] Thinking<Square> think(const CataloguePosition& position, const Skill& skill, std::uint64_t seed,
                                     std::size_t bytes = Limits{}.bytes, const Books* books = nullptr);

/// Begins to think about another position, of the same game or another one. Requires a game that goes on.
void go_on(Thinking<Square>& thinking, const CataloguePosition& position, std::uint64_t seed,
           const Books* books = nullptr);

/// Begins to find out what every move of a position leads to, within limits.
[[nodiscard]] Analysis<Square> analyse(const CataloguePosition& position, const Limits& limits,
                                       const Books* books = nullptr);

/// The move that an opponent makes. Refused when the game has ended.
[[nodiscard]] std::expected<Square, Conflict> choose(Opponent& opponent, const CataloguePosition& position,
                                                     const Books* books = nullptr);

/// Whether an opponent sees the end of the game at once, as on boards as small as that of tic-tac-toe.
[[nodiscard]] bool sees_the_end(const CataloguePosition& position);

/// A best move of a position with its exact, guaranteed outcome, as far as the limits go.
[[nodiscard]] Choice solve(const CataloguePosition& position, const Limits& limits = {}, const Books* books = nullptr);

/// The same of a match's current game. Once that has ended, also by a resignation or at the third time, no move, and
/// the outcome for the player who would be next. While it goes on, the position alone counts, and not that it has come
/// before.
[[nodiscard]] Choice solve(const CatalogueMatch& match, const Limits& limits = {}, const Books* books = nullptr);

/// Every legal move, in order of index, with its exact outcome where that could be found within the limits, or an
/// estimate.
[[nodiscard]] std::vector<Evaluation> evaluate(const CataloguePosition& position, const Limits& limits = {},
                                               const Books* books = nullptr);

/// The same of a match's current game; none once that has ended, also by a resignation.
[[nodiscard]] std::vector<Evaluation> evaluate(const CatalogueMatch& match, const Limits& limits = {},
                                               const Books* books = nullptr);

}  // namespace noughts

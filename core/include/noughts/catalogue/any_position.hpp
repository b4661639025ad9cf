#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/landing.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/moves_of.hpp"

namespace noughts {

namespace detail {

/// Calls the function with what a variant holds. `std::visit` makes a function for each type and a
/// table of them, which takes longer to compile and is larger.
template <std::size_t first = 0, typename Variant, typename Function>
constexpr decltype(auto) visit_one_of(Variant& variant, const Function& function) {
  NOUGHTS_ASSERT(!variant.valueless_by_exception());
  constexpr std::size_t last = std::variant_size_v<std::remove_const_t<Variant>> - 1;
  constexpr auto at = [](std::size_t place) { return first + place < last ? first + place : last; };
  switch (variant.index() - first) {
    case 0: return function(*std::get_if<at(0)>(&variant));
    case 1: return function(*std::get_if<at(1)>(&variant));
    case 2: return function(*std::get_if<at(2)>(&variant));
    case 3: return function(*std::get_if<at(3)>(&variant));
    case 4: return function(*std::get_if<at(4)>(&variant));
    case 5: return function(*std::get_if<at(5)>(&variant));
    case 6: return function(*std::get_if<at(6)>(&variant));
    case 7: return function(*std::get_if<at(7)>(&variant));
    default:
      if constexpr (first + 8 <= last) {
        return visit_one_of<first + 8>(variant, function);
      } else {
        std::unreachable();
      }
  }
}

}  // namespace detail

/// A position of any one of several games on boards. It is itself a `GameOnBoard`, for code that
/// learns the game only at run time.
///
/// It is a value, as positions of its games are. A search uses the game itself: see `visit`.
template <GameOnBoard... Games>
class AnyPosition {
 public:
  using Move = BoardMove;                                                 ///< of all the games
  static constexpr int capacity = (std::max)({int{Games::capacity}...});  ///< of the largest board
  /// Searches use the game itself.
  static constexpr bool is_of_any_game = true;
  /// Whether a set-up of each of the games needs no more than `marks`, `turn` and `last`.
  static constexpr bool marks_show_all =
      !((detail::HasVanishingMarks<Games> || detail::HasOpening<Games> || GameWithSmallBoards<Games>) || ...);

  /// The start of the first of the games.
  constexpr AnyPosition() = default;

  /// A position of one of the games.
  template <typename G>
    requires(std::same_as<G, Games> || ...)
  constexpr AnyPosition(const G& position) : position_{position} {}

  /// Calls the function with the position as its own game's type.
  template <typename Function>
  constexpr decltype(auto) visit(const Function& function) const {
    return detail::visit_one_of(position_, function);
  }

  /// A small board of a nested game.
  struct SmallBoard {         // NOLINT(cppcoreguidelines-pro-type-member-init): `Status` has no default
    Status status;            ///< of the board
    std::vector<Line> lines;  ///< that won it, as squares of the whole board
  };

  /// The small boards of a nested game, row by row from the top left. Empty in other games.
  constexpr std::vector<SmallBoard> small_boards() const {
    return visit([]<typename G>(const G& position) {
      std::vector<SmallBoard> boards;
      if constexpr (GameWithSmallBoards<G>) {
        for (int i = 0; i < count(position.board().small_boards); ++i)
          boards.push_back({.status = position.board_status(i), .lines = position.board_lines(i)});
      }
      return boards;
    });
  }

  /// The member of the concept `GameWithRepetition`, passed to the game.
  constexpr bool can_repeat() const
    requires(GameWithRepetition<Games> || ...)
  {
    return visit([](const auto& position) { return noughts::can_repeat(position); });
  }

  /// The member of the concept `GameOnBoard`, passed to the game. None in other games.
  constexpr std::optional<Square> vanishing_mark() const
    requires(detail::HasVanishingMarks<Games> || ...)
  {
    return visit([](const auto& position) { return noughts::vanishing_mark(position); });
  }

  /// The member of the concept `GameWithChoices`, passed to the game. Empty in other games.
  constexpr Choices choices() const
    requires(GameWithChoices<Games> || ...)
  {
    return visit([](const auto& position) { return noughts::choices_of(position); });
  }

  /// Whether the game's opening goes on. False in a game without one.
  constexpr bool is_in_opening() const
    requires(detail::HasOpening<Games> || ...)
  {
    return visit([](const auto& position) { return noughts::is_in_opening(position); });
  }

  /// A position that is set up by hand, by the rules of this one. An error if the game is not a
  /// `GameWithSetUp`.
  constexpr std::expected<AnyPosition, SetUpError> set_up(const SetUp& wanted) const {
    return visit([&]<typename G>(const G& position) -> std::expected<AnyPosition, SetUpError> {
      if constexpr (GameWithSetUp<G>) return position.set_up(wanted);
      return std::unexpected{SetUpError{.fault = SetUpFault::not_offered}};
    });
  }

  /// The members of the concepts `Game` and `GameOnBoard`, passed to the game.
  /// @{
  constexpr AnyPosition start(Player first) const {
    return visit([&](const auto& position) { return AnyPosition{position.start(first)}; });
  }
  constexpr Player turn() const {
    return visit([](const auto& position) { return position.turn(); });
  }
  constexpr Status status() const {
    return visit([](const auto& position) { return position.status(); });
  }
  constexpr std::vector<BoardMove> legal_moves() const {
    return visit([](const auto& position) { return detail::moves_of(position); });
  }
  constexpr void play_unchecked(BoardMove move) {
    detail::visit_one_of(position_, [&](auto& position) { position.play_unchecked(move); });
  }
  constexpr std::uint64_t hash() const {
    return visit([](const auto& position) { return position.hash(); });
  }
  constexpr BoardSize size() const {
    return visit([](const auto& position) { return position.size(); });
  }
  constexpr Board board() const {
    return visit([](const auto& position) { return position.board(); });
  }
  constexpr bool has_gravity() const {
    return visit([](const auto& position) { return noughts::has_gravity(position); });
  }
  constexpr std::optional<Player> owner(Square square) const {
    return visit([&](const auto& position) { return position.owner(square); });
  }
  constexpr std::vector<Line> won_lines() const {
    return visit([](const auto& position) { return position.won_lines(); });
  }
  /// @}

  friend constexpr bool operator==(const AnyPosition&, const AnyPosition&) = default;

 private:
  std::variant<Games...> position_;
};

}  // namespace noughts

template <noughts::GameOnBoard... Games>
struct std::hash<noughts::AnyPosition<Games...>> : noughts::PositionHash<noughts::AnyPosition<Games...>> {};

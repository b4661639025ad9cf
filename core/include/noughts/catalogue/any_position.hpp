#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/landing.hpp"
#include "noughts/game/set_up.hpp"

namespace noughts {

/// A position of any one of several games on boards: itself a `GameOnBoard`, for where the game is known only at run
/// time.
///
/// It is a value as its games are. Searches look at the game itself, which `visit` hands over.
template <GameOnBoard... Games>
class AnyPosition {
 public:
  using Move = Square;                                                    ///< as the game has them
  static constexpr int capacity = (std::max)({int{Games::capacity}...});  ///< the most squares or moves of any of them
  using Squares = SquareSet<capacity>;                                    ///< a set of squares of any of the boards

  static constexpr bool is_of_any_game = true;  ///< searches look at the game that it is of

  /// The start of the first of the games.
  constexpr AnyPosition() = default;

  /// A position of one of the games.
  template <typename G>
    requires(std::same_as<G, Games> || ...)
  constexpr AnyPosition(const G& position) : position_{position} {}

  /// Calls the function with the position as its own game's type.
  template <typename Function>
  constexpr decltype(auto) visit(Function&& function) const {
    return std::visit(std::forward<Function>(function), position_);
  }

  /// A small board of a nested game.
  struct SmallBoard {         // NOLINT(cppcoreguidelines-pro-type-member-init): a status has no default to forget
    Status status;            ///< how it stands
    std::vector<Line> lines;  ///< by which it was won, as squares of the whole board
  };

  /// The small boards of a nested game, row by row from the top left; none in any other game.
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

  /// A member of the concept `GameWithRepetition`, handed on to the game.
  constexpr bool can_repeat() const
    requires(GameWithRepetition<Games> || ...)
  {
    return visit([](const auto& position) { return noughts::can_repeat(position); });
  }

  /// A member of the concept `GameWithVanishingMarks`, handed on to the game; none in any other.
  constexpr std::optional<Square> vanishing_mark() const
    requires(GameWithVanishingMarks<Games> || ...)
  {
    return visit([](const auto& position) { return noughts::vanishing_mark(position); });
  }

  /// A member of the concept `GameWithChosenMarks`, handed on to the game; false in any other.
  constexpr bool has_chosen_marks() const
    requires(GameWithChosenMarks<Games> || ...)
  {
    return visit([](const auto& position) { return noughts::has_chosen_marks(position); });
  }

  /// A member of the concept `GameWithChoices`, handed on to the game; none in any other.
  constexpr std::span<const std::string_view> choices() const
    requires(GameWithChoices<Games> || ...)
  {
    return visit([](const auto& position) { return noughts::choices_of(position); });
  }

  /// Whether an opening goes on that the game begins with; false in a game without one.
  constexpr bool is_in_opening() const
    requires(GameWithOpening<Games> || ...)
  {
    return visit([](const auto& position) { return noughts::is_in_opening(position); });
  }

  /// A position that is set up by hand, by the rules of this one; refused where the game is no `GameWithSetUp`.
  constexpr std::expected<AnyPosition, SetUpError> set_up(const SetUp& wanted) const {
    return visit([&]<typename G>(const G& position) -> std::expected<AnyPosition, SetUpError> {
      if constexpr (GameWithSetUp<G>) return position.set_up(wanted);
      return std::unexpected{SetUpError{.fault = SetUpFault::not_offered}};
    });
  }

  /// A member of the concepts `Game`, `GameOnBoard` and `GameWithGravity`, handed on to the game.
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
  constexpr Squares legal_moves() const {
    return visit([](const auto& position) {
      const auto moves = position.legal_moves();
      if constexpr (std::constructible_from<Squares, decltype(moves)>) {
        return Squares{moves};
      } else {
        Squares squares;
        for (const Square move : moves) squares.insert(move);
        return squares;
      }
    });
  }
  constexpr void play_unchecked(Square square) {
    std::visit([&](auto& position) { position.play_unchecked(square); }, position_);
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

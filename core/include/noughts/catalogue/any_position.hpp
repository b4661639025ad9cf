#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"

namespace noughts {

/// A position of any one of several games: itself a `Game`, for where the game is known only at run time.
///
/// It is a value as its games are. Search runs faster on the game itself, which `visit` hands over.
template <Game... Games>
class AnyPosition {
 public:
  /// The most squares that a board may have.
  static constexpr int capacity = 81;
  /// A set of squares of any of the boards.
  using Squares = SquareSet<capacity>;

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
  struct SmallBoard {            // NOLINT(cppcoreguidelines-pro-type-member-init): a status has no default to forget
    Status status;               ///< how it stands
    std::vector<Squares> lines;  ///< by which it was won, as squares of the whole board
  };

  /// The small boards of a nested game, row by row from the top left; none in any other game.
  constexpr std::vector<SmallBoard> small_boards() const {
    return visit([](const auto& position) {
      std::vector<SmallBoard> boards;
      if constexpr (requires { position.board_status(0); }) {
        for (int board = 0; board < static_cast<int>(position.boards().size()); ++board) {
          boards.push_back({.status = position.board_status(board), .lines = widen_each(position.board_lines(board))});
        }
      }
      return boards;
    });
  }

  /// A member of the concept `Game`, handed on to the game.
  /// @{
  constexpr AnyPosition start(Player first) const {
    return visit([&](const auto& position) { return AnyPosition{position.start(first)}; });
  }
  constexpr BoardSize size() const {
    return visit([](const auto& position) { return position.size(); });
  }
  constexpr Status status() const {
    return visit([](const auto& position) { return position.status(); });
  }
  constexpr Player turn() const {
    return visit([](const auto& position) { return position.turn(); });
  }
  constexpr std::optional<Player> owner(Square square) const {
    return visit([&](const auto& position) { return position.owner(square); });
  }
  constexpr Squares legal_moves() const {
    return visit([](const auto& position) { return Squares{position.legal_moves()}; });
  }
  constexpr std::vector<Squares> lines() const {
    return visit([](const auto& position) { return widen_each(position.lines()); });
  }
  constexpr bool has_gravity() const {
    return visit([](const auto& position) { return position.has_gravity(); });
  }
  constexpr std::vector<Squares> won_lines() const {
    return visit([](const auto& position) { return widen_each(position.won_lines()); });
  }
  constexpr std::uint64_t hash() const {
    return visit([](const auto& position) { return position.hash(); });
  }
  constexpr void play_unchecked(Square square) {
    std::visit([&](auto& position) { position.play_unchecked(square); }, position_);
  }
  /// @}

  friend constexpr bool operator==(const AnyPosition&, const AnyPosition&) = default;

 private:
  static constexpr std::vector<Squares> widen_each(auto&& sets) {
    std::vector<Squares> wide;
    wide.reserve(sets.size());
    for (const auto& squares : sets) wide.push_back(Squares{squares});
    return wide;
  }

  std::variant<Games...> position_;
};

}  // namespace noughts

template <noughts::Game... Games>
struct std::hash<noughts::AnyPosition<Games...>> : noughts::PositionHash<noughts::AnyPosition<Games...>> {};

#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "noughts/game.hpp"
#include "noughts/square_set.hpp"

namespace noughts {

/// A position of any one of several games: itself a `Game`, for where the game is known only at run time.
///
/// It is a value as its games are. Search runs faster on the game itself, which `visit` hands over.
template <Game... Games>
class AnyPosition {
 public:
  /// The most squares that a board may have.
  static constexpr int capacity = 64;
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
    return visit([](const auto& position) { return widen(position.legal_moves()); });
  }
  constexpr std::vector<Squares> lines() const {
    return visit([](const auto& position) { return widen_each(position.lines()); });
  }
  constexpr std::vector<Squares> won_lines() const {
    return visit([](const auto& position) { return widen_each(position.won_lines()); });
  }
  constexpr void play_unchecked(Square square) {
    std::visit([&](auto& position) { position.play_unchecked(square); }, position_);
  }
  /// @}

  friend constexpr bool operator==(const AnyPosition&, const AnyPosition&) = default;

 private:
  static constexpr Squares widen(const auto& squares) {
    Squares wide;
    for (const Square square : squares) wide.insert(square);
    return wide;
  }

  static constexpr std::vector<Squares> widen_each(auto&& sets) {
    std::vector<Squares> wide;
    for (const auto& squares : sets) wide.push_back(widen(squares));
    return wide;
  }

  std::variant<Games...> position_;
};

}  // namespace noughts

template <noughts::Game... Games>
struct std::hash<noughts::AnyPosition<Games...>> {
  std::size_t operator()(const noughts::AnyPosition<Games...>& position) const {
    return position.visit([]<typename G>(const G& game) { return std::hash<G>{}(game); });
  }
};

#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "noughts/board/board_size.hpp"
#include "noughts/board/square.hpp"
#include "noughts/game/chosen_marks.hpp"

namespace noughts {

/// A game on a board in which some moves mark no square, but choose something:
/// - `choices()`: their names, the same for all positions: lower-case letters, none of them the name of a square, nor
///   `undo`, `redo`, `resign`, `next`, `hint`, `quit`, `yes` or `no`, and at most 16.
///
/// Such a move is a number beyond those that mark squares: on a board of 225 squares, 225 is the first of them.
template <typename G>
concept GameWithChoices = requires(const G position) {
  { position.choices() } -> std::same_as<std::span<const std::string_view>>;
  { position.size() } -> std::same_as<BoardSize>;
};

/// The names of the moves that mark no square; none where every move marks one.
template <typename G>
constexpr std::span<const std::string_view> choices_of(const G& position) {
  if constexpr (GameWithChoices<G>) return position.choices();
  return {};
}

/// How many moves mark a square, legal or not: choices have the numbers from there on.
template <typename G>
constexpr int moves_on_squares(const G& position) {
  return position.size().squares() * (has_chosen_marks(position) ? 2 : 1);
}

/// The name of a move that marks no square; none of any other.
template <typename G>
constexpr std::optional<std::string_view> choice_of_move(const G& position, Square move) {
  const auto choices = choices_of(position);
  const int place = move.index() - moves_on_squares(position);
  if (place < 0 || place >= static_cast<int>(choices.size())) return std::nullopt;
  return choices[static_cast<std::size_t>(place)];
}

/// The move that chooses what has this name; none where nothing has.
template <typename G>
constexpr std::optional<Square> find_choice(const G& position, std::string_view name) {
  const auto choices = choices_of(position);
  const auto found = std::ranges::find(choices, name);
  if (found == choices.end()) return std::nullopt;
  return Square{moves_on_squares(position) + static_cast<int>(found - choices.begin())};
}

}  // namespace noughts

#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <span>
#include <string_view>

#include "noughts/board/board_size.hpp"
#include "noughts/board/square.hpp"
#include "noughts/board/square_name.hpp"
#include "noughts/game/board_move.hpp"
#include "noughts/game/player.hpp"

namespace noughts {

/// What a player chooses with a move besides its square.
struct Choices {
  /// Whether every move that marks a square chooses the mark.
  bool marks = false;
  /// The names of moves that mark no square: at most `BoardMove::most_choices` names of at most 16
  /// lower-case letters. None of them is the name of a square, `undo`, `redo`, `resign`, `next`,
  /// `hint`, `quit`, `yes` or `no`.
  std::span<const std::string_view> names{};  // NOLINT(readability-redundant-member-init): else compilers warn
};

/// A game on a board in which a move chooses more than a square:
/// - `choices()`: what it chooses, the same for all positions.
template <typename G>
concept GameWithChoices = requires(const G position) {
  { position.choices() } -> std::same_as<Choices>;
};

/// What a move chooses besides its square. Nothing if the game is not a `GameWithChoices`.
template <typename G>
constexpr Choices choices_of(const G& position) {
  if constexpr (GameWithChoices<G>) return position.choices();
  return {};
}

/// The move that marks the square with this name, with `mark` if it is given. If the board has no
/// such square, a move off every board.
template <typename G>
constexpr BoardMove move_by_name(const G& position, SquareName name, std::optional<Player> mark = std::nullopt) {
  const auto square = position.size().square(name);
  if (!square) return {};
  return mark ? BoardMove{*square, *mark} : BoardMove{*square};
}

/// The move that makes the choice with this name. Nothing if there is no such choice.
template <typename G>
constexpr std::optional<BoardMove> find_choice(const G& position, std::string_view name) {
  const auto names = choices_of(position).names;
  const auto found = std::ranges::find(names, name);
  if (found == names.end()) return std::nullopt;
  return BoardMove::choosing(static_cast<int>(found - names.begin()));
}

// Programs in other languages identify moves by number. The order is: the squares by index, with an
// X if the player chooses marks; then the squares with an O; then the named choices.

/// How many numbers identify moves of a game. Illegal moves count too.
template <typename G>
constexpr int numbers_of_moves(const G& position) {
  const Choices choices = choices_of(position);
  return position.size().squares() * (choices.marks ? 2 : 1) + static_cast<int>(choices.names.size());
}

/// The number of a move; `Square::limit` for a move off the board.
template <typename G>
constexpr int number_of_move(const G& position, BoardMove move) {
  if constexpr (GameWithChoices<G>) {
    const int squares = position.size().squares();
    if (const auto choice = move.choice()) return squares * (choices_of(position).marks ? 2 : 1) + *choice;
    if (move.mark() == Player::o) return squares + move.square().index();
  }
  return move.square().index();
}

/// The move with this number. A move off the board if no move has it.
template <typename G>
constexpr BoardMove move_of_number(const G& position, int number) {
  if constexpr (GameWithChoices<G>) {
    if (number < 0 || number >= numbers_of_moves(position)) return {};
    const int squares = position.size().squares();
    const bool has_marks = choices_of(position).marks;
    const int choice = number - squares * (has_marks ? 2 : 1);
    if (choice >= 0) return BoardMove::choosing(choice);
    if (has_marks) return {Square{number % squares}, number < squares ? Player::x : Player::o};
  }
  return Square{number};
}

}  // namespace noughts

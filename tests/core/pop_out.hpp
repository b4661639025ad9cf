#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "noughts/board/square_set.hpp"
#include "noughts/game/choices.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/games/line_rules.hpp"

/// Connect Four with pop-out: a move drops a mark, or pops one: it takes a mark of the player's own
/// from the bottom of a column, and the marks above fall. Four in a row win. Where a move makes
/// four in a row of both, it wins for the player who moved; where it makes four of the other player
/// alone, it loses.
class PopOut {
 public:
  using Move = noughts::BoardMove;
  using Squares = noughts::SquareSet<42>;
  static constexpr int capacity = 42;

  constexpr explicit PopOut(noughts::Player first = noughts::Player::x) : turn_{first} {}

  constexpr PopOut start(noughts::Player first) const { return PopOut{first}; }
  constexpr noughts::Player turn() const { return turn_; }
  constexpr noughts::Status status() const {
    for (const noughts::Player player : {other(turn_), turn_}) {
      if (Rules::lines().any_within(marks(player))) return noughts::Status::won(player);
    }
    return moves_if_going_on().empty() ? noughts::Status::tie() : noughts::Status::next(turn_);
  }
  constexpr std::vector<Move> legal_moves() const {
    return status().is_over() ? std::vector<Move>{} : moves_if_going_on();
  }
  constexpr void play_unchecked(Move move) {
    if (const auto column = move.choice()) {
      for (Squares& marks : marks_) marks = popped(marks, *column);
    } else {
      marks_[static_cast<std::size_t>(turn_)].insert(move.square());
    }
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    const std::uint64_t turn = turn_ == noughts::Player::x ? 0 : 1;
    const std::uint64_t mixed = marks_[0].number() * 0x9e3779b97f4a7c15U ^ (marks_[1].number() << 1U | turn);
    return (mixed ^ mixed >> 32U) * 0x9e3779b97f4a7c15U;
  }
  friend constexpr bool operator==(const PopOut&, const PopOut&) = default;

  constexpr noughts::BoardSize size() const { return Rules::rules().size; }
  constexpr noughts::Board board() const {
    noughts::Board board{.size = size(), .gravity = true};
    for (const Squares line : Rules::lines().list()) board.lines.push_back(noughts::line_of(line));
    return board;
  }
  constexpr std::optional<noughts::Player> owner(noughts::Square square) const {
    for (const noughts::Player player : {noughts::Player::x, noughts::Player::o}) {
      if (marks(player).contains(square)) return player;
    }
    return std::nullopt;
  }
  constexpr std::vector<noughts::Line> won_lines() const {
    std::vector<noughts::Line> won;
    const auto winner = status().winner();
    for (const Squares line : Rules::lines().list()) {
      if (winner && marks(*winner).contains(line)) won.push_back(noughts::line_of(line));
    }
    return won;
  }
  static constexpr noughts::Choices choices() { return {.names = names}; }
  static constexpr bool can_repeat() { return true; }
  static constexpr bool has_gravity() { return true; }

 private:
  using Rules =
      noughts::FixedLineRules<noughts::LineRules{.size = {.columns = 7, .rows = 6}, .in_a_row = 4, .gravity = true}>;
  static constexpr int columns = 7;
  static constexpr std::array<std::string_view, columns> names{"popa", "popb", "popc", "popd", "pope", "popf", "popg"};

  constexpr Squares marks(noughts::Player player) const { return marks_[static_cast<std::size_t>(player)]; }

  static constexpr Squares popped(Squares marks, int column) {
    Squares fallen;
    for (const noughts::Square square : marks) {
      const bool is_above = square.index() % columns == column;
      if (is_above && square.index() + columns >= capacity) continue;
      fallen.insert(noughts::Square{square.index() + (is_above ? columns : 0)});
    }
    return fallen;
  }

  constexpr std::vector<Move> moves_if_going_on() const {
    const Squares marked = marks_[0] | marks_[1];
    const Squares floor = Squares::first(capacity) - Squares::first(capacity - columns);
    std::vector<Move> moves;
    for (const noughts::Square square : (marked.moved_down(columns) | floor) - marked) moves.emplace_back(square);
    for (int column = 0; column < columns; ++column) {
      if (marks(turn_).contains(noughts::Square{capacity - columns + column})) moves.push_back(Move::choosing(column));
    }
    return moves;
  }

  std::array<Squares, 2> marks_{};  // by player
  noughts::Player turn_;
};

template <>
struct std::hash<PopOut> : noughts::PositionHash<PopOut> {};

static_assert(noughts::GameOnBoard<PopOut> && noughts::GameWithChoices<PopOut> && noughts::GameWithRepetition<PopOut> &&
              noughts::detail::KnowsGravity<PopOut>);

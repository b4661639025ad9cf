#pragma once

#include <noughts/board/board.hpp>
#include <noughts/board/square_set.hpp>
#include <noughts/game/game.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

/// Two marks a turn: on a 3×3 board the first player makes one mark, then the players make two
/// marks each in turns. Three in a row win.
///
/// A turn of two marks is two moves by the same player, so `turn()` stays as it is after the first
/// of them. The library asks `turn()`: it does not take for granted that players alternate.
class TwoMarks {
 public:
  using Move = noughts::BoardMove;
  using Squares = noughts::SquareSet<9>;
  static constexpr int capacity = 9;

  constexpr explicit TwoMarks(noughts::Player first = noughts::Player::x) : first_{first} {}

  // What a search asks for.
  constexpr TwoMarks start(noughts::Player first) const { return TwoMarks{first}; }
  /// The first mark is the first player's, the second and third the other player's, and so on in
  /// pairs.
  constexpr noughts::Player turn() const {
    const int pairs = (9 - free_squares().size() + 1) / 2;
    return pairs % 2 == 0 ? first_ : other(first_);
  }
  constexpr noughts::Status status() const {
    for (const noughts::Player player : {noughts::Player::x, noughts::Player::o}) {
      if (has_line(player)) return noughts::Status::won(player);
    }
    return free_squares().empty() ? noughts::Status::tie() : noughts::Status::next(turn());
  }
  constexpr Squares legal_moves() const { return status().is_over() ? Squares{} : free_squares(); }
  constexpr void play_unchecked(Move move) { marks_[static_cast<std::size_t>(turn())].insert(move.square()); }
  constexpr std::uint64_t hash() const {
    const std::uint64_t first = first_ == noughts::Player::x ? 0 : 1;
    return (marks_[0].number() << 10U | marks_[1].number() << 1U | first) * 0x9e3779b97f4a7c15U;
  }
  friend constexpr bool operator==(const TwoMarks&, const TwoMarks&) = default;

  // What people look at.
  constexpr noughts::BoardSize size() const { return {.columns = 3, .rows = 3}; }
  constexpr noughts::Board board() const {
    noughts::Board board{.size = size()};
    for (const Squares line : lines) board.lines.push_back(noughts::line_of(line));
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
    for (const Squares line : lines) {
      if (marks_[0].contains(line) || marks_[1].contains(line)) won.push_back(noughts::line_of(line));
    }
    return won;
  }

 private:
  // Rows, columns and diagonals; the square of index 0 is the last bit.
  static constexpr std::array<Squares, 8> lines{Squares::of_number(0b000'000'111), Squares::of_number(0b000'111'000),
                                                Squares::of_number(0b111'000'000), Squares::of_number(0b001'001'001),
                                                Squares::of_number(0b010'010'010), Squares::of_number(0b100'100'100),
                                                Squares::of_number(0b100'010'001), Squares::of_number(0b001'010'100)};

  constexpr Squares marks(noughts::Player player) const { return marks_[static_cast<std::size_t>(player)]; }
  constexpr Squares free_squares() const { return Squares::first(9) - marks_[0] - marks_[1]; }
  constexpr bool has_line(noughts::Player player) const {
    return std::ranges::any_of(lines, [&](Squares line) { return marks(player).contains(line); });
  }

  std::array<Squares, 2> marks_{};  // by player
  noughts::Player first_;
};

template <>
struct std::hash<TwoMarks> : noughts::PositionHash<TwoMarks> {};

static_assert(noughts::GameOnBoard<TwoMarks>);

#pragma once

#include <noughts/board/square_name.hpp>
#include <noughts/board/square_set.hpp>
#include <noughts/game/game.hpp>
#include <noughts/game/traits.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

/// Three Men's Morris: on a 3×3 board the players place three marks each, in turns. Then a move
/// slides a mark along one of the eight lines to a free square beside it. Three in a row win.
///
/// A game can go round in circles, so this is a `GameWithRepetition`: a match is a tie when a
/// position has come for the third time. The first player wins by the square in the middle, which
/// is often forbidden for that reason.
class ThreeMensMorris {
 public:
  /// Slides a mark from a square to another. Places one where there is no square to slide from.
  struct Move {
    std::optional<noughts::Square> from;
    noughts::Square to;
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };
  using Squares = noughts::SquareSet<9>;

  constexpr explicit ThreeMensMorris(noughts::Player first = noughts::Player::x) : turn_{first} {}

  constexpr ThreeMensMorris start(noughts::Player first) const { return ThreeMensMorris{first}; }
  constexpr noughts::Player turn() const { return turn_; }
  constexpr noughts::Status status() const {
    for (const Squares line : lines) {
      if (marks(other(turn_)).contains(line)) return noughts::Status::won(other(turn_));
    }
    return noughts::Status::next(turn_);
  }
  constexpr std::vector<Move> legal_moves() const {
    std::vector<Move> moves;
    if (status().is_over()) return moves;
    if (marks(turn_).size() < 3) {
      for (const noughts::Square to : free_squares()) moves.push_back({.from = std::nullopt, .to = to});
      return moves;
    }
    for (const noughts::Square from : marks(turn_)) {
      for (const noughts::Square to : neighbours(from) & free_squares()) moves.push_back({.from = from, .to = to});
    }
    return moves;
  }
  constexpr void play_unchecked(const Move& move) {
    Squares& own = marks_[static_cast<std::size_t>(turn_)];
    if (move.from) own = own - Squares{*move.from};
    own.insert(move.to);
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    const std::uint64_t turn = turn_ == noughts::Player::x ? 0 : 1;
    return (marks_[0].number() << 10U | marks_[1].number() << 1U | turn) * 0x9e3779b97f4a7c15U;
  }
  friend constexpr bool operator==(const ThreeMensMorris&, const ThreeMensMorris&) = default;

  // Positions come again. Their keys have few bits, so that a tablebase has the outcome of each.
  static constexpr bool can_repeat() { return true; }
  static constexpr int key_bits = 15;    // 3 to the 9th is less than 2 to the 15th
  static constexpr int most_plies = 10;  // of a game that is won against the best play
  /// Each square is a digit: 0 where it is free, 1 with a mark of the player to move, 2 with one of
  /// the other player.
  constexpr std::uint64_t key() const {
    std::uint64_t key = 0;
    for (int index = 0; index < 9; ++index) {
      const noughts::Square square{index};
      key = 3 * key + (marks(turn_).contains(square) ? 1 : marks(other(turn_)).contains(square) ? 2 : 0);
    }
    return key;
  }

  // For people: `b2` places a mark, `a1b1` slides one.
  static std::string move_name(const Move& move) {
    const std::string to = to_string(size.name(move.to));
    return move.from ? to_string(size.name(*move.from)) + to : to;
  }
  static std::optional<Move> find_move(std::string_view name) {
    const std::string_view last_two = name.substr(name.size() < 2 ? 0 : name.size() - 2);
    const auto to = square(last_two);
    if (name.size() == 2 && to) return Move{.from = std::nullopt, .to = *to};
    const auto from = square(name.substr(0, 2));
    if (name.size() == 4 && from && to && neighbours(*from).contains(*to)) return Move{.from = from, .to = *to};
    return std::nullopt;
  }
  friend std::ostream& operator<<(std::ostream& out, const ThreeMensMorris& position) {
    for (const noughts::Square square : size.every_square()) {
      const bool is_x = position.marks_[0].contains(square);
      out << (is_x ? 'X' : position.marks_[1].contains(square) ? 'O' : '.');
      if (size.column(square) == 2) out << '\n';
    }
    return out;
  }

 private:
  static constexpr noughts::BoardSize size{.columns = 3, .rows = 3};

  // Rows, columns and diagonals; the square of index 0 is the last bit.
  static constexpr std::array<Squares, 8> lines{Squares::of_number(0b000'000'111), Squares::of_number(0b000'111'000),
                                                Squares::of_number(0b111'000'000), Squares::of_number(0b001'001'001),
                                                Squares::of_number(0b010'010'010), Squares::of_number(0b100'100'100),
                                                Squares::of_number(0b100'010'001), Squares::of_number(0b001'010'100)};

  /// The squares beside a square on a line: the middle is beside all others.
  static constexpr Squares neighbours(noughts::Square square) {
    constexpr std::array<unsigned, 9> beside{0b000'011'010, 0b000'010'101, 0b000'110'010, 0b001'010'001, 0b111'101'111,
                                             0b100'010'100, 0b010'011'000, 0b101'010'000, 0b010'110'000};
    return Squares::of_number(beside[static_cast<std::size_t>(square.index())]);
  }

  static std::optional<noughts::Square> square(std::string_view name) {
    return noughts::SquareName::parse(name).and_then([](noughts::SquareName found) { return size.square(found); });
  }
  constexpr Squares marks(noughts::Player player) const { return marks_[static_cast<std::size_t>(player)]; }
  constexpr Squares free_squares() const { return Squares::first(9) - marks_[0] - marks_[1]; }

  std::array<Squares, 2> marks_{};  // by player
  noughts::Player turn_;
};

template <>
struct std::hash<ThreeMensMorris> : noughts::PositionHash<ThreeMensMorris> {};

static_assert(noughts::GameWithKey<ThreeMensMorris> && noughts::GameWithRepetition<ThreeMensMorris> &&
              noughts::GameInText<ThreeMensMorris>);

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "noughts/board/square_name.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"

/// Tic-tac-toe as a reader would write it: nine squares, and a list of the free ones.
class PlainTicTacToe {
 public:
  using Move = noughts::BoardMove;
  static constexpr int capacity = 9;

  constexpr explicit PlainTicTacToe(noughts::Player first = noughts::Player::x) : turn_{first} {}

  constexpr PlainTicTacToe start(noughts::Player first) const { return PlainTicTacToe{first}; }
  constexpr noughts::Player turn() const { return turn_; }
  constexpr noughts::Status status() const {
    if (!won_lines().empty()) return noughts::Status::won(other(turn_));
    return free_squares().empty() ? noughts::Status::tie() : noughts::Status::next(turn_);
  }
  constexpr std::vector<Move> legal_moves() const { return status().is_over() ? std::vector<Move>{} : free_squares(); }
  constexpr void play_unchecked(Move move) {
    owners_[static_cast<std::size_t>(move.square().index())] = turn_;
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    std::uint64_t number = turn_ == noughts::Player::x ? 0 : 1;
    for (const auto owner : owners_) number = number * 3 + (owner ? static_cast<std::uint64_t>(*owner) + 1 : 0);
    return number * 0x9e3779b97f4a7c15U;
  }
  friend constexpr bool operator==(const PlainTicTacToe&, const PlainTicTacToe&) = default;

  constexpr noughts::BoardSize size() const { return {.columns = 3, .rows = 3}; }
  constexpr noughts::Board board() const {
    noughts::Board board{.size = size()};
    for (const auto& line : lines) board.lines.push_back(line_of(line));
    return board;
  }
  constexpr std::optional<noughts::Player> owner(noughts::Square square) const {
    return owners_[static_cast<std::size_t>(square.index())];
  }
  constexpr std::vector<noughts::Line> won_lines() const {
    std::vector<noughts::Line> won;
    for (const auto& line : lines) {
      const auto first = owner(line[0]);
      if (first && std::ranges::all_of(line, [&](noughts::Square square) { return owner(square) == first; })) {
        won.push_back(line_of(line));
      }
    }
    return won;
  }

 private:
  using Three = std::array<noughts::Square, 3>;
  static constexpr Three line(int a, int b, int c) {
    return {noughts::Square{a}, noughts::Square{b}, noughts::Square{c}};
  }
  static constexpr std::array<Three, 8> make_lines() {
    return {line(0, 1, 2), line(3, 4, 5), line(6, 7, 8), line(0, 3, 6),
            line(1, 4, 7), line(2, 5, 8), line(0, 4, 8), line(2, 4, 6)};
  }
  static const std::array<Three, 8> lines;

  constexpr std::vector<Move> free_squares() const {
    std::vector<Move> squares;
    for (const noughts::Square square : size().every_square()) {
      if (!owner(square)) squares.push_back(square);
    }
    return squares;
  }

  std::array<std::optional<noughts::Player>, 9> owners_{};
  noughts::Player turn_;
};

inline constexpr std::array<std::array<noughts::Square, 3>, 8> PlainTicTacToe::lines = PlainTicTacToe::make_lines();

static_assert(noughts::GameOnBoard<PlainTicTacToe>);

/// Twenty-one: both players count on from 0 by 1 to 3, and the player who says 21 loses. Its moves
/// have no names.
struct TwentyOne {
  using Move = int;
  int said = 0;
  noughts::Player next = noughts::Player::x;

  constexpr TwentyOne start(noughts::Player first) const { return {.said = 0, .next = first}; }
  constexpr noughts::Player turn() const { return next; }
  constexpr noughts::Status status() const {
    return said == 21 ? noughts::Status::won(next) : noughts::Status::next(next);
  }
  constexpr std::vector<int> legal_moves() const {
    std::vector<int> moves;
    for (int number = said + 1; number <= std::min(said + 3, 21); ++number) moves.push_back(number);
    return moves;
  }
  constexpr void play_unchecked(int number) {
    said = number;
    next = other(next);
  }
  constexpr std::uint64_t hash() const {
    return (static_cast<std::uint64_t>(said) * 2 + static_cast<std::uint64_t>(next)) * 0x9e3779b97f4a7c15U;
  }
  friend constexpr bool operator==(const TwentyOne&, const TwentyOne&) = default;
};

static_assert(noughts::Game<TwentyOne>);

/// Hexapawn (M. Gardner, 1962): three pawns of X at the bottom and three of O at the top of a 3×3
/// board move and capture as in chess. A player who reaches the other side wins, and a player who
/// cannot move loses. The second player can always win. A move goes from a square to another,
/// `a1a2`.
class Hexapawn {
 public:
  struct Move {
    noughts::Square from{0};
    noughts::Square to{0};
    friend constexpr bool operator==(const Move&, const Move&) = default;
  };

  constexpr explicit Hexapawn(noughts::Player first = noughts::Player::x) : turn_{first} {}

  constexpr Hexapawn start(noughts::Player first) const { return Hexapawn{first}; }
  constexpr noughts::Player turn() const { return turn_; }
  constexpr noughts::Status status() const {
    const bool has_arrived = !(pawns(other(turn_)) & far_row(other(turn_))).empty();
    if (has_arrived || pseudo_moves().empty()) return noughts::Status::won(other(turn_));
    return noughts::Status::next(turn_);
  }
  constexpr std::vector<Move> legal_moves() const { return status().is_over() ? std::vector<Move>{} : pseudo_moves(); }
  constexpr void play_unchecked(const Move& move) {
    const Squares to{move.to};
    pawns(turn_) = (pawns(turn_) - Squares{move.from}) | to;
    pawns(other(turn_)) = pawns(other(turn_)) - to;
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const {
    const std::uint64_t pawns = pawns_[0].number() << 9U | pawns_[1].number();
    return (pawns << 1U | static_cast<std::uint64_t>(turn_)) * 0x9e3779b97f4a7c15U;
  }
  friend constexpr bool operator==(const Hexapawn&, const Hexapawn&) = default;

  static std::string move_name(const Move& move) {
    return to_string(size.name(move.from)) + to_string(size.name(move.to));
  }
  static std::optional<Move> find_move(std::string_view text) {
    if (text.size() != 4) return std::nullopt;
    const auto from = noughts::SquareName::parse(text.substr(0, 2)).and_then(square);
    const auto to = noughts::SquareName::parse(text.substr(2)).and_then(square);
    return from && to ? std::optional{Move{.from = *from, .to = *to}} : std::nullopt;
  }

 private:
  using Squares = noughts::SquareSet<9>;
  static constexpr noughts::BoardSize size{.columns = 3, .rows = 3};

  static std::optional<noughts::Square> square(noughts::SquareName name) { return size.square(name); }
  constexpr Squares pawns(noughts::Player player) const { return pawns_[static_cast<std::size_t>(player)]; }
  constexpr Squares& pawns(noughts::Player player) { return pawns_[static_cast<std::size_t>(player)]; }
  static constexpr Squares far_row(noughts::Player player) {
    return player == noughts::Player::x ? Squares::first(3) : Squares::first(9) - Squares::first(6);
  }

  /// The moves of the pawns, as if the game goes on.
  constexpr std::vector<Move> pseudo_moves() const {
    std::vector<Move> moves;
    for (const noughts::Square from : pawns(turn_)) {
      for (const int side : {-1, 0, 1}) {
        const int row = size.row(from) + (turn_ == noughts::Player::x ? -1 : 1);
        const auto to = size.square(row, size.column(from) + side);
        if (!to) continue;
        const bool is_capture = side != 0;
        const bool is_free = !pawns(turn_).contains(*to) && !pawns(other(turn_)).contains(*to);
        if (is_capture ? pawns(other(turn_)).contains(*to) : is_free) moves.push_back({.from = from, .to = *to});
      }
    }
    return moves;
  }

  std::array<Squares, 2> pawns_{far_row(noughts::Player::o), far_row(noughts::Player::x)};
  noughts::Player turn_;
};

static_assert(noughts::GameInText<Hexapawn>);

#include "noughts/catalogue/any_position.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <type_traits>
#include <vector>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

using Wide = LineGame<LineRules{.size = {.columns = 4, .rows = 3}, .in_a_row = 3}>;
using Either = AnyPosition<TicTacToe, Wide>;

template <GameOnBoard G>
void check_same(const G& position, const Either& any) {
  CHECK(picture(any) == picture(position));
  CHECK(any.size() == position.size());
  CHECK(any.status() == position.status());
  CHECK(any.turn() == position.turn());
  CHECK(std::ranges::equal(any.legal_moves(), position.legal_moves()));
  CHECK(any.won_lines() == position.won_lines());
  CHECK(any.board() == position.board());
  CHECK(any.hash() == position.hash());
}

template <GameOnBoard G>
void follow(std::initializer_list<int> moves) {
  G position = G{}.start(Player::o);
  Either any = Either{G{}}.start(Player::o);
  check_same(position, any);
  for (const int move : moves) {
    position = try_play(position, Square{move}).value();
    any = try_play(any, Square{move}).value();
    check_same(position, any);
  }
}

/// A game from outside the library, on a board of 10×10: the player who marks the last square wins.
class Hundred {
 public:
  using Move = BoardMove;
  static constexpr int capacity = 100;

  constexpr explicit Hundred(Player first = Player::x) : turn_{first} {}

  constexpr Hundred start(Player first) const { return Hundred{first}; }
  constexpr Player turn() const { return turn_; }
  constexpr Status status() const { return legal_moves().empty() ? Status::won(other(turn_)) : Status::next(turn_); }
  constexpr SquareSet<100> legal_moves() const { return SquareSet<100>::first(100) - (marked_[0] | marked_[1]); }
  constexpr void play_unchecked(BoardMove move) {
    marked_[static_cast<std::size_t>(turn_)].insert(move.square());
    turn_ = other(turn_);
  }
  constexpr std::uint64_t hash() const { return marked_[0].number() * 3 + marked_[1].number(); }
  friend constexpr bool operator==(const Hundred&, const Hundred&) = default;

  static constexpr BoardSize size() { return {.columns = 10, .rows = 10}; }
  static constexpr Board board() { return {.size = size()}; }
  constexpr std::optional<Player> owner(Square square) const {
    for (const Player player : {Player::x, Player::o}) {
      if (marked_[static_cast<std::size_t>(player)].contains(square)) return player;
    }
    return std::nullopt;
  }
  static std::vector<Line> won_lines() { return {}; }

 private:
  std::array<SquareSet<100>, 2> marked_{};
  Player turn_;
};

}  // namespace

TEST_CASE("an AnyPosition behaves like the position that it holds") {
  follow<TicTacToe>({0, 3, 1, 4, 2});
  follow<TicTacToe>({0, 4, 8, 1, 7, 6, 2, 5, 3});
  follow<Wide>({0, 4, 1, 11, 2});
}

TEST_CASE("positions of different games are different") {
  CHECK(Either{TicTacToe{}} != Either{Wide{}});
  CHECK(Either{} == Either{TicTacToe{}});
}

TEST_CASE("a game with more squares than any in the catalogue is played to its last square") {
  using Any = AnyPosition<TicTacToe, Hundred>;
  REQUIRE(Any::capacity == 100);
  Any position{Hundred{}};
  for (int i = 99; i >= 0; --i) {
    CHECK(count(position.legal_moves()) == i + 1);
    const Player mover = position.turn();
    position = try_play(position, Square{i}).value();
    CHECK(position.owner(Square{i}) == mover);
  }
  CHECK(position.status() == Status::won(Player::o));
  CHECK(Any{Hundred{}} != Any{Hundred{Player::o}});
  CHECK(try_play(Any{Hundred{}}, "j10"_sq)->owner(Square{9}) == Player::x);
}

TEST_CASE("an AnyPosition is as large as its largest game needs, and is trivially copyable") {
  CHECK(AnyPosition<TicTacToe>::capacity == 9);
  CHECK(Either::capacity == 12);
  STATIC_REQUIRE(sizeof(Either) <= 8);
  CHECK(CataloguePosition::capacity == 361);
  STATIC_REQUIRE(sizeof(CataloguePosition) <= 112);
  STATIC_REQUIRE(std::is_trivially_copyable_v<CataloguePosition>);
}

TEST_CASE("an AnyPosition tells the small boards of its game, and none where there are none") {
  using Any = AnyPosition<Ultimate, TicTacToe>;
  // X takes the column of b in the top left board, as in ultimate_test.cpp.
  Any position;
  for (const SquareName move : {"g3"_sq, "a9"_sq, "b9"_sq, "d9"_sq, "b8"_sq, "d6"_sq, "b7"_sq, "d3"_sq})
    position = try_play(position, move).value();
  const auto boards = position.small_boards();
  REQUIRE(boards.size() == 9);
  CHECK(boards[0].status == Status::won(Player::x));
  CHECK(boards[0].lines == std::vector<Line>{{Square{1}, Square{10}, Square{19}}});
  for (std::size_t i = 1; i < 9; ++i) {
    CHECK(boards[i].status == Status::next(Player::x));
    CHECK(boards[i].lines.empty());
  }
  CHECK(Any{TicTacToe{}}.small_boards().empty());
}

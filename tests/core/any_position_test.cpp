#include "noughts/catalogue/any_position.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <initializer_list>

#include "noughts/games/tic_tac_toe.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

using Wide = LineGame<LineRules{.size = {.columns = 4, .rows = 3}, .in_a_row = 3}>;
using Either = AnyPosition<TicTacToe, Wide>;

template <Game G>
void check_same(const G& position, const Either& any) {
  CHECK(picture(any) == picture(position));
  CHECK(any.size() == position.size());
  CHECK(any.status() == position.status());
  CHECK(any.turn() == position.turn());
  CHECK(std::ranges::equal(any.legal_moves(), position.legal_moves()));
  CHECK(won_lines(any) == won_lines(position));
  CHECK(any.lines().size() == position.lines().size());
  CHECK(any.has_gravity() == position.has_gravity());
}

template <Game G>
void follow(std::initializer_list<int> moves) {
  G position = G{}.start(Player::o);
  Either any = Either{G{}}.start(Player::o);
  check_same(position, any);
  for (const int move : moves) {
    position = apply(position, Square{move}).value();
    any = apply(any, Square{move}).value();
    check_same(position, any);
  }
}

}  // namespace

TEST_CASE("a position of any game behaves as the game's own") {
  follow<TicTacToe>({0, 3, 1, 4, 2});
  follow<TicTacToe>({0, 4, 8, 1, 7, 6, 2, 5, 3});
  follow<Wide>({0, 4, 1, 11, 2});
}

TEST_CASE("positions of different games are different") {
  CHECK(Either{TicTacToe{}} != Either{Wide{}});
  CHECK(Either{} == Either{TicTacToe{}});
}

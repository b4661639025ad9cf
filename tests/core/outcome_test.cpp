#include "noughts/game/outcome.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <iterator>
#include <optional>

#include "noughts/games/tic_tac_toe.hpp"

using namespace noughts;
using Result = Outcome::Result;

TEST_CASE("wins rank above draws and draws above losses, quick wins and slow losses first") {
  constexpr Outcome best_first[] = {
      {Result::win, 1}, {Result::win, 5}, {Result::draw, 4}, {Result::loss, 6}, {Result::loss, 2}};
  for (std::size_t i = 0; i < std::size(best_first); ++i) {
    for (std::size_t j = 0; j < std::size(best_first); ++j) CHECK(is_better(best_first[i], best_first[j]) == (i < j));
  }
}

TEST_CASE("draws of different lengths are equally good") {
  CHECK_FALSE(is_better({Result::draw, 2}, {Result::draw, 8}));
  CHECK_FALSE(is_better({Result::draw, 8}, {Result::draw, 2}));
}

TEST_CASE("plies count only if both outcomes have them") {
  for (const Result result : {Result::win, Result::draw, Result::loss}) {
    CHECK_FALSE(is_better({result, 2}, {result, std::nullopt}));
    CHECK_FALSE(is_better({result, std::nullopt}, {result, 2}));
    CHECK_FALSE(is_better({result, std::nullopt}, {result, std::nullopt}));
  }
  CHECK(is_better({Result::win, std::nullopt}, {Result::draw, 1}));
  CHECK(is_better({Result::draw, 1}, {Result::loss, std::nullopt}));
}

TEST_CASE("a ply earlier, a win is the other player's loss with one ply more") {
  CHECK(one_ply_earlier({Result::win, 3}) == Outcome{Result::loss, 4});
  CHECK(one_ply_earlier({Result::loss, 0}) == Outcome{Result::win, 1});
  CHECK(one_ply_earlier({Result::draw, 3}) == Outcome{Result::draw, 4});
}

TEST_CASE("unknown plies stay unknown") {
  CHECK_FALSE(Outcome{}.plies);
  CHECK(one_ply_earlier({Result::win, std::nullopt}) == Outcome{Result::loss, std::nullopt});
  CHECK(one_ply_earlier({Result::draw, std::nullopt}) == Outcome{Result::draw, std::nullopt});
}

TEST_CASE("a completed line loses for the player to move, or wins if the game is misère") {
  TicTacToe won;
  MisereTicTacToe lost;
  TicTacToe full;
  for (const int square : {0, 3, 1, 4, 2}) won.play_unchecked(Square{square});
  for (const int square : {0, 3, 1, 4, 2}) lost.play_unchecked(Square{square});
  for (const int square : {0, 4, 8, 1, 7, 6, 2, 5, 3}) full.play_unchecked(Square{square});
  CHECK(outcome_of_ended(won) == Outcome{Result::loss, 0});
  CHECK(outcome_of_ended(lost) == Outcome{Result::win, 0});
  CHECK(outcome_of_ended(full) == Outcome{Result::draw, 0});
}

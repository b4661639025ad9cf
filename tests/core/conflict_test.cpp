#include "noughts/conflict.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string_view>

using namespace noughts;

TEST_CASE("every conflict has a code of its own and a sentence") {
  CHECK(code(Conflict::game_already_ended) == "game-already-ended");
  CHECK(code(Conflict::square_off_board) == "square-off-board");
  CHECK(code(Conflict::square_already_filled) == "square-already-filled");
  std::set<std::string_view> sentences;
  for (const Conflict conflict :
       {Conflict::game_already_ended, Conflict::square_off_board, Conflict::square_already_filled}) {
    CHECK(sentence(conflict).ends_with('.'));
    sentences.insert(sentence(conflict));
  }
  CHECK(sentences.size() == 3);
}

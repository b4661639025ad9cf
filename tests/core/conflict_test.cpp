#include "noughts/game/conflict.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string_view>

using namespace noughts;

TEST_CASE("every conflict has a code of its own and a sentence of its own") {
  std::set<std::string_view> codes;
  std::set<std::string_view> sentences;
  for (const Conflict conflict : conflicts) {
    CHECK(sentence(conflict).ends_with('.'));
    codes.insert(code(conflict));
    sentences.insert(sentence(conflict));
  }
  CHECK(codes == std::set<std::string_view>{"game-already-ended", "square-off-board", "square-already-filled",
                                            "square-not-playable", "move-not-legal"});
  CHECK(sentences.size() == codes.size());
}

TEST_CASE("a conflict is found by its code, and nothing else is") {
  for (const Conflict conflict : conflicts) CHECK(find_conflict(code(conflict)) == conflict);
  for (const std::string_view text : {"", "square", "Square-off-board", "square-off-board "})
    CHECK_FALSE(find_conflict(text));
}

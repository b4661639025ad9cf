#include "noughts/board/square_name.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <string_view>

using namespace noughts;
using namespace std::string_view_literals;

TEST_CASE("a name is a column letter and a row number from the bottom") {
  CHECK(SquareName::parse("a1") == SquareName{.column = 0, .rank = 1});
  CHECK(SquareName::parse("b2") == SquareName{.column = 1, .rank = 2});
  CHECK(SquareName::parse("z99") == SquareName{.column = 25, .rank = 99});
  CHECK("c3"_sq == SquareName{.column = 2, .rank = 3});
}

TEST_CASE("every name reads back from its text") {
  for (int column = 0; column < 26; ++column) {
    for (int rank = 1; rank <= 99; ++rank) {
      const SquareName name{.column = column, .rank = rank};
      CHECK(SquareName::parse(to_string(name)) == name);
    }
  }
}

TEST_CASE("text that is not a name is refused") {
  const auto text = GENERATE(""sv, "b"sv, "2"sv, "b0"sv, "b02"sv, "b2 "sv, " b2"sv, "B2"sv, "2b"sv, "bb"sv, "b-1"sv,
                             "b+1"sv, "b100"sv, "b2\0"sv, "b\0"sv,
                             "\xd0\xb2"
                             "2"sv,
                             "b\xef\xbc\x92"sv, "b2c3"sv);
  CAPTURE(text);
  CHECK_FALSE(SquareName::parse(text));
}

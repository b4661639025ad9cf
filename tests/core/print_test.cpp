#include "noughts/text/print.hpp"

#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>

#include "noughts/games/tic_tac_toe.hpp"
#include "small_games.hpp"

using namespace noughts;

namespace {

template <typename T>
std::string printed(const T& value) {
  std::ostringstream out;
  out << value;
  return out.str();
}

template <typename T>
constexpr bool is_streamed = requires(std::ostream& out, const T& value) { out << value; };

}  // namespace

TEST_CASE("a move prints as its name on the board of its position, not as its number", "[print]") {
  STATIC_CHECK(is_streamed<SquareName>);
  STATIC_CHECK_FALSE(is_streamed<Square>);
  CHECK(to_string(Square{4}, TicTacToe{}) == "b2");
}

TEST_CASE("values print as their text", "[print]") {
  CHECK(printed(Player::o) == "O");
  CHECK(printed(Status::next(Player::x)) == "X to move");
  CHECK(printed(Conflict::square_off_board) == "square-off-board");
  CHECK(printed(Refusal{MatchConflict::nothing_to_undo}) == "nothing-to-undo");
  CHECK(printed(Score{.o = 1}) == "X 0, O 1, ties 0");
  CHECK(printed("b2"_sq) == "b2");
  CHECK(printed(SquareSet<9>{Square{1}, Square{2}}) == "{1, 2}");
  CHECK(printed(Outcome::Result::loss) == "loss");
  CHECK(printed(Outcome{.result = Outcome::Result::win, .plies = 1}) == "win in 1");
}

TEST_CASE("a position of any game prints its board and its status", "[print]") {
  const std::string text =
      "   +---+---+---+\n"
      " 3 |   |   |   |\n"
      "   +---+---+---+\n"
      " 2 |   | X |   |\n"
      "   +---+---+---+\n"
      " 1 |   |   |   |\n"
      "   +---+---+---+\n"
      "     a   b   c\n"
      "O to move\n";
  CHECK(printed(after(TicTacToe{}, Square{4})) == text);
  CHECK(printed(after(PlainTicTacToe{}, Square{4})) == text);
}

TEST_CASE("a type without text does not print", "[print]") {
  STATIC_CHECK_FALSE(Printable<TwentyOne>);
  STATIC_CHECK_FALSE(Printable<int>);
  STATIC_CHECK_FALSE(Printable<Line>);
  STATIC_CHECK_FALSE(Printable<std::string>);
}

#if defined(__cpp_lib_format) || defined(__cpp_lib_format_ranges)
TEST_CASE("std::format gives the text of values, at any width", "[print]") {
  CHECK(std::format("{}, {}", Player::x, Status::tie()) == "X, tie");
  CHECK(std::format("[{:>4}]", "b2"_sq) == "[  b2]");
  CHECK(std::format("{}", SquareSet<9>{Square{1}}) == "{1}");
  CHECK(std::format("{}", TicTacToe{}).ends_with("X to move\n"));
  CHECK(std::format("{}", PlainTicTacToe{}).ends_with("X to move\n"));
}
#endif

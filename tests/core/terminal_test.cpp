#include <catch2/catch_test_macros.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "compiled_sessions.hpp"
#include "nim.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/wild_tic_tac_toe.hpp"
#include "noughts/terminal/play.hpp"
#include "small_games.hpp"

using namespace noughts;

namespace {

/// The output of a terminal session, and its match at the end.
template <Game G>
struct Played {
  std::string output;
  Match<G> match;

  bool says(const std::string& text) const { return output.find(text) != std::string::npos; }

  int times(const std::string& text) const {
    int times = 0;
    for (std::size_t at = output.find(text); at != std::string::npos; at = output.find(text, at + 1)) ++times;
    return times;
  }
};

constexpr terminal::Options two_humans{.x = terminal::Seat{}, .o = terminal::Seat{}};

template <Game G>
Played<G> played(const Match<G>& match, const terminal::Options& options, const std::string& input) {
  std::istringstream in{input};
  std::ostringstream out;
  const Match<G> left = terminal::play(match, options, terminal::Console{in, out});
  return {.output = out.str(), .match = left};
}

template <Game G>
Played<G> played(const G& game, const terminal::Options& options, const std::string& input) {
  return played(Match<G>{game}, options, input);
}

}  // namespace

TEST_CASE("a game whose moves are not squares is played by their names, and prints its text", "[terminal]") {
  const auto nim = played(Nim{}, two_humans, "a3\nB4\n c5 \nno\n");
  CHECK(
      nim.says("\na |||\nb ||||\nc |||||\n\nX's turn\nPossible moves: a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5\n"
               "Your move? (a move, undo, hint or quit)\n> "));
  CHECK(nim.says("\na \nb \nc \n\nX wins\nScore: X 1, O 0, ties 0\n"));
}

TEST_CASE("a game whose moves go from square to square is played without a diagram", "[terminal]") {
  const auto game = played(Hexapawn{}, two_humans, "a1b2\nb1b2\na3b2\na1b2\nc3b2\nc1b2\nquit\n");
  CHECK(game.says("\nX's turn\nPossible moves: a1a2 b1b2 c1c2\n"));
  CHECK(game.says("\nO's turn\nPossible moves: a3a2 a3b2 c3b2 c3c2\n"));
  CHECK(game.times("Impossible move\n") == 1);
  CHECK(game.match.moves().size() == 5);

  const terminal::Options options{.x = terminal::Seat{}, .o = terminal::Seat{Level::best}, .seed = 1};
  CHECK(played(Hexapawn{}, options, "hint\n").says(" loses in "));
}

TEST_CASE("a game whose moves have no names is played by their numbers", "[terminal]") {
  const auto game = played(TwentyOne{.said = 16}, two_humans, "0\n4\na1\n3\n1\n1\nno\n");
  CHECK(game.says("\nX's turn\nPossible moves: 1 (17) 2 (18) 3 (19)\n"));
  CHECK(game.times("Impossible move\n") == 3);
  CHECK(game.says("\nO wins\nScore: X 0, O 1, ties 0\n"));
}

TEST_CASE("a board game from outside the library is played like one of the library", "[terminal]") {
  const std::string input = "b2\n1\n01\nundo\n2\nquit\n";
  CHECK(played(PlainTicTacToe{}, two_humans, input).output == played(TicTacToe{}, two_humans, input).output);
}

TEST_CASE("free squares show their numbers on a small board, but not on a large one", "[terminal]") {
  const auto small = played(TicTacToe{}, two_humans, "5\n");
  CHECK(small.says(" 2 | 4 | 5 | 6 |"));
  CHECK(small.says(" 2 | 4 | X | 6 |"));
  const auto large = played(ConnectFour{}, two_humans, "d\n");
  CHECK(large.says(" 1 |   |   |   | X |   |   |   |"));
}

TEST_CASE("an answer that names no seat is not understood, and the question repeats", "[terminal]") {
  const auto game = played(TicTacToe{}, {}, "robot\n\nhuman\nsomebody\nHUMAN\n");
  CHECK(game.times("Who plays X? (human, easy, medium, hard or best)\n> Not understood\n") == 2);
  CHECK(game.times("Who plays O? (human, easy, medium, hard or best)\n> Not understood\n") == 1);
  CHECK(game.says("X's turn"));
}

TEST_CASE("quit ends the session at every question", "[terminal]") {
  const std::vector<std::string> answers{"human\n", "human\n", "1\n", "4\n", "2\n", "5\n", "3\n"};
  std::string before;
  for (const std::string& answer : answers) {
    CHECK(played(TicTacToe{}, {}, before + " Quit \n").output.ends_with("> "));
    before += answer;
  }
  const auto at_the_end = played(TicTacToe{}, {}, before + "quit\nyes\n1\n");
  CHECK(at_the_end.output.ends_with("Another game? (yes, no, undo or review)\n> "));
}

TEST_CASE("empty lines and the end of the input may come anywhere", "[terminal]") {
  const std::string input = "\nhuman\n\nhuman\n\n1\n\n4\n2\n5\n3\n\nyes\n\n1\n";
  for (std::size_t length = 0; length <= input.size(); ++length) {
    CHECK(played(TicTacToe{}, {}, input.substr(0, length)).output.ends_with("> \n"));
  }
}

TEST_CASE("after a game undo goes back into it, and unknown answers are not understood", "[terminal]") {
  const auto game = played(TicTacToe{}, two_humans, "1\n4\n2\n5\n3\nperhaps\nundo\n9\nquit\n");
  CHECK(game.times("Not understood\n") == 1);
  CHECK(game.says(" 1 | 7 | 8 | X |"));
  CHECK(game.match.position().owner(Square{8}) == Player::x);
}

TEST_CASE("after a game a review lists each move and the decisive one", "[terminal]") {
  // O answers the corner by an edge. Only the centre keeps the draw.
  const auto game = played(TicTacToe{}, two_humans, "1\n4\n5\n9\n2\n8\n3\nreview\nno\n");
  CHECK(game.times("1. X a3 ✓ good\n"
                   "2. O a2 ?? draw to loss: only b2 held\n"
                   "3. X b2 ✓ good\n"
                   "4. O c1 ✓ good\n"
                   "5. X b3 ✓ good\n"
                   "6. O b1 ✓ good\n"
                   "7. X c3 ✓ good\n"
                   "2. a2 lost the game: only b2 held\n") == 1);
  // a2 leaves 1, 4 and 5, in which the player to move loses. b4 leaves a single heap.
  const auto nim = played(Nim{}, two_humans, "a2\na1\nb4\nc5\nreview\nno\n");
  CHECK(nim.times("1. X a2 ✓ good\n") == 1);
  CHECK(nim.times("3. X b4 ?? win to loss: only c1 won\n") == 1);
  CHECK(nim.times("3. b4 lost the game: only c1 won\n") == 1);
  const auto tie = played(TicTacToe{}, two_humans, "5\n1\n9\n7\n4\n6\n2\n8\n3\nreview\nno\n");
  CHECK(tie.times("No move decided the game\n") == 1);
}

TEST_CASE("the computer plays either side at a level, and undo also undoes its answer", "[terminal]") {
  const terminal::Options options{.x = terminal::Seat{}, .o = terminal::Seat{Level::best}, .seed = 7};
  const auto nim = played(Nim{}, options, "undo\na1\nundo\nquit\n");
  CHECK(nim.times("There is nothing to undo\n") == 1);
  CHECK(nim.times("O plays ") == 1);
  CHECK(nim.match.position() == Nim{});

  const terminal::Options begun{.x = terminal::Seat{Level::best}, .o = terminal::Seat{}, .seed = 7};
  CHECK(played(Nim{}, begun, "undo\nquit\n").times("There is nothing to undo\n") == 1);
}

TEST_CASE("a hint names a move of any game and its outcome", "[terminal]") {
  CHECK(played(Nim{}, two_humans, "c5\nhint\n").says("> b1 wins in 7 plies\n"));
  CHECK(played(TwentyOne{.said = 18}, two_humans, "hint\n").says("> 2 (20) wins in 2 plies\n"));
}

TEST_CASE("the computer plays any number of games against itself", "[terminal]") {
  const terminal::Options options{
      .x = terminal::Seat{Level::easy}, .o = terminal::Seat{Level::best}, .seed = 1, .games = 10, .quiet = true};
  const auto game = played(TwentyOne{.said = 12}, options, "");
  CHECK(game.output.starts_with("Score: X "));
  CHECK(game.times("\n") == 1);
  CHECK(game.match.score().x + game.match.score().o == 10);
  CHECK(played(TwentyOne{.said = 12}, options, "").output == game.output);
}

TEST_CASE("only marks on a board are coloured, if colours are on", "[terminal]") {
  const auto printed = [](const auto& game) {
    std::istringstream in{"1\n4\n2\n5\n3\n"};
    std::ostringstream out;
    terminal::play(game, two_humans, terminal::Console{in, out, /*colours=*/true});
    return out.str();
  };
  CHECK(printed(TicTacToe{}).find("|[\x1b[1m\x1b[34mX\x1b[0m]|") != std::string::npos);
  CHECK(printed(TicTacToe{}).find("| \x1b[31mO\x1b[0m |") != std::string::npos);
  CHECK(printed(Nim{}).find('\x1b') == std::string::npos);
}

TEST_CASE("if marks are chosen, a move is typed as its square's name or number and its mark", "[terminal]") {
  const auto game = played(WildTicTacToe{}, two_humans, "b2\n5\n5o\n5x\na1x\n10x\nc1\nquit\n");
  CHECK(game.match.moves().size() == 2);
  CHECK(game.match.moves()[0] == BoardMove{Square{4}, Player::o});
  CHECK(game.match.moves()[1] == BoardMove{Square{6}, Player::x});
  CHECK(game.times("Impossible move\n") == 5);
  CHECK(game.says("X's turn\nPossible moves: b1x c1x b1o c1o a2x c2x a2o c2o a3x b3x c3x a3o b3o c3o\n"));
}

TEST_CASE("no input makes the terminal fail", "[terminal]") {
  const std::vector<std::string> words{"human\n",      "best\n",
                                       "easy\n",       "undo\n",
                                       "hint\n",       "yes\n",
                                       "1\n",          "9\n",
                                       "a1\n",         "b3\n",
                                       "c5\n",         "b3o\n",
                                       "1x\n",         "o\n",
                                       "a1a2\n",       "\n",
                                       "\r\n",         " \t\n",
                                       "4294967297\n", "-1\n",
                                       "\xff\xfe\n",   std::string(3, '\0') + "\n"};
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random{seed};
    std::string input;
    for (int word = random.below(40); word > 0; --word) input += random.pick(words);
    const terminal::Options options{.seed = seed};
    INFO(input);
    CHECK(played(TicTacToe{}, options, input).output.ends_with("\n"));
    CHECK(played(Nim{}, options, input).output.ends_with("\n"));
    CHECK(played(TwentyOne{}, options, input).output.ends_with("\n"));
    CHECK(played(WildTicTacToe{}, options, input).output.ends_with("\n"));
  }
}

TEST_CASE("a match continues in the terminal from its position", "[terminal]") {
  Match<TicTacToe> match;
  REQUIRE(match.play("b2"_sq));
  const auto game = played(match, two_humans, "a1\nquit\n");
  CHECK(game.match.moves().size() == 2);
  CHECK(game.says("O's turn\nPossible moves: a1 b1 c1 a2 c2 a3 b3 c3\n"));
}

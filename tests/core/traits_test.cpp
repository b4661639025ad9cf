// The optional traits of games: the laws of games, and what is more particular.

#include "noughts/game/traits.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "catalogue_games.hpp"
#include "noughts/evaluators/move_order.hpp"
#include "noughts/testing/laws.hpp"
#include "oracle.hpp"
#include "picture.hpp"
#include "random_play.hpp"

using namespace noughts;

namespace {

using GamesWithThreats =
    std::tuple<TicTacToe, MisereTicTacToe, FourInARow4x4, FourInARow5x5, ConnectFour, FreeLineGame>;
using GamesWithKey = std::tuple<TicTacToe, MisereTicTacToe, FourInARow4x4, FourInARow5x5, ConnectFour>;

std::vector<BoardMove> squares(const auto& set) {
  std::vector<BoardMove> all(set.begin(), set.end());
  std::ranges::sort(all);
  return all;
}

/// Calls `visit(position, random)` with positions of many games, without final ones. O moves first
/// in half of the games, and in every other pair both players avoid ending the game. In games with
/// very many moves and replies it visits few positions, because these games have their own tests.
template <GameOnBoard G>
void for_each_position(auto visit, int squares_in_all = 6000) {
  std::mt19937 random{20260120};
  for (const auto& [id, start] : starts<G>()) {
    INFO(id);
    const bool is_large = start.size().squares() > (choices_of(start).marks ? 9 : GameWithSmallBoards<G> ? 100 : 64);
    const int games = is_large ? 4 : squares_in_all / start.size().squares();
    for (int game = 0; game < games; ++game) {
      G position = start.start(game % 2 == 0 ? Player::x : Player::o);
      for (int ply = 0; ply < 200 && !position.status().is_over(); ++ply) {  // positions can repeat
        INFO(picture(position) << ", " << letter(position.turn()) << " to move");
        if (!is_large || ply % 16 == game) visit(position, random);
        position.play_unchecked(game % 4 < 2 ? random_move(position, random) : patient_move(position, random));
      }
    }
  }
}

/// Whether a player would own a whole line with one more square.
template <GameOnBoard G>
bool completes_line(const G& position, const std::vector<Line>& lines, Player player, Square more) {
  return std::ranges::any_of(lines, [&](const Line& line) {
    return std::ranges::find(line, more) != line.end() &&
           std::ranges::all_of(line, [&](Square square) { return square == more || position.owner(square) == player; });
  });
}

template <GameOnBoard G>
constexpr bool is_misere(const G& position) {
  if constexpr (requires { position.rules().misere; }) return position.rules().misere;
  return false;
}

/// The marks from the view of the player to move: `m` for their own, `y` for the other player's.
template <GameOnBoard G>
std::string picture_for_mover(const G& position) {
  std::string marks = picture(position);
  for (char& mark : marks) {
    if (mark == 'X' || mark == 'O') mark = mark == letter(position.turn()) ? 'm' : 'y';
  }
  return marks;
}

/// A board turned or mirrored in one of eight ways. The last four need as many columns as rows.
Square turned(BoardSize size, Square square, int turn) {
  int row = size.row(square);
  int column = size.column(square);
  if (turn % 2 == 1) column = size.columns - 1 - column;
  if (turn / 2 % 2 == 1) row = size.rows - 1 - row;
  if (turn >= 4) std::swap(row, column);
  return size.square(row, column).value();
}

/// All games whose boards can be turned or mirrored.
using GamesWithMirror =
    decltype(std::tuple_cat(std::declval<GamesWithThreats>(), std::declval<std::tuple<Ultimate, InfiniteTicTacToe>>()));

/// The number of turns and mirror images that leave a game the same.
int turns_of(const Board& board) {
  if (board.gravity) return 2;
  return board.size.columns == board.size.rows ? 8 : 4;
}

}  // namespace

// The game's own type has traits that a `CataloguePosition` does not hand on.
TEST_CASE("every game of the catalogue obeys the laws of the traits that it models", "[traits][law][exhaustive]") {
  for (const auto& [id, position] : starts<CataloguePosition>()) {
    INFO(id);
    position.visit([]<typename G>(const G& start) {
      const int games = std::clamp(1500 / start.size().squares(), 5, 100);
      CHECK(to_string(testing::broken_laws(start, {.games = games})) == "");
    });
  }
}

TEST_CASE("a finished game has no winning moves", "[traits]") {
  std::mt19937 random{20260122};
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    for (int game = 0; game < 20; ++game) {
      CataloguePosition position = start;
      while (!position.status().is_over()) position.play_unchecked(random_move(position, random));
      INFO(id << ": " << picture(position));
      position.visit([]<typename G>(const G& ended) {
        if constexpr (GameWithImmediateTactics<G>) CHECK(count(ended.winning_moves()) == 0);
      });
    }
  }
}

TEMPLATE_LIST_TEST_CASE(
    "threats are free squares that complete a line of the other player, or in misère of the player to move", "[traits]",
    GamesWithThreats) {
  int threats = 0;
  for_each_position<TestType>(
      [&](const TestType& position, auto&) {
        if (count(position.winning_moves()) > 0) return;
        const std::vector<Line> lines = position.board().lines;
        const Player whose = is_misere(position) ? position.turn() : other(position.turn());
        std::vector<BoardMove> expected;
        for (const Square square : position.size().every_square()) {
          if (!position.owner(square) && completes_line(position, lines, whose, square)) expected.push_back(square);
        }
        CHECK(squares(position.threats()) == expected);
        CHECK(position.threats().size() == static_cast<int>(expected.size()));
        CHECK(squares(position.safe_moves(position.threats())) == squares(position.safe_moves()));
        threats += static_cast<int>(expected.size());
      },
      3000);
  CHECK(threats > 100);
}

TEST_CASE("a square on many lines is tried first, and with gravity one near the middle", "[traits]") {
  CHECK(move_order(TicTacToe{}.board()) == std::vector<std::uint8_t>{3, 2, 3,  //
                                                                     2, 4, 2,  //
                                                                     3, 2, 3});
  const auto order = move_order(ConnectFour{}.board());
  for (const std::size_t middle : {3U, 38U}) {
    for (std::size_t away = 1; away <= 3; ++away) {
      CHECK(order[middle - away] == order[middle + away]);
      CHECK(order[middle - away] < order[middle - away + 1]);
    }
  }
}

TEMPLATE_LIST_TEST_CASE("positions have the same key exactly if they look alike to the player to move", "[traits]",
                        GamesWithKey) {
  STATIC_REQUIRE(GameWithKey<TestType>);
  STATIC_REQUIRE((0 < TestType::key_bits && TestType::key_bits <= 64));
  std::map<std::uint64_t, std::string> pictures;
  std::map<std::string, std::uint64_t> keys;
  const auto look = [&](const TestType& position) {
    const std::string seen = picture_for_mover(position);
    CHECK(pictures.emplace(position.key(), seen).first->second == seen);
    CHECK(keys.emplace(seen, position.key()).first->second == position.key());
    CHECK((TestType::key_bits == 64 || position.key() >> static_cast<unsigned>(TestType::key_bits % 64) == 0));
  };
  for_each_position<TestType>(
      [&](const TestType& position, auto&) {
        look(position);
        for (const BoardMove move : position.legal_moves()) look(after(position, move));
      },
      12'000);
  CHECK(pictures.size() > 1000);
}

TEST_CASE("all 5478 positions of tic-tac-toe have their own keys, up to which player has X", "[traits]") {
  std::map<std::uint64_t, std::string> seen;
  for (const Player first : {Player::x, Player::o}) {
    for (const auto& [text, position] : all_positions(first)) {
      INFO(text);
      const std::string expected = picture_for_mover(position);
      CHECK(seen.emplace(position.key(), expected).first->second == expected);
    }
  }
  CHECK(seen.size() == 5478);
}

TEMPLATE_LIST_TEST_CASE("no game lasts longer than most_plies", "[traits]", GamesWithKey) {
  std::mt19937 random{20260124};
  int longest = 0;
  for (int game = 0; game < 200; ++game) {
    TestType position;
    int plies = 0;
    for (; !position.status().is_over(); ++plies) position.play_unchecked(patient_move(position, random));
    longest = std::max(longest, plies);
  }
  // The longest game fills the board, and is reached.
  CHECK(longest == TestType::most_plies);
}

TEMPLATE_LIST_TEST_CASE("all images of a position have the same canonical position, which is one of them", "[traits]",
                        GamesWithMirror) {
  STATIC_REQUIRE(GameWithMirror<TestType>);
  std::mt19937 random{20260121};
  for (const auto& [id, start] : starts<TestType>()) {
    const Board board = start.board();
    const int turns = turns_of(board);
    for (int game = 0; game < 40; ++game) {
      std::vector<TestType> images(static_cast<std::size_t>(turns), start.start(game % 2 == 0 ? Player::x : Player::o));
      while (!images[0].status().is_over()) {
        const BoardMove move = random_move(images[0], random);
        for (int turn = 0; turn < turns; ++turn)
          images[static_cast<std::size_t>(turn)].play_unchecked(turned(board.size, move.square(), turn));
        const TestType canonical = images[0].canonical();
        INFO(id << ": " << picture(images[0]) << " and " << picture(canonical));
        CHECK(std::ranges::find(images, canonical) != images.end());
        for (const TestType& image : images) CHECK(image.canonical() == canonical);
      }
    }
  }
}

TEST_CASE("tic-tac-toe has 765 canonical positions", "[traits]") {
  for (const Player first : {Player::x, Player::o}) {
    std::set<std::string> different;
    for (const auto& [text, position] : all_positions(first)) different.insert(picture(position.canonical()));
    CHECK(different.size() == 765);
  }
}

TEST_CASE("random safe moves are all safe moves, about equally often, and no others", "[traits][exhaustive]") {
  STATIC_REQUIRE(detail::PicksSafeMoves<Ultimate>);
  Random random{7};
  int positions = 0;
  int without_safe_moves = 0;
  int anywhere = 0;
  for_each_position<Ultimate>(
      [&](const Ultimate& position, auto& chance) {
        if (count(position.winning_moves()) > 0) return;
        const auto safe = position.safe_moves();
        if (count(safe) == 0) {
          ++without_safe_moves;
          Ultimate unchanged = position;
          CHECK((!unchanged.play_random_safe_move(random) && unchanged == position));
          return;
        }
        if (chance() % 12 != 0) return;
        ++positions;
        anywhere += position.forced_board() ? 0 : 1;
        constexpr int each = 100;
        std::array<int, 81> times{};
        for (int i = 0; i < each * count(safe); ++i) {
          Ultimate after = position;
          REQUIRE(after.play_random_safe_move(random));
          const BoardMove move = move_between(position, after).value();
          ++times[static_cast<std::size_t>(move.square().index())];
        }
        for (const Square square : position.size().every_square()) {
          const int found = times[static_cast<std::size_t>(square.index())];
          // The standard deviation is at most 10. This is more than six of them.
          const int expected = safe.contains(square) ? each : 0;
          if (std::abs(found - expected) > (expected == 0 ? 0 : 65)) {
            INFO(square.index());
            CHECK(found == expected);
          }
        }
      },
      8000);
  CHECK(positions > 1000);
  CHECK(without_safe_moves > 10);
  CHECK(anywhere > 100);
}

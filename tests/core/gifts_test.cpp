// What a game tells beyond its rules, against what trying every move and reply finds out.

#include "noughts/game/gifts.hpp"

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
#include "oracle.hpp"
#include "picture.hpp"
#include "random_play.hpp"

using namespace noughts;

namespace {

using GamesWithThreats =
    std::tuple<TicTacToe, MisereTicTacToe, FourInARow4x4, FourInARow5x5, ConnectFour, FreeLineGame>;
using GamesThatTellForcedMoves = std::tuple<TicTacToe, MisereTicTacToe, FourInARow4x4, FourInARow5x5, ConnectFour,
                                            FreeLineGame, Ultimate, InfiniteTicTacToe, Notakto, Qubic, Gomoku,
                                            LargeLineGame, WildTicTacToe, MisereWildTicTacToe, OrderAndChaos>;
using GamesWithKey = std::tuple<TicTacToe, MisereTicTacToe, FourInARow4x4, FourInARow5x5, ConnectFour>;

std::vector<Square> squares(const auto& set) {
  std::vector<Square> all(set.begin(), set.end());
  std::ranges::sort(all);
  return all;
}

/// Calls `visit(position, random)` with the positions of many games in which the game goes on. O begins half of them,
/// and in every other pair nobody ends the game as long as he can. Where a position has very many moves, each with as
/// many replies, few are visited: such a game has tests of its own.
template <GameOnBoard G>
void for_each_position(auto visit, int squares_in_all = 6000) {
  std::mt19937 random{20260120};
  for (const auto& [id, start] : starts<G>()) {
    INFO(id);
    const bool is_large = start.size().squares() > (has_chosen_marks(start) ? 9 : GameWithSmallBoards<G> ? 100 : 64);
    const int games = is_large ? 4 : squares_in_all / start.size().squares();
    for (int game = 0; game < games; ++game) {
      G position = start.start(game % 2 == 0 ? Player::x : Player::o);
      for (int ply = 0; ply < 200 && !position.status().is_over(); ++ply) {  // some can go round in circles
        INFO(picture(position) << ", " << letter(position.turn()) << " to move");
        if (!is_large || ply % 16 == game) visit(position, random);
        position.play_unchecked(game % 4 < 2 ? random_move(position, random) : patient_move(position, random));
      }
    }
  }
}

template <Game G>
bool can_win_at_once(const G& position, Player player) {
  return std::ranges::any_of(position.legal_moves(),
                             [&](const auto& move) { return after(position, move).status().winner() == player; });
}

/// Whether a player would own a whole line of the board if he had marked one square more.
template <GameOnBoard G>
bool completes_line(const G& position, const std::vector<Line>& lines, Player player, Square more) {
  return std::ranges::any_of(lines, [&](const Line& line) {
    return std::ranges::find(line, more) != line.end() &&
           std::ranges::all_of(line, [&](Square square) { return square == more || position.owner(square) == player; });
  });
}

/// Whether some way to go on ends with a player having won.
template <Game G>
bool may_be_won_by(const G& position, Player player) {
  if (position.status().is_over()) return position.status().winner() == player;
  return std::ranges::any_of(position.legal_moves(),
                             [&](const auto& move) { return may_be_won_by(after(position, move), player); });
}

template <GameOnBoard G>
constexpr bool is_misere(const G& position) {
  if constexpr (requires { position.rules().misere; }) return position.rules().misere;
  return false;
}

/// The marks as they are to the player to move: his own `m`, the other one's `y`.
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

/// All whose boards can be turned or mirrored.
using GamesWithMirror =
    decltype(std::tuple_cat(std::declval<GamesWithThreats>(), std::declval<std::tuple<Ultimate, InfiniteTicTacToe>>()));

/// The ways in which a game stays the same when its board is turned.
int turns_of(const Board& board) {
  if (board.gravity) return 2;
  return board.size.columns == board.size.rows ? 8 : 4;
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("winning and safe moves are those that trying them shows to be so", "[gifts]",
                        GamesThatTellForcedMoves) {
  int unsafe = 0;
  for_each_position<TestType>([&](const TestType& position, auto&) {
    const Player mover = position.turn();
    std::vector<Square> winning;
    std::vector<Square> safe;
    for (const Square move : squares(position.legal_moves())) {
      const TestType next = after(position, move);
      if (next.status().winner() == mover) winning.push_back(move);
      const bool loses_itself = next.status().winner() == other(mover);
      const bool loses_by_reply = !next.status().is_over() && can_win_at_once(next, other(mover));
      if (!loses_itself && !loses_by_reply) safe.push_back(move);
      if constexpr (GameWithThreats<TestType>) {
        if (loses_itself) CHECK(position.plies_when_unsafe() == 1);
        if (loses_by_reply) CHECK(position.plies_when_unsafe() == 2);
      }
      unsafe += loses_itself || loses_by_reply ? 1 : 0;
    }
    CHECK(squares(position.winning_moves()) == winning);
    if (winning.empty()) CHECK(squares(position.safe_moves()) == safe);
  });
  CHECK(unsafe > 100);
}

TEMPLATE_LIST_TEST_CASE("no winning move is told of once the game has ended", "[gifts]", GamesThatTellForcedMoves) {
  std::mt19937 random{20260122};
  for (const auto& [id, start] : starts<TestType>()) {
    for (int game = 0; game < 20; ++game) {
      TestType position = start;
      while (!position.status().is_over()) position.play_unchecked(random_move(position, random));
      INFO(id << ": " << picture(position));
      CHECK(count(position.winning_moves()) == 0);
    }
  }
}

TEMPLATE_LIST_TEST_CASE("threats are the free squares with which the other player has a line, or in misère oneself",
                        "[gifts]", GamesWithThreats) {
  int threats = 0;
  for_each_position<TestType>(
      [&](const TestType& position, auto&) {
        if (count(position.winning_moves()) > 0) return;
        const std::vector<Line> lines = position.board().lines;
        const Player whose = is_misere(position) ? position.turn() : other(position.turn());
        std::vector<Square> expected;
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

TEMPLATE_LIST_TEST_CASE("a player who cannot win any more does not", "[gifts]", GamesWithThreats) {
  int hopeless = 0;
  for_each_position<TestType>([&](const TestType& position, auto& random) {
    for (const Player player : {Player::x, Player::o}) {
      if (position.can_still_win(player)) continue;
      ++hopeless;
      if (position.plies_left() <= 6) {
        CHECK_FALSE(may_be_won_by(position, player));
        continue;
      }
      TestType game = position;
      while (!game.status().is_over()) game.play_unchecked(random_move(game, random));
      CHECK(game.status().winner() != player);
    }
  });
  CHECK(hopeless > 0);
}

TEMPLATE_LIST_TEST_CASE("what a move promises is a small number, and the same whatever has been played", "[gifts]",
                        GamesWithThreats) {
  for_each_position<TestType>(
      [](const TestType& position, auto&) {
        const TestType start = position.start(Player::x);
        for (const Square square : position.legal_moves()) {
          CHECK((0 <= position.promise(square) && position.promise(square) <= 63));
          CHECK(position.promise(square) == start.promise(square));
        }
      },
      2000);
}

TEST_CASE("a square promises as many lines as go through it, and with gravity to be near the middle", "[gifts]") {
  std::vector<int> promises;
  for (const Square square : TicTacToe{}.legal_moves()) promises.push_back(TicTacToe{}.promise(square));
  CHECK(promises == std::vector{3, 2, 3,  //
                                2, 4, 2,  //
                                3, 2, 3});
  for (const int middle : {3, 38}) {
    for (int away = 1; away <= 3; ++away) {
      CHECK(ConnectFour::promise(Square{middle - away}) == ConnectFour::promise(Square{middle + away}));
      CHECK(ConnectFour::promise(Square{middle - away}) < ConnectFour::promise(Square{middle - away + 1}));
    }
  }
}

TEMPLATE_LIST_TEST_CASE("a game lasts as many plies as are left when it is a draw, and never longer", "[gifts]",
                        GamesWithThreats) {
  STATIC_REQUIRE(GameOfKnownLength<TestType>);
  std::mt19937 random{20260123};
  int draws = 0;
  for (const auto& [id, start] : starts<TestType>()) {
    for (int game = 0; game < 200; ++game) {
      TestType position = start.start(game % 2 == 0 ? Player::x : Player::o);
      std::vector<int> left;
      while (!position.status().is_over()) {
        left.push_back(position.plies_left());
        position.play_unchecked(game % 4 == 0 ? random_move(position, random) : patient_move(position, random));
      }
      const bool is_draw = !position.status().winner();
      const int plies = static_cast<int>(left.size());
      INFO(id << ": " << picture(position));
      if (is_draw) CHECK(position.plies_left() == 0);
      for (int ply = 0; ply < plies; ++ply) {
        if (is_draw) CHECK(left[static_cast<std::size_t>(ply)] == plies - ply);
        CHECK(left[static_cast<std::size_t>(ply)] >= plies - ply);
      }
      draws += is_draw ? 1 : 0;
    }
  }
  CHECK(draws > 3);
}

TEMPLATE_LIST_TEST_CASE("positions of one key look alike to the player to move, and those that do have one key",
                        "[gifts]", GamesWithKey) {
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
        for (const Square move : position.legal_moves()) look(after(position, move));
      },
      12'000);
  CHECK(pictures.size() > 1000);
}

TEST_CASE("all 5478 positions of tic-tac-toe have keys of their own, but for who has X", "[gifts]") {
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

TEMPLATE_LIST_TEST_CASE("no game lasts longer than its most plies", "[gifts]", GamesWithKey) {
  std::mt19937 random{20260124};
  int longest = 0;
  for (int game = 0; game < 200; ++game) {
    TestType position;
    int plies = 0;
    for (; !position.status().is_over(); ++plies) position.play_unchecked(patient_move(position, random));
    longest = std::max(longest, plies);
  }
  // A full board is the most that there can be, and is reached.
  CHECK(longest == TestType::most_plies);
}

TEMPLATE_LIST_TEST_CASE(
    "a position has the same canonical one as all that it can be turned into, and it is one of these", "[gifts]",
    GamesWithMirror) {
  STATIC_REQUIRE(GameWithMirror<TestType>);
  std::mt19937 random{20260121};
  for (const auto& [id, start] : starts<TestType>()) {
    const Board board = start.board();
    const int turns = turns_of(board);
    for (int game = 0; game < 40; ++game) {
      std::vector<TestType> images(static_cast<std::size_t>(turns), start.start(game % 2 == 0 ? Player::x : Player::o));
      while (!images[0].status().is_over()) {
        const Square move = random_move(images[0], random);
        for (int turn = 0; turn < turns; ++turn)
          images[static_cast<std::size_t>(turn)].play_unchecked(turned(board.size, move, turn));
        const TestType canonical = images[0].canonical();
        INFO(id << ": " << picture(images[0]) << " and " << picture(canonical));
        CHECK(std::ranges::find(images, canonical) != images.end());
        for (const TestType& image : images) CHECK(image.canonical() == canonical);
      }
    }
  }
}

TEST_CASE("tic-tac-toe has 765 positions that differ by more than a turn of the board", "[gifts]") {
  for (const Player first : {Player::x, Player::o}) {
    std::set<std::string> different;
    for (const auto& [text, position] : all_positions(first)) different.insert(picture(position.canonical()));
    CHECK(different.size() == 765);
  }
}

TEST_CASE("a safe move that is picked at random is any of them, each about as often, and nothing else", "[gifts]") {
  STATIC_REQUIRE(GameWithRandomMoves<Ultimate>);
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
          const Square move = move_between(position, after).value();
          ++times[static_cast<std::size_t>(move.index())];
        }
        for (const Square square : position.size().every_square()) {
          const int found = times[static_cast<std::size_t>(square.index())];
          // The standard deviation is at most 10, and this more than six of them.
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

TEST_CASE("once a game has ended no safe move is picked", "[gifts]") {
  std::mt19937 random{20260125};
  Random stream{7};
  for (const auto& [id, start] : starts<Ultimate>()) {
    for (int game = 0; game < 50; ++game) {
      Ultimate position = start;
      while (!position.status().is_over()) position.play_unchecked(random_move(position, random));
      CHECK_FALSE(position.play_random_safe_move(stream));
    }
  }
}

// What every game in the catalogue obeys, and all its variations. The test of each game checks the
// same laws of the game's own type.

#include "laws.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "catalogue_games.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/match/match.hpp"
#include "noughts/text/notation.hpp"

using namespace noughts;

namespace {

/// Tic-tac-toe with one fault at a time.
struct Faulty : TicTacToe {
  static inline int fault = 0;

  explicit Faulty(Player first = Player::x) : TicTacToe{first} {}
  Faulty start(Player first) const { return Faulty{first}; }
  Player turn() const { return fault == 1 && owner(Square{4}) ? Player::x : TicTacToe::turn(); }
  Status status() const { return fault == 2 && owner(Square{0}) ? Status::tie() : TicTacToe::status(); }
  std::optional<Player> owner(Square square) const {
    return fault == 3 && !status().next_player() ? std::nullopt : TicTacToe::owner(square);
  }
  std::vector<Line> won_lines() const { return fault == 4 ? board().lines : TicTacToe::won_lines(); }
  std::uint64_t hash() const { return fault == 5 ? 7 : TicTacToe::hash(); }
  friend bool operator==(const Faulty&, const Faulty&) = default;
};

}  // namespace

TEST_CASE("every game of the catalogue obeys the laws of games", "[law]") {
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    INFO(id);
    CHECK(broken_laws(start) == "");
  }
}

TEST_CASE("a game that breaks a law is told which", "[law]") {
  const auto laws_broken_by = [](int fault) {
    Faulty::fault = fault;
    return broken_laws(Faulty{});
  };
  CHECK(laws_broken_by(0) == "");
  CHECK(laws_broken_by(1).contains("past an opening players alternate"));
  CHECK(laws_broken_by(2).contains("once a game has ended nothing is legal"));
  CHECK(laws_broken_by(3).contains("other marks stay unless the game says which goes"));
  CHECK(laws_broken_by(4).contains("the last move wins lines of the board"));
  CHECK(laws_broken_by(5).contains("different positions of a game hardly ever share a hash"));
}

TEST_CASE("a refused transition changes nothing in a match", "[law]") {
  std::mt19937 random{20260103};
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    INFO(id);
    for (int game = 0; game < 400 / start.size().squares(); ++game) {
      CatalogueMatch match{start};
      for (int ply = 0; !match.status().is_over(); ++ply) {
        REQUIRE(match.play(random_move(match.position(), random)));
        if (start.size().squares() > 100 && ply % 8 > 0 && !match.status().is_over()) continue;
        const CatalogueMatch copy = match;
        const Player not_next = other(match.position().turn());
        const std::vector<Transition> refused{Play{match.moves().back()}, Play{Square::off_every_board()},
                                              Play{Square{0}, not_next}, Redo{}};
        for (const Transition& transition : refused) {
          INFO(picture(match.position()));
          CHECK_FALSE(match.make(transition));
          CHECK(match == copy);
          CHECK(match.position() == copy.position());
          CHECK(match.status() == copy.status());
          CHECK(std::ranges::equal(match.moves(), copy.moves()));
        }
      }
    }
  }
}

TEST_CASE("a match of any game survives its text", "[law]") {
  std::mt19937 random{20260104};
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    CatalogueMatch match{start.start(Player::o)};
    while (!match.status().is_over()) {
      REQUIRE(match.play(random_move(match.position(), random)));
    }
    INFO(id);
    CHECK(to_string(match).starts_with(id + ".O."));
    CHECK(parse_match(to_string(match)) == match);
  }
}

TEST_CASE("a game that is won has the lines that decided it, unless boards were counted or Chaos has prevented them",
          "[law]") {
  std::mt19937 random{20260105};
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    if (start.board().lines.empty() || id.find("most-boards") != std::string::npos) continue;
    int won = 0;
    for (int game = 0; game < 2000 / start.size().squares(); ++game) {
      CataloguePosition position = start;
      while (!position.status().is_over()) {
        position.play_unchecked(random_move(position, random));
      }
      INFO(id << ": " << picture(position));
      const auto winner = position.status().winner();
      const bool is_won_by_chaos = id.starts_with("order-and-chaos") && winner == Player::o;  // X began
      CHECK(position.won_lines().empty() == (!winner || is_won_by_chaos));
      won += position.won_lines().empty() ? 0 : 1;
    }
    INFO(id);
    CHECK((won > 0 || std::set<std::string>{"line-8x8-5", "line-19x4-10"}.contains(id)));
  }
}

TEST_CASE("the lines and small boards of a board are squares of it, in order and each once", "[law]") {
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    INFO(id);
    const Board board = start.board();
    std::set<Line> lines;
    for (const Line& line : board.lines) {
      CHECK(lines.insert(line).second);
      CHECK(std::ranges::is_sorted(line));
      CHECK(std::ranges::adjacent_find(line) == line.end());
      CHECK(std::ranges::all_of(line, [&](Square square) { return board.size.contains(square); }));
    }
    std::set<Square> of_small_boards;
    for (const auto& small : board.small_boards) of_small_boards.insert(small.begin(), small.end());
    CHECK(std::ssize(of_small_boards) == (board.small_boards.empty() ? 0 : board.size.squares()));
    const std::size_t expected = id.starts_with("ultimate") ? 9
                                 : id == "notakto"          ? 3
                                 : id == "notakto-2"        ? 2
                                 : id.starts_with("qubic")  ? 4
                                                            : 0;
    CHECK(board.small_boards.size() == expected);
  }
}

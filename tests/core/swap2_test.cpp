#include "noughts/games/swap2.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "check_ruling.hpp"
#include "marking_laws.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/match/review.hpp"
#include "noughts/text/notation.hpp"
#include "picture.hpp"
#include "random_play.hpp"
#include "swap2_oracle.hpp"

using namespace noughts;

namespace {

using Swap2Gomoku = Swap2<Gomoku>;

/// A choice, or a mark in one corner of the board while it has space. Random marks on all of a
/// board seldom make a line.
BoardMove move_nearby(const Swap2Gomoku& position, std::mt19937& random) {
  std::vector<BoardMove> near;
  for (const BoardMove move : position.legal_moves()) {
    const Square square = move.square();
    if (move.choice() || (square.index() % 15 < 7 && square.index() / 15 < 7)) near.push_back(move);
  }
  return near.empty() ? random_move(position, random) : near[random() % near.size()];
}

/// The match of these moves. X moves first.
CatalogueMatch swap2_match(std::string_view moves) {
  return parse_match("gomoku-swap2.X." + std::string{moves}).value();
}

}  // namespace

TEST_CASE("swap2 follows an oracle in which stones stay and players change seats", "[swap2][exhaustive]") {
  std::mt19937 random{20261126};
  std::set<std::string> chosen;
  int won = 0;
  for (int game = 0; game < 24; ++game) {
    const Player opener = game % 4 < 2 ? Player::x : Player::o;
    Swap2Oracle oracle{.exactly = game % 2 == 1};
    Swap2Gomoku position{{.game = {.exactly_five = oracle.exactly}}, opener};
    check_ruling(position, oracle.judge(letter(opener)), oracle.board());
    while (!position.status().is_over()) {
      const BoardMove move = move_nearby(position, random);
      if (move.choice())
        chosen.insert(move_name(position, move).append(position.legal_moves().size() == 2 ? " at last" : ""));
      oracle.play(number_of_move(position, move), letter(position.turn()));
      position.play_unchecked(move);
      INFO(picture(position));
      check_ruling(position, oracle.judge('.'), oracle.board());
      CHECK(letter(position.turn()) == oracle.turn());
    }
    won += position.status().winner() ? 1 : 0;
  }
  CHECK(chosen == std::set<std::string>{"stay", "swap", "add", "stay at last", "swap at last"});
  CHECK(won > 20);
}

TEST_CASE("swapping exchanges all marks, and the other player moves next", "[swap2]") {
  const CatalogueMatch before = swap2_match("a1.b2.c3");
  CHECK(before.position().turn() == Player::o);
  const CatalogueMatch after = swap2_match("a1.b2.c3.swap");
  CHECK(after.position().turn() == Player::x);
  std::vector<Player> movers;
  for (const CataloguePosition& position : after.positions()) movers.push_back(position.turn());
  CHECK(movers == std::vector{Player::x, Player::x, Player::x, Player::o, Player::x});
  CHECK(after.position().owner(after.position().size().square("a1"_sq).value()) == Player::o);
  CHECK(after.position().owner(after.position().size().square("b2"_sq).value()) == Player::x);
  CHECK(after.position().owner(after.position().size().square("c3"_sq).value()) == Player::o);
}

TEST_CASE("after the opening the game is Gomoku", "[swap2]") {
  const auto past = [](std::string_view moves) {
    Swap2Gomoku position;
    swap2_match(moves).position().visit([&]<typename G>(const G& known) {
      if constexpr (std::same_as<G, Swap2Gomoku>) position = known;
    });
    CHECK_FALSE(position.is_in_opening());
    return position.without_opening();
  };
  const auto gomoku = [](Player first, std::initializer_list<SquareName> moves) {
    Gomoku position{first};
    for (const SquareName move : moves) position = try_play(position, move).value();
    return position;
  };
  CHECK(past("a1.b2.c3.stay.h8") == gomoku(Player::x, {"a1"_sq, "b2"_sq, "c3"_sq, "h8"_sq}));
  CHECK(past("a1.b2.c3.swap.h8") == gomoku(Player::o, {"a1"_sq, "b2"_sq, "c3"_sq, "h8"_sq}));
  CHECK(past("a1.b2.c3.add.d4.e5.swap") == gomoku(Player::o, {"a1"_sq, "b2"_sq, "c3"_sq, "d4"_sq, "e5"_sq}));
}

TEST_CASE("a choice is refused instead of a mark, and a mark instead of a choice", "[swap2]") {
  const CatalogueMatch start = swap2_match("a1");
  const auto swap = find_move(start.position(), "swap").value();
  CHECK(start.conflict_of(swap) == Refusal{Conflict::move_not_legal});
  const CatalogueMatch choosing = swap2_match("a1.b2.c3");
  CHECK(choosing.conflict_of(Square{0}) == Refusal{Conflict::square_not_playable});
  CHECK(choosing.conflict_of(find_move(start.position(), "a1").value()) == Refusal{Conflict::square_already_filled});
  CHECK(choosing.conflict_of(Square{225}) == Refusal{Conflict::square_off_board});
  CHECK(swap2_match("a1.b2.c3.add.d4.e5").conflict_of(find_move(start.position(), "add").value()) ==
        Refusal{Conflict::move_not_legal});
}

TEST_CASE("an opponent takes the better side", "[swap2][strength]") {
  // Two marks next to each other in the middle are far better than one mark in a corner.
  for (const Level level : {Level::medium, Level::hard, Level::best}) {
    Opponent opponent{level, 1};
    CHECK(move_name(swap2_match("h8.a1.i9").position(), opponent.choose(swap2_match("h8.a1.i9").position()).value()) ==
          "swap");
    // Three of them are better still.
    const CatalogueMatch added = swap2_match("h8.a1.i9.add.a15.h10");
    CHECK(move_name(added.position(), opponent.choose(added.position()).value()) == "stay");
    const CatalogueMatch other_way = swap2_match("a1.h8.a15.add.h9.o15");
    CHECK(move_name(other_way.position(), opponent.choose(other_way.position()).value()) == "swap");
  }
}

TEST_CASE("an opponent of any level begins with an opening that people know, turned in any way", "[swap2]") {
  std::set<std::string> openings;
  std::set<int> distances;
  for (std::uint64_t seed = 0; seed < 48; ++seed) {
    Opponent opponent{seed % 2 == 0 ? Level::easy : Level::medium, seed};
    CatalogueMatch match{find_game("gomoku-swap2").value()};
    while (match.position().turn() == Player::x) REQUIRE(match.play(opponent.choose(match.position()).value()));
    REQUIRE(match.moves().size() == 3);
    const auto column = [&](std::size_t mark) { return match.moves()[mark].square().index() % 15 - 7; };
    const auto row = [&](std::size_t mark) { return match.moves()[mark].square().index() / 15 - 7; };
    const auto far = [&](std::size_t mark) { return std::pair{std::abs(column(mark)), std::abs(row(mark))}; };
    INFO(to_string(match));
    CHECK(far(0) == std::pair{0, 0});
    CHECK(std::max(far(1).first, far(1).second) == 1);
    CHECK(far(2) == std::pair{2, 2});
    openings.insert(to_string(match));
    // How far the second mark and the third are from each other tells one opening from another.
    const int columns = column(1) - column(2);
    const int rows = row(1) - row(2);
    distances.insert(columns * columns + rows * rows);
  }
  CHECK(distances == std::set{2, 10, 13, 18});  // Chosei, Ryusei, Yusei, Suisei
  CHECK(openings.size() > 12);                  // of 24
}

TEST_CASE("in the openings that people know no side is far better", "[swap2][strength]") {
  for (const std::string_view opening : {"h8.h9.j6", "h8.i9.j10", "h8.i9.j6", "h8.i9.f6"}) {
    INFO(opening);
    const auto choices = evaluate(swap2_match(opening).position(), {.nodes = 60'000, .playouts = 6000});
    for (const Evaluation& evaluation : choices) CHECK(std::abs(evaluation.estimate.value().points - 0.5) < 0.15);
  }
  // The search can tell: here the first player is far better, as is known of Kagetsu in Renju.
  const auto kagetsu = evaluate(swap2_match("h8.h9.i9").position(), {.nodes = 60'000, .playouts = 6000});
  CHECK(kagetsu.front().estimate.value().points < 0.35);
}

TEST_CASE("where no opening that people know goes on, an opponent looks for one of its own", "[swap2]") {
  Opponent opponent{Level::medium, 1};
  CatalogueMatch match = swap2_match("a1");
  while (match.position().turn() == Player::x) REQUIRE(match.play(opponent.choose(match.position()).value()));
  double worst = 1;
  for (const Evaluation& evaluation : evaluate(match.position(), {.nodes = 60'000, .playouts = 1000}))
    worst = std::min(worst, evaluation.estimate.value().points);
  INFO(to_string(match));
  CHECK(worst > 0.3);
}

TEST_CASE("a review does not judge moves of the opening", "[swap2]") {
  const Review reviewed = review(swap2_match("h8.a1.i9.swap.h9.h10.i10"), {.nodes = 1000, .playouts = 100});
  REQUIRE(reviewed.moves.size() == 7);
  for (std::size_t ply = 0; ply < reviewed.moves.size(); ++ply) {
    CAPTURE(ply);
    CHECK(reviewed.moves[ply].best.points().has_value() == (ply >= 4));
  }
  CHECK(reviewed.moves[1].player == Player::x);
  CHECK(reviewed.moves[3].player == Player::o);
  CHECK(reviewed.moves[4].player == Player::x);
}

TEST_CASE("Gomoku with swap2 obeys the laws of marks that stay", "[swap2][law]") {
  for (const bool exactly_five : {false, true})
    CHECK(broken_marking_laws(Swap2Gomoku{{.game = {.exactly_five = exactly_five}}}) == "");
}

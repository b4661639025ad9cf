// What every game in the catalogue obeys. Random games stand for all of them; the seed is fixed, so a failure comes
// back.

#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "catalogue_games.hpp"
#include "compiled_searches.hpp"
#include "noughts/catalogue/catalogue_search.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/text/notation.hpp"
#include "picture.hpp"
#include "random_play.hpp"

using namespace noughts;

namespace {

/// Calls `visit(before, move, after)` for every move of many random games, half of them begun by O, fewer where they
/// are longer.
template <GameOnBoard G>
void for_each_random_move(auto visit) {
  std::mt19937 random{20260101};
  for (const auto& [id, start] : starts<G>()) {
    INFO(id);
    for (int game = 0; game < 2000 / start.size().squares(); ++game) {
      G position = start.start(game % 2 == 0 ? Player::x : Player::o);
      while (!position.status().is_over()) {
        REQUIRE(count(position.legal_moves()) > 0);
        const Square move = random_move(position, random);
        G after = position;
        after.play_unchecked(move);
        visit(position, move, after);
        position = after;
      }
      CHECK(count(position.legal_moves()) == 0);
    }
  }
}

/// How many moves there are on the whole board, legal or not.
template <GameOnBoard G>
int moves_on_board(const G& position) {
  return position.size().squares() * (has_chosen_marks(position) ? 2 : 1) +
         static_cast<int>(choices_of(position).size());
}

/// Whether boards of a game can be mirrored, also of one whose type is forgotten.
template <typename G>
constexpr bool has_mirror(const G& position) {
  if constexpr (requires { position.small_boards(); }) {
    return position.visit([]<typename Known>(const Known&) { return GameWithMirror<Known>; });
  } else {
    return GameWithMirror<G>;
  }
}

}  // namespace

TEMPLATE_LIST_TEST_CASE("a legal move always applies and an illegal one never does", "[law]", CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square, const TestType&) {
    INFO(picture(before));
    const auto legal_moves = before.legal_moves();
    for (int index = 0; index <= moves_on_board(before); ++index) {
      const bool legal = legal_moves.contains(Square{index});
      CAPTURE(index);
      CHECK(apply(before, Square{index}).has_value() == legal);
      CHECK(can_play(before, Square{index}) == legal);
    }
  });
}

TEMPLATE_LIST_TEST_CASE("applying a move leaves its input unchanged and gives the same result again", "[law]",
                        CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square move, const TestType& after) {
    const TestType copy = before;
    CHECK(apply(before, move).value() == after);
    CHECK(apply(before, move).value() == after);
    CHECK(before == copy);
  });
}

TEMPLATE_LIST_TEST_CASE(
    "past an opening the mover alternates and owns the square that was marked, or has made the mark that he chose, "
    "unless marks are shared",
    "[law]", CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square move, const TestType& after) {
    const Player mover = before.status().next_player().value();
    CHECK(before.turn() == mover);
    if (is_in_opening(before)) {
      CHECK_FALSE(after.status().is_over());
      return;
    }
    CHECK_FALSE(is_in_opening(after));
    CHECK(after.turn() == other(mover));
    if (!after.board().shared_marks) CHECK(after.owner(move) == mover);
    if (const auto mark = mark_of_move(before, move)) CHECK(after.owner(square_of_move(before, move)) == mark);
    if (!after.status().is_over()) CHECK(after.status().next_player() == other(mover));
  });
}

TEMPLATE_LIST_TEST_CASE("a status never goes back: once a game has ended, nothing is legal any more", "[law]",
                        CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square, const TestType& after) {
    CHECK_FALSE(before.status().is_over());
    if (!after.status().is_over()) return;
    for (int index = 0; index <= moves_on_board(after); ++index) {
      CHECK(apply(after, Square{index}).error() == Conflict::game_already_ended);
    }
  });
}

TEMPLATE_LIST_TEST_CASE("a refused transition changes nothing in a match", "[law]", CatalogueGames) {
  std::mt19937 random{20260103};
  for (const auto& [id, start] : starts<TestType>()) {
    INFO(id);
    for (int game = 0; game < 400 / start.size().squares(); ++game) {
      Match<TestType> match{start};
      while (!match.status().is_over()) {
        REQUIRE(match.play(random_move(match.position(), random)));
        const Match<TestType> copy = match;
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

TEMPLATE_LIST_TEST_CASE("a mirrored position has the mirrored moves and evaluation, and the same status", "[law]",
                        CatalogueGames) {
  const auto mirrored = [](const TestType& position, Square move) {
    const BoardSize size = position.size();
    const Square square = square_of_move(position, move);
    const Square image = *size.square(size.row(square), size.columns - 1 - size.column(square));
    return Square{move.index() - square.index() + image.index()};
  };
  std::mt19937 random{20260102};
  for (const auto& [id, start] : starts<TestType>()) {
    if (!has_mirror(start)) continue;
    for (int game = 0; game < 1000 / start.size().squares(); ++game) {
      TestType position = start;
      TestType mirror = start;
      while (!position.status().is_over()) {
        const Square move = random_move(position, random);
        position = apply(position, move).value();
        mirror = apply(mirror, mirrored(position, move)).value();
        INFO(id << ": " << picture(position) << " and " << picture(mirror));
        CHECK(position.status() == mirror.status());
        for (const Square square : position.size().every_square()) {
          const Square image = mirrored(position, square);
          CHECK(position.owner(square) == mirror.owner(image));
        }
        for (int index = 0; index < moves_on_board(position); ++index) {
          const Square image = mirrored(position, Square{index});
          CHECK(position.legal_moves().contains(Square{index}) == mirror.legal_moves().contains(image));
        }
        const auto is_free = [&](Square square) { return !position.owner(square); };
        if (std::ranges::count_if(position.size().every_square(), is_free) > 6) continue;
        const auto evaluations = evaluate(mirror);
        for (const Evaluation& evaluation : evaluate(position)) {
          const Square image = mirrored(position, evaluation.move);
          const auto found = std::ranges::find(evaluations, image, &Evaluation::move);
          REQUIRE(found != evaluations.end());
          REQUIRE(evaluation.outcome);
          CHECK(found->outcome == evaluation.outcome);
        }
      }
    }
  }
}

TEMPLATE_LIST_TEST_CASE("equal positions have equal hashes, and other positions hardly ever", "[law]", CatalogueGames) {
  for_each_random_move<TestType>([&](const TestType& before, Square move, const TestType& after) {
    CHECK(std::hash<TestType>{}(apply(before, move).value()) == std::hash<TestType>{}(after));
    CHECK(before != after);
  });
  for (const auto& [id, start] : starts<TestType>()) {
    std::mt19937 random{20260103};
    std::set<std::size_t> hashes;
    std::vector<TestType> different;
    TestType position = start;
    while (!position.status().is_over()) {
      hashes.insert(std::hash<TestType>{}(position));
      if (std::ranges::find(different, position) == different.end()) different.push_back(position);
      position = apply(position, random_move(position, random)).value();
    }
    INFO(id);
    CHECK(hashes.size() == different.size());
  }
}

TEMPLATE_LIST_TEST_CASE("a match of it survives its text", "[law]", CatalogueGames) {
  std::mt19937 random{20260104};
  for (const auto& [id, start] : starts<TestType>()) {
    CatalogueMatch match{CataloguePosition{start}.start(Player::o)};
    while (!match.status().is_over()) {
      REQUIRE(match.play(random_move(match.position(), random)));
    }
    INFO(id);
    CHECK(to_string(match).starts_with(id + ".O."));
    CHECK(parse_match(to_string(match)) == match);
  }
}

TEMPLATE_LIST_TEST_CASE("a marked square stays as it is unless the game says that it goes, and a move marks just one",
                        "[law]", CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square move, const TestType& after) {
    if (choice_of_move(before, move)) return;  // by which all marks may change hands
    std::optional<Square> gone;
    if constexpr (GameWithVanishingMarks<TestType>) gone = before.vanishing_mark();
    if (gone) CHECK((before.owner(*gone) == before.turn() && !after.owner(*gone)));
    for (const Square square : before.size().every_square()) {
      if (square != square_of_move(before, move) && square != gone) CHECK(after.owner(square) == before.owner(square));
    }
  });
}

TEMPLATE_LIST_TEST_CASE(
    "lines are won only when a player has won, are lines of the board, and go through the last move or have closed a "
    "board",
    "[law]", CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square move, const TestType& after) {
    CHECK(before.won_lines().empty());
    const Board board = after.board();
    const auto is_marked_before = [&](Square square) { return before.owner(square).has_value(); };
    for (const Line& line : after.won_lines()) {
      CHECK(after.status().winner().has_value());
      CHECK(std::ranges::find(board.lines, line) != board.lines.end());
      const bool has_closed_another =
          !board.small_boards.empty() && board.shared_marks && std::ranges::all_of(line, is_marked_before);
      CHECK((has_closed_another || std::ranges::find(line, square_of_move(before, move)) != line.end()));
    }
  });
}

TEMPLATE_LIST_TEST_CASE(
    "a game that is won has the lines that decided it, unless boards were counted or Chaos has prevented them", "[law]",
    CatalogueGames) {
  std::mt19937 random{20260105};
  int won = 0;
  for (const auto& [id, start] : starts<TestType>()) {
    if (start.board().lines.empty() || id.find("most-boards") != std::string::npos) continue;
    for (int game = 0; game < 2000 / start.size().squares(); ++game) {
      TestType position = start;
      while (!position.status().is_over()) {
        position.play_unchecked(random_move(position, random));
      }
      INFO(id << ": " << picture(position));
      const auto winner = position.status().winner();
      const bool is_won_by_chaos = id.starts_with("order-and-chaos") && winner == Player::o;  // X began
      CHECK(position.won_lines().empty() == (!winner || is_won_by_chaos));
      won += position.won_lines().empty() ? 0 : 1;
    }
  }
  CHECK((won > 0 || TestType{}.board().lines.empty()));
}

TEMPLATE_LIST_TEST_CASE("moves are counted, taken by their place and iterated alike, each once", "[law]",
                        CatalogueGames) {
  for_each_random_move<TestType>([](const TestType& before, Square, const TestType&) {
    const auto moves = before.legal_moves();
    std::set<int> seen;
    int place = 0;
    for (const Square move : moves) {
      INFO(picture(before) << " " << move.index());
      CHECK(nth(moves, place) == move);
      CHECK(seen.insert(move.index()).second);
      ++place;
    }
    CHECK(count(moves) == place);
  });
}

TEMPLATE_LIST_TEST_CASE("a game starts anew by the same rules on the same board, whoever is to move first", "[law]",
                        CatalogueGames) {
  CHECK(TestType{} == TestType{}.start(Player::x));
  CHECK(TestType{}.turn() == Player::x);
  for (const auto& [id, start] : starts<TestType>()) {
    INFO(id);
    CHECK(start.turn() == Player::x);
    CHECK(start.start(Player::o).turn() == Player::o);
    const TestType moved = after(start, nth(start.legal_moves(), 0));
    for (const Player first : {Player::x, Player::o}) {
      CHECK(moved.start(first) == start.start(first));
      CHECK(moved.start(first).status() == Status::next(first));
    }
    CHECK(moved.board() == start.board());
    CHECK(start.board().size == start.size());
  }
}

TEMPLATE_LIST_TEST_CASE("the lines and small boards of a board are squares of it, in order and each once", "[law]",
                        CatalogueGames) {
  for (const auto& [id, start] : starts<TestType>()) {
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

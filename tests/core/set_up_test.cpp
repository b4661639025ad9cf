#include "noughts/game/set_up.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <expected>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "catalogue_games.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/random.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/infinite_tic_tac_toe.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/notakto.hpp"
#include "noughts/games/order_and_chaos.hpp"
#include "noughts/games/qubic.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/games/wild_tic_tac_toe.hpp"
#include "oracle.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

/// The marks of a picture: `X`, `O`, and `.` for a free square. Rows may be separated by `|`.
std::vector<std::optional<Player>> marks_of(std::string_view picture) {
  std::vector<std::optional<Player>> marks;
  for (const char mark : picture) {
    if (mark == '|') continue;
    marks.push_back(mark == 'X' ? std::optional{Player::x} : mark == 'O' ? std::optional{Player::o} : std::nullopt);
  }
  return marks;
}

template <GameOnBoard G>
std::expected<G, SetUpError> set_up(const G& game, std::string_view picture,
                                    std::optional<Player> turn = std::nullopt) {
  return game.set_up({.marks = marks_of(picture), .turn = turn});
}

template <GameOnBoard G>
std::optional<SetUpError> error_of(const G& game, std::string_view picture, std::optional<Player> turn = std::nullopt) {
  const auto position = set_up(game, picture, turn);
  return position ? std::nullopt : std::optional{position.error()};
}

/// What a person knows who has watched a game: the position, and what its marks do not show.
template <GameOnBoard G>
class Watched {
 public:
  explicit Watched(const G& start) : position_{start} {}

  const G& position() const { return position_; }
  std::optional<Square> last() const { return made_.empty() ? std::nullopt : std::optional{made_.back()}; }
  std::optional<int> choice() const { return choice_; }

  void play(BoardMove move) {
    if (move.choice()) {
      choice_ = move.choice();
    } else {
      made_.push_back(move.square());
    }
    position_.play_unchecked(move);
  }

  /// The squares that are marked, from the oldest mark to the newest.
  std::vector<Square> order() const {
    std::vector<Square> order;
    for (const Square square : made_) {
      std::erase(order, square);
      order.push_back(square);
    }
    std::erase_if(order, [&](Square square) { return !position_.owner(square); });
    return order;
  }

 private:
  G position_;
  std::vector<Square> made_;
  std::optional<int> choice_;
};

/// More plies than any game without repetition has.
constexpr int all_plies = 400;

/// Calls a function with the positions of random games, up to a number of plies.
template <GameOnBoard G>
void watch(const G& start, int games, int plies, auto visit) {
  Random random{1};
  for (int game = 0; game < games; ++game) {
    Watched<G> watched{start.start(game % 2 == 0 ? Player::x : Player::o)};
    for (int ply = 0; ply <= plies; ++ply) {
      visit(watched);
      if (watched.position().status().is_over()) break;
      watched.play(random.pick(watched.position().legal_moves()));
    }
  }
}

/// Every position that play can reach, the first one included.
template <GameOnBoard G>
std::unordered_set<G> reachable_from(const G& start) {
  std::unordered_set<G> found{start};
  std::vector<G> left{start};
  while (!left.empty()) {
    const G position = left.back();
    left.pop_back();
    for (const BoardMove move : position.legal_moves()) {
      G next = position;
      next.play_unchecked(move);
      if (found.insert(next).second) left.push_back(next);
    }
  }
  return found;
}

/// Expects that exactly those boards can be set up that play can reach, with X or O first. `marks`
/// are those that a square can have.
template <GameOnBoard G>
void expect_reachable_alone(const G& start, std::string_view marks, std::size_t boards) {
  const std::array reachable{reachable_from(start.start(Player::x)), reachable_from(start.start(Player::o))};
  CHECK(reachable[0].size() == boards);
  const auto squares = static_cast<std::size_t>(start.size().squares());
  std::size_t found = 0;
  std::string drawn(squares, marks[0]);
  for (std::size_t place = 0; place < squares;) {
    const bool is_even = std::ranges::count(drawn, '.') % 2 == start.size().squares() % 2;
    std::array<bool, 2> is_offered{};
    for (const Player first : {Player::x, Player::o}) {
      const auto position = set_up(start, drawn, is_even ? first : other(first));
      is_offered[static_cast<std::size_t>(first)] = position.has_value();
      if (position && !(reachable[static_cast<std::size_t>(first)].contains(*position) && board_of(*position) == drawn))
        FAIL(drawn << " is set up as " << picture(*position));
    }
    if (is_offered[0] != is_offered[1] || set_up(start, drawn).has_value() != is_offered[0]) FAIL(drawn);
    if (is_offered[0]) ++found;
    // The next board, as if the marks were digits.
    for (place = 0; place < squares; ++place) {
      const std::size_t next = marks.find(drawn[place]) + 1;
      drawn[place] = marks[next % marks.size()];
      if (next < marks.size()) break;
    }
  }
  CHECK(found == boards);
}

}  // namespace

TEST_CASE("the boards of tic-tac-toe that can be set up are those that play can reach", "[set up][exhaustive]") {
  for (const Player first : {Player::x, Player::o}) {
    const auto reachable = all_positions(first);
    int found = 0;
    for (int board = 0; board < 19683; ++board) {
      std::string picture;
      for (int i = 0, rest = board; i < 9; ++i, rest /= 3)
        picture.append(i == 3 || i == 6 ? "|" : "").push_back(".XO"[rest % 3]);
      const auto known = reachable.find(picture);
      int marks = 0;
      for (const auto& mark : marks_of(picture)) marks += mark ? 1 : 0;
      const Player turn = marks % 2 == 0 ? first : other(first);
      const auto position = set_up(TicTacToe{}, picture, turn);
      INFO(picture << ", " << letter(turn) << " to move");
      REQUIRE(position.has_value() == (known != reachable.end()));
      if (position) CHECK(*position == known->second);
      if (position) ++found;
    }
    CHECK(found == 5478);
  }
}

TEST_CASE("in every game of lines each position of play can be set up", "[set up]") {
  for (const std::string& id : tested_games()) {
    INFO(id);
    const CataloguePosition start = find_game(id).value();
    if (!start.board().small_boards.empty() || start.board().shared_marks || start.can_repeat() ||
        start.is_in_opening())
      continue;
    watch(start, 20, all_plies, [&](const Watched<CataloguePosition>& watched) {
      const CataloguePosition& position = watched.position();
      CHECK(set_up(start, picture(position), position.turn()) == position);
    });
  }
}

TEST_CASE("each position of play in Qubic can be set up, with its last mark or without", "[set up]") {
  for (const std::string_view id : {"qubic", "qubic-gravity"}) {
    const CataloguePosition start = find_game(id).value();
    watch(start, 40, all_plies, [&](const Watched<CataloguePosition>& watched) {
      const CataloguePosition& position = watched.position();
      const auto marks = marks_of(picture(position));
      CHECK(start.set_up({.marks = marks, .turn = position.turn(), .last = watched.last()}) == position);
      CHECK(start.set_up({.marks = marks, .turn = position.turn()}) == position);
    });
  }
}

TEST_CASE("impossible positions of Qubic are refused", "[set up]") {
  using enum SetUpFault;
  // The layers: the lowest is top left, the second top right, the third bottom left.
  const auto error = [](bool gravity, std::string_view upper, std::string_view lower,
                        std::optional<Square> last = std::nullopt) {
    const std::string empty_rows = "........|........|........|";
    const auto marks = marks_of(std::string{upper} + empty_rows + std::string{lower} + empty_rows);
    const auto position = Qubic{QubicRules{.gravity = gravity}}.set_up({.marks = marks, .last = last});
    return position ? std::nullopt : std::optional{position.error()};
  };
  CHECK(error(false, "X......", "........") == SetUpError{wrong_size});
  CHECK(error(false, "XX......", "........") == SetUpError{wrong_turn});
  CHECK(error(false, "XXXXOOO.", "O.......") == SetUpError{ended_before, Square{0}});
  CHECK(error(false, "XXXXOOO.", "........", Square{4}) == SetUpError{wrong_last, Square{4}});
  CHECK(error(false, "XXXXOO..", "O......X") == SetUpError{wrong_turn});
  CHECK(error(false, "XXXXOOO.", "O......X", Square{39}) == SetUpError{ended_before, Square{0}});
  CHECK(error(true, "....X...", "........") == SetUpError{floating_mark, Square{4}});
  CHECK(error(true, "X.......", "O.......") == SetUpError{floating_mark, Square{32}});
  CHECK(error(true, "X...O...", "........") == std::nullopt);
  CHECK(error(true, "X...O...", "........", Square{0}) == SetUpError{wrong_last, Square{0}});
  CHECK(error(true, "X...O...", "X.......", Square{32}) == std::nullopt);
  CHECK(error(true, "X...O...", "X.......", Square{0}) == SetUpError{wrong_last, Square{0}});
  // X moves, but the mark of O is below the one of X.
  const auto marks = marks_of("O...X..." + std::string(56, '.'));
  const auto below = Qubic{QubicRules{.gravity = true}}.set_up({.marks = marks, .turn = Player::x});
  CHECK(below.error() == SetUpError{no_last_mark});
}

TEST_CASE("the boards of wild tic-tac-toe that can be set up are those that play can reach", "[set up][exhaustive]") {
  expect_reachable_alone(WildTicTacToe{}, ".XO", 18753);
  expect_reachable_alone(MisereWildTicTacToe{}, ".XO", 18753);
}

TEST_CASE("impossible positions of wild tic-tac-toe are refused", "[set up]") {
  using enum SetUpFault;
  const WildTicTacToe wild;
  CHECK(error_of(wild, "XO.|...") == SetUpError{wrong_size});
  CHECK(error_of(wild, "XXX|...|OOO") == SetUpError{ended_before, Square{6}});
  const auto marks = marks_of("XXX|O..|...");
  CHECK(wild.set_up({.marks = marks, .last = Square{2}}).value().turn() == Player::x);
  CHECK(wild.set_up({.marks = marks, .last = Square{3}}).error() == SetUpError{ended_before, Square{0}});
  CHECK(wild.set_up({.marks = marks, .last = Square{4}}).error() == SetUpError{wrong_last, Square{4}});
  CHECK(set_up(wild, "O..|...|...").value().turn() == Player::o);
}

TEST_CASE("the boards of Notakto that can be set up are those that play can reach", "[set up]") {
  expect_reachable_alone(Notakto{NotaktoRules{.boards = 1}}, ".X", 450);
}

TEST_CASE("two boards of Notakto can be set up as play can reach each of them", "[set up][long]") {
  // Of one board, 450 sets of squares can be reached. Two boards do not disturb each other.
  expect_reachable_alone(Notakto{NotaktoRules{.boards = 2}}, ".X", std::size_t{450} * 450);
}

TEST_CASE("impossible positions of Notakto are refused", "[set up]") {
  using enum SetUpFault;
  const Notakto game{NotaktoRules{.boards = 2}};
  const auto error = [&](std::string_view drawn, std::optional<Square> last = std::nullopt) {
    const auto marks = marks_of(drawn);
    const auto position = game.set_up({.marks = marks, .last = last});
    return position ? std::nullopt : std::optional{position.error()};
  };
  CHECK(error("XXX...") == SetUpError{wrong_size});
  CHECK(error("X.....|.O....|......") == SetUpError{wrong_mark, Square{7}});
  CHECK(error("...XXX|......|...XXX") == SetUpError{ended_before, Square{15}});
  // After the mark that closes a board, marks can follow on the other board, but not on this one.
  CHECK(error("XXX...|....X.|......", Square{10}) == std::nullopt);
  CHECK(error("XXX...|.X....|......", Square{1}) == std::nullopt);
  CHECK(error("XXX...|.X....|......", Square{7}) == SetUpError{ended_before, Square{0}});
  CHECK(error("XXX...|.X....|......", Square{8}) == SetUpError{wrong_last, Square{8}});
  CHECK(error("XXX...|.X....|......", Square::off_every_board()).value().fault == wrong_last);
}

TEST_CASE("each position of play in games with shared marks can be set up", "[set up]") {
  for (const auto* const id :
       {"wild-tic-tac-toe", "notakto", "notakto-2", "order-and-chaos", "order-and-chaos-exactly-five"}) {
    INFO(id);
    const CataloguePosition start = find_game(id).value();
    watch(start, 60, 36, [&](const Watched<CataloguePosition>& watched) {
      const CataloguePosition& position = watched.position();
      const auto marks = marks_of(picture(position));
      CHECK(start.set_up({.marks = marks, .turn = position.turn()}) == position);
      CHECK(start.set_up({.marks = marks, .turn = position.turn(), .last = watched.last()}) == position);
    });
  }
}

TEST_CASE("impossible positions of Order and Chaos are refused", "[set up]") {
  using enum SetUpFault;
  const auto error = [](std::string_view drawn, std::optional<Square> last = std::nullopt, bool exactly_five = false) {
    const auto marks = marks_of(drawn);
    const auto position = OrderAndChaos{OrderAndChaosRules{exactly_five}}.set_up({.marks = marks, .last = last});
    return position ? std::nullopt : std::optional{position.error()};
  };
  const std::string empty = "......|......|......|......";
  CHECK(error("XXXXX.") == SetUpError{wrong_size});
  CHECK(error("XXXXX.|O.....|" + empty) == std::nullopt);
  CHECK(error("XXXXX.|O.....|" + empty, Square{6}) == SetUpError{ended_before, Square{0}});
  CHECK(error("XXXXX.|O.....|" + empty, Square{7}) == SetUpError{wrong_last, Square{7}});
  CHECK(error("XXXXX.|OOOOO.|" + empty) == SetUpError{ended_before, Square{0}});
  // Six in a row: the last mark is within all rows of five. If they must be exactly five, it is not
  // at an end, where it would have made six of five.
  CHECK(error("XXXXXX|......|" + empty, Square{1}) == std::nullopt);
  CHECK(error("XXXXXX|......|" + empty, Square{0}) == SetUpError{ended_before, Square{0}});
  CHECK(error("XXXXXX|......|" + empty, Square{1}, true) == std::nullopt);
  CHECK(error("XXXXXX|......|" + empty, Square{0}, true) == SetUpError{ended_before, Square{0}});
  // No five in a row are possible any more, and were not before any of the last marks.
  CHECK(error("XOXOXO|XOXOXO|OXOXOX|OXOXOX|XOXOXO|XOXOXO") == SetUpError{ended_before});
  CHECK(error("XOXOXO|XOXOXO|OXOXOX|OXOXOX|XOXOXO|XOXOXO", Square{3}) == SetUpError{ended_before, Square{3}});
  const auto order = [](std::string_view drawn) {
    const auto marks = marks_of(drawn);
    return OrderAndChaos{}.set_up({.marks = marks, .turn = Player::x}).value().order();
  };
  CHECK(order("X.O...|......|" + empty) == Player::x);
  CHECK(order("X.....|......|" + empty) == Player::o);
}

TEST_CASE("the positions of infinite tic-tac-toe that can be set up are those that play can reach", "[set up]") {
  const auto reachable = reachable_from(InfiniteTicTacToe{});
  std::vector<std::optional<Player>> marks(9);
  std::vector<Square> order;
  std::size_t found = 0;
  const auto visit = [&](const auto& self) -> void {
    const Player turn = order.size() % 2 == 0 ? Player::x : Player::o;
    const auto position = InfiniteTicTacToe{}.set_up({.marks = marks, .turn = turn, .order = order});
    if (position) ++found;
    if (position && !reachable.contains(*position)) FAIL(picture(*position));
    if (order.size() == 6) return;
    for (const Square square : InfiniteTicTacToe{}.size().every_square()) {
      auto& mark = marks[static_cast<std::size_t>(square.index())];
      if (mark) continue;
      mark = turn;
      order.push_back(square);
      self(self);
      order.pop_back();
      mark.reset();
    }
  };
  visit(visit);
  CHECK(found == 73450);  // as solved: see `InfiniteTicTacToe`
}

TEST_CASE("each position of play in infinite tic-tac-toe can be set up with its order", "[set up]") {
  const InfiniteTicTacToe start;
  watch(start, 200, 60, [&](const Watched<InfiniteTicTacToe>& watched) {
    const auto& position = watched.position();
    const auto marks = marks_of(picture(position));
    const auto order = watched.order();
    CHECK(start.set_up({.marks = marks, .turn = position.turn(), .last = watched.last(), .order = order}) == position);
  });
}

TEST_CASE("impossible positions of infinite tic-tac-toe are refused", "[set up]") {
  using enum SetUpFault;
  const auto error = [](std::string_view drawn, const std::vector<int>& squares,
                        std::optional<Square> last = std::nullopt, std::optional<Player> turn = std::nullopt) {
    const auto marks = marks_of(drawn);
    std::vector<Square> order;
    for (const int square : squares) order.push_back(square < 0 ? Square::off_every_board() : Square{square});
    const auto position = InfiniteTicTacToe{}.set_up({.marks = marks, .turn = turn, .last = last, .order = order});
    return position ? std::nullopt : std::optional{position.error()};
  };
  CHECK(error("...|...|...", {}) == std::nullopt);
  CHECK(error("XO.|X..|...", {0, 1, 3}) == std::nullopt);
  CHECK(error("XO.|X..", {0, 1, 3}) == SetUpError{wrong_size});
  CHECK(error("XO.|X.X|...", {0, 1, 3, 5}) == SetUpError{wrong_turn});
  CHECK(error("XOX|XOX|OO.", {0, 1, 2, 4, 3, 6, 5, 7}) == SetUpError{wrong_turn});
  CHECK(error("XO.|X..|...", {}) == SetUpError{wrong_order});
  CHECK(error("XO.|X..|...", {0, 1}) == SetUpError{wrong_order});
  CHECK(error("XO.|...|...", {0}, std::nullopt, Player::o) == SetUpError{wrong_order, Square{0}});
  CHECK(error("XO.|X..|...", {0, 1, 3, 8}) == SetUpError{wrong_order, Square{8}});
  CHECK(error("XO.|X..|...", {0, 3, 1}) == SetUpError{wrong_order, Square{3}});
  CHECK(error("XO.|X..|...", {0, 1, 0}) == SetUpError{wrong_order, Square{0}});
  CHECK(error("X..|...|...", {-1}) == SetUpError{wrong_order, Square::off_every_board()});
  CHECK(error("XO.|X..|...", {0, 1, 3}, Square{3}) == std::nullopt);
  CHECK(error("XO.|X..|...", {0, 1, 3}, Square{0}) == SetUpError{wrong_last, Square{0}});
  CHECK(error("XO.|X..|...", {0, 1, 3}, Square{1}) == SetUpError{wrong_last, Square{1}});
  CHECK(error("XXX|OO.|O..", {0, 3, 1, 4, 2, 6}, std::nullopt, Player::x) == SetUpError{ended_before, Square{0}});
}

TEST_CASE("each position of play in Ultimate can be set up with its last mark", "[set up]") {
  for (const std::string_view id : {"ultimate", "ultimate-most-boards", "ultimate-open-boards"}) {
    const CataloguePosition start = find_game(id).value();
    watch(start, 40, all_plies, [&](const Watched<CataloguePosition>& watched) {
      const CataloguePosition& position = watched.position();
      const auto marks = marks_of(picture(position));
      std::vector<std::optional<Player>> boards;
      if (id.contains("open")) {
        for (const auto& board : position.small_boards()) boards.push_back(board.status.winner());
      }
      CHECK(start.set_up({.marks = marks, .turn = position.turn(), .last = watched.last(), .boards = boards}) ==
            position);
      const auto without_last = start.set_up({.marks = marks, .turn = position.turn(), .boards = boards});
      REQUIRE(without_last);
      CHECK(without_last->status() == position.status());
      CHECK(count(without_last->legal_moves()) >= count(position.legal_moves()));
    });
  }
}

TEST_CASE("impossible positions of Ultimate are refused", "[set up]") {
  using enum SetUpFault;
  const std::string empty_rows = ".........|.........|.........|.........|.........|.........";
  const auto error = [&](const Ultimate& game, std::string_view rows, std::optional<Square> last = std::nullopt) {
    const auto marks = marks_of(std::string{rows} + empty_rows);
    const auto position = game.set_up({.marks = marks, .last = last});
    return position ? std::nullopt : std::optional{position.error()};
  };
  CHECK(error(Ultimate{}, "X........|.........|.........|") == std::nullopt);
  CHECK(error(Ultimate{}, "XX.......|.........|.........|") == SetUpError{wrong_turn});
  CHECK(error(Ultimate{}, "X........|.........|.........|", Square{1}) == SetUpError{wrong_last, Square{1}});
  CHECK(error(Ultimate{}, "XO.......|.........|.........|", Square{0}) == SetUpError{wrong_last, Square{0}});
  CHECK(error(Ultimate{}, "X........|.........|.........|", Square::off_every_board()).value().fault == wrong_last);
  // Both players have a line in the first small board.
  CHECK(error(Ultimate{}, "XXX......|OOO......|.........|") == SetUpError{ended_before, Square{0}});
  // X has won the three upper small boards. The last mark may be on a line of X, but not beside the
  // lines.
  const std::string won = "XXXXXXXXX|OO.OO.OO.|O..O..OX.|";
  CHECK(error(Ultimate{}, won, Square{2}) == std::nullopt);
  CHECK(error(Ultimate{}, won) == std::nullopt);
  CHECK(error(Ultimate{}, won, Square{25}) == SetUpError{ended_before, Square{0}});
}

TEST_CASE("where boards of Ultimate stay open, their winners are given if the marks do not show them", "[set up]") {
  using enum SetUpFault;
  using enum Player;
  const Ultimate game{UltimateRules{.open_boards = true}};
  const auto set_up_board = [&](std::string_view rows, std::vector<std::optional<Player>> boards) {
    const std::string empty_rows = ".........|.........|.........|.........|.........|.........";
    const auto marks = marks_of(std::string{rows} + empty_rows);
    if (!boards.empty()) boards.resize(9);
    return game.set_up({.marks = marks, .boards = boards});
  };
  const std::string both = "XXX......|OOO......|.........|";
  CHECK(set_up_board(both, {}).error() == SetUpError{wrong_boards, Square{0}});
  for (const Player winner : {x, o}) {
    const Ultimate position = set_up_board(both, {winner}).value();
    CHECK(position.board_status(0) == Status::won(winner));
    CHECK(position.legal_moves().contains(Square{18}));
  }
  CHECK(set_up_board(both, {std::nullopt, x}).error() == SetUpError{wrong_boards, Square{0}});
  CHECK(set_up_board(both, {x, o}).error() == SetUpError{wrong_boards, Square{3}});
  const std::string one = "XXX......|OO.......|.........|";
  CHECK(set_up_board(one, {}).value().board_status(0) == Status::won(x));
  CHECK(set_up_board(one, {x}) == set_up_board(one, {}));
  CHECK(set_up_board(one, {o}).error() == SetUpError{wrong_boards, Square{0}});
  std::vector<std::optional<Player>> boards(8);
  const std::vector<std::optional<Player>> marks(81);
  CHECK(game.set_up({.marks = marks, .boards = boards}).error() == SetUpError{wrong_boards});
  boards.resize(9);
  CHECK(game.set_up({.marks = marks, .boards = boards}) == game);
  CHECK(Ultimate{}.set_up({.marks = marks, .boards = boards}).error() == SetUpError{not_taken});
  // O has a line in each of the three upper boards, but X won the first one. So the game goes on,
  // unless O is said to have won it.
  const std::string rows = "OOOOOOOOO|XXX.XX.XX|.XX......|";
  CHECK(set_up_board(rows, {x, o, o}).value().status() == Status::next(x));
  CHECK(set_up_board(rows, {o, o, o}).value().status() == Status::won(o));
}

TEST_CASE("each position of play with the opening swap2 can be set up with the last choice", "[set up]") {
  const CataloguePosition start = find_game("gomoku-swap2").value();
  watch(start, 80, 40, [&](const Watched<CataloguePosition>& watched) {
    const CataloguePosition& position = watched.position();
    const auto marks = marks_of(picture(position));
    const SetUp wanted{.marks = marks, .turn = position.turn(), .last = watched.last(), .choice = watched.choice()};
    CHECK(start.set_up(wanted) == position);
  });
}

TEST_CASE("impossible positions of the opening swap2 are refused", "[set up]") {
  using enum SetUpFault;
  const CataloguePosition start = find_game("gomoku-swap2").value();
  const auto error = [&](std::string drawn, std::optional<int> choice, std::optional<Player> turn = std::nullopt) {
    drawn.resize(225, '.');
    const auto marks = marks_of(drawn);
    const auto position = start.set_up({.marks = marks, .turn = turn, .choice = choice});
    return position ? std::nullopt : std::optional{position.error()};
  };
  constexpr int stay = 0;
  constexpr int swap = 1;
  constexpr int add = 2;
  CHECK(start.set_up({.marks = {}}).error() == SetUpError{wrong_size});
  CHECK(error("X", std::nullopt, Player::x) == std::nullopt);
  CHECK(error("X", std::nullopt, Player::o) == SetUpError{wrong_turn});
  CHECK(error("XX", std::nullopt) == SetUpError{wrong_turn});
  CHECK(error("XOX", std::nullopt) == std::nullopt);
  CHECK(error("XOXO", std::nullopt) == SetUpError{wrong_choice});
  for (const int choice : {stay, swap}) {
    CHECK(error("XO", choice) == SetUpError{wrong_choice});
    CHECK(error("XOX", choice, Player::o) == std::nullopt);
    CHECK(error("XOX", choice, Player::x) == SetUpError{wrong_turn});
  }
  CHECK(error("XO", add) == SetUpError{wrong_choice});
  CHECK(error("XOX", add, Player::o) == std::nullopt);
  CHECK(error("XOXO", add, Player::o) == std::nullopt);
  CHECK(error("XOXOX", add, Player::x) == std::nullopt);
  CHECK(error("XOXOX", add, Player::o) == SetUpError{wrong_turn});
  CHECK(error("XOXOXO", add) == SetUpError{wrong_choice});
  for (const int unknown : {-1, 3}) CHECK(error("XOX", unknown) == SetUpError{wrong_choice});
}

TEST_CASE("what a game does not take is refused", "[set up]") {
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    INFO(id);
    const std::vector<std::optional<Player>> marks(static_cast<std::size_t>(start.size().squares()));
    const std::vector<std::optional<Player>> boards(9);
    const std::vector<Square> order{Square{0}};
    const auto fault = [&](const SetUp& wanted) {
      const auto position = start.set_up(wanted);
      return position ? std::nullopt : std::optional{position.error().fault};
    };
    CHECK(start.set_up({.marks = marks}) == start);
    CHECK((fault({.marks = marks, .order = order}) == SetUpFault::not_taken) == !id.contains("infinite"));
    CHECK((fault({.marks = marks, .boards = boards}) == SetUpFault::not_taken) == !id.contains("open-boards"));
    CHECK((fault({.marks = marks, .choice = 0}) == SetUpFault::not_taken) == !id.contains("swap2"));
  }
}

TEST_CASE("in Ultimate the last mark decides the board of the next move", "[set up]") {
  std::vector<std::optional<Player>> marks(81);
  marks[40] = Player::x;
  const Ultimate sent = Ultimate{}.set_up({.marks = marks, .last = Square{40}}).value();
  CHECK(sent.forced_board() == 4);
  CHECK(sent == try_play(Ultimate{}, Square{40}).value());
  CHECK(Ultimate{}.set_up({.marks = marks}).value().forced_board() == std::nullopt);
}

TEST_CASE("a given last mark has to be possible", "[set up]") {
  using enum SetUpFault;
  const auto error = [](const auto& game, std::string_view picture, Square last) {
    const auto marks = marks_of(picture);
    const auto position = game.set_up({.marks = marks, .last = last});
    return position ? std::nullopt : std::optional{position.error()};
  };
  CHECK(error(TicTacToe{}, "XO.|...|...", Square{1}) == std::nullopt);
  CHECK(error(TicTacToe{}, "XO.|...|...", Square{0}) == SetUpError{wrong_last, Square{0}});
  CHECK(error(TicTacToe{}, "XXX|OO.|...", Square{2}) == std::nullopt);
  CHECK(error(TicTacToe{}, "XXX|OO.|O.X", Square{8}) == SetUpError{ended_before, Square{0}});
  CHECK(error(TicTacToe{}, "XXX|OO.|..X", Square{8}).value().fault == wrong_turn);
  CHECK(error(TicTacToe{}, "XXX|OOX|OO.", Square{5}) == SetUpError{wrong_last, Square{5}});
  const std::string above = ".......|.......|.......|.......|";
  CHECK(error(ConnectFour{}, above + "...O...|...XX..", Square{39}) == std::nullopt);
  CHECK(error(ConnectFour{}, above + "...O...|...XX..", Square{38}) == SetUpError{wrong_last, Square{38}});
}

TEST_CASE("without a given turn the player with fewer marks moves, or X if marks are equal", "[set up]") {
  CHECK(set_up(TicTacToe{}, "...|...|...").value().turn() == Player::x);
  CHECK(set_up(TicTacToe{}, "X..|...|...").value().turn() == Player::o);
  CHECK(set_up(TicTacToe{}, "O..|...|...").value().turn() == Player::x);
  CHECK(set_up(TicTacToe{}, "XO.|...|...").value().turn() == Player::x);
  CHECK(set_up(TicTacToe{}, "XO.|...|...", Player::o).value().turn() == Player::o);
}

TEST_CASE("a set-up that is refused gives the fault and its square", "[set up]") {
  using enum SetUpFault;
  CHECK(error_of(TicTacToe{}, "XO.|...") == SetUpError{wrong_size});
  CHECK(error_of(TicTacToe{}, "XO.|...|...|...") == SetUpError{wrong_size});
  CHECK(error_of(TicTacToe{}, "XX.|...|...") == SetUpError{wrong_turn});
  CHECK(error_of(TicTacToe{}, "X..|...|...", Player::x) == SetUpError{wrong_turn});
  CHECK(error_of(TicTacToe{}, "XXX|OOO|...", Player::o) == SetUpError{ended_before, Square{3}});
  CHECK(error_of(TicTacToe{}, "OO.|XXX|O.X", Player::x) == SetUpError{wrong_turn});
  CHECK(error_of(TicTacToe{}, "OO.|XXX|O..", Player::x) == SetUpError{ended_before, Square{3}});

  const std::string above = ".......|.......|.......|.......|";
  CHECK(error_of(ConnectFour{}, above + "...X...|.......") == SetUpError{floating_mark, Square{31}});
  CHECK(error_of(ConnectFour{}, above + "...X...|...O...", Player::x) == SetUpError{no_last_mark});
  CHECK(set_up(ConnectFour{}, above + "...X...|...O...", Player::o).has_value());
  // Four X in a row, all below marks of O. The game ended before these marks.
  CHECK(error_of(ConnectFour{}, above + "OOOO...|XXXX...", Player::x) == SetUpError{ended_before, Square{35}});
  CHECK(error_of(ConnectFour{}, above + "OOO....|XXXX...", Player::o) == std::nullopt);
  CHECK(error_of(ConnectFour{}, above + "OOO...O|XXXXX.O", Player::x) == SetUpError{ended_before, Square{35}});
}

TEST_CASE("two lines are possible only if one mark completes both", "[set up]") {
  const LineGame<LineRules{.size = {.columns = 5, .rows = 3}, .in_a_row = 3}> game;
  CHECK(set_up(game, "XXXXX|O.O.O|O....", Player::o).value().status() == Status::won(Player::x));
  CHECK(error_of(game, "XXX..|OOO.O|XXX.O", Player::o) == SetUpError{SetUpFault::ended_before, Square{5}});
  CHECK(error_of(game, "XXX..|OO.O.|XXX.O", Player::o).has_value());
}

TEST_CASE("a fault has its own code, and a sentence", "[set up]") {
  std::map<std::string_view, SetUpFault> codes;
  for (const SetUpFault fault : set_up_faults) {
    CHECK(codes.emplace(code(fault), fault).second);
    CHECK_FALSE(sentence(fault).empty());
  }
}

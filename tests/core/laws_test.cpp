// The laws of games: every game of the catalogue obeys them, and each of them can be broken.

#include "noughts/testing/laws.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue_games.hpp"
#include "liar.hpp"
#include "lie.hpp"
#include "nim.hpp"
#include "noughts/match/match.hpp"
#include "noughts/text/notation.hpp"
#include "particular_liars.hpp"
#include "picture.hpp"
#include "random_play.hpp"
#include "small_games.hpp"
#include "treblecross.hpp"
#include "two_marks.hpp"

using namespace noughts;

namespace {

/// What is broken by a lie.
struct Case {
  Lie lie;
  std::string_view concept_name;
  std::string_view law;  // how its sentence begins
};

std::vector<testing::BrokenLaw> broken_by(Lie lie, const auto& game, int games = 24) {
  present_lie = lie;
  auto broken = testing::broken_laws(game.start(Player::x), {.games = games});
  present_lie = Lie::none;
  return broken;
}

bool has_law(const std::vector<testing::BrokenLaw>& broken, std::string_view concept_name, std::string_view law) {
  return std::ranges::any_of(broken, [&](const testing::BrokenLaw& one) {
    return one.concept_name == concept_name && one.law.starts_with(law);
  });
}

void check_cases(const std::vector<Case>& cases, const auto& game) {
  CHECK(to_string(broken_by(Lie::none, game)) == "");
  for (const auto& [lie, concept_name, law] : cases) {
    // Most lies are found in the first games.
    auto broken = broken_by(lie, game, 3);
    if (!has_law(broken, concept_name, law)) broken = broken_by(lie, game);
    INFO(law << "\n" << to_string(broken));
    CHECK(has_law(broken, concept_name, law));
  }
}

/// Three in a row on 3×3 with gravity, where a player has at most three marks. A fourth makes their
/// oldest mark vanish, and the marks above it fall.
class FallingMarks {
 public:
  using Move = BoardMove;
  static constexpr int capacity = 9;

  explicit FallingMarks(Player first = Player::x) : turn_{first} {}

  FallingMarks start(Player first) const { return FallingMarks{first}; }
  Player turn() const { return turn_; }
  Status status() const {
    for (const Player player : {other(turn_), turn_}) {
      if (!lines_of(player).empty()) return Status::won(player);
    }
    return Status::next(turn_);
  }
  std::vector<Move> legal_moves() const {
    std::vector<Move> moves;
    for (int column = 0; column < 3 && !status().is_over(); ++column) {
      int square = 6 + column;
      while (square >= 0 && mark(Square{square}).age > 0) square -= 3;
      if (square >= 0) moves.emplace_back(Square{square});
    }
    return moves;
  }
  void play_unchecked(Move move) {
    for (Mark& mark : marks_) mark.age += mark.owner == turn_ && mark.age > 0 ? 1 : 0;
    marks_[static_cast<std::size_t>(move.square().index())] = {.owner = turn_, .age = 1};
    for (std::size_t square = 0; square < marks_.size(); ++square) {
      if (marks_[square].age <= 3) continue;
      for (std::size_t falls = square; falls >= 3; falls -= 3) marks_[falls] = marks_[falls - 3];
      marks_[square % 3] = {};
    }
    turn_ = other(turn_);
  }
  std::uint64_t hash() const {
    std::uint64_t hash = static_cast<std::uint64_t>(turn_);
    for (const Mark& mark : marks_)
      hash = hash * 8 + static_cast<std::uint64_t>(mark.age) * 2 + static_cast<std::uint64_t>(mark.owner);
    return hash * 0x9e3779b97f4a7c15U;
  }
  friend bool operator==(const FallingMarks&, const FallingMarks&) = default;

  BoardSize size() const { return {.columns = 3, .rows = 3}; }
  Board board() const {
    Board board = TicTacToe{}.board();
    board.gravity = true;
    return board;
  }
  std::optional<Player> owner(Square square) const {
    return mark(square).age > 0 ? std::optional{mark(square).owner} : std::nullopt;
  }
  std::vector<Line> won_lines() const {
    const auto winner = status().winner();
    return winner ? lines_of(*winner) : std::vector<Line>{};
  }
  bool can_repeat() const { return true; }
  std::optional<Square> vanishing_mark() const {
    for (const Square square : size().every_square()) {
      if (owner(square) == turn_ && mark(square).age == 3) return square;
    }
    return std::nullopt;
  }

 private:
  struct Mark {
    Player owner = Player::x;
    int age = 0;  // 1 for the newest mark of a player, 3 for the oldest, 0 for none
    friend bool operator==(const Mark&, const Mark&) = default;
  };

  const Mark& mark(Square square) const { return marks_[static_cast<std::size_t>(square.index())]; }
  std::vector<Line> lines_of(Player player) const {
    static const std::vector<Line> lines = TicTacToe{}.board().lines;
    std::vector<Line> owned;
    std::ranges::copy_if(lines, std::back_inserter(owned), [&](const Line& line) {
      return std::ranges::all_of(line, [&](Square square) { return owner(square) == player; });
    });
    return owned;
  }

  std::array<Mark, 9> marks_{};  // by square
  Player turn_;
};

static_assert(detail::HasVanishingMarks<FallingMarks> && GameWithRepetition<FallingMarks>);

/// A move of the game that is not legal now; none where all are.
std::optional<BoardMove> illegal_move(const GameOnBoard auto& position) {
  for (int number = 0; number < numbers_of_moves(position); ++number) {
    const BoardMove move = move_of_number(position, number);
    if (!can_play(position, move)) return move;
  }
  return std::nullopt;
}

}  // namespace

// traits_test.cpp checks each game's own type in more games.
TEST_CASE("every game of the catalogue obeys the laws of games when its type is forgotten", "[law]") {
  for (const auto& [id, start] : starts<CataloguePosition>()) {
    INFO(id);
    CHECK(to_string(testing::broken_laws(start, {.games = 8})) == "");
  }
}

TEST_CASE("Nim, Twenty-one, Hexapawn and Treblecross obey the laws of games", "[law]") {
  CHECK(to_string(testing::broken_laws(Nim{})) == "");
  CHECK(to_string(testing::broken_laws(TwentyOne{})) == "");
  CHECK(to_string(testing::broken_laws(Hexapawn{})) == "");
  CHECK(to_string(testing::broken_laws(Treblecross<9>{})) == "");
}

TEST_CASE("a game with two moves a turn obeys the laws of games", "[law]") {
  CHECK(to_string(testing::broken_laws(TwoMarks{}, {.games = 500})) == "");
}

TEST_CASE("a game in which others fall when a mark vanishes obeys the laws of games", "[law]") {
  CHECK(to_string(testing::broken_laws(FallingMarks{}, {.most_plies = 200})) == "");
}

TEST_CASE("each law can be broken, and says whose it is", "[law]") {
  check_cases(
      {
          {Lie::default_start, "Game", "A default-constructed position"},
          {Lie::start_turn, "Game", "In the position that `start(player)` gives"},
          {Lie::turn, "Game", "While a game goes on, `turn()`"},
          {Lie::no_moves, "Game", "A game that goes on has a legal move"},
          {Lie::moves_twice, "Game", "A list of moves has each move once"},
          {Lie::count, "Game", "A list of moves has each move once"},
          {Lie::contains, "Game", "A list of moves contains the moves that it lists"},
          {Lie::contains, "Game", "Legal moves can be played"},
          {Lie::chance, "Game", "A move in a position leads to one position"},
          {Lie::hash_of_path, "Game", "Equal positions have equal hashes"},
          {Lie::equality, "Game", "Equal positions have the same status"},
          {Lie::moves_after_end, "Game", "After the end of a game no move is legal"},
          {Lie::restart, "Game", "A game starts anew by the rules"},
          {Lie::hash, "Game", "Most different positions"},
          {Lie::capacity, "GameOnBoard", "A board has the size that the game tells"},
          {Lie::line_order, "GameOnBoard", "A board has each line once"},
          {Lie::small_boards_overlap, "GameOnBoard", "The small boards are squares"},
          {Lie::board_changes, "GameOnBoard", "The board is the same in all positions"},
          {Lie::off_board, "GameOnBoard", "A legal move marks a square of the board"},
          {Lie::line_while_going_on, "GameOnBoard", "No line has won while the game goes on"},
          {Lie::line_unknown, "GameOnBoard", "A line that has won is one of the lines"},
          {Lie::line_not_owned, "GameOnBoard", "The squares of a line that has won"},
          {Lie::mark_not_chosen, "GameOnBoard", "A move has a number of its own"},
          {Lie::name_lost, "GameOnBoard", "A move is found by its name"},
          {Lie::chosen_marks, "GameWithChoices", "The board says that marks are chosen"},
          {Lie::choice_name, "GameWithChoices", "There are at most 15 choices"},
          {Lie::choices_change, "GameWithChoices", "What a move can choose is the same"},
          {Lie::choice_without_name, "GameWithChoices", "A move that marks no square is one of the choices"},
          {Lie::mark_not_chosen, "GameWithChoices", "A move that marks a square chooses the mark"},
          {Lie::other_mark, "GameWithChoices", "A move that chooses a mark makes that mark"},
          {Lie::gravity, "GameOnBoard", "A game has gravity where its board says so"},
          {Lie::gravity_landing, "GameOnBoard", "Where marks fall, a move marks the lowest free square"},
          {Lie::small_board_turn, "GameWithSmallBoards", "In a small board that goes on"},
          {Lie::small_board_line_early, "GameWithSmallBoards", "A small board that goes on has no line"},
          {Lie::small_board_line_elsewhere, "GameWithSmallBoards", "A line that has won or closed a small board"},
          {Lie::set_up_turn, "GameWithSetUp", "A position of a game can be set up"},
          {Lie::set_up_size, "GameWithSetUp", "A set-up with too few squares"},
          {Lie::name_letters, "GameInText", "A name is lower-case letters and digits"},
          {Lie::name_lost, "GameInText", "A move is found by its name."},
          {Lie::name_shared, "GameInText", "A move has the same name in all positions"},
          {Lie::name_lost_later, "GameInText", "A move is found by its name, whether or not"},
          {Lie::name_of_anything, "GameInText", "`find_move` finds nothing"},
          {Lie::length_short, "GameOfKnownLength", "A game does not last longer"},
          {Lie::length_long, "GameOfKnownLength", "A game that is a draw has lasted"},
          {Lie::winning, "GameWithImmediateTactics", "The winning moves"},
          {Lie::safe, "GameWithImmediateTactics", "Where no move wins at once, the safe moves"},
          {Lie::same_mover, "GameWithImmediateTactics", "After each move the other player"},
          {Lie::random_unsafe, "GameWithImmediateTactics", "`play_random_safe_move` plays a safe move"},
          {Lie::random_never, "GameWithImmediateTactics", "`play_random_safe_move` can play each"},
          {Lie::random_after_end, "GameWithImmediateTactics", "`play_random_safe_move` plays nothing"},
          {Lie::threat_illegal, "GameWithThreatMoves", "The threat moves are legal."},
          {Lie::threat_missing, "GameWithThreatMoves", "The threat moves are the legal moves after which"},
          {Lie::passed, "GameWithThreatMoves", "Passing changes the player to move"},
          {Lie::local, "GameWithThreatMoves", "If passing loses to a threat"},
          {Lie::value, "GameWithEvaluator", "The value of a position"},
          {Lie::value_of_move, "GameWithEvaluator", "The value of a move"},
          {Lie::safe_given_threats, "GameWithThreats", "The safe moves given the threats"},
          {Lie::forced_loss, "GameWithThreats", "A move that is not safe loses in as many plies"},
          {Lie::forced_loss_changes, "GameWithThreats", "`plies_to_forced_loss()` is the same"},
          {Lie::hopeless, "GameWithThreats", "A player who cannot win any more does not win"},
          {Lie::hopeless, "GameWithThreats", "`can_still_win(player)` is true where some play wins"},
          {Lie::parity, "GameWithThreats", "Games that the same player wins"},
          {Lie::bound_win, "GameWithThreats", "An upper bound is not a win"},
          {Lie::bound, "GameWithThreats", "No play is better for the player to move"},
          {Lie::key_bits, "GameWithKey", "A key fits its bits"},
          {Lie::key, "GameWithKey", "Positions with the same key"},
          {Lie::canonical_twice, "GameWithMirror", "The canonical position of a canonical one"},
          {Lie::canonical_turn, "GameWithMirror", "The canonical position has the same player to move"},
          {Lie::canonical_moves, "GameWithMirror", "A position and its canonical one lead"},
      },
      Liar{});
}

TEST_CASE("each law of repetition and of vanishing marks can be broken", "[law]") {
  check_cases(
      {
          {Lie::repeats_never, "GameWithRepetition", "A position comes again only where `can_repeat()`"},
          {Lie::repeats_sometimes, "GameWithRepetition", "Whether positions can come again"},
          {Lie::vanishing_free, "GameOnBoard", "`vanishing_mark()` is a square with a mark"},
          {Lie::vanishing_stays, "GameOnBoard", "The vanishing mark is gone"},
          {Lie::vanishing_other, "GameOnBoard", "No other mark vanishes"},
          {Lie::key_shared, "GameWithKey", "Where positions can come again, those with the same key"},
      },
      RepeatingLiar{});
}

TEST_CASE("each law of openings can be broken", "[law]") {
  check_cases(
      {
          {Lie::opening_late, "opening", "A game begins with its opening"},
          {Lie::opening_wins, "opening", "No player wins before the opening is over"},
          {Lie::opening_again, "opening", "An opening that is over does not come again"},
          {Lie::opening_moves, "opening", "Once the opening is over, a move is the same move"},
          {Lie::opening_moves, "opening", "Once the opening is over, the game without"},
      },
      OpeningLiar{});
}

TEST_CASE("each law of keys and of the length of a game can be broken", "[law]") {
  CHECK(to_string(testing::broken_laws(CountingLiar<5, 10>{})) == "");
  CHECK(has_law(testing::broken_laws(CountingLiar<5, 10>{.from = 1}), "GameWithKey", "Every position has the key"));
  CHECK(has_law(testing::broken_laws(CountingLiar<5, 10>{.misere = true}), "GameWithKey",
                "Every position has the same outcome"));
  CHECK(has_law(testing::broken_laws(CountingLiar<5, 7>{}), "GameWithKey", "A game lasts no longer"));
  CHECK(has_law(testing::broken_laws(CountingLiar<4, 10>{}), "GameWithKey", "A key fits its bits"));
  CHECK(has_law(testing::broken_laws(CountingLiar<5, 0>{}), "GameWithKey", "A key has 1 to 64 bits"));
}

TEST_CASE("an evaluator that searches no moves breaks a law", "[law]") {
  CHECK(has_law(testing::broken_laws(CountingLiar<5, 10, 0>{}), "GameWithEvaluator", "`most_moves_searched`"));
}

TEST_CASE("a game may last as many plies as the laws allow, and no more", "[law]") {
  CHECK(to_string(testing::broken_laws(TicTacToe{}, {.most_plies = 9})) == "");
  CHECK(has_law(testing::broken_laws(TicTacToe{}, {.most_plies = 8}), "Game", "A game ends after a few hundred plies"));
}

TEST_CASE("a broken law tells the concept, the sentence, and a game that shows it", "[law]") {
  const auto broken = broken_by(Lie::turn, Liar{});
  REQUIRE(has_law(broken, "Game", "While a game goes on"));
  const auto found = std::ranges::find_if(broken, [](const auto& one) { return one.law.starts_with("While"); });
  CHECK(found->moves.size() == 3);
  CHECK(std::ranges::count(found->position, '.') == 6);
  CHECK(to_string(*found) ==
        "Game: While a game goes on, `turn()` is the player who moves next by its status. Broken after " +
            found->moves[0] + ", " + found->moves[1] + ", " + found->moves[2] + " (" + letter(found->first) +
            " moves first): " + found->position);
  // Without names a move is the number by which the terminal calls it.
  CHECK(to_string(testing::broken_laws(CountingLiar<5, 7>{}, {.games = 20})).contains("Broken after 1, 1, 1"));
}

TEST_CASE("a game that can go round in circles is told which trait it lacks", "[law]") {
  const auto broken = testing::broken_laws(UntoldRepetition{});
  REQUIRE(has_law(broken, "GameWithRepetition", "A position comes again only where `can_repeat()`"));
  CHECK(has_law(broken, "Game", "A game ends after a few hundred plies, unless it is a `GameWithRepetition`"));
  CHECK(to_string(broken).contains(", … 1000 moves (X moves first)"));
}

TEST_CASE("the same options find the same broken laws", "[law]") {
  CHECK(broken_by(Lie::key, Liar{}) == broken_by(Lie::key, Liar{}));
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
        std::vector<Transition> refused{Play{Square::off_every_board()}, Play{Square{0}, not_next}, Redo{}};
        if (const auto move = illegal_move(match.position())) refused.emplace_back(Play{*move});
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

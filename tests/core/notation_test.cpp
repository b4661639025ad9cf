#include "noughts/text/notation.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>

#include "nim.hpp"
#include "noughts/games/tic_tac_toe.hpp"

using namespace noughts;
using namespace std::string_view_literals;

namespace {

/// A match of random transitions, without refused ones.
CatalogueMatch random_match(std::mt19937& random) {
  CatalogueMatch match{catalogue()[0].start.start(random() % 2 == 0 ? Player::x : Player::o)};
  for (auto left = random() % 40; left > 0; --left) {
    const Square square{static_cast<int>(random() % 9)};
    const Player player = random() % 2 == 0 ? Player::x : Player::o;
    const Transition all[] = {Play{square}, Play{square},   Play{square}, Play{square, player}, Undo{}, Redo{},
                              Resign{},     Resign{player}, Next{},       Next{player}};
    [[maybe_unused]] const auto made = match.make(all[random() % std::size(all)]);
  }
  return match;
}

void check_error(std::string_view text, NotationError expected) {
  const auto match = parse_match(text);
  INFO(text.substr(0, 80));
  REQUIRE_FALSE(match.has_value());
  CHECK(match.error() == expected);
  CHECK(sentence(match.error()).ends_with('.'));
}

/// The text that is written now for the match of a text.
std::string rewritten(std::string_view text) {
  const auto match = parse_match(text);
  INFO(text.substr(0, 80));
  REQUIRE(match.has_value());
  return to_string(*match);
}

constexpr NotationError refused(std::size_t position, Refusal refusal) {
  return {NotationFault::refused_transition, position, refusal};
}

std::string transition_text(const Transition& transition) { return to_string(transition, TicTacToe{}); }

std::optional<Transition> transition_of(std::string_view text) { return parse_transition(text, TicTacToe{}); }

}  // namespace

TEST_CASE("a match's text is one line: game, first player, the current game's transitions", "[notation]") {
  CatalogueMatch match{catalogue()[0].start.start(Player::o)};
  CHECK(to_string(match) == "tic-tac-toe.O");
  REQUIRE(match.play(Square{4}));
  REQUIRE(match.make(Play{Square{6}, Player::x}));
  CHECK(to_string(match) == "tic-tac-toe.O.b2.a1");
  REQUIRE(match.undo());
  CHECK(to_string(match) == "tic-tac-toe.O.b2.a1.undo");
  REQUIRE(match.redo());
  REQUIRE(match.make(Resign{Player::o}));
  CHECK(to_string(match) == "tic-tac-toe.O.b2.a1.resign");
  REQUIRE(match.undo());
  REQUIRE(match.make(Resign{Player::x}));
  CHECK(to_string(match) == "tic-tac-toe.O.b2.a1.resign-X");
}

TEST_CASE("a match's text keeps only the number and the score of earlier games", "[notation]") {
  CHECK(rewritten("tic-tac-toe.X.resign.next") == "tic-tac-toe.O.game-2-0-1-0");
  CHECK(rewritten("tic-tac-toe.X.next-X.b2") == "tic-tac-toe.X.game-2-0-0-0.b2");
  // X wins by the top row, O resigns, a tie, O wins by the top row, and the fifth game is
  // abandoned.
  CHECK(rewritten("tic-tac-toe.X.a3.a2.b3.b2.c3.next.b2.resign-O.next.a3.b2.c1.b3.b1.a1.c3.c2.a2.next.a3.a2.b3.b2.c3."
                  "next.b2.a1.undo.next-O.c1.undo") == "tic-tac-toe.O.game-6-2-1-1.c1.undo");
  const auto match = parse_match("tic-tac-toe.O.game-6-2-1-1.c1.undo");
  REQUIRE(match.has_value());
  CHECK(match->number() == 6);
  CHECK(match->score() == Score{.x = 2, .o = 1, .ties = 1});
  CHECK((match->first() == Player::o && match->can_redo() && !match->can_undo()));
}

TEST_CASE("text of version 0.1 is read, and written as the current game", "[notation]") {
  CHECK(rewritten("tic-tac-toe.X") == "tic-tac-toe.X");
  CHECK(rewritten("tic-tac-toe.X.b2.a1.undo.c3") == "tic-tac-toe.X.b2.c3");
  CHECK(rewritten("tic-tac-toe.O.b2.a1-X.undo.redo.resign-O.next.next-X.resign") ==
        "tic-tac-toe.X.game-3-1-0-0.resign");
  CHECK(rewritten("tic-tac-toe.O.b2.a1-X.undo.redo.undo.c3.resign-O.next.a3.b3.a2.b2.a1.next.resign") ==
        "tic-tac-toe.O.game-3-2-0-0.resign");
  CHECK(rewritten("tic-tac-toe.X.b2.resign.undo.a1.undo.undo") == "tic-tac-toe.X.b2.a1.undo.undo");
}

TEST_CASE("a text is as long as the current game needs, after any earlier games", "[notation]") {
  std::string text = "tic-tac-toe.X";
  for (int game = 1; game < 10'000; ++game) text += ".a3.a2.b3.b2.undo.b2-O.c3-X.undo.redo.next-X";
  text += ".b2";
  CHECK(rewritten(text) == "tic-tac-toe.X.game-10000-9999-0-0.b2");

  text = "tic-tac-toe.X.b2";
  for (int pair = 0; pair < 100'000; ++pair) text += ".undo.redo";
  CHECK(rewritten(text) == "tic-tac-toe.X.b2");
}

TEST_CASE("a text reads as its match", "[notation]") {
  const auto match = parse_match("tic-tac-toe.X.a3.b2.undo.c1");
  REQUIRE(match.has_value());
  CHECK(std::ranges::equal(match->moves(), std::array{Square{0}, Square{8}}));
  CHECK(match->first() == Player::x);
}

TEST_CASE("a match's text reads back as the same match with the same text", "[notation]") {
  std::mt19937 random{5};
  for (int round = 0; round < 500; ++round) {
    const CatalogueMatch match = random_match(random);
    const std::string text = to_string(match);
    INFO(text);
    CHECK(text.find_first_not_of("abcdefghijklmnopqrstuvwxyzXO0123456789-.") == std::string::npos);
    const auto read = parse_match(text);
    REQUIRE(read.has_value());
    CHECK(*read == match);
    CHECK(read->position() == match.position());
    CHECK(to_string(*read) == text);
  }
}

TEST_CASE("a transition's text has its kind, its player and its moment", "[notation]") {
  const Moment at{.game = 2, .ply = 15};
  const std::pair<Transition, std::string_view> texts[] = {
      {Play{Square{4}}, "b2"},
      {Play{Square{4}, Player::x}, "b2-X"},
      {Play{Square{4}, Player::x, at}, "b2-X-2-15"},
      {Play{.move = Square{4}, .at = at}, "b2-2-15"},
      {Undo{}, "undo"},
      {Undo{at}, "undo-2-15"},
      {Redo{}, "redo"},
      {Redo{Moment{.game = 1, .ply = 0}}, "redo-1-0"},
      {Resign{}, "resign"},
      {Resign{Player::o}, "resign-O"},
      {Resign{Player::o, at}, "resign-O-2-15"},
      {Resign{.at = at}, "resign-2-15"},
      {Next{}, "next"},
      {Next{Player::x}, "next-X"},
      {Next{Player::x, at}, "next-X-2-15"},
      {Next{.at = Moment{.game = 1'000'000'000, .ply = 7}}, "next-1000000000-7"},
  };
  for (const auto& [transition, text] : texts) {
    INFO(text);
    CHECK(transition_text(transition) == text);
    CHECK(transition_of(text) == transition);
  }
  CHECK(transition_of("c9") == Transition{Play{Square::off_every_board()}});
}

TEST_CASE("text that is not a transition is refused", "[notation]") {
  for (const std::string_view text : {"",
                                      "-",
                                      "undo-",
                                      "undo-X",
                                      "redo-O",
                                      "undo-X-2-5",
                                      "undo-2",
                                      "undo-2-",
                                      "undo--5",
                                      "undo-2-5-",
                                      "undo-2-5-1",
                                      "undo-0-5",
                                      "undo-02-5",
                                      "undo-2-05",
                                      "undo-+2-5",
                                      "undo-2--5",
                                      "undo-2-5.5",
                                      "undo- 2-5",
                                      "undo-2-5-X",
                                      "undo-99999999999-5",
                                      "resign-",
                                      "resign-x",
                                      "resign-Z",
                                      "resign-XO",
                                      "resign-O-2",
                                      "resign-O-2-5-X",
                                      "resign-X-O",
                                      "b2-",
                                      "b2-2",
                                      "b2-X-",
                                      "b2-X-2",
                                      "b2-X-2-5-",
                                      "B2",
                                      "b02",
                                      "bb",
                                      "game-2-0-0-0",
                                      "Undo",
                                      "undo ",
                                      "next-game",
                                      "\xd0\xb2"
                                      "2"}) {
    INFO(text);
    CHECK_FALSE(transition_of(text));
  }
}

TEST_CASE("a transition in a text may have a moment, and is refused at any other moment", "[notation]") {
  CHECK(rewritten("tic-tac-toe.X.b2-X-1-0.a1-1-1.undo-1-2.next-1-1.b2-O-2-0") == "tic-tac-toe.O.game-2-0-0-0.b2");
  CHECK(rewritten("tic-tac-toe.O.game-4-2-0-1.b2-4-0") == "tic-tac-toe.O.game-4-2-0-1.b2");
  check_error("tic-tac-toe.X.b2.next-1-1.next-1-1", refused(26, MatchConflict::out_of_date));
}

TEST_CASE("a number and a score that no match can reach are refused", "[notation]") {
  for (const std::string_view part : {"game-1-0-0-0", "game-0-0-0-0", "game-2-2-0-0", "game-4-2-1-1",
                                      "game-1000000001-0-0-0", "game-9-2147483647-2147483647-2147483647"}) {
    check_error("tic-tac-toe.X." + std::string{part} + ".b2", {NotationFault::impossible_score, 14});
  }
  for (const std::string_view part :
       {"game", "game-", "game-2", "game-2-0-0", "game-2-0-0-0-0", "game-02-0-0-0", "game-2--0-0", "game-2-0-0-",
        "game-X-0-0-0", "game-99999999999-0-0-0", "game-2-0-0-0x", "Game-2-0-0-0"}) {
    check_error("tic-tac-toe.X." + std::string{part} + ".b2", {NotationFault::unknown_transition, 14});
  }
  check_error("tic-tac-toe.X.b2.game-2-0-0-0", {NotationFault::unknown_transition, 17});
  check_error("tic-tac-toe.X.game-2-0-0-0.game-2-0-0-0", {NotationFault::unknown_transition, 27});
  CHECK(rewritten("tic-tac-toe.X.game-1000000000-999999999-0-0") == "tic-tac-toe.X.game-1000000000-999999999-0-0");
  CHECK(rewritten("tic-tac-toe.X.game-1000000000-999999999-0-0.next.next.resign") ==
        "tic-tac-toe.X.game-1000000000-999999999-0-0.resign");
}

TEST_CASE("malformed text is refused at its first wrong place", "[notation]") {
  check_error("", {NotationFault::unknown_game, 0});
  check_error("chess.X", {NotationFault::unknown_game, 0});
  check_error("Tic-tac-toe.X", {NotationFault::unknown_game, 0});
  check_error("tic-tac-toe", {NotationFault::unknown_player, 11});
  check_error("tic-tac-toe.", {NotationFault::unknown_player, 12});
  check_error("tic-tac-toe.x.b2", {NotationFault::unknown_player, 12});
  check_error("tic-tac-toe.XO", {NotationFault::unknown_player, 12});
  check_error("tic-tac-toe.X.", {NotationFault::unknown_transition, 14});
  check_error("tic-tac-toe.X.b2.", {NotationFault::unknown_transition, 17});
  check_error("tic-tac-toe.X..b2", {NotationFault::unknown_transition, 14});
  check_error("tic-tac-toe.X.b2 ", {NotationFault::unknown_transition, 14});
  check_error("tic-tac-toe.X.b2\n", {NotationFault::unknown_transition, 14});
  check_error("tic-tac-toe.X.B2", {NotationFault::unknown_transition, 14});
  check_error("tic-tac-toe.X.a1.b02", {NotationFault::unknown_transition, 17});
  check_error("tic-tac-toe.X.a1.undo-X", {NotationFault::unknown_transition, 17});
  check_error("tic-tac-toe.X.a1-", {NotationFault::unknown_transition, 14});
  check_error("tic-tac-toe.X.a1-Z", {NotationFault::unknown_transition, 14});
  check_error("tic-tac-toe.X.b2\0.a1"sv, {NotationFault::unknown_transition, 14});
  check_error(
      "tic-tac-toe.X.\xd0\xb2"
      "2",
      {NotationFault::unknown_transition, 14});  // a Cyrillic letter that looks like b
}

TEST_CASE("a transition that the rules refuse gives its place and reason", "[notation]") {
  check_error("tic-tac-toe.X.b2.b2", refused(17, Conflict::square_already_filled));
  check_error("tic-tac-toe.X.b2.d1", refused(17, Conflict::square_off_board));
  check_error("tic-tac-toe.X.b2-O", refused(14, MatchConflict::not_your_turn));
  check_error("tic-tac-toe.X.a3.a2.b3.b2.c3.c2", refused(29, Conflict::game_already_ended));
  check_error("tic-tac-toe.X.undo", refused(14, MatchConflict::nothing_to_undo));
  check_error("tic-tac-toe.X.redo", refused(14, MatchConflict::nothing_to_redo));
  check_error("tic-tac-toe.X.resign.resign", refused(21, Conflict::game_already_ended));
}

TEST_CASE("a megabyte of rubbish is refused in any place", "[notation]") {
  const std::string megabyte(1'000'000, 'b');
  check_error(megabyte, {NotationFault::unknown_game, 0});
  check_error("tic-tac-toe." + megabyte, {NotationFault::unknown_player, 12});
  check_error("tic-tac-toe.X." + megabyte, {NotationFault::unknown_transition, 14});
  check_error(std::string(1'000'000, '.'), {NotationFault::unknown_game, 0});
}

TEST_CASE("a text with one character changed is refused, or reads as a valid match", "[notation]") {
  std::mt19937 random{6};
  for (int round = 0; round < 5'000; ++round) {
    const std::string original = to_string(random_match(random));
    std::string changed = original;
    const std::size_t place = random() % changed.size();
    switch (random() % 3) {
      case 0: changed[place] = static_cast<char>(random() % 256); break;
      case 1: changed.erase(place, 1); break;
      case 2: changed.insert(place, 1, "abc123XO.-undoresign"[random() % 20]); break;
    }
    INFO(original << " -> " << changed);
    const auto match = parse_match(changed);
    if (match) {
      CHECK(parse_match(to_string(*match)) == match);
      CHECK(to_string(parse_match(to_string(*match)).value()) == to_string(*match));
    } else {
      CHECK(match.error().position <= changed.size());
    }
  }
}

TEST_CASE("each fault of a text has its own code, a refused transition its conflict's code", "[notation]") {
  CHECK(code(parse_match("chess.X").error()) == "unknown-game");
  CHECK(code(parse_match("tic-tac-toe.Z").error()) == "unknown-player");
  CHECK(code(parse_match("tic-tac-toe.X.game-1-0-0-0").error()) == "impossible-score");
  CHECK(code(parse_match("tic-tac-toe.X.castle").error()) == "unknown-transition");
  CHECK(code(parse_match("tic-tac-toe.X.undo-1-1").error()) == "out-of-date");
  CHECK(code(parse_match("tic-tac-toe.X.b2.b2").error()) == "square-already-filled");
}

TEST_CASE("a match of a game from outside the library reads back from its text", "[notation]") {
  Match<Nim> match{Nim::start(Player::o)};
  REQUIRE(match.play({.heap = 0, .number = 3}));
  REQUIRE(match.resign());
  match.next();
  REQUIRE(match.play({.heap = 1, .number = 4}));
  REQUIRE(match.play({.heap = 2, .number = 2}));
  REQUIRE(match.undo());
  CHECK(to_string(match, "nim") == "nim.X.game-2-0-1-0.b4.c2.undo");
  CHECK(parse_match("nim.X.game-2-0-1-0.b4.c2.undo", "nim", Nim{}) == match);
  CHECK(parse_match("nim.O.a3.resign.next.b4.c2.undo", "nim", Nim{}) == match);

  const BasicTransition<Nim::Move> taken =
      BasicPlay<Nim::Move>{.move = {.heap = 2, .number = 5}, .at = Moment{.game = 3, .ply = 1}};
  CHECK(to_string(taken, Nim{}) == "c5-3-1");
  CHECK(parse_transition("c5-3-1", Nim{}) == taken);
  CHECK_FALSE(parse_transition("d1", Nim{}));

  const auto error_of = [](std::string_view text) { return parse_match(text, "nim", Nim{}).error(); };
  CHECK(error_of("nin.X") == NotationError{NotationFault::unknown_game, 0});
  CHECK(error_of("nim.X.d1") == NotationError{NotationFault::unknown_transition, 6});
  CHECK(error_of("nim.X.b4.b1") == refused(9, Conflict::move_not_legal));
}

TEST_CASE("a game from outside the library on a board writes moves by names of squares", "[notation]") {
  using Wide = LineGame<LineRules{.size = {.columns = 5, .rows = 2}, .in_a_row = 3}>;
  Match<Wide> match;
  REQUIRE(match.play("e1"_sq));
  CHECK(to_string(match, "wide") == "wide.X.e1");
  CHECK(parse_match("wide.X.e1", "wide", Wide{}) == match);
}

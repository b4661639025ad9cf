#include "noughts/text/notation.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <iterator>
#include <random>
#include <string>
#include <string_view>

#include "noughts/games/tic_tac_toe.hpp"
#include "picture.hpp"

using namespace noughts;
using namespace std::string_view_literals;

namespace {

/// A match of random transitions, refused ones left out.
CatalogueMatch random_match(std::mt19937& random) {
  CatalogueMatch match{catalogue()[0].start.start(random() % 2 == 0 ? Player::x : Player::o)};
  for (auto left = random() % 40; left > 0; --left) {
    const Square square{static_cast<int>(random() % 9)};
    const Player player = random() % 2 == 0 ? Player::x : Player::o;
    const Transition all[] = {Play{square}, Play{square},   Play{square}, Play{square, player}, Undo{}, Redo{},
                              Resign{},     Resign{player}, Next{},       Next{player}};
    static_cast<void>(match.make(all[random() % std::size(all)]));
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

constexpr NotationError refused(std::size_t position, Conflict conflict) {
  return {NotationFault::refused_transition, position, conflict};
}

}  // namespace

TEST_CASE("a match is one line: the game, who moved first, and what has happened", "[notation]") {
  CatalogueMatch match{catalogue()[0].start.start(Player::o)};
  CHECK(to_string(match) == "tic-tac-toe.O");
  const Transition all[] = {
      Play{Square{4}}, Play{Square{6}, Player::x}, Undo{}, Redo{}, Resign{Player::o}, Next{}, Next{Player::x},
      Resign{}};
  for (const Transition& transition : all) REQUIRE(match.make(transition));
  CHECK(to_string(match) == "tic-tac-toe.O.b2.a1-X.undo.redo.resign-O.next.next-X.resign");
}

TEST_CASE("a text leads to the match that it tells of", "[notation]") {
  const auto match = parse_match("tic-tac-toe.X.a3.b2.undo.c1");
  REQUIRE(match.has_value());
  CHECK(picture(match->position()) == "X..|...|..O");
  CHECK(match->first() == Player::x);
}

TEST_CASE("what is printed reads back as the same match, and prints the same again", "[notation]") {
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

TEST_CASE("what is malformed is refused at the place where it goes wrong", "[notation]") {
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

TEST_CASE("what the rules do not allow is refused at its place, and says why", "[notation]") {
  check_error("tic-tac-toe.X.b2.b2", refused(17, Conflict::square_already_filled));
  check_error("tic-tac-toe.X.b2.d1", refused(17, Conflict::square_off_board));
  check_error("tic-tac-toe.X.b2-O", refused(14, Conflict::not_your_turn));
  check_error("tic-tac-toe.X.a3.a2.b3.b2.c3.c2", refused(29, Conflict::game_already_ended));
  check_error("tic-tac-toe.X.undo", refused(14, Conflict::nothing_to_undo));
  check_error("tic-tac-toe.X.redo", refused(14, Conflict::nothing_to_redo));
  check_error("tic-tac-toe.X.resign.resign", refused(21, Conflict::game_already_ended));
}

TEST_CASE("a megabyte of rubbish is refused, wherever it stands", "[notation]") {
  const std::string megabyte(1'000'000, 'b');
  check_error(megabyte, {NotationFault::unknown_game, 0});
  check_error("tic-tac-toe." + megabyte, {NotationFault::unknown_player, 12});
  check_error("tic-tac-toe.X." + megabyte, {NotationFault::unknown_transition, 14});
  check_error(std::string(1'000'000, '.'), {NotationFault::unknown_game, 0});
}

TEST_CASE("a text with any one character changed is refused, or is the one text of another match", "[notation]") {
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
      CHECK(to_string(*match) == changed);
    } else {
      CHECK(match.error().position <= changed.size());
    }
  }
}

TEST_CASE("each fault of a text has a code of its own, and a refused transition the code of its conflict",
          "[notation]") {
  CHECK(code(parse_match("chess.X").error()) == "unknown-game");
  CHECK(code(parse_match("tic-tac-toe.Z").error()) == "unknown-player");
  CHECK(code(parse_match("tic-tac-toe.X.castle").error()) == "unknown-transition");
  CHECK(code(parse_match("tic-tac-toe.X.b2.b2").error()) == "square-already-filled");
}

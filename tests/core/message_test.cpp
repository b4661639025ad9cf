#include "noughts/replica/message.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "noughts/text/notation.hpp"

using namespace noughts;

namespace {

const std::string hash_a = "ba7816bf8f01cfea414140de5dae2223";  // of "abc"
const std::string hash_b = "e3b0c44298fc1c149afbf4c8996fb924";  // of ""

Record record() {
  return {.seat = Player::o,
          .previous = {.count = 3, .head = hash_of("abc")},
          .seen = {.count = 4, .head = hash_of("")},
          .situation = hash_of("abc"),
          .action = Mark{"b2"_sq}};
}

const std::string record_text = "O_3_" + hash_a + "_4_" + hash_b + "_" + hash_a + "_b2";

}  // namespace

TEST_CASE("an action is one word that reads back", "[replica]") {
  const std::vector<std::pair<Action, std::string>> all{
      {Mark{"c10"_sq}, "c10"},
      {Mark{.square = "c10"_sq, .mark = Player::x}, "c10x"},
      {Mark{.square = "b2"_sq, .mark = Player::o}, "b2o"},
      {Pick{"swap"}, "pick-swap"},
      {Resignation{}, "resign"},
      {TimeUp{}, "time-up"},
      {TooLate{}, "too-late"},
      {Ask{{.kind = Request::Kind::undo, .ply = 4}}, "ask-undo-4"},
      {Ask{{.kind = Request::Kind::next}}, "ask-next"},
      {Ask{{.kind = Request::Kind::game, .game = "line-5x4-3"}}, "ask-game-line-5x4-3"},
      {Accept{7}, "accept-7"},
      {Decline{0}, "decline-0"},
      {Withdraw{12}, "withdraw-12"},
      {Acknowledge{}, "seen"},
  };
  for (const auto& [action, text] : all) {
    CHECK(to_string(action) == text);
    CHECK(parse_action(text) == action);
  }
}

TEST_CASE("text that is not an action is refused", "[replica]") {
  for (const char* text : {"",
                           "B2",
                           "b0",
                           "x",
                           "b2X",
                           "b2xo",
                           "resign-",
                           "ask",
                           "ask-undo",
                           "ask-undo-",
                           "ask-undo-04",
                           "ask-undo--1",
                           "ask-next-1",
                           "ask-game-",
                           "ask-game-Ultimate",
                           "ask-game-a.b",
                           "accept",
                           "accept-x",
                           "pick",
                           "pick-",
                           "pick-Swap",
                           "pick-swap2",
                           "pick-aaaaaaaaaaaaaaaaa",
                           "decline-1-2",
                           "seen "}) {
    CHECK_FALSE(parse_action(text));
  }
  CHECK(parse_action("ask-game-" + std::string(64, 'a')));
  CHECK_FALSE(parse_action("ask-game-" + std::string(65, 'a')));
}

TEST_CASE("a record is one line, is hashed without its seal, and reads back with it", "[replica]") {
  Record sealed = record();
  sealed.seal = "Ab-_9";
  CHECK(to_string(record()) == record_text);
  CHECK(with_seal(sealed) == record_text + ".Ab-_9");
  CHECK(parse_record(record_text) == record());
  CHECK(parse_record(record_text + ".Ab-_9") == sealed);
  CHECK(hash_of(sealed) == hash_of(record()));
  CHECK(hash_of(record()) == hash_of(record_text));
  CHECK((record().number() == 3 && record().time() == 7));
}

TEST_CASE("a record says how long its move took where a clock runs", "[replica]") {
  Record timed = record();
  timed.spent = 37;
  CHECK(to_string(timed) == record_text + "_37");
  CHECK(parse_record(record_text + "_37") == timed);
  CHECK(parse_record(record_text + "_1000000"));
  for (const char* spent : {"_", "_-1", "_037", "_1000001", "_3_7", "_x"})
    CHECK_FALSE(parse_record(record_text + spent));
}

TEST_CASE("a record with any fault is refused", "[replica]") {
  for (std::size_t i = 0; i < record_text.size(); ++i) {
    CHECK_FALSE(parse_record(record_text.substr(0, i)));
    std::string changed = record_text;
    changed[i] = '~';
    CHECK_FALSE(parse_record(changed));
  }
  for (const std::string& text :
       {record_text + ".", record_text + ".a.b", record_text + ".a~", record_text + "_", "_" + record_text,
        record_text + "." + std::string(201, 'a'), "Z" + record_text.substr(1), "O_03" + record_text.substr(3),
        "O_1000000001" + record_text.substr(3)}) {
    CHECK_FALSE(parse_record(text));
  }
}

TEST_CASE("a message is its version and its parts, and reads back", "[replica]") {
  Record another = record();
  another.action = Resignation{};
  const PerSeat<ChainEnd> ends{{.count = 1, .head = hash_of("abc")}, {.count = 0, .head = hash_of("")}};
  const std::string ends_text = "1_" + hash_a + "_0_" + hash_b;
  const auto match = parse_match("tic-tac-toe.O.game-3-1-1-0").value();
  const std::vector<MessagePart> message{record(), Summary{.ends = ends}, Summary{.ends = ends, .asks = false},
                                         Checkpoint{.match = match, .chains = ends},
                                         Dispute{.first = record(), .second = another}};
  const std::string text = "noughts1~" + record_text + "~have_" + ends_text + "~has_" + ends_text + "~from_" +
                           ends_text + "_tic-tac-toe.O.game-3-1-1-0~dispute~" + record_text + "~" + to_string(another);
  CHECK(to_string(message) == text);
  CHECK(parse_message(text) == message);
  CHECK(parse_message("noughts1") == std::vector<MessagePart>{});
}

TEST_CASE("text that is not a message is refused at its first wrong part", "[replica]") {
  using enum MessageFault;
  const auto error = [](const std::string& text) { return parse_message(text).error(); };
  CHECK(error("") == MessageError{.fault = unknown_version, .position = 0});
  CHECK(error("noughts2~" + record_text) == MessageError{.fault = unknown_version, .position = 0});
  CHECK(error("noughts1~") == MessageError{.fault = unknown_part, .position = 9});
  CHECK(error("noughts1~" + record_text + "~") ==
        MessageError{.fault = unknown_part, .position = 10 + record_text.size()});
  CHECK(error("noughts1~" + record_text + "~hello") ==
        MessageError{.fault = unknown_part, .position = 10 + record_text.size()});
  CHECK(error("noughts1~have_1_" + hash_a + "_0_" + hash_b + "_") ==
        MessageError{.fault = unknown_part, .position = 9});
  CHECK(error("noughts1~from_1_" + hash_a + "_0_" + hash_b + "_chess.X") ==
        MessageError{.fault = unknown_part, .position = 9});
  // No start of a game is as long.
  const auto start_with_undone = [&](int undone) {
    std::string text = "noughts1~from_1_" + hash_a + "_0_" + hash_b + "_tic-tac-toe.X";
    for (int i = 0; i < undone; ++i) text += ".b2.undo";
    return text;
  };
  CHECK(parse_message(start_with_undone(20)).has_value());
  CHECK(error(start_with_undone(24)) == MessageError{.fault = unknown_part, .position = 9});
  // Records that agree are not a dispute.
  CHECK(error("noughts1~dispute~" + record_text + "~" + record_text) ==
        MessageError{.fault = unknown_part, .position = 9});
  CHECK(error(std::string(longest_message + 1, 'a')) == MessageError{.fault = too_long, .position = 0});
  for (const auto fault : {too_long, unknown_version, unknown_part, refused_record})
    CHECK((!code({.fault = fault}).empty() && !sentence({.fault = fault}).empty()));
}

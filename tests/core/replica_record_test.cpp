// The records of replicas: in any order, false or contradictory, forgotten, and too many.

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "noughts/replica/replica.hpp"
#include "replica_table.hpp"

using namespace noughts;

namespace {

/// A valid next record of a player.
Record record_of(const Replica& replica, const Action& action) {
  const Player seat = *replica.seat();
  return {.seat = seat,
          .previous = replica.history().end_of(seat),
          .seen = replica.history().end_of(other(seat)),
          .situation = replica.shown().hash(),
          .action = action};
}

std::string message_of(const Record& record) { return to_string(std::vector<MessagePart>{record}); }

/// The player to move first marks the middle, the other player resigns, and both ask for the next
/// game.
void play_game(Table& table) {
  const Player first = table.x().shown().match().first();
  table.mark(first, "b2"_sq);
  table.deliver();
  table.act(other(first), Resignation{});
  table.deliver();
  table.act(first, Ask{next});
  table.act(other(first), Ask{next});
  table.deliver();
}

}  // namespace

TEST_CASE("records may arrive in any order and more than once", "[replica]") {
  Replica x{CatalogueMatch{}, Player::x};
  Replica o{CatalogueMatch{}, Player::o};
  static_cast<void>(x.connect());
  std::vector<std::string> messages;
  for (const Action& action : {Action{Ask{next}}, Action{Withdraw{0}}, Action{Mark{"b2"_sq}}})
    messages.push_back(x.act(action).value().messages.at(0).text);
  for (const int i : {2, 1, 2, 0, 1, 0}) static_cast<void>(o.receive(messages[static_cast<std::size_t>(i)], both));
  CHECK(shown(o) == "tic-tac-toe.X.b2");
  CHECK(o.history().end_of(Player::x) == x.history().end_of(Player::x));
  CHECK(o.early(Player::x).empty());
}

TEST_CASE("a record of a player that the host does not vouch for changes nothing", "[replica]") {
  Table table;
  const Replica before = table.o();
  const std::string text = message_of(record_of(table.x(), Mark{"b2"_sq}));
  CHECK(table.o().receive(text, PerSeat<bool>{false, true}) == Effects{});
  CHECK(table.o() == before);
}

TEST_CASE("contradictory records are a dispute, which stops the match for all who receive it", "[replica]") {
  Table table;
  const std::string one = message_of(record_of(table.x(), Mark{"b2"_sq}));
  const std::string another = message_of(record_of(table.x(), Mark{"a1"_sq}));
  Replica watcher{CatalogueMatch{}, std::nullopt};
  static_cast<void>(watcher.receive(one, both));
  static_cast<void>(table.o().receive(one, both));
  const Effects effects = table.o().receive(another, both);
  REQUIRE(table.o().dispute());
  CHECK(effects.must_be_stored);
  REQUIRE(effects.messages.size() == 1);
  static_cast<void>(watcher.receive(effects.messages[0].text, both));
  CHECK(watcher.dispute() == table.o().dispute());
  CHECK(table.o().act(Mark{"c3"_sq}).error() == ReplicaConflict::disputed);
  CHECK(shown(table.o()) == "tic-tac-toe.X.b2");
  // A late spectator receives the dispute, too, and stores it.
  Replica late{CatalogueMatch{}, std::nullopt};
  for (const auto& message : watcher.receive(late.connect().messages.at(0).text, both).messages)
    static_cast<void>(late.receive(message.text, both));
  CHECK(late.dispute() == watcher.dispute());
  CHECK(parse_replica(to_string(late)).value().dispute() == late.dispute());
}

TEST_CASE("a record with a wrong previous or a wrong seen record is a dispute", "[replica]") {
  for (const bool names_own : {true, false}) {
    Table table;
    table.mark(Player::x, "b2"_sq);
    table.deliver();
    table.mark(Player::o, "a1"_sq);
    table.deliver();
    Record record = record_of(table.o(), Resignation{});
    (names_own ? record.previous : record.seen).head = hash_of("another");
    static_cast<void>(table.x().receive(message_of(record), both));
    CHECK(table.x().dispute());
  }
}

TEST_CASE("a dispute that the host does not vouch for does not stop the match", "[replica]") {
  Table table;
  const Record record = record_of(table.x(), Mark{"b2"_sq});
  Record another = record;
  another.action = Mark{"a1"_sq};
  const std::string dispute = to_string(std::vector<MessagePart>{Dispute{.first = record, .second = another}});
  static_cast<void>(table.o().receive(dispute, PerSeat<bool>{false, true}));
  CHECK_FALSE(table.o().dispute());
  static_cast<void>(table.o().receive(dispute, both));
  CHECK(table.o().dispute());
}

TEST_CASE("old games are forgotten, and a late spectator starts from a checkpoint that both players confirm",
          "[replica]") {
  Table table;
  for (int game = 1; game <= 20; ++game) {
    play_game(table);
    CHECK(table.x().history().records({}, 1000).size() <= 12);
  }
  CHECK(agreed(table.x()) == "tic-tac-toe.X.game-21-10-10-0");
  CHECK(table.x().history().base().match.number() >= 19);

  Replica late{CatalogueMatch{}, std::nullopt};
  const auto answers = table.x().receive(late.connect().messages.at(0).text, both);
  REQUIRE(answers.messages.size() == 1);
  const std::string true_text = answers.messages[0].text;

  // A checkpoint with another score, or without the host's word for both players, is not believed.
  auto parts = parse_message(true_text).value();
  auto& start = std::get<Checkpoint>(parts.at(0)).match;
  start = CatalogueMatch{start.start(), start.number(), Score{.x = 1}};
  const std::string false_text = to_string(parts);
  const Replica before = late;
  static_cast<void>(late.receive(false_text, both));
  CHECK(late.shown() == before.shown());
  static_cast<void>(late.receive(true_text, PerSeat<bool>{true, false}));
  CHECK(late.shown() == before.shown());

  static_cast<void>(late.receive(true_text, both));
  CHECK(shown(late) == shown(table.x()));
  CHECK(late.history().end_of(Player::o) == table.x().history().end_of(Player::o));
}

TEST_CASE("a late spectator with a record that contradicts the checkpoint notices the dispute", "[replica]") {
  Table table;
  play_game(table);
  std::vector<Record> records = table.x().history().records({}, 9);
  REQUIRE((records.size() == 4 && records[2].seat == Player::x && records[2].number() == 1));
  play_game(table);
  CHECK(table.x().history().base().chains[Player::x].count == 2);
  // The late spectator has only the first of O's records.
  Replica late{CatalogueMatch{}, std::nullopt};
  records[2].action = Withdraw{7};
  for (const std::size_t i : {0U, 1U, 2U}) static_cast<void>(late.receive(message_of(records[i]), both));
  CHECK(late.history().end_of(Player::x).count == 2);
  for (const auto& message : table.x().receive(late.connect().messages.at(0).text, both).messages)
    static_cast<void>(late.receive(message.text, both));
  REQUIRE(late.dispute());
  CHECK(late.dispute()->first == records[2]);
}

TEST_CASE("a record that a player has not seen is kept, even after later agreements", "[replica]") {
  Table table;
  table.act(Player::o, Ask{other_game});
  table.deliver();
  table.act(Player::x, Ask{next});
  table.deliver();
  // From here on O's messages arrive, and messages to O are lost.
  table.act(Player::x, Decline{0});
  table.lose_everything();
  table.act(Player::o, Accept{0});
  table.act(Player::o, Ask{next});
  table.deliver();
  table.act(Player::x, Ask{next});
  table.lose_everything();
  table.act(Player::o, Ask{next});
  table.deliver();
  CHECK(table.x().agreed().match().number() == 3);
  CHECK(table.x().history().base().match.number() == 1);
  table.remind();
  table.remind();
  CHECK(agreed(table.o()) == agreed(table.x()));
  CHECK(table.o().pending().empty());
}

TEST_CASE("a replica keeps only a few records whose previous records are missing", "[replica]") {
  Table table;
  Record record = record_of(table.x(), Resignation{});
  for (int number = 1; number < 1000; ++number) {
    record.previous.count = number;
    static_cast<void>(table.o().receive(message_of(record), both));
  }
  CHECK(table.o().early(Player::x).size() == Replica::most_early);
  CHECK(table.o().early(Player::x).front().number() == 1);
  CHECK(shown(table.o()) == "tic-tac-toe.X");
}

TEST_CASE("a player with too many records can only ask for the next game and resign", "[replica]") {
  Table table;
  std::optional<ActionRefusal> refusal;
  for (int number = 0; !refusal; ++number) {
    REQUIRE(number <= History::most_records);
    const auto effects = table.x().act(number % 2 == 0 ? Action{Ask{next}} : Action{Withdraw{number - 1}});
    if (!effects) refusal = effects.error();
  }
  CHECK(refusal == ReplicaConflict::too_many_records);
  CHECK(table.x().act(Ask{next}));
  CHECK(table.x().act(Mark{"b2"_sq}).error() == ReplicaConflict::too_many_records);
  CHECK(table.x().act(Resignation{}));
}

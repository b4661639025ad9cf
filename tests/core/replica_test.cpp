#include "noughts/replica/replica.hpp"

#include <catch2/catch_test_macros.hpp>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "noughts/text/notation.hpp"

using namespace noughts;

namespace {

constexpr PerSeat<bool> both{true, true};
const Request next{.kind = Request::Kind::next};
const Request other_game{.kind = Request::Kind::game, .game = "connect-four"};

Request undo_to(int ply) { return {.kind = Request::Kind::undo, .ply = ply}; }

/// Two players and a network that loses nothing, on which messages wait until they are delivered.
class Table {
 public:
  explicit Table(const CatalogueMatch& start = CatalogueMatch{})
      : replicas_{Replica{start, Player::x}, Replica{start, Player::o}} {
    for (const Player seat : {Player::x, Player::o}) post(seat, of(seat).connect());
    deliver();
  }

  Replica& x() { return of(Player::x); }
  Replica& o() { return of(Player::o); }
  Replica& of(Player seat) { return seat == Player::x ? replicas_[0] : replicas_[1]; }

  /// Does something, which waits on the network.
  void act(Player seat, const Action& action) {
    const auto effects = of(seat).act(action);
    REQUIRE(effects.has_value());
    CHECK(effects->must_be_stored);
    post(seat, *effects);
  }

  void mark(Player seat, SquareName square) { act(seat, Mark{square}); }

  /// Delivers what waits, and what follows from it.
  void deliver() {
    while (!waiting_.empty()) {
      const auto [from, text] = waiting_.front();
      waiting_.erase(waiting_.begin());
      post(other(from), of(other(from)).receive(text, both));
    }
  }

  void remind() {
    for (const Player seat : {Player::x, Player::o}) post(seat, of(seat).remind());
    deliver();
  }

  void lose_everything() { waiting_.clear(); }

  std::vector<RefusedRecord> refused;

 private:
  void post(Player from, const Effects& effects) {
    for (const auto& message : effects.messages) waiting_.emplace_back(from, message.text);
    refused.insert(refused.end(), effects.refused.begin(), effects.refused.end());
  }

  std::vector<Replica> replicas_;
  std::vector<std::pair<Player, std::string>> waiting_;
};

std::string shown(const Replica& replica) { return to_string(replica.shown().match()); }
std::string agreed(const Replica& replica) { return to_string(replica.agreed().match()); }

/// A record that a player might write now.
Record record_of(const Replica& replica, const Action& action) {
  const Player seat = *replica.seat();
  return {.seat = seat,
          .previous = replica.history().end_of(seat),
          .seen = replica.history().end_of(other(seat)),
          .situation = replica.shown().hash(),
          .action = action};
}

std::string message_of(const Record& record) { return to_string(std::vector<MessagePart>{record}); }

}  // namespace

TEST_CASE("what a player does is shown to him at once, and to the other when it arrives", "[replica]") {
  Table table;
  table.mark(Player::x, "b2"_sq);
  CHECK(shown(table.x()) == "tic-tac-toe.X.b2");
  CHECK(shown(table.o()) == "tic-tac-toe.X");
  table.deliver();
  CHECK(shown(table.o()) == "tic-tac-toe.X.b2");
}

TEST_CASE("a move is pending until the other player's records say that he has seen it", "[replica]") {
  Table table;
  table.mark(Player::x, "b2"_sq);
  table.deliver();
  table.mark(Player::o, "a1"_sq);
  table.deliver();
  REQUIRE(table.o().pending().size() == 1);
  CHECK(table.o().pending()[0].record.action == Action{Mark{"a1"_sq}});
  CHECK_FALSE(table.o().pending()[0].refusal);
  CHECK(agreed(table.o()) == "tic-tac-toe.X.b2");
  table.remind();
  CHECK(table.o().pending().empty());
  CHECK(agreed(table.o()) == "tic-tac-toe.X.b2.a1");
  CHECK(agreed(table.x()) == "tic-tac-toe.X.b2.a1");
  // Nothing more is to be seen.
  const auto records = table.x().history().end_of(Player::x).count;
  table.remind();
  CHECK(table.x().history().end_of(Player::x).count == records);
}

TEST_CASE("what is not possible is refused with its reason, and changes nothing", "[replica]") {
  Table table;
  const auto reason = [&](Player seat, const Action& action) {
    const Replica before = table.of(seat);
    const auto refused = table.of(seat).act(action);
    REQUIRE_FALSE(refused);
    CHECK(table.of(seat) == before);
    CHECK((!code(refused.error()).empty() && !sentence(refused.error()).empty()));
    return refused.error();
  };
  table.mark(Player::x, "b2"_sq);
  table.deliver();
  CHECK(reason(Player::x, Mark{"a1"_sq}) == MatchConflict::not_your_turn);
  CHECK(reason(Player::o, Mark{"b2"_sq}) == Conflict::square_already_filled);
  CHECK(reason(Player::o, Mark{"d4"_sq}) == Conflict::square_off_board);
  CHECK(reason(Player::o, Mark{.square = "a1"_sq, .mark = Player::o}) == Conflict::square_off_board);
  CHECK(reason(Player::o, Ask{undo_to(1)}) == MatchConflict::nothing_to_undo);
  CHECK(reason(Player::o, Ask{undo_to(-1)}) == MatchConflict::nothing_to_undo);
  CHECK(reason(Player::o, Ask{{.kind = Request::Kind::game, .game = "chess"}}) == ReplicaConflict::unknown_game);
  CHECK(reason(Player::o, Accept{0}) == ReplicaConflict::nothing_asked);
  CHECK(reason(Player::o, Withdraw{0}) == ReplicaConflict::nothing_asked);
  table.act(Player::x, Resignation{});
  table.deliver();
  CHECK(reason(Player::o, Mark{"a1"_sq}) == Conflict::game_already_ended);
}

TEST_CASE("what an opening asks is chosen by whose turn it is, and by nobody elsewhere", "[replica]") {
  Table table{CatalogueMatch{find_game("gomoku-swap2").value()}};
  for (const SquareName square : {"h8"_sq, "a1"_sq, "i9"_sq}) table.mark(Player::x, square);
  table.deliver();
  CHECK(table.x().act(Pick{"swap"}).error() == MatchConflict::not_your_turn);
  CHECK(table.o().act(Pick{"sway"}).error() == Conflict::square_off_board);
  CHECK(table.o().act(Mark{"h9"_sq}).error() == Conflict::square_not_playable);
  table.act(Player::o, Pick{"swap"});
  table.deliver();
  CHECK(shown(table.x()) == "gomoku-swap2.X.h8.a1.i9.swap");
  table.mark(Player::x, "h9"_sq);
  table.deliver();
  CHECK(shown(table.o()) == "gomoku-swap2.X.h8.a1.i9.swap.h9");
  CHECK(table.o().act(Pick{"stay"}).error() == Conflict::move_not_legal);
}

TEST_CASE("whoever watches sees all and does nothing", "[replica]") {
  Table table;
  Replica watcher{CatalogueMatch{}, std::nullopt};
  table.mark(Player::x, "b2"_sq);
  const auto answers = table.x().receive(watcher.connect().messages.at(0).text, both);
  for (const auto& message : answers.messages) {
    const auto effects = watcher.receive(message.text, both);
    CHECK(effects.must_be_stored);
  }
  CHECK(shown(watcher) == "tic-tac-toe.X.b2");
  CHECK(watcher.act(Resignation{}).error() == ReplicaConflict::not_seated);
  CHECK(watcher.pending().empty());
}

TEST_CASE("what both ask for is agreed on, and two who ask for the next game at once get one", "[replica]") {
  Table table;
  table.act(Player::x, Ask{next});
  table.act(Player::o, Ask{next});
  table.deliver();
  CHECK(shown(table.x()) == "tic-tac-toe.O.game-2-0-0-0");
  CHECK(shown(table.o()) == shown(table.x()));
  CHECK_FALSE(table.x().shown().request(Player::x));
}

TEST_CASE("what is asked for happens when the other player accepts it, and not when he declines", "[replica]") {
  Table table;
  table.mark(Player::x, "b2"_sq);
  table.deliver();
  table.act(Player::x, Ask{undo_to(0)});
  table.deliver();
  REQUIRE(table.o().shown().request(Player::x));
  CHECK(table.o().shown().request(Player::x)->request == undo_to(0));
  table.act(Player::o, Decline{table.o().shown().request(Player::x)->number});
  table.deliver();
  CHECK_FALSE(table.x().shown().request(Player::x));
  CHECK(shown(table.x()) == "tic-tac-toe.X.b2");
  table.act(Player::x, Ask{undo_to(0)});
  table.deliver();
  table.act(Player::o, Accept{table.o().shown().request(Player::x)->number});
  table.deliver();
  CHECK(table.x().shown().match().moves().empty());
  CHECK(shown(table.x()) == shown(table.o()));
}

TEST_CASE("a request is over once the game has gone on, and an answer that crosses a move is taken back and said",
          "[replica]") {
  Table table;
  table.mark(Player::x, "b2"_sq);
  table.deliver();
  table.act(Player::o, Ask{undo_to(0)});
  table.deliver();
  // O moves after all, while X agrees: X's answer stands first, so it is O's move that is not to be.
  table.act(Player::x, Accept{0});
  table.mark(Player::o, "a1"_sq);
  table.deliver();
  CHECK(shown(table.x()) == shown(table.o()));
  CHECK(table.o().shown().match().moves().empty());
  table.remind();
  REQUIRE(table.refused.size() == 1);
  CHECK(table.refused[0].record.action == Action{Mark{"a1"_sq}});
  CHECK(table.refused[0].refusal == MatchConflict::out_of_date);
  CHECK(table.o().pending().empty());
}

TEST_CASE("of two who ask for opposite things, both can still be answered, and one agreement ends both", "[replica]") {
  Table table;
  table.mark(Player::x, "b2"_sq);
  table.deliver();
  table.act(Player::x, Ask{undo_to(0)});
  table.act(Player::o, Ask{next});
  table.deliver();
  REQUIRE((table.x().shown().request(Player::x) && table.x().shown().request(Player::o)));
  table.act(Player::x, Accept{table.x().shown().request(Player::o)->number});
  table.act(Player::o, Accept{table.o().shown().request(Player::x)->number});
  table.deliver();
  table.remind();
  CHECK(agreed(table.x()) == "tic-tac-toe.O.game-2-0-0-0");
  CHECK(agreed(table.o()) == agreed(table.x()));
  REQUIRE(table.refused.size() == 1);
  CHECK(table.refused[0].record.seat == Player::o);
  CHECK((!table.x().shown().request(Player::x) && !table.x().shown().request(Player::o)));
}

TEST_CASE("a game of another kind can be asked for, and its score begins anew", "[replica]") {
  Table table;
  table.act(Player::x, Resignation{});
  table.act(Player::x, Ask{other_game});
  table.deliver();
  table.act(Player::o, Accept{1});
  table.deliver();
  CHECK(shown(table.x()) == "connect-four.O.game-2-0-0-0");
  CHECK(shown(table.o()) == shown(table.x()));
}

TEST_CASE("of two things that are pending, refusing the one leaves the other right", "[replica]") {
  const auto pending_while_x_withdraws = [](const Action& first, const Action& second) {
    Table table;
    table.act(Player::x, Ask{next});
    table.deliver();
    table.act(Player::x, Withdraw{0});  // which stands before what O does at the same time
    table.act(Player::o, first);
    table.act(Player::o, second);
    CHECK(table.o().pending().size() == 2);
    table.deliver();
    table.remind();
    CHECK(table.o().pending().empty());
    CHECK(table.x().agreed() == table.o().agreed());
    REQUIRE(table.refused.size() == 1);
    CHECK(table.refused[0].refusal == ReplicaConflict::nothing_asked);
    return table;
  };
  Table first_refused = pending_while_x_withdraws(Decline{0}, Resignation{});
  CHECK(agreed(first_refused.x()) == "tic-tac-toe.X.resign-O");
  Table second_refused = pending_while_x_withdraws(Ask{other_game}, Accept{0});
  CHECK(second_refused.x().agreed().request(Player::o)->request == other_game);
  CHECK(agreed(second_refused.x()) == "tic-tac-toe.X");
}

TEST_CASE("what was lost is sent again", "[replica]") {
  Table table;
  table.mark(Player::x, "b2"_sq);
  table.lose_everything();
  table.remind();
  CHECK(shown(table.o()) == "tic-tac-toe.X.b2");
}

TEST_CASE("records may come in any order and more than once", "[replica]") {
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

TEST_CASE("a record of a player whom the host does not vouch for changes nothing", "[replica]") {
  Table table;
  const Replica before = table.o();
  const std::string text = message_of(record_of(table.x(), Mark{"b2"_sq}));
  CHECK(table.o().receive(text, PerSeat<bool>{false, true}) == Effects{});
  CHECK(table.o() == before);
}

TEST_CASE("a player who contradicts himself is noticed, and the match stops for everybody who hears of it",
          "[replica]") {
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
  // Whoever asks is shown it too, and it is stored.
  Replica late{CatalogueMatch{}, std::nullopt};
  for (const auto& message : watcher.receive(late.connect().messages.at(0).text, both).messages)
    static_cast<void>(late.receive(message.text, both));
  CHECK(late.dispute() == watcher.dispute());
  CHECK(parse_replica(to_string(late)).value().dispute() == late.dispute());
}

TEST_CASE("a record that names another one than the last, or another one as seen, is a dispute", "[replica]") {
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

TEST_CASE("evidence that proves nothing, or that nobody has signed, stops nothing", "[replica]") {
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

TEST_CASE("what is nonsense is said to be, and changes nothing", "[replica]") {
  Table table;
  const Replica before = table.x();
  for (const char* text : {"", "noughts1~nonsense", "noughts9~X"}) {
    const Effects effects = table.x().receive(text, both);
    CHECK(effects.error);
    CHECK(effects.messages.empty());
  }
  CHECK(table.x() == before);
}

TEST_CASE("a replica goes on from what was stored", "[replica]") {
  Table table;
  table.mark(Player::x, "b2"_sq);
  table.deliver();
  table.act(Player::o, Ask{undo_to(0)});
  table.mark(Player::o, "a1"_sq);
  Replica restored = parse_replica(to_string(table.o())).value();
  CHECK(restored.seat() == Player::o);
  CHECK_FALSE(restored.is_connected());
  CHECK(restored.history() == table.o().history());
  CHECK(restored.pending() == table.o().pending());
}

TEST_CASE("what is not a stored replica is refused, and it is said where", "[replica]") {
  Table table;
  table.mark(Player::x, "b2"_sq);
  table.act(Player::x, Ask{next});
  const std::string text = to_string(table.x());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (const auto cut = parse_replica(text.substr(0, i)); !cut) CHECK(cut.error().position <= i);
  }
  using enum MessageFault;
  CHECK(parse_replica("").error() == MessageError{.fault = unknown_part, .position = 0});
  CHECK(parse_replica("seat-Z" + text.substr(6)).error() == MessageError{.fault = unknown_part, .position = 0});
  CHECK(parse_replica("seat-X~noughts2").error() == MessageError{.fault = unknown_version, .position = 7});
  CHECK(parse_replica("seat-X~noughts1").error() == MessageError{.fault = unknown_part, .position = 7});
  const std::size_t last = text.rfind("~X_");
  const std::size_t first = text.find("~X_");
  CHECK(parse_replica(text.substr(0, first) + text.substr(last)).error() ==
        MessageError{.fault = refused_record, .position = first + 1});
  CHECK(parse_replica(text + "~seen").error() == MessageError{.fault = unknown_part, .position = text.size() + 1});
}

TEST_CASE(
    "what came before the last game is forgotten, and whoever joins later begins there, believing both players alone",
    "[replica]") {
  Table table;
  for (int game = 1; game <= 20; ++game) {
    const Player first = table.x().shown().match().first();
    table.mark(first, "b2"_sq);
    table.deliver();
    table.act(other(first), Resignation{});
    table.deliver();
    table.act(first, Ask{next});
    table.act(other(first), Ask{next});
    table.deliver();
    CHECK(table.x().history().records({}, 1000).size() <= 12);
  }
  CHECK(agreed(table.x()) == "tic-tac-toe.X.game-21-10-10-0");
  CHECK(table.x().history().base().match.number() >= 19);

  Replica late{CatalogueMatch{}, std::nullopt};
  const auto answers = table.x().receive(late.connect().messages.at(0).text, both);
  REQUIRE(answers.messages.size() == 1);
  const std::string true_text = answers.messages[0].text;

  // With another score, or without the records of one of the players, it is not believed.
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

TEST_CASE("whoever joins later with a record that contradicts the checkpoint notices it", "[replica]") {
  Table table;
  const auto play = [&] {
    const Player first = table.x().shown().match().first();
    table.mark(first, "b2"_sq);
    table.deliver();
    table.act(other(first), Resignation{});
    table.deliver();
    table.act(first, Ask{next});
    table.act(other(first), Ask{next});
    table.deliver();
  };
  play();
  std::vector<Record> records = table.x().history().records({}, 9);
  REQUIRE((records.size() == 4 && records[2].seat == Player::x && records[2].number() == 1));
  play();
  CHECK(table.x().history().base().chains[Player::x].count == 2);
  // Of O's records he has only the first.
  Replica late{CatalogueMatch{}, std::nullopt};
  records[2].action = Withdraw{7};
  for (const std::size_t i : {0U, 1U, 2U}) static_cast<void>(late.receive(message_of(records[i]), both));
  CHECK(late.history().end_of(Player::x).count == 2);
  for (const auto& message : table.x().receive(late.connect().messages.at(0).text, both).messages)
    static_cast<void>(late.receive(message.text, both));
  REQUIRE(late.dispute());
  CHECK(late.dispute()->first == records[2]);
}

TEST_CASE("nothing is forgotten that a player has not seen, whatever has been agreed on since", "[replica]") {
  Table table;
  table.act(Player::o, Ask{other_game});
  table.deliver();
  table.act(Player::x, Ask{next});
  table.deliver();
  // From here on O is heard and hears nothing.
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

TEST_CASE("a flood of records that follow nothing leaves no more than a few", "[replica]") {
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

TEST_CASE("a player who has written too much can still ask for the next game and resign, but nothing else",
          "[replica]") {
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

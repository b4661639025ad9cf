#include "noughts/replica/replica.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "replica_table.hpp"

using namespace noughts;

namespace {

Request undo_to(int ply) { return {.kind = Request::Kind::undo, .ply = ply}; }

}  // namespace

TEST_CASE("a player sees their own action at once, the other player when it arrives", "[replica]") {
  Table table;
  table.mark(Player::x, "b2"_sq);
  CHECK(shown(table.x()) == "tic-tac-toe.X.b2");
  CHECK(shown(table.o()) == "tic-tac-toe.X");
  table.deliver();
  CHECK(shown(table.o()) == "tic-tac-toe.X.b2");
}

TEST_CASE("a move is pending until the other player's records confirm it", "[replica]") {
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
  // Nothing is left to confirm.
  const auto records = table.x().history().end_of(Player::x).count;
  table.remind();
  CHECK(table.x().history().end_of(Player::x).count == records);
}

TEST_CASE("an impossible action is refused with its reason, and changes nothing", "[replica]") {
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
  CHECK(reason(Player::o, Mark{.square = "a1"_sq, .mark = Player::o}) == Conflict::move_not_legal);
  CHECK(reason(Player::o, Ask{undo_to(1)}) == MatchConflict::nothing_to_undo);
  CHECK(reason(Player::o, Ask{undo_to(-1)}) == MatchConflict::nothing_to_undo);
  CHECK(reason(Player::o, Ask{{.kind = Request::Kind::game, .game = "chess"}}) == ReplicaConflict::unknown_game);
  CHECK(reason(Player::o, Accept{0}) == ReplicaConflict::nothing_asked);
  CHECK(reason(Player::o, Withdraw{0}) == ReplicaConflict::nothing_asked);
  table.act(Player::x, Resignation{});
  table.deliver();
  CHECK(reason(Player::o, Mark{"a1"_sq}) == Conflict::game_already_ended);
}

TEST_CASE("clocks add up what the moves of a game took, and undo gives no time back", "[replica]") {
  Table table;
  const auto play = [&](Player seat, SquareName square, std::optional<int> spent) {
    REQUIRE(table.of(seat).act(Mark{square}, spent));
    for (const Player each : {Player::x, Player::o}) {
      const auto text = to_string(table.of(seat));
      static_cast<void>(table.of(each).receive(text.substr(text.find('~') + 1), {true, true}));
    }
  };
  play(Player::x, "b2"_sq, std::nullopt);
  play(Player::o, "a1"_sq, 30);
  play(Player::x, "a2"_sq, 12);
  play(Player::o, "c2"_sq, 5);
  CHECK(table.x().shown().clock(Player::o) == ClockCount{.moves = 2, .spent = 35});
  CHECK(table.o().shown().clock(Player::x) == ClockCount{.moves = 1, .spent = 12});
  table.act(Player::o, Ask{undo_to(3)});
  table.deliver();
  table.act(Player::x, Ask{undo_to(3)});
  CHECK(table.x().shown().match().moment().ply == 3);
  CHECK(table.x().shown().clock(Player::o) == ClockCount{.moves = 2, .spent = 35});
}

TEST_CASE("only the player to move loses by time, and the other player has won", "[replica]") {
  Table table;
  table.mark(Player::x, "b2"_sq);
  table.deliver();
  CHECK(table.x().act(TimeUp{}).error() == MatchConflict::not_your_turn);
  table.act(Player::o, TimeUp{});
  table.deliver();
  CHECK(table.x().shown().match().status() == Status::won(Player::x));
  CHECK(table.x().shown().clock_end() == ClockEnd::time_up);
  CHECK(table.x().act(TooLate{}).error() == MatchConflict::not_your_turn);
}

TEST_CASE("a game whose last move came too late has no result, and leads only to the next game", "[replica]") {
  Table table;
  for (const SquareName square : {"a1"_sq, "a2"_sq, "b1"_sq, "b2"_sq}) {
    table.mark(*table.x().shown().match().status().next_player(), square);
    table.deliver();
  }
  table.mark(Player::x, "c1"_sq);
  table.deliver();
  REQUIRE(table.o().shown().match().status() == Status::won(Player::x));
  CHECK(table.x().act(TooLate{}).error() == MatchConflict::not_your_turn);
  table.act(Player::o, TooLate{});
  table.deliver();
  CHECK_FALSE(table.x().shown().match().status().is_over());
  CHECK(table.x().shown().clock_end() == ClockEnd::clocks_disagree);
  for (const Action& action : std::vector<Action>{Mark{"c1"_sq}, Resignation{}, TimeUp{}, TooLate{}, Ask{undo_to(1)}}) {
    CHECK(table.x().act(action).error() == ReplicaConflict::clocks_disagree);
  }
  table.act(Player::x, Ask{{.kind = Request::Kind::next}});
  table.deliver();
  table.act(Player::o, Ask{{.kind = Request::Kind::next}});
  table.deliver();
  CHECK(table.x().shown().match().number() == 2);
  CHECK(table.x().shown().match().score() == Score{});
  CHECK(table.x().shown().clock_end() == ClockEnd::none);
}

TEST_CASE("only the player to move makes an opening's choice, and only when it is offered", "[replica]") {
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

TEST_CASE("a spectator sees everything and cannot act", "[replica]") {
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

TEST_CASE("two equal requests are an agreement, so two requests for the next game start one", "[replica]") {
  Table table;
  table.act(Player::x, Ask{next});
  table.act(Player::o, Ask{next});
  table.deliver();
  CHECK(shown(table.x()) == "tic-tac-toe.O.game-2-0-0-0");
  CHECK(shown(table.o()) == shown(table.x()));
  CHECK_FALSE(table.x().shown().request(Player::x));
}

TEST_CASE("a request takes effect if the other player accepts it, not if they decline", "[replica]") {
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

TEST_CASE("accepting an undo refuses a move that crosses it, and the refusal is reported", "[replica]") {
  Table table;
  table.mark(Player::x, "b2"_sq);
  table.deliver();
  table.act(Player::o, Ask{undo_to(0)});
  table.deliver();
  // O moves after all, while X accepts. X's answer comes first in the order of records, so O's move
  // is refused.
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

TEST_CASE("different requests of both players can be accepted, and one agreement ends both", "[replica]") {
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

TEST_CASE("the players can agree on another game, and its score starts anew", "[replica]") {
  Table table;
  table.act(Player::x, Resignation{});
  table.act(Player::x, Ask{other_game});
  table.deliver();
  table.act(Player::o, Accept{1});
  table.deliver();
  CHECK(shown(table.x()) == "connect-four.O.game-2-0-0-0");
  CHECK(shown(table.o()) == shown(table.x()));
}

TEST_CASE("refusing one of two pending actions keeps the other", "[replica]") {
  const auto pending_while_x_withdraws = [](const Action& first, const Action& second) {
    Table table;
    table.act(Player::x, Ask{next});
    table.deliver();
    table.act(Player::x, Withdraw{0});  // comes before O's actions of the same time
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

TEST_CASE("lost messages are sent again", "[replica]") {
  Table table;
  table.mark(Player::x, "b2"_sq);
  table.lose_everything();
  table.remind();
  CHECK(shown(table.o()) == "tic-tac-toe.X.b2");
}

TEST_CASE("a malformed message gives an error, and changes nothing", "[replica]") {
  Table table;
  const Replica before = table.x();
  for (const char* text : {"", "noughts1~nonsense", "noughts9~X"}) {
    const Effects effects = table.x().receive(text, both);
    CHECK(effects.error);
    CHECK(effects.messages.empty());
  }
  CHECK(table.x() == before);
}

TEST_CASE("a replica continues from its stored text", "[replica]") {
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

TEST_CASE("text that is not a stored replica is refused at its first wrong part", "[replica]") {
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

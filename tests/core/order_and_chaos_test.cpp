#include "noughts/games/order_and_chaos.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "check_ruling.hpp"
#include "chosen_marks_oracle.hpp"
#include "marking_laws.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/search/forced_win.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/text/move_name.hpp"
#include "picture.hpp"
#include "random_play.hpp"
#include "threats.hpp"

using namespace noughts;

namespace {

OrderAndChaos order_by_rules(bool exactly_five, Player first = Player::x) {
  return OrderAndChaos{OrderAndChaosRules{.exactly_five = exactly_five}, first};
}

OrderAndChaos after_moves_called(const OrderAndChaos& start, std::initializer_list<std::string_view> names) {
  OrderAndChaos position = start;
  for (const std::string_view name : names) position = try_play(position, find_move(position, name).value()).value();
  return position;
}

std::set<std::string> names_of(const OrderAndChaos& position, const OrderAndChaos::Moves& moves) {
  std::set<std::string> names;
  for (const BoardMove move : moves) names.insert(move_name(position, move));
  return names;
}

/// Whether the next mark, by the player to move, may make `player` win.
bool may_be_won_next(const OrderAndChaos& position, Player player) {
  return std::ranges::any_of(position.legal_moves(),
                             [&](BoardMove move) { return after(position, move).status() == Status::won(player); });
}

/// The positions of a random game, up to its last move, in which both players avoid ending the
/// game, so that boards become crowded.
std::vector<OrderAndChaos> patient_game(bool exactly_five, Player first, std::mt19937& random) {
  std::vector<OrderAndChaos> positions;
  OrderAndChaos position = order_by_rules(exactly_five, first);
  while (!position.status().is_over()) {
    positions.push_back(position);
    position.play_unchecked(patient_move(position, random));
  }
  return positions;
}

}  // namespace

TEST_CASE("an Order and Chaos board has 32 lines, three through a corner and seven through a middle square",
          "[order]") {
  const auto lines = OrderAndChaos{}.board().lines;
  // Two in each of six rows and six columns, and 2² in each of two diagonal directions.
  CHECK(lines.size() == 2 * 6 * 2 + 2 * 2 * 2);
  const auto through = [&](SquareName name) {
    const Square square = OrderAndChaos{}.size().square(name).value();
    return std::ranges::count_if(lines,
                                 [&](const Line& line) { return std::ranges::find(line, square) != line.end(); });
  };
  CHECK(through("a6"_sq) == 3);
  CHECK(through("c4"_sq) == 2 + 2 + 2 + 1);
}

TEST_CASE("Order and Chaos follows the oracle's rules, with five or more and with exactly five", "[order]") {
  std::mt19937 random{20261205};
  std::map<bool, int> won_by_order;  // by whether Order moved last
  int won_by_chaos = 0;
  int overlines = 0;
  int spoiled_from_beyond = 0;
  for (int game = 0; game < 80; ++game) {
    const OrderOracle oracle{.exactly = game % 2 == 1};
    const Player first = game % 8 < 4 ? Player::x : Player::o;
    OrderAndChaos position = order_by_rules(oracle.exactly, first);
    std::string board(36, '.');
    for (;;) {
      INFO(picture(position));
      check_ruling(position, oracle.judge(board, letter(position.turn())), board);
      CHECK(position.order() == first);
      overlines += oracle.fives(board) != OrderOracle{.exactly = false}.fives(board) ? 1 : 0;
      if (position.status().is_over()) break;
      const BoardMove move = move_of_game(game / 2, position, random);
      position.play_unchecked(move);
      board = with_chosen_mark(board, number_of_move(position, move));
    }
    if (oracle.fives(board).empty()) {
      ++won_by_chaos;
      spoiled_from_beyond += OrderOracle{.exactly = false}.is_hopeless(board) ? 0 : 1;
    } else {
      ++won_by_order[position.turn() != first];
    }
  }
  CHECK((won_by_order[true] > 5 && won_by_order[false] > 5 && won_by_chaos > 5));
  CHECK((overlines > 5 && spoiled_from_beyond > 0));
}

TEST_CASE("Order wins by five of either mark, completed by either player", "[order]") {
  for (const bool exactly : {false, true}) {
    for (const Player first : {Player::x, Player::o}) {
      const OrderAndChaos start = order_by_rules(exactly, first);
      const auto by_order = after_moves_called(start, {"b1o", "b2o", "b3o", "b4o", "b5o"});
      CHECK(by_order.status() == Status::won(first));
      CHECK(by_order.turn() == other(first));
      CHECK(by_order.won_lines().size() == 1);
      CHECK(by_order.legal_moves().empty());
      const auto by_chaos = after_moves_called(start, {"f6o", "a1x", "b2x", "c3x", "d4x", "e5x"});
      CHECK(by_chaos.status() == Status::won(first));
      CHECK(by_chaos.turn() == first);
      CHECK(by_chaos.won_lines() == std::vector<Line>{{Square{10}, Square{15}, Square{20}, Square{25}, Square{30}}});
    }
  }
}

TEST_CASE("six in a row are two lines of five, and none with exactly five, but five beside another mark win",
          "[order]") {
  const std::initializer_list<std::string_view> names{"a1x", "b1x", "f1x", "c1x", "e1x", "d1x"};
  const auto won = after_moves_called(OrderAndChaos{}, names);
  CHECK(won.status() == Status::won(Player::x));
  CHECK(won.won_lines().size() == 2);
  const auto goes_on = after_moves_called(order_by_rules(true), names);
  CHECK(goes_on.status() == Status::next(Player::x));
  CHECK(goes_on.won_lines().empty());
  const auto beside_o = after_moves_called(order_by_rules(true), {"a1x", "f1o", "b1x", "c1x", "e1x", "d1x"});
  CHECK(beside_o.status() == Status::won(Player::x));
}

TEST_CASE("Chaos wins as soon as no five is possible, even with free squares left", "[order]") {
  for (const Player first : {Player::x, Player::o}) {
    OrderAndChaos position{first};
    // Pairs of marks, shifted by two columns from row to row: no five in a row.
    for (int square = 0; square < 36 && !position.status().is_over(); ++square) {
      const Player mark = (square % 6 + square / 6 * 2) % 4 < 2 ? Player::x : Player::o;
      CHECK_FALSE(OrderOracle{.exactly = false}.is_hopeless(board_of(position)));
      position = try_play(position, BoardMove{Square{square}, mark}).value();
    }
    CHECK(position.status() == Status::won(other(first)));
    CHECK(position.won_lines().empty());
    CHECK(position.legal_moves().empty());
    CHECK(board_of(position).contains('.'));
  }
}

TEST_CASE("a four has one answer, and with exactly five another one beyond it", "[order][traits]") {
  const std::initializer_list<std::string_view> names{"a1x", "f6o", "b1x", "e4o", "c1x", "c6x", "d1x"};
  const auto four = after_moves_called(OrderAndChaos{}, names);
  CHECK(names_of(four, four.safe_moves()) == std::set<std::string>{"e1o"});
  CHECK(names_of(four, four.winning_moves()).empty());
  const auto missed = after_moves_called(four, {"a6o"});
  CHECK(names_of(missed, missed.winning_moves()) == std::set<std::string>{"e1x"});
  CHECK(solve(missed).outcome.value().result == Outcome::Result::win);

  const auto exactly = after_moves_called(order_by_rules(true), names);
  CHECK(names_of(exactly, exactly.safe_moves()) == std::set<std::string>{"e1o", "f1x"});
  CHECK(after_moves_called(exactly, {"f1x", "e1x"}).status() == Status::next(Player::o));
}

TEST_CASE("winning, safe and threat moves of Order and Chaos are so by the rules", "[order][traits]") {
  std::mt19937 random{20261206};
  std::map<bool, int> won;  // all four by whether Order is to move
  std::map<bool, int> unsafe;
  std::map<bool, int> lost;
  std::map<bool, int> threats;
  const auto check = [&](const OrderAndChaos& position) {
    const Player mover = position.turn();
    const bool is_order = mover == position.order();
    const bool can_win = may_be_won_next(position, mover);
    won[is_order] += can_win ? 1 : 0;
    INFO(picture(position) << ", " << letter(mover) << " to move, Order is " << letter(position.order()));
    int safe = 0;
    for (const BoardMove move : position.legal_moves()) {
      INFO(move_name(position, move));
      const OrderAndChaos next = after(position, move);
      CHECK(is_among(position.winning_moves(), move) == (next.status() == Status::won(mover)));
      if (can_win) continue;
      const bool is_safe = next.status() != Status::won(other(mover)) && !may_be_won_next(next, other(mover));
      const bool is_threat = may_be_won_next(next, mover);
      CHECK(is_among(position.safe_moves(), move) == is_safe);
      CHECK(is_among(position.threat_moves(), move) == is_threat);
      safe += is_safe ? 1 : 0;
      unsafe[is_order] += is_safe ? 0 : 1;
      threats[is_order] += is_threat ? 1 : 0;
    }
    lost[is_order] += safe > 0 || can_win ? 0 : 1;
    if (!can_win) CHECK(position.safe_moves().size() == safe);
    CHECK((position.winning_moves() - position.legal_moves()).empty());
    CHECK((position.threat_moves() - position.legal_moves()).empty());
  };
  for (int game = 0; game < 80; ++game) {
    const auto positions = patient_game(game % 2 == 1, game % 4 < 2 ? Player::x : Player::o, random);
    // One position anywhere, and some where the board is crowded.
    check(positions[static_cast<std::size_t>(game) % positions.size()]);
    for (std::size_t i = 15 + static_cast<std::size_t>(game % 5); i < positions.size(); i += 3) check(positions[i]);
    check(positions.back());
  }
  for (const auto& counts : {won, unsafe, lost, threats})
    CHECK((counts.size() == 2 && counts.at(true) > 5 && counts.at(false) > 5));
}

TEST_CASE("a win by threats in Order and Chaos beats every answer", "[order][forced]") {
  std::mt19937 random{20261207};
  std::map<bool, int> wins;       // by whether Order is to move
  std::map<bool, int> long_wins;  // those longer than a double threat
  for (int game = 0; game < 60; ++game) {
    const auto positions = patient_game(game % 2 == 1, Player::x, random);
    for (std::size_t i = 12 + static_cast<std::size_t>(game % 4); i < positions.size(); i += 4) {
      const OrderAndChaos& position = positions[i];
      if (!position.winning_moves().empty()) continue;
      const auto move = detail::ForcedWin<OrderAndChaos>{}.find(position, 1000);
      if (!move) continue;
      INFO(picture(position));
      CHECK(wins_against_everything(position));
      const bool is_order = position.turn() == position.order();
      ++wins[is_order];
      long_wins[is_order] += after(position, *move).safe_moves().empty() ? 0 : 1;
    }
  }
  CHECK((wins[true] > 10 && wins[false] > 10));
  CHECK((long_wins[true] > 2 && long_wins[false] > 2));
}

TEST_CASE("Order turns an open three into an open four, and wins", "[order][tree]") {
  for (const bool exactly : {false, true}) {
    const auto position = after_moves_called(order_by_rules(exactly), {"b2x", "f6o", "c2x", "a6o", "d2x", "e6x"});
    const BoardMove open_four = find_move(position, "e2x").value();
    CHECK(solve(position, {.nodes = 10'000}).outcome.value().result == Outcome::Result::win);
    CHECK(solve(position, {.nodes = 10'000}).move == open_four);
    Opponent best{Level::best, 1};
    CHECK(best.choose(position) == open_four);
    CHECK(after(position, open_four).safe_moves().empty());
  }
}

TEST_CASE("an opponent wins at once if it can, as Order and as Chaos", "[order]") {
  std::mt19937 random{20261208};
  std::map<bool, int> seen;  // by whether Order is to move
  for (int game = 0; game < 60; ++game) {
    const auto positions = patient_game(game % 2 == 1, Player::x, random);
    for (std::size_t i = positions.size() - 4; i < positions.size(); ++i) {
      if (positions[i].winning_moves().empty()) continue;
      Opponent opponent{Skill{.playouts = 50}, static_cast<std::uint64_t>(game)};
      INFO(picture(positions[i]));
      CHECK(is_among(positions[i].winning_moves(), opponent.choose(positions[i]).value()));
      ++seen[positions[i].turn() == positions[i].order()];
    }
  }
  CHECK((seen[true] > 10 && seen[false] > 10));
}

TEST_CASE("an opponent with few playouts beats random moves as Order and as Chaos", "[order]") {
  std::mt19937 random{20261209};
  std::map<bool, int> won;  // by whether the opponent is Order
  for (int game = 0; game < 8; ++game) {
    const bool is_order = game % 2 == 0;
    OrderAndChaos position = order_by_rules(game % 4 < 2, is_order ? Player::x : Player::o);
    Opponent opponent{Skill{.playouts = 100}, static_cast<std::uint64_t>(game)};
    while (!position.status().is_over()) {
      position.play_unchecked(position.turn() == Player::x ? opponent.choose(position).value()
                                                           : random_move(position, random));
    }
    won[is_order] += position.status() == Status::won(Player::x) ? 1 : 0;
  }
  CHECK(won[true] == 4);
  CHECK(won[false] == 4);
}

TEST_CASE("Order and Chaos has two ids, for five or more and for exactly five", "[order]") {
  CHECK(find_game("order-and-chaos").value() == CataloguePosition{OrderAndChaos{}});
  CHECK(find_game("order-and-chaos-exactly-five").value() == CataloguePosition{order_by_rules(true)});
  CHECK(id_of(CataloguePosition{order_by_rules(true, Player::o)}) == "order-and-chaos-exactly-five");
  CHECK(title_of(find_game("order-and-chaos").value()) == "Order and Chaos");
  CHECK(title_of(find_game("order-and-chaos-exactly-five").value()) == "Order and Chaos, exactly five");
  for (const std::string_view id : {"order-and-chaos-", "order-and-chaos-exactly-five-exactly-five", "order"})
    CHECK_FALSE(find_game(id));
}

TEST_CASE("positions of Order and Chaos differ by rules, player to move, and each mark", "[order]") {
  const OrderAndChaos x = after_moves_called(OrderAndChaos{}, {"c4x"});
  const OrderAndChaos o = after_moves_called(OrderAndChaos{}, {"c4o"});
  const OrderAndChaos by_other = after_moves_called(OrderAndChaos{Player::o}, {"c4x"});
  const OrderAndChaos exactly = after_moves_called(order_by_rules(true), {"c4x"});
  CHECK((x != o && x != by_other && x != exactly));
  CHECK(std::set{x.hash(), o.hash(), by_other.hash(), exactly.hash()}.size() == 4);
}

TEST_CASE("Order and Chaos obeys the laws of marks that stay, with five or more and with exactly five",
          "[order][law]") {
  for (const bool exactly_five : {false, true})
    CHECK(broken_marking_laws(OrderAndChaos{OrderAndChaosRules{.exactly_five = exactly_five}},
                              marking_laws::WonBy::lines_also) == "");
}

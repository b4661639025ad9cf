#include "noughts/search/tree_search.hpp"

#include <algorithm>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <random>
#include <ranges>
#include <span>
#include <tuple>
#include <vector>

#include "catalogue_games.hpp"
#include "compiled_sessions.hpp"
#include "minimax.hpp"
#include "nim.hpp"
#include "noughts/search/analysis.hpp"
#include "noughts/search/best_moves.hpp"
#include "noughts/search/playout.hpp"
#include "noughts/search/solve.hpp"
#include "picture.hpp"
#include "random_play.hpp"
#include "small_games.hpp"
#include "treblecross.hpp"

using namespace noughts;

namespace {

/// One game for each trait that a tree search uses, and a position of any game, which has no
/// traits.
using GamesOfEveryKind =
    std::tuple<ConnectFour, Ultimate, InfiniteTicTacToe, Qubic, Gomoku, OrderAndChaos, CataloguePosition>;

using GamesWithForcedMoves = std::tuple<TicTacToe, FreeLineGame, ConnectFour, Ultimate>;

/// An evaluator of twenty-one that likes to count on fast, and looks at no other move.
struct HastyEvaluator {
  static constexpr int most_moves_searched = 1;

  static constexpr int value(const TwentyOne& /*position*/) { return value_of_win / 2; }
  static constexpr void values_of_moves(const TwentyOne& position, std::span<const int> moves,
                                        std::span<std::uint16_t> values) {
    for (std::size_t i = 0; i < moves.size(); ++i)
      values[i] = static_cast<std::uint16_t>(300 * (moves[i] - position.said));
  }
};

struct HastyTwentyOne : TwentyOne {
  using Evaluator = HastyEvaluator;

  constexpr HastyTwentyOne start(Player first) const { return {TwentyOne::start(first)}; }
  friend constexpr bool operator==(const HastyTwentyOne&, const HastyTwentyOne&) = default;
};
static_assert(GameWithEvaluator<HastyTwentyOne>);

/// The points of a proven result.
double points(Outcome::Result result) { return (static_cast<int>(result) + 1) / 2.0; }

}  // namespace

TEST_CASE("a tree search proves the right result of positions and moves of tic-tac-toe", "[tree]") {
  std::mt19937 random{20260130};
  for_each_position(TicTacToe{}, 30, random, [](const TicTacToe& position) {
    TreeSearch<TicTacToe> search{position, 1};
    REQUIRE(search.run(200'000));
    const Outcome::Result result = minimax(position).result;
    CHECK(search.mean() == points(result));
    const auto evaluations = evaluate(position);
    for (const MoveStatistics& statistics : search.statistics()) {
      const auto found = std::ranges::find(evaluations, statistics.move, &Evaluation::move);
      if (statistics.proven) CHECK(*statistics.proven == found->outcome->result);
      if (statistics.move == search.best_move()) CHECK(found->outcome->result == result);
    }
  });
}

TEST_CASE("proofs of a tree search on larger boards agree with an exact search", "[tree][long]") {
  std::mt19937 random{20260131};
  int proven = 0;
  for (const LineRules& rules : {LineRules{.size = {.columns = 4, .rows = 4}, .in_a_row = 3},
                                 LineRules{.size = {.columns = 4, .rows = 4}, .in_a_row = 4, .gravity = true},
                                 LineRules{.size = {.columns = 4, .rows = 3}, .in_a_row = 3, .misere = true}}) {
    for_each_position(FreeLineGame{FreeLineRules{rules}}, 3, random, [&](const FreeLineGame& position) {
      TreeSearch<FreeLineGame> search{position, 1};
      if (!search.run(20'000)) return;
      ++proven;
      const Outcome::Result result = solve(position).outcome->result;
      CHECK(search.mean() == points(result));
      const FreeLineGame next = after(position, *search.best_move());
      CHECK(static_cast<int>(solve(next).outcome->result) == -static_cast<int>(result));
    });
  }
  CHECK(proven > 60);
}

TEST_CASE("a tree leaves out moves of low value, and proves nothing by that", "[tree]") {
  Minimax<TwentyOne> minimax;
  int proven = 0;
  for (int said = 0; said < 21; ++said) {
    const HastyTwentyOne position{TwentyOne{.said = said}};
    TreeSearch<HastyTwentyOne> search{position, 1};
    search.run(3000);
    if (search.is_proven()) CHECK(search.mean() == points(minimax.judge(position).result));
    proven += search.is_proven() ? 1 : 0;
    for (const auto& of_move : search.statistics()) {
      if (of_move.proven) CHECK(*of_move.proven == minimax.judge(TwentyOne{position}, of_move.move).result);
    }
    CHECK(search.best_move());
  }
  // Once all moves of high value are proven, the tree adds the others.
  CHECK(proven > 3);
}

TEST_CASE("a node of a tree has the minimax of the values below it, and a proof goes before a value", "[tree]") {
  using Tree = detail::Tree<int>;
  const auto expand = [](Tree& tree, Tree::Index at, std::initializer_list<std::uint16_t> values) {
    const std::vector<std::uint16_t> of_moves{values};
    std::vector<int> moves(of_moves.size());
    std::iota(moves.begin(), moves.end(), 0);
    tree.expand(at, moves, detail::Proof::none, detail::Expansion::whole);
    tree.take_values(tree[at], of_moves);
  };
  Tree tree{1U << 20U, Tree::visits_of_value};
  expand(tree, 0, {600, 500});
  expand(tree, 1, {300, 900});
  tree.back_up_minimax(std::vector<Tree::Index>{0, 1});
  // The other player answers the first move with the value 900, so the second move is better.
  CHECK(tree[1].minimax == 124);
  CHECK(tree[0].minimax == value_of_win - 500);
  tree[4].proof = detail::Proof::loss;
  tree.back_up_minimax(std::vector<Tree::Index>{0, 1});
  CHECK(tree[1].minimax == value_of_win - 300);
  CHECK(tree[0].minimax == 300);
  tree[3].proof = detail::Proof::no_win;
  tree[4].proof = detail::Proof::draw;
  tree.back_up_minimax(std::vector<Tree::Index>{0, 1});
  CHECK(tree[1].minimax == value_of_win / 2);
  // The player who made the first move moves again.
  tree[1].is_same_mover = true;
  tree[3].proof = detail::Proof::none;
  tree[4].proof = detail::Proof::none;
  tree.back_up_minimax(std::vector<Tree::Index>{0, 1});
  CHECK(tree[1].minimax == 900);
  CHECK(tree[0].minimax == value_of_win - 900);
}

TEST_CASE("values and proofs at the end of a path keep every node of a tree at its minimax", "[tree]") {
  using Tree = detail::Tree<int>;
  std::mt19937 random{20261128};
  const auto below = [&](std::size_t most) { return static_cast<Tree::Index>(random() % most); };
  Tree tree{1U << 20U, Tree::visits_of_value};
  const auto value_of = [&](const Tree::Node& node) {
    return node.proof == detail::Proof::loss ? 0 : node.proof == detail::Proof::draw ? value_of_win / 2 : node.minimax;
  };
  for (int step = 0; step < 300; ++step) {
    std::vector<Tree::Index> path{0};
    while (tree[path.back()].children > 0) path.push_back(tree[path.back()].first_child + below(3));
    const bool is_proof = path.size() > 1 && step % 3 == 0;
    if (is_proof) {
      tree[path.back()].proof = step % 2 == 0 ? detail::Proof::loss : detail::Proof::draw;
    } else {
      tree.expand(path.back(), std::vector{0, 1, 2}, detail::Proof::none, detail::Expansion::whole);
      std::vector<std::uint16_t> values;
      for (int i = 0; i < 3; ++i) values.push_back(static_cast<std::uint16_t>(100 * below(10)));
      tree.take_values(tree[path.back()], values);
    }
    tree.back_up_minimax(path);
    for (Tree::Index at = 0; at < tree.size(); ++at) {
      const auto children = tree.children_of(tree[at]);
      if (children.empty()) continue;
      REQUIRE(tree[at].minimax == value_of_win - std::ranges::max(children | std::views::transform(value_of)));
    }
  }
}

TEST_CASE("of two moves with the same mean, a tree with values prefers the one with the better minimax", "[tree]") {
  using Tree = detail::Tree<int>;
  for (const bool has_values : {true, false}) {
    Tree tree{1U << 20U, has_values ? Tree::visits_of_value : 0};
    tree.expand(0, std::vector{0, 1}, detail::Proof::none, detail::Expansion::whole);
    for (const Tree::Index child : {1U, 2U}) {
      tree[child].visits = 40;
      tree[child].points = 20 * Tree::points_of_win;
    }
    tree[0].visits = 80;
    tree[2].minimax = 600;
    Random random{1};
    CHECK(tree.select(tree[0], random) == (has_values ? 2U : 1U));
  }
}

TEST_CASE("keep_best keeps the moves of highest value in their order, and the first of equals", "[tree]") {
  std::vector<int> moves{1, 2, 3, 4, 5, 6, 7};
  std::vector<std::uint16_t> values{5, 5, 2, 5, 9, 5, 8};
  std::vector<int> all = moves;
  std::vector<std::uint16_t> of_all = values;
  CHECK_FALSE(detail::keep_best(all, of_all, 7));
  CHECK(all == moves);
  CHECK(detail::keep_best(moves, values, 4));
  CHECK(moves == std::vector{1, 2, 5, 7});
  CHECK(values == std::vector<std::uint16_t>{5, 5, 9, 8});
  CHECK(detail::keep_best(moves, values, 1));
  CHECK(moves == std::vector{5});
}

TEST_CASE("solve and evaluate are right in a game with its own values", "[tree]") {
  Minimax<TwentyOne> minimax;
  int known = 0;
  for (int said = 0; said <= 21; ++said) {
    const HastyTwentyOne position{TwentyOne{.said = said}};
    const auto choice = solve(position, {.nodes = 50'000});
    CHECK(choice.nodes <= 50'000);
    for (const auto& evaluation : evaluate(position, {.nodes = 50'000, .playouts = 1000})) {
      CHECK(evaluation.outcome.has_value() != evaluation.estimate.has_value());
      const Outcome truth = minimax.judge(TwentyOne{position}, evaluation.move);
      if (evaluation.outcome) CHECK(evaluation.outcome->result == truth.result);
    }
    if (!choice.outcome) continue;
    ++known;
    CHECK(choice.outcome->result == minimax.judge(position).result);
    if (said == 21) {
      CHECK(choice.outcome->plies == 0);
      CHECK_FALSE(choice.move);
    } else {
      CHECK(minimax.judge(TwentyOne{position}, choice.move.value()).result == choice.outcome->result);
    }
  }
  CHECK(known > 3);
}

TEMPLATE_TEST_CASE("a tree search proves games without traits, with any type of move", "[tree]", Treblecross<8>,
                   PlainTicTacToe, TwentyOne, Hexapawn, Nim) {
  std::mt19937 random{20260136};
  Minimax<TestType> minimax;
  for_each_position(TestType{}, 10, random, [&](const TestType& position) {
    TreeSearch<TestType> search{position, 1};
    REQUIRE(search.run(1'000'000));
    const Outcome::Result result = minimax.judge(position).result;
    CHECK(search.mean() == points(result));
    CHECK(minimax.judge(position, search.best_move().value()).result == result);
    for (const auto& statistics : search.statistics()) {
      if (statistics.proven) CHECK(statistics.proven == minimax.judge(position, statistics.move).result);
    }
  });
}

TEMPLATE_LIST_TEST_CASE("a tree search with two playouts misses no win in one and no forced block", "[tree]",
                        GamesWithForcedMoves) {
  std::mt19937 random{20260132};
  int wins = 0;
  int blocks = 0;
  for (const auto& [id, start] : starts<TestType>()) {
    INFO(id);
    for_each_position(start, 20, random, [&](const TestType& position) {
      TreeSearch<TestType> search{position, random()};
      search.run(2);
      const BoardMove move = search.best_move().value();
      const auto winning = position.winning_moves();
      if (!winning.empty()) {
        ++wins;
        CHECK(after(position, move).status().winner() == position.turn());
      } else if (const auto safe = position.safe_moves(); !safe.empty()) {
        blocks += safe.size() < position.legal_moves().size() ? 1 : 0;
        CHECK(noughts::is_among(safe, move));
      }
    });
  }
  CHECK(wins > 10);
  CHECK(blocks > 10);
}

TEMPLATE_LIST_TEST_CASE("statistics count every playout and every legal move once", "[tree]", GamesOfEveryKind) {
  std::mt19937 random{20260133};
  for (const auto& [id, start] : starts<TestType>()) {
    INFO(id);
    // A position of any game is searched without the game's traits, which takes far longer.
    const int every = (start.size().squares() > 64 ? 16 : 2) * (detail::OfAnyGame<TestType> ? 4 : 1);
    int ply = 0;
    for_each_position(start, 1, random, [&](const TestType& position) {
      if (ply++ % every > 0) return;
      TreeSearch<TestType> search{position, random()};
      search.run(100);
      std::vector<BoardMove> moves;
      std::uint64_t visits = 0;
      for (const MoveStatistics& statistics : search.statistics()) {
        moves.push_back(statistics.move);
        visits += statistics.visits;
        CHECK((0 <= statistics.mean && statistics.mean <= 1));
      }
      CHECK(std::ranges::equal(moves, position.legal_moves()));
      CHECK(visits == search.playouts());
      TestType line = position;
      for (const BoardMove move : search.principal_variation()) line = try_play(line, move).value();
    });
  }
}

TEST_CASE("a finished game has nothing to search", "[tree]") {
  const auto won = [] {
    TicTacToe position;
    for (const int index : {0, 3, 1, 4, 2}) position = try_play(position, Square{index}).value();
    return position;
  }();
  TreeSearch<TicTacToe> search{won, 1};
  CHECK((search.run(10) && search.playouts() == 0 && !search.best_move()));
  CHECK((search.statistics().empty() && search.principal_variation().empty() && search.mean() == 0));
}

TEST_CASE("a tree search in slices of any size is the same", "[tree]") {
  TreeSearch<ConnectFour> whole{ConnectFour{}, 7};
  whole.run(3000);
  TreeSearch<ConnectFour> sliced{ConnectFour{}, 7};
  for (int i = 0; i < 3000; ++i) sliced.run(1);
  CHECK(whole.statistics() == sliced.statistics());
  CHECK(whole.nodes() == sliced.nodes());
}

TEST_CASE("another seed gives another tree", "[tree]") {
  TreeSearch<ConnectFour> one{ConnectFour{}, 1};
  TreeSearch<ConnectFour> another{ConnectFour{}, 2};
  one.run(1000);
  another.run(1000);
  CHECK(one.statistics() != another.statistics());
}

TEST_CASE("a tree goes on from move to move with its statistics", "[tree]") {
  TreeSearch<ConnectFour> search{ConnectFour{}, 1};
  search.run(5000);
  for (int ply = 0; ply < 6; ++ply) {
    const BoardMove move = search.best_move().value();
    const auto before = search.statistics();
    const std::uint32_t visits = std::ranges::find(before, move, &MoveStatistics::move)->visits;
    const ConnectFour expected = after(search.position(), move);
    search.advance(move);
    CHECK(search.position() == expected);
    const auto statistics = search.statistics();
    const std::uint64_t sum = std::accumulate(
        statistics.begin(), statistics.end(), std::uint64_t{0},
        [](std::uint64_t sum_so_far, const MoveStatistics& of_move) { return sum_so_far + of_move.visits; });
    CHECK(sum == visits - 1);  // the first visit was a playout without a branch
    search.run(100);
  }
}

TEST_CASE("a full tree makes room, and proves more than it can hold", "[tree]") {
  constexpr std::size_t bytes = 100'000;
  TreeSearch<TicTacToe> search{TicTacToe{}, 1, bytes};
  CHECK(search.run(200'000));
  CHECK(search.result() == Outcome::Result::draw);
  CHECK(search.bytes() <= bytes / 2);
}

TEST_CASE("a tree that makes room keeps every visit, and half of its nodes", "[tree]") {
  const auto visits_by_move = [](const TreeSearch<ConnectFour>& search) {
    std::vector<std::uint64_t> visits;
    for (const auto& move : search.statistics()) visits.push_back(move.visits);
    return visits;
  };
  TreeSearch<ConnectFour> search{ConnectFour{}, 1, 100'000};
  for (std::size_t before = 0; search.nodes() >= before; search.run(1)) before = search.nodes();
  CHECK(search.nodes() > 1000);
  CHECK(search.nodes() < 1500);
  const auto before = visits_by_move(search);
  CHECK(std::reduce(before.begin(), before.end()) == search.playouts());
  search.run(1);
  const auto after = visits_by_move(search);
  CHECK(std::reduce(after.begin(), after.end()) == search.playouts());
  CHECK(std::ranges::equal(before, after, std::ranges::less_equal{}));
}

TEST_CASE("a tree follows a game by at most two moves, and not to unrelated positions", "[tree]") {
  TreeSearch<ConnectFour> search{ConnectFour{}, 1};
  search.run(5000);
  CHECK(search.follow(ConnectFour{}));
  CHECK(search.position() == ConnectFour{});
  const ConnectFour two = after(after(ConnectFour{}, Square{38}), Square{31});
  CHECK(search.follow(two));
  CHECK(search.position() == two);
  const auto kept = search.statistics();
  CHECK(std::ranges::any_of(kept, [](const auto& move) { return move.visits > 10; }));
  CHECK_FALSE(search.follow(ConnectFour{}));
  CHECK_FALSE(search.follow(after(after(after(two, Square{24}), Square{17}), Square{10})));
  CHECK((search.position() == two && search.statistics() == kept));
  CHECK(search.follow(after(two, Square{24})));
}

TEST_CASE("a tree misses no forced block after a move that it never tried", "[tree]") {
  std::mt19937 random{20260135};
  int blocks = 0;
  for_each_position(ConnectFour{}, 100, random, [&](const ConnectFour& position) {
    for (const BoardMove move : position.legal_moves()) {
      TreeSearch<ConnectFour> search{position, 1};
      search.run(1);
      search.advance(move);
      const ConnectFour& next = search.position();
      if (next.status().is_over() || !next.winning_moves().empty() || next.safe_moves().empty()) continue;
      blocks += next.safe_moves().size() < next.legal_moves().size() ? 1 : 0;
      CHECK(is_among(next.safe_moves(), search.best_move().value()));
    }
  });
  CHECK(blocks > 100);
}

TEST_CASE("a tree starts again after a move that it has left out", "[tree]") {
  // O has to block at c3. The tree has no other move.
  TicTacToe position;
  for (const int index : {0, 3, 1}) position = try_play(position, Square{index}).value();
  TreeSearch<TicTacToe> search{position, 1};
  search.run(10);
  search.advance(Square{8});
  CHECK(search.position() == after(position, Square{8}));
  CHECK(search.best_move() == Square{2});
}

TEST_CASE("a playout takes a win in one, and ends by the rules", "[playout]") {
  ConnectFour position;
  for (const int index : {35, 36, 28, 29, 21, 22}) position = try_play(position, Square{index}).value();
  Random random{1};
  for (int i = 0; i < 100; ++i) CHECK(playout(position, random) == Player::x);
  CHECK(playout(try_play(position, Square{14}).value(), random) == Player::x);
}

TEMPLATE_LIST_TEST_CASE("a random move is any of the safe moves", "[playout]", GamesWithForcedMoves) {
  std::mt19937 twister{20260134};
  Random random{1};
  for (const auto& [id, start] : starts<TestType>()) {
    INFO(id);
    for_each_position(start, 1, twister, [&](const TestType& position) {
      if (!position.winning_moves().empty()) return;
      const auto safe = position.safe_moves();
      std::map<int, int> counts;
      for (int i = 0; i < 20 * safe.size(); ++i) {
        TestType after = position;
        REQUIRE(play_random_move(after, random));
        const auto move = move_between(position, after);
        REQUIRE(move);
        REQUIRE(is_among(safe, *move));
        ++counts[move->square().index()];
      }
      CHECK(static_cast<int>(counts.size()) == safe.size());
      TestType unchanged = position;
      if (safe.empty()) CHECK((!play_random_move(unchanged, random) && unchanged == position));
    });
  }
}

TEST_CASE("in a game without traits a random move is any legal move, about equally often", "[playout]") {
  Random random{1};
  std::map<int, int> counts;
  for (int i = 0; i < 3000; ++i) {
    TwentyOne game;
    REQUIRE(play_random_move(game, random));
    ++counts[game.said];
  }
  CHECK(counts.size() == 3);
  for (const auto& [number, count] : counts) CHECK((count > 850 && count < 1150));
  TwentyOne over{.said = 21};
  CHECK_FALSE(play_random_move(over, random));
  for (int i = 0; i < 100; ++i) CHECK(playout(TwentyOne{.said = 20}, random) == Player::o);
}

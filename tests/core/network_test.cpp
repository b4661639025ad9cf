#include "noughts/evaluators/evaluator.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include "noughts/board/square.hpp"
#include "noughts/catalogue/books.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
#include "noughts/game/random.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/playout.hpp"
#include "noughts/search/tree_search.hpp"

using namespace noughts;

namespace {

using Weights = UltimateNetwork::Weights;

constexpr UltimateRules open_boards{.open_boards = true};
constexpr UltimateRules both_rules{.open_boards = true, .most_boards = true};
constexpr UltimateRules most_boards{.most_boards = true};

std::vector<std::uint8_t> bytes_of_network(const UltimateRules& rules = {}) {
  std::string name = id_of(Ultimate{rules});
  std::ifstream file{NOUGHTS_BOOKS "/" + name.append(".network"), std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

UltimateNetwork our_network(const UltimateRules& rules = {}) {
  auto network = UltimateNetwork::read(bytes_of_network(rules));
  REQUIRE(network);
  return *std::move(network);
}

/// Positions from random games, without the final ones.
std::vector<Ultimate> some_positions(int games) {
  Random random{7};
  std::vector<Ultimate> positions;
  for (int game = 0; game < games; ++game) {
    Ultimate position{game % 2 == 0 ? Player::x : Player::o};
    while (!position.status().is_over()) {
      positions.push_back(position);
      position.play_unchecked(random.pick(position.legal_moves()));
    }
  }
  return positions;
}

void randomise(auto& numbers, Random& random) {
  if constexpr (sizeof(numbers) == 1) {
    numbers = static_cast<std::int8_t>(random.below(41) - 20);
  } else {
    for (auto& number : numbers) randomise(number, random);
  }
}

std::unique_ptr<Weights> random_weights(std::uint64_t seed) {
  Random random{seed};
  auto weights = std::make_unique<Weights>();
  for (auto* encoder : {&weights->of_boards, &weights->of_forced}) {
    randomise(encoder->of_inputs, random);
    randomise(encoder->of_hidden, random);
    randomise(encoder->of_codes, random);
    randomise(encoder->of_code, random);
  }
  randomise(weights->of_codes, random);
  randomise(weights->of_places, random);
  randomise(weights->of_width, random);
  randomise(weights->out, random);
  randomise(weights->of_out, random);
  return weights;
}

double clipped(double sum) { return std::clamp(sum, 0.0, 1.0); }

/// The value that a network of these weights gives a position, computed by its definition in
/// fractions, layer by layer, without lookup tables.
double value_by_definition(const Weights& weights, const Ultimate& position) {
  const auto fraction = [](std::int8_t weight) { return static_cast<double>(weight) / UltimateNetwork::one; };
  std::array<double, UltimateNetwork::width> sums{};
  const auto forced = position.forced_board();
  for (std::size_t i = 0; i < sums.size(); ++i) {
    sums[i] =
        fraction(weights.of_width[i]) + fraction(weights.of_places[forced ? static_cast<std::size_t>(*forced) : 9][i]);
  }
  const auto small_boards = Ultimate::board().small_boards;
  for (std::size_t slot = 0; slot < (forced ? 10U : 9U); ++slot) {
    const std::size_t board = slot == 9 ? static_cast<std::size_t>(*forced) : slot;
    const auto& encoder = slot == 9 ? weights.of_forced : weights.of_boards;
    std::array<bool, UltimateNetwork::input_size> is_on{};
    const Status status = position.board_status(static_cast<int>(board));
    if (const auto winner = status.winner()) {
      is_on[*winner == position.turn() ? 18 : 19] = true;
    } else if (status.is_over()) {
      is_on[20] = true;
    } else {
      for (std::size_t place = 0; place < 9; ++place) {
        if (const auto owner = position.owner(small_boards[board][place]))
          is_on[(*owner == position.turn() ? 0U : 9U) + place] = true;
      }
    }
    std::array<double, UltimateNetwork::code_size> code{};
    for (std::size_t k = 0; k < code.size(); ++k) code[k] = fraction(encoder.of_code[k]);
    for (std::size_t j = 0; j < UltimateNetwork::hidden_size; ++j) {
      double sum = fraction(encoder.of_hidden[j]);
      for (std::size_t input = 0; input < is_on.size(); ++input) {
        if (is_on[input]) sum += fraction(encoder.of_inputs[input][j]);
      }
      for (std::size_t k = 0; k < code.size(); ++k) code[k] += clipped(sum) * fraction(encoder.of_codes[j][k]);
    }
    for (std::size_t k = 0; k < code.size(); ++k) {
      for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] += clipped(code[k]) * fraction(weights.of_codes[slot][k][i]);
    }
  }
  double out = fraction(weights.of_out);
  for (std::size_t i = 0; i < sums.size(); ++i) out += clipped(sums[i]) * clipped(sums[i]) * fraction(weights.out[i]);
  return value_of_win / (1 + std::exp(-4 * out));
}

}  // namespace

TEST_CASE("a network gives the value that its layers define, up to rounding", "[network]") {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const auto weights = random_weights(seed);
    const UltimateNetwork network{*weights};
    double sum = 0;
    double worst = 0;
    const auto positions = some_positions(5);
    for (const Ultimate& position : positions) {
      const double off = std::abs(network.value(position) - value_by_definition(*weights, position));
      sum += off;
      worst = std::max(worst, off);
    }
    CHECK(sum / static_cast<double>(positions.size()) < value_of_win / 50.0);
    CHECK(worst < value_of_win / 5.0);
  }
}

TEST_CASE("a network values a move by the position after it", "[network]") {
  const UltimateNetwork network = our_network();
  for (const Ultimate& position : some_positions(20)) {
    std::vector<BoardMove> moves;
    for (const BoardMove move : position.legal_moves()) moves.push_back(move);
    std::vector<std::uint16_t> values(moves.size());
    network.values_of_moves(position, moves, values);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Ultimate next = after(position, moves[i]);
      if (!next.status().is_over()) CHECK(values[i] == value_of_win - network.value(next));
    }
  }
}

TEST_CASE("a network reads back as written, and other bytes are refused", "[network]") {
  const auto weights = random_weights(4);
  auto bytes = UltimateNetwork::write(*weights);
  const auto network = UltimateNetwork::read(bytes);
  REQUIRE(network);
  const UltimateNetwork written{*weights};
  for (const Ultimate& position : some_positions(2)) CHECK(network->value(position) == written.value(position));
  CHECK(UltimateNetwork::read(UltimateNetwork::write(*weights, most_boards))->knows(Ultimate{most_boards}));
  CHECK(UltimateNetwork::read(UltimateNetwork::write(*weights, open_boards))->knows(Ultimate{open_boards}));
  CHECK_FALSE(UltimateNetwork::read(UltimateNetwork::write(*weights, both_rules)));
  CHECK_FALSE(UltimateNetwork::read({}));
  CHECK_FALSE(UltimateNetwork::read(std::span{bytes}.first(bytes.size() - 1)));
  bytes[0] = 2;
  CHECK_FALSE(UltimateNetwork::read(bytes));
  bytes[0] = 1;
  bytes.push_back(0);
  CHECK_FALSE(UltimateNetwork::read(bytes));
}

TEST_CASE("a network's values lie between a loss and a win, and are the same for X and O", "[network]") {
  const UltimateNetwork network = our_network();
  Ultimate of_x{Player::x};
  Ultimate of_o{Player::o};
  Random random{3};
  while (!of_x.status().is_over()) {
    const int value = network.value(of_x);
    CHECK(value >= 0);
    CHECK(value <= value_of_win);
    CHECK(value == network.value(of_o));
    const BoardMove move = random.pick(of_x.legal_moves());
    of_x.play_unchecked(move);
    of_o.play_unchecked(move);
  }
}

TEST_CASE("a network is used only with the rules it has learned", "[network]") {
  const UltimateNetwork network = our_network();
  const Ultimate other_rules{open_boards};
  CHECK(network.knows(Ultimate{}));
  CHECK_FALSE(network.knows(other_rules));
  CHECK(network.with_rules(open_boards).knows(other_rules));
  TreeSearch<Ultimate> with{other_rules, 1, Limits{}.bytes, &network};
  TreeSearch<Ultimate> without{other_rules, 1};
  with.run(300);
  without.run(300);
  CHECK(with.statistics() == without.statistics());
}

TEST_CASE("an opponent with mistakes uses no network", "[network]") {
  const UltimateNetwork network = our_network();
  const auto differences = [&](double mistakes) {
    int differences = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const Skill skill{.mistakes = Mistakes::all(mistakes), .playouts = 200, .nodes = 0};
      const auto with = Opponent{skill, seed}.choose(Ultimate{}, &network);
      differences += with == Opponent{skill, seed}.choose(Ultimate{}) ? 0 : 1;
    }
    return differences;
  };
  CHECK(differences(0.001) == 0);
  CHECK(differences(0) > 0);
}

TEST_CASE("a tree search with a network counts every visit once", "[network]") {
  const UltimateNetwork network = our_network();
  TreeSearch<Ultimate> search{Ultimate{}, 1, Limits{}.bytes, &network};
  search.run(1000);
  std::uint64_t visits = 0;
  for (const MoveStatistics& move : search.statistics()) {
    visits += move.visits;
    CHECK(move.mean > 0);
    CHECK(move.mean < 1);
  }
  CHECK(visits == 1000);
  CHECK(search.playouts() == 1000);
}

// With as many evaluations as playouts. The network has to win clearly, or it is not worth its
// bytes.
TEST_CASE("a tree search with a network beats one with playouts", "[network]") {
  const UltimateRules rules = GENERATE(UltimateRules{}, most_boards);
  const UltimateNetwork network = our_network(rules);
  constexpr int games = 12;
  double points = 0;
  for (int game = 0; game < games; ++game) {
    Random random{static_cast<std::uint64_t>(game / 2)};
    Ultimate position{rules};
    for (int ply = 0; ply < 4; ++ply) position.play_unchecked(random.pick(position.legal_moves()));
    const Player with_network = game % 2 == 0 ? Player::x : Player::o;
    while (!position.status().is_over()) {
      const bool has_network = position.turn() == with_network;
      TreeSearch<Ultimate> search{position, random.next(), Limits{}.bytes, has_network ? &network : nullptr};
      search.run(200);
      position.play_unchecked(*search.best_move());
    }
    const auto winner = position.status().winner();
    points += !winner ? 0.5 : *winner == with_network ? 1 : 0;
  }
  CHECK(points >= 0.75 * games);
}

TEST_CASE("a network of Ultimate is the book of its rules, and of no other game or rules", "[network]") {
  Books books;
  const Ultimate counting{most_boards};
  CHECK(Books::kind(Ultimate{}) == BookKind::network);
  CHECK(Books::kind(counting) == BookKind::network);
  CHECK(Books::kind(Ultimate{open_boards}) == BookKind::network);
  CHECK(Books::kind(Ultimate{both_rules}) == BookKind::none);
  CHECK(Books::kind(ConnectFour{}) == BookKind::results);
  CHECK(Books::kind(TicTacToe{}) == BookKind::none);
  const auto bytes = bytes_of_network();
  CHECK_FALSE(books.add("connect-four", bytes));
  CHECK_FALSE(books.add("ultimate-open-boards", bytes));
  CHECK_FALSE(books.add("ultimate-most-boards", bytes));
  CHECK_FALSE(books.add("ultimate", std::vector<std::uint8_t>{1, 2}));
  CHECK_FALSE(books.has(Ultimate{}));
  CHECK(books.add("ultimate", bytes));
  CHECK(books.has(Ultimate{}));
  CHECK_FALSE(books.has(counting));
  CHECK(books.of(counting) == nullptr);
  CHECK(books.of(ConnectFour{}) == nullptr);
  const auto* const network = books.of(Ultimate{});
  REQUIRE(network != nullptr);
  CHECK(books.add("ultimate-most-boards", bytes_of_network(most_boards)));
  CHECK(books.of(Ultimate{}) == network);
  REQUIRE(books.has(counting));
  CHECK(books.of(counting)->knows(counting));
}

TEST_CASE("an opponent with the network uses it", "[network]") {
  Books books;
  REQUIRE(books.add("ultimate", bytes_of_network()));
  const Skill skill{.playouts = 500, .nodes = 1};
  const CataloguePosition start{Ultimate{}};
  Thinking<BoardMove> with{start, skill, 1, Limits{}.bytes, &books};
  Thinking<BoardMove> without{start, skill, 1};
  while (!with.run(UINT64_MAX)) continue;
  while (!without.run(UINT64_MAX)) continue;
  CHECK(with.playouts() == 500);
  CHECK(with.statistics() != without.statistics());
}

// tests/engine/book.test.js pins the same numbers.
TEST_CASE("a search with a network is the same on every platform", "[network][signature]") {
  Books books;
  REQUIRE(books.add("ultimate", bytes_of_network()));
  const auto evaluations = evaluate(CataloguePosition{Ultimate{}}, {.nodes = 1, .playouts = 20'000}, &books);
  CHECK(std::lround(1e6 * evaluations[40].estimate.value().points) == 564556);
  CHECK(std::lround(1e6 * evaluations[0].estimate.value().points) == 530800);
}

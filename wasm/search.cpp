// Searches of the position that is shown, which run in slices: each is known by its address.

#include "search.hpp"

#include <emscripten/bind.h>

#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "noughts/catalogue/catalogue_review.hpp"
#include "noughts/search/merge.hpp"

namespace noughts::door {
namespace {

/// What runs in slices.
using Search = std::variant<Thinking<Square>, Analysis<Square>, Reviewing<Square>>;

Search& search_at(Address address) { return at<Search>(address); }

template <typename Kind>
Kind& search_at(Address address) {
  return *std::get_if<Kind>(&search_at(address));
}

bool run_search(Address search, double nodes) {
  return std::visit([&](auto& kind) { return kind.run(to_count(nodes)); }, search_at(search));
}
double search_progress(Address search) {
  return std::visit([](const auto& kind) { return kind.progress(); }, search_at(search));
}
/// How many bytes take what it has found out so far.
double search_bytes(Address search) {
  return static_cast<double>(std::visit([](const auto& kind) { return kind.bytes(); }, search_at(search)));
}
void drop_search(Address search) { drop<Search>(search); }

// How an opponent thinks, for who thinks in its place.

double mistakes(Address opponent) { return opponent_at(opponent).skill().mistakes; }
double playouts(Address opponent) { return static_cast<double>(opponent_at(opponent).skill().playouts); }
double nodes(Address opponent) { return static_cast<double>(opponent_at(opponent).skill().nodes); }
double next_seed(Address opponent) { return static_cast<double>(opponent_at(opponent).next_seed()); }

// Every search takes at most so many bytes for what it finds out, and never more than it may beside others.

// Thinking: begins to choose a move as an opponent of this skill does. Requires a game that goes on.

Address think(double mistakes, double playouts, double nodes, double seed, double bytes) {
  const Skill skill{.mistakes = mistakes, .playouts = to_count(playouts), .nodes = to_count(nodes)};
  return hold(
      Search{noughts::think(shown, skill, to_count(seed), to_bytes(bytes, bytes_of_thinking_beside_others), &books)});
}
void think_on(Address search, double seed) {
  go_on(search_at<Thinking<Square>>(search), shown, to_count(seed), &books);
}
int chosen(Address search) { return search_at<Thinking<Square>>(search).result().index(); }

/// How many random games a search has played to choose a move; 0 for one that does something else.
double search_playouts(Address search) {
  const auto* thinking = std::get_if<Thinking<Square>>(&search_at(search));
  return thinking ? static_cast<double>(thinking->playouts()) : 0;
}

// What random games have told about moves goes out, and comes in, in numbers that only this knows: of each legal move
// how the game ends by it, and in two numbers each, the lower one first, the visits and the points in halves.

constexpr unsigned bits_of_half = 16;
constexpr std::size_t numbers_of_move = 5;

void add_large(std::uint32_t number) {
  numbers.add(static_cast<std::uint16_t>(number));
  numbers.add(static_cast<std::uint16_t>(number >> bits_of_half));
}
std::uint32_t large_at(std::size_t place) {
  return numbers[place] | static_cast<std::uint32_t>(numbers[place + 1]) << bits_of_half;
}

/// Gives them; how many numbers that are. None where the move was chosen without random games.
int statistics(Address search) {
  numbers.clear();
  for (const MoveStatistics& move : search_at<Thinking<Square>>(search).statistics()) {
    numbers.add(move.proven ? 2 + static_cast<int>(*move.proven) : 0);
    add_large(move.visits);
    add_large(static_cast<std::uint32_t>(std::lround(2 * move.mean * move.visits)));
  }
  return numbers.size();
}

MoveStatistics statistics_at(std::size_t place, Square move) {
  const int proof = numbers[place];
  const std::uint32_t visits = large_at(place + 1);
  MoveStatistics statistics{.move = move, .visits = visits};
  if (visits > 0) statistics.mean = large_at(place + 3) / (2.0 * visits);
  if (proof > 0) statistics.proven = static_cast<Outcome::Result>(proof - 2);
  return statistics;
}

/// The move that seems best by what so many searches of the position have told, one after the other. Requires one at
/// least.
int merged_move(int searches) {
  std::vector<MoveStatistics> all;
  std::size_t place = 0;
  for (int search = 0; search < searches; ++search) {
    std::vector<MoveStatistics> told;
    for (const Square move : shown.legal_moves()) {
      told.push_back(statistics_at(place, move));
      place += numbers_of_move;
    }
    all = search == 0 ? std::move(told) : merge(std::move(all), told);
  }
  return best_move(all)->index();
}

// Analysis: begins to find out what every move leads to.

Address analyse(double nodes, double playouts, double bytes) {
  return hold(Search{noughts::analyse(shown, limits(nodes, playouts, bytes), &books)});
}

// Reviewing: begins to find out what every move of a match's current game was worth.

Address begin_review(Address match, double nodes, double playouts, double bytes) {
  return hold(Search{noughts::begin_review(at<CatalogueMatch>(match), limits(nodes, playouts, bytes), &books)});
}

}  // namespace

const std::vector<Evaluation>& evaluations_at(Address search) { return search_at<Analysis<Square>>(search).result(); }

const Review& review_at(Address search) { return search_at<Reviewing<Square>>(search).result(); }

EMSCRIPTEN_BINDINGS(search) {
  emscripten::function("mistakes", &mistakes);
  emscripten::function("playouts", &playouts);
  emscripten::function("nodes", &nodes);
  emscripten::function("nextSeed", &next_seed);

  emscripten::function("runSearch", &run_search);
  emscripten::function("searchProgress", &search_progress);
  emscripten::function("searchBytes", &search_bytes);
  emscripten::function("dropSearch", &drop_search);

  emscripten::function("think", &think);
  emscripten::function("thinkOn", &think_on);
  emscripten::function("chosen", &chosen);
  emscripten::function("searchPlayouts", &search_playouts);
  emscripten::function("statistics", &statistics);
  emscripten::function("mergedMove", &merged_move);

  emscripten::function("analyse", &analyse);
  emscripten::function("beginReview", &begin_review);
}

}  // namespace noughts::door

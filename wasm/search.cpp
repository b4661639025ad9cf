// Searches of the position that is shown, which run in slices: each is known by its address.

#include "search.hpp"

#include <emscripten/bind.h>

#include <cstdint>
#include <variant>

#include "noughts/catalogue/catalogue_review.hpp"

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

  emscripten::function("analyse", &analyse);
  emscripten::function("beginReview", &begin_review);
}

}  // namespace noughts::door

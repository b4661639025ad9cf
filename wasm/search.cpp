// Searches of the shown position. They run in slices, and each is known by its address.

#include "search.hpp"
#include "bind.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "noughts/search/merge.hpp"

namespace noughts::bindings {
namespace {

/// The searches that run in slices.
using Search = std::variant<Thinking<BoardMove>, Analysis<BoardMove>, Reviewing<BoardMove>>;

/// A search with a position of its game. Another game can be shown when the search is asked for its
/// results.
struct Asked {
  Search search;
  CataloguePosition game;
};

Search& search_at(Address address) { return at<Asked>(address).search; }

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
/// The size of the search data, in bytes.
double search_bytes(Address search) {
  return static_cast<double>(std::visit([](const auto& kind) { return kind.bytes(); }, search_at(search)));
}
void drop_search(Address search) { drop<Asked>(search); }

// The settings of an opponent, for a search that thinks in its place.

/// The probabilities of its mistakes: 0 to 3 for `win`, `loss`, `fork` and `move`.
double mistakes(Address opponent, int which) {
  const Mistakes& mistakes = opponent_at(opponent).skill().mistakes;
  return std::array{mistakes.win, mistakes.loss, mistakes.fork, mistakes.move}[static_cast<std::size_t>(which)];
}
double playouts(Address opponent) { return static_cast<double>(opponent_at(opponent).skill().playouts); }
double nodes(Address opponent) { return static_cast<double>(opponent_at(opponent).skill().nodes); }
double next_seed(Address opponent) { return static_cast<double>(opponent_at(opponent).next_seed()); }

// `bytes` limits the memory for the data of a search. A fixed limit for searches beside others also
// applies.

// Thinking: begins to choose a move like an opponent with this skill. Requires a game that has not
// ended.

Address think(double win, double loss, double fork, double move, double playouts, double nodes, double seed,
              double bytes) {
  const Skill skill{.mistakes = {.win = win, .loss = loss, .fork = fork, .move = move},
                    .playouts = to_count(playouts),
                    .nodes = to_count(nodes)};
  const std::size_t most = to_bytes(bytes, bytes_of_thinking_beside_others);
  return hold(Asked{.search = Thinking<BoardMove>{shown, skill, to_count(seed), most, &books}, .game = shown});
}
void think_on(Address search, double seed) {
  search_at<Thinking<BoardMove>>(search).go_on(shown, to_count(seed), &books);
  at<Asked>(search).game = shown;
}
void share(Address search, int place, int count) {
  search_at<Thinking<BoardMove>>(search).share(static_cast<std::size_t>(place), static_cast<std::size_t>(count));
}
int chosen(Address search) { return number_of_move(game_at(search), search_at<Thinking<BoardMove>>(search).result()); }

/// How many playouts a search has played to choose a move; 0 for the other kinds of searches.
double search_playouts(Address search) {
  const auto* thinking = std::get_if<Thinking<BoardMove>>(&search_at(search));
  return thinking ? static_cast<double>(thinking->playouts()) : 0;
}

// The statistics of playouts pass as numbers whose format is internal. For each legal move: the
// proven result; and then the visits and the points as the tree counts them, each as two numbers,
// the lower one first.

constexpr unsigned bits_of_half = 16;
constexpr std::size_t numbers_of_move = 5;
constexpr double points_of_win = detail::Tree<BoardMove>::points_of_win;

void add_large(std::uint32_t number) {
  numbers.add(static_cast<std::uint16_t>(number));
  numbers.add(static_cast<std::uint16_t>(number >> bits_of_half));
}
std::uint32_t large_at(std::size_t place) {
  return numbers[place] | static_cast<std::uint32_t>(numbers[place + 1]) << bits_of_half;
}

/// Writes the statistics. Returns how many numbers they are. 0 if the move was chosen without
/// playouts.
int statistics(Address search) {
  numbers.clear();
  for (const MoveStatistics& move : search_at<Thinking<BoardMove>>(search).statistics()) {
    numbers.add(move.proven ? 2 + static_cast<int>(*move.proven) : 0);
    add_large(move.visits);
    add_large(static_cast<std::uint32_t>(points_of_win * move.mean * move.visits));
  }
  return numbers.size();
}

MoveStatistics statistics_at(std::size_t place, BoardMove move) {
  const int proof = numbers[place];
  const std::uint32_t visits = large_at(place + 1);
  MoveStatistics statistics{.move = move, .visits = visits};
  if (visits > 0) statistics.mean = large_at(place + 3) / (points_of_win * visits);
  if (proof > 0) statistics.proven = static_cast<Outcome::Result>(proof - 2);
  return statistics;
}

/// The best move by the statistics of several searches of the position, which follow each other in
/// `numbers`, or one as good by the seed. Requires at least one search.
int merged_move(int searches, double seed) {
  std::vector<MoveStatistics> all;
  bool is_divided = searches > 1;
  std::size_t place = 0;
  for (int search = 0; search < searches; ++search) {
    std::vector<MoveStatistics> statistics;
    for (const BoardMove move : shown.legal_moves()) {
      statistics.push_back(statistics_at(place, move));
      place += numbers_of_move;
    }
    is_divided = is_divided && (search == 0 || are_shares(all, statistics));
    all = search == 0 ? std::move(statistics) : merge(std::move(all), statistics);
  }
  Random random{to_count(seed)};
  return number_of_move(shown, pick_as_good(is_divided ? *best_of_shares(all) : *best_move(all), all, random));
}

// Analysis: begins to find the outcome of every move.

/// For a match whose position is shown. Without a match, for the position alone.
Address analyse(Address match, double nodes, double playouts, double bytes) {
  const Limits most = limits(nodes, playouts, bytes);
  return hold(Asked{.search = match == 0 ? Analysis<BoardMove>{shown, most, &books}
                                         : noughts::analyse(at<CatalogueMatch>(match), most, &books),
                    .game = shown});
}

// Reviewing: begins to find the worth of every move of a match's current game.

Address begin_review(Address match, double nodes, double playouts, double bytes) {
  const auto& asked = at<CatalogueMatch>(match);
  const Limits most = limits(nodes, playouts, bytes);
  return hold(Asked{.search = Reviewing<BoardMove>{asked, most, &books}, .game = asked.position()});
}

/// From which move on a running review has judged the moves.
int judged_from(Address search) { return static_cast<int>(search_at<Reviewing<BoardMove>>(search).judged_from()); }

}  // namespace

bool sees_the_end() { return Opponent::sees_the_end(shown); }

std::expected<BoardMove, Conflict> choose_at_once(Opponent& opponent, Address match) {
  return match == 0 ? opponent.choose(shown, &books) : noughts::choose(opponent, at<CatalogueMatch>(match), &books);
}

Choice solve_at_once(Address match, const Limits& limits) {
  return match == 0 ? noughts::solve(shown, limits, &books) : noughts::solve(at<CatalogueMatch>(match), limits, &books);
}

const std::vector<Evaluation>& evaluations_at(Address search) {
  return search_at<Analysis<BoardMove>>(search).result();
}

const Review& review_at(Address search) { return search_at<Reviewing<BoardMove>>(search).result(); }

const CataloguePosition& game_at(Address search) { return at<Asked>(search).game; }

NOUGHTS_BINDINGS(search) {
  expose("mistakes", &mistakes);
  expose("playouts", &playouts);
  expose("nodes", &nodes);
  expose("nextSeed", &next_seed);

  expose("runSearch", &run_search);
  expose("searchProgress", &search_progress);
  expose("searchBytes", &search_bytes);
  expose("dropSearch", &drop_search);

  expose("think", &think);
  expose("thinkOn", &think_on);
  expose("share", &share);
  expose("chosen", &chosen);
  expose("searchPlayouts", &search_playouts);
  expose("statistics", &statistics);
  expose("mergedMove", &merged_move);

  expose("analyse", &analyse);
  expose("beginReview", &begin_review);
  expose("judgedFrom", &judged_from);
}

}  // namespace noughts::bindings

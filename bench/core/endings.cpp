// The plies from which games of Ultimate are solved by proofs, by the exact search and by the tree
// search, each within so much processor time. The result without plies is enough.
//   noughts_endings random|strong [SECONDS [POSITIONS [FIRST_PLY [LAST_PLY [STEP]]]]]

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "noughts/evaluators/ultimate_network.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/exact_search.hpp"
#include "noughts/search/proof_search.hpp"
#include "noughts/search/tree_search.hpp"
#include "processor_time.hpp"

using namespace noughts;

namespace {

constexpr std::size_t bytes = std::size_t{64} << 20U;
constexpr std::uint64_t a_moment = 2000;  // nodes

/// Whether `is_done` returns true within so many seconds.
bool is_done_within(double seconds, auto is_done) {
  const double begin = processor_seconds();
  while (!is_done()) {
    if (processor_seconds() - begin >= seconds) return false;
  }
  return true;
}

bool is_solved_by_proofs(const Ultimate& position, double seconds) {
  detail::ProofChooser<Ultimate> proving{position, bytes, UINT64_MAX / 2};
  return is_done_within(seconds, [&] { return proving.run(a_moment); });
}

bool is_solved_exactly(const Ultimate& position, double seconds) {
  TranspositionTable<Ultimate> table{bytes};
  ExactSearch<Ultimate> search{table};
  search.begin(position, /*wants_move=*/false);
  return is_done_within(seconds, [&] { return search.run(a_moment) || search.result(); });
}

bool is_solved_by_tree(const Ultimate& position, double seconds) {
  TreeSearch<Ultimate> search{position, 1, bytes};
  return is_done_within(seconds, [&] { return search.run(a_moment / nodes_a_playout); });
}

/// The positions of some games by ply, without games that have ended before it. In strong games a
/// tree search with 1,000 playouts makes each move, after three random moves.
std::vector<std::vector<Ultimate>> positions_by_ply(bool is_strong, int games) {
  std::vector<std::vector<Ultimate>> all(Ultimate::capacity + 1);
  Random random{20261124};
  for (int game = 0; game < games; ++game) {
    Ultimate position;
    for (std::size_t ply = 0; !position.status().is_over(); ++ply) {
      all[ply].push_back(position);
      if (is_strong && ply >= 3) {
        TreeSearch<Ultimate> search{position, random.next()};
        search.run(1000);
        position.play_unchecked(*search.best_move());
      } else {
        position.play_unchecked(random.pick(position.legal_moves()));
      }
    }
  }
  return all;
}

}  // namespace

int main(int count, char* arguments[]) {
  const auto number = [&](int place, double usual) { return count > place ? std::atof(arguments[place]) : usual; };
  const bool is_strong = count > 1 && std::string_view{arguments[1]} == "strong";
  const double seconds = number(2, 1);
  const auto all = positions_by_ply(is_strong, static_cast<int>(number(3, 50)));
  const auto last = std::min(static_cast<std::size_t>(number(5, 56)), all.size() - 1);
  for (auto ply = static_cast<std::size_t>(number(4, 24)); ply <= last; ply += static_cast<std::size_t>(number(6, 4))) {
    int proofs = 0;
    int exact = 0;
    int tree = 0;
    for (const Ultimate& position : all[ply]) {
      proofs += is_solved_by_proofs(position, seconds) ? 1 : 0;
      exact += is_solved_exactly(position, seconds) ? 1 : 0;
      tree += is_solved_by_tree(position, seconds) ? 1 : 0;
    }
    const auto percent = [&](int solved) {
      return all[ply].empty() ? 0 : 100.0 * solved / static_cast<double>(all[ply].size());
    };
    std::printf("ply %zu, %zu positions: proofs %.0f %%, exact search %.0f %%, tree search %.0f %%\n", ply,
                all[ply].size(), percent(proofs), percent(exact), percent(tree));
    std::fflush(stdout);
  }
}

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "network_sample.hpp"
#include "noughts/evaluators/ultimate_network.hpp"
#include "noughts/game/random.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/tree_search.hpp"

namespace noughts {

/// Games that the tree search plays against itself, to train a network. Three rules add positions
/// that strong players avoid: a game begins with some random moves; one in ten of the later moves
/// is also random; and in the early part of a game, a move is chosen with a probability in
/// proportion to its visits.
class NetworkGames {
 public:
  /// `playouts` is the number of playouts for each move, or of evaluations by the network. The
  /// network must outlive this object.
  NetworkGames(UltimateRules rules, std::uint64_t seed, std::uint64_t playouts, const UltimateNetwork* network)
      : rules_{rules}, seed_{seed}, playouts_{playouts}, network_{network} {}

  /// The searched positions of a game, with the result of the game. The same number gives the same
  /// game.
  std::vector<NetworkSample> play(std::uint64_t number) {
    Random random{seed_, number};
    const int first_plies = random.below(most_random_plies);
    Ultimate position{rules_};
    std::vector<NetworkSample> samples;
    std::vector<Player> movers;
    TreeSearch<Ultimate> search = begin(position, random);
    for (int ply = 0; !position.status().is_over(); ++ply) {
      if (ply < first_plies || random.below(one_in) == 0) {
        position.play_unchecked(random.pick(position.legal_moves()));
        search = begin(position, random);
        continue;
      }
      search.run(playouts_);
      samples.emplace_back(position, search.mean());
      movers.push_back(position.turn());
      position.play_unchecked(ply < varied_plies ? varied_move(search, random) : *search.best_move());
      search.follow(position);
    }
    const auto winner = position.status().winner();
    for (std::size_t i = 0; i < samples.size(); ++i) samples[i].result = !winner ? 0.5 : *winner == movers[i] ? 1 : 0;
    return samples;
  }

 private:
  static constexpr int most_random_plies = 12;
  static constexpr int one_in = 10;
  static constexpr int varied_plies = 24;

  TreeSearch<Ultimate> begin(const Ultimate& position, Random& random) const {
    return TreeSearch<Ultimate>{position, random.next(), std::size_t{64} << 20U, network_};
  }

  /// A random move, with a probability in proportion to its visits.
  static BoardMove varied_move(TreeSearch<Ultimate>& search, Random& random) {
    std::uint64_t visits = 0;
    const auto moves = search.statistics();
    for (const auto& move : moves) visits += move.visits;
    if (visits == 0 || search.is_proven()) return *search.best_move();
    auto chosen = static_cast<std::int64_t>(random.below(static_cast<int>(visits)));
    for (const auto& move : moves) {
      chosen -= move.visits;
      if (chosen < 0) return move.move;
    }
    return *search.best_move();
  }

  UltimateRules rules_;
  std::uint64_t seed_;
  std::uint64_t playouts_;
  const UltimateNetwork* network_;
};

}  // namespace noughts

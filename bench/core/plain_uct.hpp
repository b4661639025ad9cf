#pragma once

#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/random.hpp"

/// Textbook Monte-Carlo tree search, to compare the library's search with: UCB1 with √2, random
/// playouts, the move with the most visits.
template <noughts::Game G>
typename G::Move plain_uct(const G& root_position, int playouts, noughts::Random& random) {
  using Move = G::Move;
  struct Node {
    Move move{};
    double points = 0;  // of the player whose move led here
    int visits = 0;
    std::vector<std::unique_ptr<Node>> children{};
    std::vector<Move> untried{};
  };
  const auto moves_of = [](const G& position) {
    const auto moves = position.legal_moves();
    return std::vector<Move>(moves.begin(), moves.end());
  };
  Node root{.untried = moves_of(root_position)};
  for (int i = 0; i < playouts; ++i) {
    G position = root_position;
    std::vector<Node*> path{&root};
    while (path.back()->untried.empty() && !path.back()->children.empty()) {
      const Node& node = *path.back();
      Node* best = nullptr;
      double best_bound = -1;
      for (const auto& child : node.children) {
        const double bound = child->points / child->visits + std::sqrt(2 * std::log(node.visits) / child->visits);
        if (bound > best_bound) {
          best_bound = bound;
          best = child.get();
        }
      }
      position.play_unchecked(best->move);
      path.push_back(best);
    }
    if (Node& node = *path.back(); !node.untried.empty()) {
      std::swap(node.untried[static_cast<std::size_t>(random.below(static_cast<int>(node.untried.size())))],
                node.untried.back());
      node.children.push_back(std::make_unique<Node>(Node{.move = node.untried.back(), .untried = {}}));
      node.untried.pop_back();
      position.play_unchecked(node.children.back()->move);
      path.push_back(node.children.back().get());
      path.back()->untried = moves_of(position);
    }
    noughts::Player last = other(position.turn());
    while (!position.status().is_over()) {
      const auto moves = position.legal_moves();
      position.play_unchecked(random.pick(moves));
    }
    const auto winner = position.status().winner();
    for (std::size_t depth = path.size(); depth-- > 0; last = other(last)) {
      ++path[depth]->visits;
      path[depth]->points += !winner ? 0.5 : *winner == last ? 1 : 0;
    }
  }
  const Node* best = root.children.front().get();
  for (const auto& child : root.children) {
    if (child->visits > best->visits) best = child.get();
  }
  return best->move;
}

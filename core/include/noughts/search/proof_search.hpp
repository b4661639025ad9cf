#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/memory.hpp"
#include "noughts/search/session.hpp"

namespace noughts {

namespace detail {

/// How much is still to be proven about a position. At least `phi` positions after it have to be
/// proven to show that the player to move reaches their goal, and at least `delta` to show that
/// they do not. 0 when it is shown.
struct ProofNumbers {
  std::uint32_t phi = 1;
  std::uint32_t delta = 1;

  /// Stands for a number that is too large to count: the other number is 0.
  static constexpr std::uint32_t infinite = 1U << 30U;

  static constexpr ProofNumbers achieved() { return {.phi = 0, .delta = infinite}; }
  static constexpr ProofNumbers missed() { return {.phi = infinite, .delta = 0}; }
  static constexpr std::uint32_t counted(std::uint64_t number) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(number, infinite - 1));
  }
  constexpr bool is_settled() const { return phi == 0 || delta == 0; }
  /// The same for the other player.
  constexpr ProofNumbers for_other() const { return {.phi = delta, .delta = phi}; }
};

/// The proof numbers of positions that were left, as many as so many bytes hold. Each bucket keeps
/// those that took the most work.
template <Game G>
class ProofTable {
 public:
  /// Without memory it keeps nothing.
  explicit ProofTable(std::size_t bytes) {
    const std::size_t wanted = std::bit_floor((std::max)(bytes / sizeof(Entry), in_bucket));
    if (!has_memory_for(wanted * sizeof(Entry))) return;
    entries_.resize(wanted);
  }

  std::size_t bytes() const { return entries_.size() * sizeof(Entry); }

  std::optional<ProofNumbers> probe(const G& position) const {
    if (entries_.empty()) return std::nullopt;
    const auto bucket = std::span{entries_}.subspan(first_of_bucket(position), in_bucket);
    for (const Entry& entry : bucket) {
      if (entry.work > 0 && entry.position == position) return entry.numbers;
    }
    return std::nullopt;
  }

  /// Requires work > 0.
  void store(const G& position, ProofNumbers numbers, std::uint64_t work) {
    if (entries_.empty()) return;
    const auto bucket = std::span{entries_}.subspan(first_of_bucket(position), in_bucket);
    const auto is_same = [&](const Entry& entry) { return entry.work > 0 && entry.position == position; };
    auto chosen = std::ranges::find_if(bucket, is_same);
    if (chosen == bucket.end()) chosen = std::ranges::min_element(bucket, {}, &Entry::work);
    *chosen = {
        .position = position, .numbers = numbers, .work = static_cast<std::uint32_t>((std::min)(work, most_work))};
  }

 private:
  struct Entry {
    G position{};
    ProofNumbers numbers;
    std::uint32_t work = 0;  // 0 if nothing is stored
  };

  static constexpr std::size_t in_bucket = 2;
  static constexpr std::uint64_t most_work = UINT32_MAX;

  std::size_t first_of_bucket(const G& position) const {
    constexpr std::uint64_t golden_ratio = 0x9e3779b97f4a7c15U;
    const std::uint64_t hash = position.hash();
    const std::uint64_t spread = (hash ^ hash >> 32U) * golden_ratio;
    return static_cast<std::size_t>((spread ^ spread >> 32U) & (entries_.size() / in_bucket - 1)) * in_bucket;
  }

  std::vector<Entry> entries_;  // a power of two, or none
};

}  // namespace detail

/// Finds out whether a player wins, by proof numbers. It continues where the fewest positions are
/// missing for a proof or a disproof (L. V. Allis, M. van der Meulen and J. van den Herik,
/// "Proof-number search", 1994). It works depth first, with thresholds and a table (A. Nagai,
/// "Df-pn algorithm for searching AND/OR trees and its applications", 2002). Where few moves do not
/// lose at once, it sees much further than a search of all moves.
///
/// It runs in slices. In a game with immediate tactics it tries no move that loses at once.
/// Requires a game that always ends.
template <Game G>
class ProofSearch {
 public:
  using Move = G::Move;  ///< of the game

  /// Begins to find out whether this player wins from there. The table takes at most so many bytes,
  /// but at least a few hundred.
  ProofSearch(const G& position, Player winner, std::size_t bytes)
      : table_{bytes}, winner_{winner}, mover_{position.turn()}, root_{judge(position)} {
    if (root_.phi == 0) best_ = winning_move(position);
    if (!root_.is_settled()) enter(position, {.phi = Numbers::infinite, .delta = Numbers::infinite});
  }

  /// Visits at most so many more positions. True when nothing is left to find out.
  bool run(std::uint64_t nodes) {
    const std::uint64_t until = nodes_ + (std::min)(nodes, UINT64_MAX - nodes_);
    while (depth_ > 0 && nodes_ < until) step();
    return depth_ == 0;
  }

  /// Whether the player wins. None while that is not known.
  std::optional<bool> result() const {
    if (!root_.is_settled()) return std::nullopt;
    return (root_.phi == 0) == (mover_ == winner_);
  }

  /// The move by which the player to move wins, or prevents the other player's win. None if there
  /// is no such move, the game has ended, or the result is not known.
  const std::optional<Move>& move() const { return best_; }

  /// How many positions it has visited.
  std::uint64_t nodes() const { return nodes_; }

  /// How many bytes the table takes.
  std::size_t bytes() const { return table_.bytes(); }

 private:
  using Numbers = detail::ProofNumbers;

  struct Child {
    Move move{};
    G position{};
    Numbers numbers;  // for the player who makes the move
  };

  /// A position whose moves are tried.
  struct Frame {
    G position{};
    Numbers limits;            // it is left when one of its numbers reaches these
    std::size_t children = 0;  // index of the first one in `children_`
    std::size_t judged = 0;    // index of the first one without numbers
    std::size_t tried = 0;     // index of the one that was entered
    std::uint64_t nodes_before = 0;
  };

  static std::optional<Move> winning_move(const G& position) {
    if constexpr (GameWithImmediateTactics<G>) {
      if (position.status().is_over()) return std::nullopt;
      for (const Move move : position.winning_moves()) return move;
    }
    return std::nullopt;
  }

  /// The numbers of a position, without a search.
  Numbers judge(const G& position) const {
    if (const Status status = position.status(); status.is_over()) {
      const bool has_winner_won = status.winner() == winner_;
      return has_winner_won == (position.turn() == winner_) ? Numbers::achieved() : Numbers::missed();
    }
    const auto moves_to_try = [](const auto& moves) {
      return Numbers{.phi = 1, .delta = static_cast<std::uint32_t>(count(moves))};
    };
    if constexpr (GameWithImmediateTactics<G>) {
      if (count(position.winning_moves()) > 0) return Numbers::achieved();
      const auto safe = position.safe_moves();
      return count(safe) > 0 ? moves_to_try(safe) : Numbers::missed();
    } else {
      return moves_to_try(position.legal_moves());
    }
  }

  /// Turns the numbers of the player to move after a move into those of the player who makes it, or
  /// back.
  static Numbers for_mover(const Frame& frame, const G& then, Numbers numbers) {
    return is_same_mover(frame.position, then) ? numbers : numbers.for_other();
  }

  void enter(const G& position, Numbers limits) {
    if (depth_ == stack_.size()) stack_.emplace_back();
    const std::size_t first = children_.size();
    stack_[depth_++] = {
        .position = position, .limits = limits, .children = first, .judged = first, .nodes_before = nodes_};
    const auto list = [&](const auto& moves) {
      for (const Move move : moves)
        children_.push_back({.move = move, .position = after(position, move), .numbers = {}});
    };
    if constexpr (GameWithImmediateTactics<G>) {
      list(position.safe_moves());
    } else {
      list(position.legal_moves());
    }
  }

  void step() {
    Frame& frame = stack_[depth_ - 1];
    if (frame.judged == children_.size()) return go_deeper(frame);
    ++nodes_;
    Child& child = children_[frame.judged++];
    child.numbers = for_mover(frame, child.position, table_.probe(child.position).value_or(judge(child.position)));
    if (child.numbers.phi != 0) return;
    if (depth_ == 1) best_ = child.move;
    leave(Numbers::achieved());
  }

  /// Enters the position whose proof seems nearest, or leaves this one.
  void go_deeper(Frame& frame) {
    std::uint64_t sum = 0;
    std::size_t best = frame.children;
    std::uint32_t second = Numbers::infinite;
    for (std::size_t i = frame.children; i < children_.size(); ++i) {
      const Numbers& numbers = children_[i].numbers;
      sum += numbers.delta;
      if (i == best) continue;
      if (numbers.phi < children_[best].numbers.phi) {
        second = children_[best].numbers.phi;
        best = i;
      } else {
        second = (std::min)(second, numbers.phi);
      }
    }
    const Child& child = children_[best];
    if (child.numbers.phi == 0) {
      if (depth_ == 1) best_ = child.move;
      return leave(Numbers::achieved());
    }
    if (sum == 0) return leave(Numbers::missed());
    const Numbers own{.phi = child.numbers.phi, .delta = Numbers::counted(sum)};
    if (own.phi >= frame.limits.phi || own.delta >= frame.limits.delta) return leave(own);
    frame.tried = best;
    // The limit is a little above the second best, so that the search does not jump between two
    // moves (J. Pawlewicz and Ł. Lew, "Improving depth-first pn-search: 1 + ε trick", 2007).
    const Numbers limits{
        .phi = (std::min)(frame.limits.phi, Numbers::counted(std::uint64_t{second} + second / 4 + 1)),
        .delta = Numbers::counted(std::uint64_t{frame.limits.delta} - own.delta + child.numbers.delta)};
    const G next = child.position;  // a copy, because `children_` may move
    enter(next, for_mover(frame, next, limits));
  }

  void leave(Numbers own) {
    const Frame& frame = stack_[--depth_];
    table_.store(frame.position, own, nodes_ - frame.nodes_before);
    children_.resize(frame.children);
    if (depth_ == 0) {
      root_ = own;
    } else {
      const Frame& before = stack_[depth_ - 1];
      children_[before.tried].numbers = for_mover(before, frame.position, own);
    }
  }

  detail::ProofTable<G> table_;
  Player winner_;
  Player mover_;  // at the root
  std::uint64_t nodes_ = 0;
  Numbers root_;
  std::optional<Move> best_;
  std::vector<Frame> stack_;
  std::size_t depth_ = 0;        // of the stack
  std::vector<Child> children_;  // of all positions on the stack, those of the top one last
};

namespace detail {

/// Chooses a move by proofs. Two searches take turns: one asks whether the player to move wins, the
/// other whether the other player does. It chooses no move if that takes too long, or the game is
/// lost.
template <Game G>
class ProofChooser final : public MoveChooser<typename G::Move> {
 public:
  using Move = G::Move;

  /// Requires a game that goes on. Both searches together visit at most so many positions.
  ProofChooser(const G& position, std::size_t bytes, std::uint64_t nodes)
      : most_nodes_{nodes},
        win_{position, position.turn(), bytes_for(bytes, nodes)},
        loss_{position, other(position.turn()), bytes_for(bytes, nodes)} {}

  bool run(std::uint64_t nodes) override {
    const std::uint64_t until = this->nodes() + (std::min)(nodes, most_nodes_ - this->nodes());
    while (!is_decided() && this->nodes() < until) take_turn(until - this->nodes());
    return is_decided() || this->nodes() == most_nodes_;
  }
  std::uint64_t nodes() const override { return win_.nodes() + loss_.nodes(); }
  double progress() const override { return is_decided() ? 1 : share(nodes(), most_nodes_); }
  std::size_t bytes() const override { return win_.bytes() + loss_.bytes(); }

  std::vector<Move> moves() const override {
    const bool is_won = win_.result().value_or(false);
    const bool is_drawn = !win_.result().value_or(true) && !loss_.result().value_or(true);
    const auto& move = is_won ? win_.move() : loss_.move();
    const bool is_good = is_won || is_drawn;
    return is_good && move ? std::vector{*move} : std::vector<Move>{};
  }

 private:
  static constexpr std::uint64_t turn = 512;  // positions

  /// The bytes for one search: no more than its positions need.
  static std::size_t bytes_for(std::size_t bytes, std::uint64_t nodes) {
    constexpr std::size_t bytes_of_entry = sizeof(G) + 16;
    return static_cast<std::size_t>(std::min<std::uint64_t>(bytes / 2, nodes / 2 * bytes_of_entry));
  }

  bool is_decided() const {
    if (win_.result().value_or(false) || loss_.result().value_or(false)) return true;
    return win_.result().has_value() && loss_.result().has_value();
  }

  void take_turn(std::uint64_t nodes) {
    ProofSearch<G>& search =
        !win_.result() && (loss_.result() || win_.nodes() / turn <= loss_.nodes() / turn) ? win_ : loss_;
    search.run((std::min)(nodes, turn - search.nodes() % turn));
  }

  std::uint64_t most_nodes_;
  ProofSearch<G> win_;
  ProofSearch<G> loss_;
};

}  // namespace detail

}  // namespace noughts

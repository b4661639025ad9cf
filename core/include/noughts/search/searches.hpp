#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/book.hpp"
#include "noughts/search/tree.hpp"

namespace noughts::detail {

/// Choosing a move in slices, in a way that few games have: those that have none carry none of its code.
template <typename Move>
class Choosing {
 public:
  virtual ~Choosing() = default;

  /// Visits at most so many positions more. True when the moves are chosen.
  virtual bool run(std::uint64_t nodes) = 0;
  /// How many positions have been visited.
  virtual std::uint64_t nodes() const = 0;
  /// How far it has come, from 0 to 1.
  virtual double progress() const = 0;
  /// The moves that are equally good, once they are chosen; before that, some that may be. None where none is known to
  /// keep anything.
  virtual std::vector<Move> moves() const = 0;
  /// How many bytes it takes by itself.
  virtual std::size_t bytes() const = 0;
};

/// The searches of a position, whichever game it is of: what thinking and analysis are made of. At most one search of
/// each kind is under way.
template <typename Move>
class Searches {
 public:
  virtual ~Searches() = default;

  /// Tells games apart.
  virtual const void* game() const = 0;
  /// The legal moves, in their order; on a board in order of index.
  virtual std::vector<Move> moves() const = 0;
  /// Whether any search sees the end of the game at once.
  virtual bool sees_the_end() const = 0;
  /// Whether it is known how every position of the game ends, so that nothing need be searched.
  virtual bool is_known() const = 0;
  /// Whether the game tells enough of its positions for an exact search to be worth trying long before the end.
  virtual bool is_worth_solving() const = 0;
  /// Whether solving is what the tree search does anyway, so that nothing is gained by doing it before.
  virtual bool is_solved_by_tree() const = 0;
  /// The moves that seem best to somebody who overlooks things. Requires a game whose end is in sight.
  virtual std::vector<Move> moves_with_mistakes(double mistakes, Random& random) const = 0;

  /// How many bytes take what has been found out so far.
  virtual std::size_t bytes() const = 0;

  /// Takes over what the searches of another position of the same game have found out, if it is the same game.
  virtual void inherit(Searches& former) = 0;

  /// The moves after one of the position's that do not lose at once, as far as the game tells: none where some move
  /// wins at once, or the game has ended.
  virtual std::vector<Move> safe_replies(const Move& move) const = 0;

  /// Whether who wins can be looked up, from the start of the game on.
  virtual bool has_book() const = 0;

  /// Begins to choose a move that gives nothing away, in so many bytes: where there is a book by looking up who wins,
  /// however long that takes, and of several for so many nodes more the one that promises most; in a game with forced
  /// moves and no threats by proofs, in so many nodes. Nothing elsewhere. These searches must outlive it.
  virtual std::unique_ptr<Choosing<Move>> choose_flawlessly(std::size_t bytes, std::uint64_t nodes) = 0;

  /// Begins to solve the position, or the one after some moves; in a table of so many bytes, unless there is one.
  virtual void begin_exact(std::span<const Move> moves, std::size_t bytes) = 0;
  /// Visits at most so many positions more. True when there is nothing left to find out.
  virtual bool run_exact(std::uint64_t nodes) = 0;
  /// Who wins, for the player to move in the position: known before the outcome is.
  virtual std::optional<Outcome::Result> exact_result() const = 0;
  /// For the player to move in the position; the plies count from there.
  virtual std::optional<Outcome> exact_outcome() const = 0;
  /// The best move of the position.
  virtual std::optional<Move> exact_move() = 0;
  /// How many positions this search has visited.
  virtual std::uint64_t exact_nodes() const = 0;
  /// How many points the position seems to be worth to the player to move in it, by what this search has come to; none
  /// where it tells nothing but what is certain.
  virtual std::optional<double> exact_mean() const = 0;
  /// Gives the table's memory back.
  virtual void end_exact() = 0;

  /// Whether two of the moves lead to the same position but for a mirrored or turned board.
  virtual bool are_alike(const Move& one, const Move& another) const = 0;

  /// Begins a tree search of the position, or the one after some moves. One of the position itself that overlooks
  /// nothing goes on with what was found out before.
  virtual void begin_tree(std::span<const Move> moves, std::uint64_t seed, double mistakes, std::size_t bytes) = 0;
  /// Plays at most so many random games. True when nothing is left to find out.
  virtual bool run_tree(std::uint64_t playouts) = 0;
  /// How many random games this search has played.
  virtual std::uint64_t tree_playouts() const = 0;
  /// The move that seems best.
  virtual std::optional<Move> tree_move() = 0;
  /// What the tree search has found out about every move of the position; only of one of the position itself.
  virtual std::vector<BasicMoveStatistics<Move>> tree_statistics() const = 0;
  /// How many points the position is worth to the player to move in it, by all random games from where the search
  /// began; 0, ½ or 1 where that is proven.
  virtual double tree_mean() const = 0;
  /// Whether it is proven how the game ends from there.
  virtual bool is_tree_proven() const = 0;
};

/// The searches of a position, with a book if there is one, which must outlive them. `searches_of.hpp` defines it.
template <Game G>
std::unique_ptr<Searches<typename G::Move>> searches_of(const G& position, BookPointer<G> book = {});

/// How far the mean of so many games may be off, each of which is won or lost: draws make it more certain than that.
/// Two games more are imagined, a win and a loss, so that a few that end alike are not taken for certain (A. Agresti
/// and B. Coull, "Approximate is better than exact", 1998).
inline double standard_error(double mean, std::uint64_t games) {
  const auto count = static_cast<double>(games);
  const double cautious = (mean * count + 1) / (count + 2);
  return std::sqrt(cautious * (1 - cautious) / (count + 2));
}

/// How much of something is done, from 0 to 1.
constexpr double share(std::uint64_t done, std::uint64_t all) {
  return done >= all ? 1 : static_cast<double>(done) / static_cast<double>(all);
}

}  // namespace noughts::detail

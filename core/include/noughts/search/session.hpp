#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/search/knowledge.hpp"
#include "noughts/search/plan.hpp"
#include "noughts/search/tree.hpp"

namespace noughts::detail {

/// Chooses a move in slices, in a way that few games have. It is a class of its own so that the
/// other games carry none of its code.
template <typename Move>
class MoveChooser {
 public:
  virtual ~MoveChooser() = default;

  /// Visits at most so many positions more. True when the moves are chosen.
  virtual bool run(std::uint64_t nodes) = 0;
  /// How many positions it has visited.
  virtual std::uint64_t nodes() const = 0;
  /// How far it has come, from 0 to 1.
  virtual double progress() const = 0;
  /// The moves that are equally good, once they are chosen. Before that, some that may be. Empty
  /// when no move is known to keep the result.
  virtual std::vector<Move> moves() const = 0;
  /// How many bytes it takes by itself.
  virtual std::size_t bytes() const = 0;
};

/// Finds out for certain how a position ends, in slices. It solves one position at a time.
template <typename Move>
class Solver {
 public:
  /// Begins to solve the session's position, or the one after some moves, in a table of so many
  /// bytes unless there is one.
  virtual void begin(std::span<const Move> moves, std::size_t bytes) = 0;
  /// Visits at most so many positions more. True when there is nothing left to find out.
  virtual bool run(std::uint64_t nodes) = 0;
  /// Who wins, for the player to move in the session's position. It is known before the outcome is.
  virtual std::optional<Outcome::Result> result() const = 0;
  /// The outcome for the player to move in the session's position. The plies count from there.
  virtual std::optional<Outcome> outcome() const = 0;
  /// The best move of the session's position.
  virtual std::optional<Move> move() = 0;
  /// How many positions this search has visited.
  virtual std::uint64_t nodes() const = 0;
  /// How many points the position seems to be worth to the player to move in the session's
  /// position. None where the search tells only what is certain.
  virtual std::optional<double> mean() const = 0;
  /// Gives the table's memory back.
  virtual void end() = 0;

 protected:
  ~Solver() = default;  // a session owns it by its own type
};

/// Estimates a position by the tree search, in slices. It looks at one position at a time.
template <typename Move>
class Sampler {
 public:
  /// Begins a tree search of the session's position, or of the one after some moves. A search of
  /// the position itself continues with what was found out before. A casual search does not. It
  /// looks for no wins by threats, and uses no evaluator on file and no strategy.
  virtual void begin(std::span<const Move> moves, std::uint64_t seed, bool is_casual, std::size_t bytes) = 0;
  /// Begins that search again as one of several that divide the moves (`TreeSearch::share`). Does
  /// nothing where seeds make the searches differ.
  virtual void share(std::size_t /*place*/, std::size_t /*count*/) {}
  /// Plays at most so many playouts. True when nothing is left to find out.
  virtual bool run(std::uint64_t playouts) = 0;
  /// How many playouts this search has played.
  virtual std::uint64_t playouts() const = 0;
  /// The move that seems best.
  virtual std::optional<Move> move() = 0;
  /// What the search has found out about every move; only in a search of the session's position.
  virtual std::vector<BasicMoveStatistics<Move>> statistics() const = 0;
  /// How many points the position is worth to the player to move in the session's position, by all
  /// playouts; 0, ½ or 1 where that is proven.
  virtual double mean() const = 0;
  /// Whether it is proven how the game ends.
  virtual bool is_proven() const = 0;

 protected:
  ~Sampler() = default;
};

/// A search of one position in progress, for any game: its facts, a solver and a sampler.
template <typename Move>
class Session {
 public:
  // The solver and the sampler look at the session's position, so it stays where it is.
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  virtual ~Session() = default;

  /// How the game is searched. Sessions of one game return the same object, so its address tells
  /// games apart.
  virtual const Plan& plan() const = 0;
  /// The legal moves, in their order; on a board in order of index.
  virtual std::vector<Move> moves() const = 0;
  /// Whether a search sees the end of the game at once.
  virtual bool sees_the_end() const = 0;
  /// The best moves for a player who overlooks each move with a probability. Requires a session
  /// that sees the end.
  virtual std::vector<Move> moves_with_mistakes(double mistakes, Random& random) const = 0;
  /// The moves after some moves that do not lose at once. None where the game does not know, a move
  /// wins at once, or the game has ended. Requires legal moves.
  virtual std::optional<std::vector<Move>> safe_moves_after(std::span<const Move> moves) const = 0;
  /// Whether two moves lead to the same position except for a mirrored or turned board.
  virtual bool are_alike(const Move& one, const Move& another) const { return one == another; }

  /// How many bytes the session takes by what it has found out so far.
  virtual std::size_t bytes() const = 0;
  /// Takes over what a session of another position of the same game has found out. Does nothing if
  /// the game is another one.
  virtual void inherit(Session& /*previous*/) {}

  /// Begins what the plan does first (`Plan::First`), with so many bytes. A chooser with a book
  /// takes as long as it needs to find out who wins, and then so many nodes to compare equal moves.
  /// A chooser by proofs takes so many nodes, and one by a strategy none. None if the plan does
  /// nothing first. The session must outlive it.
  virtual std::unique_ptr<MoveChooser<Move>> move_chooser(std::size_t /*bytes*/, std::uint64_t /*nodes*/) {
    return nullptr;
  }

  Solver<Move>& solver() { return *solver_; }
  /// Null where a tablebase leaves nothing to estimate.
  Sampler<Move>* sampler() { return sampler_; }

 protected:
  Session() = default;

  /// Says once which ones the session has. They must live as long as it.
  void use(Solver<Move>& solver, Sampler<Move>* sampler) {
    solver_ = &solver;
    sampler_ = sampler;
  }

 private:
  Solver<Move>* solver_ = nullptr;
  Sampler<Move>* sampler_ = nullptr;
};

/// The session of a position, with what the program has read for the game. `session_of.hpp` defines
/// it.
template <Game G>
std::unique_ptr<Session<typename G::Move>> session_of(const G& position, Knowledge<G> knowledge = {});

/// The session of the last of these positions of a game. It knows what has been played where that
/// matters. Requires at least one position.
template <Game G>
std::unique_ptr<Session<typename G::Move>> session_after(std::span<const G> played, Knowledge<G> knowledge = {});

/// How much of something is done, from 0 to 1.
constexpr double share(std::uint64_t done, std::uint64_t all) {
  return done >= all ? 1 : static_cast<double>(done) / static_cast<double>(all);
}

}  // namespace noughts::detail

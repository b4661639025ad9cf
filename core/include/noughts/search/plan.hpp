#pragma once

#include <cstdint>

#include "noughts/evaluators/evaluator.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/strategies/strategy.hpp"

namespace noughts {

/// How positions of a game are searched. It follows from the game's traits, and this header is the
/// only place that decides. Everything that solves, chooses, analyses or reviews asks `plan_of`.
struct Plan {
  /// What proves how a position ends.
  enum class Solver : std::uint8_t {
    tablebase,  ///< the outcomes of all positions are computed once, and looked up
    exact,      ///< an exact search to the end of the game, which remembers positions in a table
    tree,       ///< the tree search, which does not know in how many plies a game ends
  };
  Solver solver = Solver::exact;  ///< of the game

  /// What the tree search goes by where nothing is proven.
  enum class Guide : std::uint8_t {
    playouts,           ///< games that are played to the end at random
    evaluator,          ///< the game's evaluator
    evaluator_on_file,  ///< the game's evaluator if a program gives it, else playouts
  };
  Guide guide = Guide::playouts;  ///< of the tree search

  /// What an opponent that overlooks nothing does before anything else.
  enum class First : std::uint8_t {
    nothing,   ///< nothing
    book,      ///< it keeps the best result for certain, if a program gives a `Book`
    proof,     ///< it looks for a proof of a win or a loss by a proof-number search
    strategy,  ///< it makes a move of the game's strategy, if a program gives one that knows the
               ///< position; else as `proof`
    opening,   ///< it tries some moves of an opening such as that of `Swap2`, for both sides
  };
  First first = First::nothing;  ///< at level best

  /// Whether an exact search is worth as many nodes as the level has, long before the end of the
  /// game. Otherwise it gets as much work as the playouts that follow.
  bool is_solved_early = false;

  /// Whether an analysis asks the tree search first what it sees at once: wins by a strategy or by
  /// threats. A solver would have to look for them after every move.
  bool tree_sees_wins = false;
};

namespace detail {

template <Game G>
consteval Plan make_plan() {
  Plan plan{.is_solved_early = GameWithThreats<G>};
  if constexpr (GameWithEvaluator<G>) {
    plan.guide = EvaluatorOnFile<typename G::Evaluator> ? Plan::Guide::evaluator_on_file : Plan::Guide::evaluator;
  }
  if constexpr (has_tablebase<G>()) {
    plan.solver = Plan::Solver::tablebase;
  } else if constexpr (HasOpening<G>) {
    plan.solver = Plan::Solver::tree;
    plan.first = Plan::First::opening;
  } else if (plan.guide == Plan::Guide::evaluator || (GameWithThreatMoves<G> && !GameOfKnownLength<G>)) {
    // An exact search of such a game has too much to look at, and nothing to cut it with.
    plan.solver = Plan::Solver::tree;
  } else if constexpr (GameWithThreats<G>) {
    if (GameWithKey<G> && GameWithMirror<G>) plan.first = Plan::First::book;
  } else if constexpr (GameWithStrategy<G>) {
    plan.first = Plan::First::strategy;
  } else if constexpr (GameWithImmediateTactics<G>) {
    plan.first = Plan::First::proof;
  }
  static_assert(!GameWithStrategy<G> || (!has_tablebase<G>() && !GameWithThreats<G> && !GameWithEvaluator<G>));
  plan.tree_sees_wins = plan.first == Plan::First::strategy ||
                        (plan.guide == Plan::Guide::evaluator && plan.first != Plan::First::opening);
  return plan;
}

}  // namespace detail

/// How a game is searched, by the first row that fits:
///
/// | the game has | a position is solved | an opponent at level best |
/// | --- | --- | --- |
/// | keys of at most 18 bits, and 60 plies | by the tablebase | picks one of its best moves |
/// | an opening | not while it goes on | tries moves for both sides |
/// | an evaluator that needs no file | by tree search | the tree search by the evaluator |
/// | threat moves, but no known length | by tree search | the tree search by playouts |
/// | threats, and a book is given | by exact search and the book | never gives a result away |
/// | threats | by exact search | solves within its nodes, else the tree search |
/// | a strategy | by exact search and the strategy | makes its moves, else as below |
/// | immediate tactics | by exact search | looks for a proof, else the tree search |
/// | only the rules | by exact search | solves near the end, else the tree search |
///
/// On a board as small as that of tic-tac-toe, exact search always comes to the end of the game. An
/// evaluator that is on file guides the tree search of the other rows, if it is given.
///
/// Levels below best make mistakes (`Skill::mistakes`). They use no book, no strategy, no proof,
/// no wins by threats and no evaluator on file. Where they see the end of the game, they search to
/// it and overlook some moves on the way. Elsewhere they look for wins and losses in one and for
/// forks, and then use the tree search with fewer playouts. There they overlook things only in the
/// position itself: the search judges the moves that they do not forget as well as it can.
///
///     static_assert(plan_of<TicTacToe>.solver == Plan::Solver::tablebase);
template <Game G>
inline constexpr Plan plan_of = detail::make_plan<G>();

namespace detail {

/// A game whose outcomes are looked up.
template <typename G>
concept HasTablebase = Game<G> && has_tablebase<G>();

/// A game that may be as short as tic-tac-toe. Which of these are, only their positions tell.
inline constexpr int plies_of_short_game = 9;
template <typename G>
concept ShortGame =
    GameOfKnownLength<G> && !(GameWithKey<G> && G::most_plies > plies_of_short_game) && !GameWithThreatMoves<G>;

/// Whether a search looks to the end of the game at once, as on a board as small as that of
/// tic-tac-toe.
template <Game G>
constexpr bool sees_the_end(const G& position) {
  if constexpr (OfAnyGame<G>) return position.visit([](const auto& known) { return sees_the_end(known); });
  if constexpr (HasTablebase<G>) return true;
  if constexpr (ShortGame<G>) return position.start(Player::x).plies_left() <= plies_of_short_game;
  return false;
}

}  // namespace detail

}  // namespace noughts

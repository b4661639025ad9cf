#pragma once

#include <memory>
#include <span>

#include "noughts/games/connect_four.hpp"
#include "noughts/games/gomoku.hpp"
#include "noughts/games/infinite_tic_tac_toe.hpp"
#include "noughts/games/large_line_game.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/notakto.hpp"
#include "noughts/games/order_and_chaos.hpp"
#include "noughts/games/qubic.hpp"
#include "noughts/games/swap2.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/games/wild_tic_tac_toe.hpp"
#include "noughts/match/course.hpp"
#include "noughts/search/searches_of.hpp"
#include "noughts/search/solve.hpp"

// The searches of the catalogue's games are compiled with the core, in src/catalogue/classic_searches.cpp and
// further_searches.cpp. A program that includes this header need not compile them again.

namespace noughts::detail {

extern template std::unique_ptr<Searches<Square>> searches_of(const TicTacToe&, BookPointer<TicTacToe>);
extern template std::unique_ptr<Searches<Square>> searches_of(const MisereTicTacToe&, BookPointer<MisereTicTacToe>);
extern template std::unique_ptr<Searches<Square>> searches_of(const FourInARow5x5&, BookPointer<FourInARow5x5>);
extern template std::unique_ptr<Searches<Square>> searches_of(const ConnectFour&, BookPointer<ConnectFour>);
extern template std::unique_ptr<Searches<Square>> searches_of(const Ultimate&, BookPointer<Ultimate>);
extern template std::unique_ptr<Searches<Square>> searches_of(const FreeLineGame&, BookPointer<FreeLineGame>);
extern template std::unique_ptr<Searches<Square>> searches_of(const InfiniteTicTacToe&, BookPointer<InfiniteTicTacToe>);
extern template std::unique_ptr<Searches<Square>> searches_of(const Notakto&, BookPointer<Notakto>);
extern template std::unique_ptr<Searches<Square>> searches_of(const Qubic&, BookPointer<Qubic>);
extern template std::unique_ptr<Searches<Square>> searches_of(const Gomoku&, BookPointer<Gomoku>);
extern template std::unique_ptr<Searches<Square>> searches_of(const WildTicTacToe&, BookPointer<WildTicTacToe>);
extern template std::unique_ptr<Searches<Square>> searches_of(const MisereWildTicTacToe&,
                                                              BookPointer<MisereWildTicTacToe>);
extern template std::unique_ptr<Searches<Square>> searches_of(const OrderAndChaos&, BookPointer<OrderAndChaos>);
extern template std::unique_ptr<Searches<Square>> searches_of(const LargeLineGame&, BookPointer<LargeLineGame>);
extern template std::unique_ptr<Searches<Square>> searches_of(const Swap2<Gomoku>&, BookPointer<Swap2<Gomoku>>);

extern template std::unique_ptr<Course<Square>> course_of(const TicTacToe&, std::span<const Square>, Status,
                                                          BookPointer<TicTacToe>);
extern template std::unique_ptr<Course<Square>> course_of(const MisereTicTacToe&, std::span<const Square>, Status,
                                                          BookPointer<MisereTicTacToe>);
extern template std::unique_ptr<Course<Square>> course_of(const FourInARow5x5&, std::span<const Square>, Status,
                                                          BookPointer<FourInARow5x5>);
extern template std::unique_ptr<Course<Square>> course_of(const ConnectFour&, std::span<const Square>, Status,
                                                          BookPointer<ConnectFour>);
extern template std::unique_ptr<Course<Square>> course_of(const Ultimate&, std::span<const Square>, Status,
                                                          BookPointer<Ultimate>);
extern template std::unique_ptr<Course<Square>> course_of(const FreeLineGame&, std::span<const Square>, Status,
                                                          BookPointer<FreeLineGame>);
extern template std::unique_ptr<Course<Square>> course_of(const InfiniteTicTacToe&, std::span<const Square>, Status,
                                                          BookPointer<InfiniteTicTacToe>);
extern template std::unique_ptr<Course<Square>> course_of(const Notakto&, std::span<const Square>, Status,
                                                          BookPointer<Notakto>);
extern template std::unique_ptr<Course<Square>> course_of(const Qubic&, std::span<const Square>, Status,
                                                          BookPointer<Qubic>);
extern template std::unique_ptr<Course<Square>> course_of(const Gomoku&, std::span<const Square>, Status,
                                                          BookPointer<Gomoku>);
extern template std::unique_ptr<Course<Square>> course_of(const WildTicTacToe&, std::span<const Square>, Status,
                                                          BookPointer<WildTicTacToe>);
extern template std::unique_ptr<Course<Square>> course_of(const MisereWildTicTacToe&, std::span<const Square>, Status,
                                                          BookPointer<MisereWildTicTacToe>);
extern template std::unique_ptr<Course<Square>> course_of(const OrderAndChaos&, std::span<const Square>, Status,
                                                          BookPointer<OrderAndChaos>);
extern template std::unique_ptr<Course<Square>> course_of(const LargeLineGame&, std::span<const Square>, Status,
                                                          BookPointer<LargeLineGame>);
extern template std::unique_ptr<Course<Square>> course_of(const Swap2<Gomoku>&, std::span<const Square>, Status,
                                                          BookPointer<Swap2<Gomoku>>);

}  // namespace noughts::detail

namespace noughts {

/// \cond They are no names of their own.
extern template Choice solve(const TicTacToe&, const Limits&);
extern template Choice solve(const FourInARow5x5&, const Limits&);
extern template Choice solve(const ConnectFour&, const Limits&);
extern template Choice solve(const Ultimate&, const Limits&);
extern template Choice solve(const FreeLineGame&, const Limits&);
/// \endcond

}  // namespace noughts

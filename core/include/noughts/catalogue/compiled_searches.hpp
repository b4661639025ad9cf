#pragma once

#include <memory>

#include "noughts/games/connect_four.hpp"
#include "noughts/games/infinite_tic_tac_toe.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/search/searches_of.hpp"
#include "noughts/search/solve.hpp"

// The searches of the catalogue's games, which are compiled with the core: whoever includes this need not compile them
// again.

namespace noughts::detail {

extern template std::unique_ptr<Searches<Square>> searches_of(const TicTacToe&, BookPointer<TicTacToe>);
extern template std::unique_ptr<Searches<Square>> searches_of(const MisereTicTacToe&, BookPointer<MisereTicTacToe>);
extern template std::unique_ptr<Searches<Square>> searches_of(const FourInARow5x5&, BookPointer<FourInARow5x5>);
extern template std::unique_ptr<Searches<Square>> searches_of(const ConnectFour&, BookPointer<ConnectFour>);
extern template std::unique_ptr<Searches<Square>> searches_of(const Ultimate&, BookPointer<Ultimate>);
extern template std::unique_ptr<Searches<Square>> searches_of(const InfiniteTicTacToe&, BookPointer<InfiniteTicTacToe>);
extern template std::unique_ptr<Searches<Square>> searches_of(const FreeLineGame&, BookPointer<FreeLineGame>);

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

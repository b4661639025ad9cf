// The searches of the classic games, which compiled_searches.hpp promises.

#include "noughts/catalogue/compiled_searches.hpp"

namespace noughts::detail {

template std::unique_ptr<Searches<Square>> searches_of(const TicTacToe&, BookPointer<TicTacToe>);
template std::unique_ptr<Searches<Square>> searches_of(const MisereTicTacToe&, BookPointer<MisereTicTacToe>);
template std::unique_ptr<Searches<Square>> searches_of(const FourInARow5x5&, BookPointer<FourInARow5x5>);
template std::unique_ptr<Searches<Square>> searches_of(const ConnectFour&, BookPointer<ConnectFour>);
template std::unique_ptr<Searches<Square>> searches_of(const Ultimate&, BookPointer<Ultimate>);
template std::unique_ptr<Searches<Square>> searches_of(const FreeLineGame&, BookPointer<FreeLineGame>);

template std::unique_ptr<Course<Square>> course_of(const TicTacToe&, std::span<const Square>, Status,
                                                   BookPointer<TicTacToe>);
template std::unique_ptr<Course<Square>> course_of(const MisereTicTacToe&, std::span<const Square>, Status,
                                                   BookPointer<MisereTicTacToe>);
template std::unique_ptr<Course<Square>> course_of(const FourInARow5x5&, std::span<const Square>, Status,
                                                   BookPointer<FourInARow5x5>);
template std::unique_ptr<Course<Square>> course_of(const ConnectFour&, std::span<const Square>, Status,
                                                   BookPointer<ConnectFour>);
template std::unique_ptr<Course<Square>> course_of(const Ultimate&, std::span<const Square>, Status,
                                                   BookPointer<Ultimate>);
template std::unique_ptr<Course<Square>> course_of(const FreeLineGame&, std::span<const Square>, Status,
                                                   BookPointer<FreeLineGame>);

}  // namespace noughts::detail

namespace noughts {

template Choice solve(const TicTacToe&, const Limits&);
template Choice solve(const FourInARow5x5&, const Limits&);
template Choice solve(const ConnectFour&, const Limits&);
template Choice solve(const Ultimate&, const Limits&);
template Choice solve(const FreeLineGame&, const Limits&);

}  // namespace noughts

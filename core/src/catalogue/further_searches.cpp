// The searches of the further games, which compiled_searches.hpp promises.

#include "noughts/catalogue/compiled_searches.hpp"

namespace noughts::detail {

template std::unique_ptr<Searches<Square>> searches_of(const InfiniteTicTacToe&, BookPointer<InfiniteTicTacToe>);
template std::unique_ptr<Searches<Square>> searches_of(const Notakto&, BookPointer<Notakto>);
template std::unique_ptr<Searches<Square>> searches_of(const Qubic&, BookPointer<Qubic>);
template std::unique_ptr<Searches<Square>> searches_of(const Gomoku&, BookPointer<Gomoku>);
template std::unique_ptr<Searches<Square>> searches_of(const WildTicTacToe&, BookPointer<WildTicTacToe>);
template std::unique_ptr<Searches<Square>> searches_of(const MisereWildTicTacToe&, BookPointer<MisereWildTicTacToe>);
template std::unique_ptr<Searches<Square>> searches_of(const OrderAndChaos&, BookPointer<OrderAndChaos>);
template std::unique_ptr<Searches<Square>> searches_of(const LargeLineGame&, BookPointer<LargeLineGame>);
template std::unique_ptr<Searches<Square>> searches_of(const Swap2<Gomoku>&, BookPointer<Swap2<Gomoku>>);

template std::unique_ptr<Course<Square>> course_of(const InfiniteTicTacToe&, std::span<const Square>, Status,
                                                   BookPointer<InfiniteTicTacToe>);
template std::unique_ptr<Course<Square>> course_of(const Notakto&, std::span<const Square>, Status,
                                                   BookPointer<Notakto>);
template std::unique_ptr<Course<Square>> course_of(const Qubic&, std::span<const Square>, Status, BookPointer<Qubic>);
template std::unique_ptr<Course<Square>> course_of(const Gomoku&, std::span<const Square>, Status, BookPointer<Gomoku>);
template std::unique_ptr<Course<Square>> course_of(const WildTicTacToe&, std::span<const Square>, Status,
                                                   BookPointer<WildTicTacToe>);
template std::unique_ptr<Course<Square>> course_of(const MisereWildTicTacToe&, std::span<const Square>, Status,
                                                   BookPointer<MisereWildTicTacToe>);
template std::unique_ptr<Course<Square>> course_of(const OrderAndChaos&, std::span<const Square>, Status,
                                                   BookPointer<OrderAndChaos>);
template std::unique_ptr<Course<Square>> course_of(const LargeLineGame&, std::span<const Square>, Status,
                                                   BookPointer<LargeLineGame>);
template std::unique_ptr<Course<Square>> course_of(const Swap2<Gomoku>&, std::span<const Square>, Status,
                                                   BookPointer<Swap2<Gomoku>>);

}  // namespace noughts::detail

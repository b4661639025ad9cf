#include "compiled_searches.hpp"

namespace noughts::detail {

template std::unique_ptr<Searches<Square>> searches_of(const FourInARow4x4&, BookPointer<FourInARow4x4>);
template std::unique_ptr<Searches<Square>> searches_of(const PlainTicTacToe&, BookPointer<PlainTicTacToe>);
template std::unique_ptr<Searches<Nim::Move>> searches_of(const Nim&, BookPointer<Nim>);
template std::unique_ptr<Searches<TwentyOne::Move>> searches_of(const TwentyOne&, BookPointer<TwentyOne>);
template std::unique_ptr<Searches<Hexapawn::Move>> searches_of(const Hexapawn&, BookPointer<Hexapawn>);

}  // namespace noughts::detail

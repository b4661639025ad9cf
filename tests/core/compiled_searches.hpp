#pragma once

// The searches of the games that many tests search are compiled once, in compiled_searches.cpp.

#include <memory>

#include "catalogue_games.hpp"
#include "nim.hpp"
#include "noughts/catalogue/compiled_searches.hpp"
#include "small_games.hpp"

namespace noughts::detail {

extern template std::unique_ptr<Searches<Square>> searches_of(const FourInARow4x4&, BookPointer<FourInARow4x4>);
extern template std::unique_ptr<Searches<Square>> searches_of(const PlainTicTacToe&, BookPointer<PlainTicTacToe>);
extern template std::unique_ptr<Searches<Nim::Move>> searches_of(const Nim&, BookPointer<Nim>);
extern template std::unique_ptr<Searches<TwentyOne::Move>> searches_of(const TwentyOne&, BookPointer<TwentyOne>);
extern template std::unique_ptr<Searches<Hexapawn::Move>> searches_of(const Hexapawn&, BookPointer<Hexapawn>);

}  // namespace noughts::detail

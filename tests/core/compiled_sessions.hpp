#pragma once

// Searches of the games that many tests use are compiled once, in compiled_sessions.cpp.

#include <memory>

#include "catalogue_games.hpp"
#include "nim.hpp"
#include "noughts/catalogue/compiled_sessions.hpp"
#include "small_games.hpp"

namespace noughts::detail {

extern template std::unique_ptr<Session<BoardMove>> session_of(const FourInARow4x4&, Knowledge<FourInARow4x4>);
extern template std::unique_ptr<Session<BoardMove>> session_of(const PlainTicTacToe&, Knowledge<PlainTicTacToe>);
extern template std::unique_ptr<Session<Nim::Move>> session_of(const Nim&, Knowledge<Nim>);
extern template std::unique_ptr<Session<TwentyOne::Move>> session_of(const TwentyOne&, Knowledge<TwentyOne>);
extern template std::unique_ptr<Session<Hexapawn::Move>> session_of(const Hexapawn&, Knowledge<Hexapawn>);

}  // namespace noughts::detail

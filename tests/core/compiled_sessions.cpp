#include "compiled_sessions.hpp"

namespace noughts::detail {

template std::unique_ptr<Session<BoardMove>> session_of(const FourInARow4x4&, Knowledge<FourInARow4x4>);
template std::unique_ptr<Session<BoardMove>> session_of(const PlainTicTacToe&, Knowledge<PlainTicTacToe>);
template std::unique_ptr<Session<Nim::Move>> session_of(const Nim&, Knowledge<Nim>);
template std::unique_ptr<Session<TwentyOne::Move>> session_of(const TwentyOne&, Knowledge<TwentyOne>);
template std::unique_ptr<Session<Hexapawn::Move>> session_of(const Hexapawn&, Knowledge<Hexapawn>);

}  // namespace noughts::detail

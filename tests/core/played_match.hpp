#pragma once

#include <catch2/catch_test_macros.hpp>
#include <initializer_list>

#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/match/match.hpp"

/// Plays moves in a match by the indices of their squares. They have to be legal.
inline void play(noughts::Match<noughts::TicTacToe>& match, std::initializer_list<int> moves) {
  for (const int move : moves) REQUIRE(match.play(noughts::Square{move}).has_value());
}

/// X in the centre, O in the top left corner, X to move.
inline noughts::TicTacToe midgame() {
  return try_play(try_play(noughts::TicTacToe{}, noughts::Square{4}).value(), noughts::Square{0}).value();
}

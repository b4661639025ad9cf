#pragma once

#include <memory>
#include <span>

#include "noughts/catalogue/classic_games.hpp"
#include "noughts/catalogue/further_games.hpp"
#include "noughts/match/played_game.hpp"
#include "noughts/search/session_of.hpp"

// The sessions of the catalogue's games are compiled with the core. A program that includes this
// header does not compile them again.

// NOLINTBEGIN(cppcoreguidelines-macro-usage,bugprone-macro-parentheses): templates cannot list what is instantiated

/// What is compiled for a game, after `extern` or after nothing.
#define NOUGHTS_SESSIONS_OF(extern_or_nothing, G)                                                    \
  extern_or_nothing template std::unique_ptr<Session<BoardMove>> session_of(const G&, Knowledge<G>); \
  extern_or_nothing template std::unique_ptr<PlayedGame<BoardMove>> played_game_of(                  \
      const G&, std::span<const BoardMove>, Status, Knowledge<G>);
/// Says that the sessions of a game are compiled elsewhere.
#define NOUGHTS_COMPILED_ELSEWHERE(G) NOUGHTS_SESSIONS_OF(extern, G)
/// Compiles the sessions of a game.
#define NOUGHTS_COMPILED_HERE(G) NOUGHTS_SESSIONS_OF(, G)

// NOLINTEND(cppcoreguidelines-macro-usage,bugprone-macro-parentheses)

namespace noughts::detail {

NOUGHTS_SEARCHED_CLASSIC_GAMES(NOUGHTS_COMPILED_ELSEWHERE)
NOUGHTS_SEARCHED_FURTHER_GAMES(NOUGHTS_COMPILED_ELSEWHERE)

}  // namespace noughts::detail

#pragma once

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <string>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/search/forced_win.hpp"
#include "picture.hpp"
#include "rules_oracle.hpp"

// What games tell of threats, against what the rules alone say.

/// Forcing moves are those after which the player would win if it were his turn again. Requires a position in which no
/// move wins at once. How many there are. To try all answers of the rules takes long, so of the moves that are said not
/// to be forcing every third is tried.
template <noughts::GameWithForcingMoves G>
int check_forcing_moves(const G& position, const auto& oracle) {
  const char mover = letter(position.turn());
  const char rival = letter(other(position.turn()));
  int forcing = 0;
  const auto said = position.forcing_moves();
  for (const noughts::Square move : position.legal_moves()) {
    if (!said.contains(move) && (move.index() + count(position.legal_moves())) % 3 != 0) continue;
    std::string board = board_of(position);
    board[static_cast<std::size_t>(move.index())] = mover;
    const auto wins = [&](int square) {
      std::string again = board;
      again[static_cast<std::size_t>(square)] = mover;
      return oracle.judge(again, rival).winner == mover;
    };
    const bool is_forcing = std::ranges::any_of(oracle.judge(board, rival).moves, wins);
    INFO(picture(position) << " " << to_string(position.size().name(move)));
    CHECK(said.contains(move) == is_forcing);
    forcing += is_forcing ? 1 : 0;
  }
  for (const noughts::Square move : said) CHECK(position.legal_moves().contains(move));
  return forcing;
}

/// Whether a player who wins by threats wins against every answer, as the rules of the game alone tell.
template <noughts::GameWithForcingMoves G>
bool wins_against_everything(const G& position) {
  const bool wins_at_once = std::ranges::any_of(position.legal_moves(), [&](noughts::Square move) {
    return after(position, move).status() == noughts::Status::won(position.turn());
  });
  if (wins_at_once) return true;
  const auto move = noughts::detail::ForcedWin<G>{}.find(position, 100'000);
  if (!move) return false;
  const G next = apply(position, *move).value();
  return !next.status().is_over() && std::ranges::all_of(next.legal_moves(), [&](noughts::Square answer) {
    const G answered = after(next, answer);
    if (answered.status().is_over()) return answered.status() == noughts::Status::won(position.turn());
    return wins_against_everything(answered);
  });
}

/// Where the player to move would lose by threats if he passed, every move loses in the same way but those that are
/// said to matter. Requires a position that goes on. How many moves do not matter.
template <noughts::GameWithLocalThreats G>
int check_moves_that_do_not_matter(const G& position) {
  const G passed = position.passed();
  if (!position.winning_moves().empty() || !passed.winning_moves().empty()) return 0;
  noughts::detail::ForcedWin<G> win;
  if (!win.find(passed, 1000)) return 0;
  const auto matter = win.squares_that_matter(passed);
  int others = 0;
  for (const noughts::Square move : position.legal_moves()) {
    if (matter.contains(move)) continue;
    INFO(picture(position) << " " << to_string(position.size().name(move)));
    const G next = after(position, move);
    CHECK((!next.winning_moves().empty() || noughts::detail::ForcedWin<G>{}.find(next, 100'000)));
    ++others;
  }
  return others;
}

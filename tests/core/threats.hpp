#pragma once

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <string>

#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/search/forced_win.hpp"
#include "picture.hpp"
#include "rules_oracle.hpp"

// What games report about threats, checked by the rules alone.

/// Checks that a move is a threat move exactly if the player would win with another move after it,
/// and that a game that knows the only answer to it tells the right one, and what is safe then.
/// Requires a position in which no move wins at once. Returns the number of threat moves found.
/// Trying all replies takes long, so it checks only every third of the moves that are no threat
/// moves by the game.
template <noughts::GameWithThreatMoves G>
int check_threat_moves(const G& position, const auto& oracle) {
  const char mover = letter(position.turn());
  const char rival = letter(other(position.turn()));
  int threats = 0;
  const auto said = position.threat_moves();
  for (const noughts::BoardMove move : position.legal_moves()) {
    if (!noughts::is_among(said, move) && (move.square().index() + count(position.legal_moves())) % 3 != 0) continue;
    std::string board = board_of(position);
    board[static_cast<std::size_t>(move.square().index())] = mover;
    const auto wins = [&](int square) {
      std::string again = board;
      again[static_cast<std::size_t>(square)] = mover;
      return oracle.judge(again, rival).winner == mover;
    };
    const bool is_threat = std::ranges::any_of(oracle.judge(board, rival).moves, wins);
    INFO(picture(position) << " " << to_string(position.size().name(move.square())));
    CHECK(noughts::is_among(said, move) == is_threat);
    if constexpr (noughts::detail::AnswersThreats<G>) {
      if (is_threat) {
        const auto moves = oracle.judge(board, rival).moves;
        const auto answer = position.answered_threats().answer(move);
        CHECK(answer.has_value() == (std::ranges::count_if(moves, wins) == 1));
        if (answer) {
          CHECK(wins(answer->square().index()));
          const G answered = after(after(position, move), *answer);
          if (noughts::is_among(position.safe_moves(), move))
            CHECK(answered.safe_replies_to(*answer) == answered.safe_moves());
        }
      }
    }
    threats += is_threat ? 1 : 0;
  }
  for (const noughts::BoardMove move : said) CHECK(is_among(position.legal_moves(), move));
  return threats;
}

/// Whether a win by threats beats every answer, checked by the rules of the game alone.
template <noughts::GameWithThreatMoves G>
bool wins_against_everything(const G& position) {
  const bool wins_at_once = std::ranges::any_of(position.legal_moves(), [&](noughts::BoardMove move) {
    return after(position, move).status() == noughts::Status::won(position.turn());
  });
  if (wins_at_once) return true;
  const auto move = noughts::detail::ForcedWin<G>{}.find(position, 100'000);
  if (!move) return false;
  const G next = try_play(position, *move).value();
  return !next.status().is_over() && std::ranges::all_of(next.legal_moves(), [&](noughts::BoardMove answer) {
    const G answered = after(next, answer);
    if (answered.status().is_over()) return answered.status() == noughts::Status::won(position.turn());
    return wins_against_everything(answered);
  });
}

/// Checks that if passing loses to a threat sequence, so does every move that does not matter by
/// the search. Requires a position that goes on. Returns the number of moves that do not matter.
template <noughts::detail::HasLocalThreats G>
int check_moves_that_do_not_matter(const G& position) {
  const G passed = position.passed();
  if (!position.winning_moves().empty() || !passed.winning_moves().empty()) return 0;
  noughts::detail::ForcedWin<G> win;
  if (!win.find(passed, 1000)) return 0;
  const auto matter = win.squares_that_matter(passed);
  int others = 0;
  for (const noughts::BoardMove move : position.legal_moves()) {
    if (noughts::is_among(matter, move)) continue;
    INFO(picture(position) << " " << to_string(position.size().name(move.square())));
    const G next = after(position, move);
    CHECK((!next.winning_moves().empty() || noughts::detail::ForcedWin<G>{}.find(next, 100'000)));
    ++others;
  }
  return others;
}

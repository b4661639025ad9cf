#pragma once

// Stricter than the laws of games (`noughts/testing/laws.hpp`): what holds where players take turns
// to mark squares, and a mark stays. The test of such a game asks `broken_marking_laws` of each of
// its starts. Random games stand for all games; the seed is fixed, so a fault comes back.

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "mirror.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "picture.hpp"
#include "random_play.hpp"

namespace marking_laws {

using namespace noughts;

/// The laws that a game breaks, each with the first position that shows it.
using Broken = std::map<std::string, std::string>;

template <GameOnBoard G>
bool turns_alternate(const G& before, const G& after) {
  const Player mover = before.status().next_player().value();
  if (before.turn() != mover) return false;
  if (is_in_opening(before)) return !after.status().is_over();
  return !is_in_opening(after) && after.turn() == other(mover) &&
         (after.status().is_over() || after.status().next_player() == other(mover));
}

template <GameOnBoard G>
bool mover_owns_the_mark(const G& before, BoardMove move, const G& after, const Board& board) {
  if (is_in_opening(before)) return true;
  const auto mark = move.mark();
  return (board.shared_marks || after.owner(move.square()) == before.turn()) &&
         (!mark || after.owner(move.square()) == mark);
}

template <GameOnBoard G>
bool has_ended_for_good(const G& position) {
  if (count(position.legal_moves()) > 0) return false;
  for (int number = 0; number <= numbers_of_moves(position); ++number) {
    const auto next = try_play(position, move_of_number(position, number));
    if (next || next.error() != Conflict::game_already_ended) return false;
  }
  return true;
}

template <GameOnBoard G>
bool other_marks_stay(const G& before, BoardMove move, const G& after) {
  if (move.choice()) return true;  // which may give all marks to the other player
  std::optional<Square> gone;
  if constexpr (detail::HasVanishingMarks<G>) gone = before.vanishing_mark();
  if (gone && (before.owner(*gone) != before.turn() || after.owner(*gone))) return false;
  const Square marked = move.square();
  return std::ranges::all_of(before.size().every_square(), [&](Square square) {
    return square == marked || square == gone || after.owner(square) == before.owner(square);
  });
}

template <GameOnBoard G>
bool lines_are_won_by_the_move(const G& before, BoardMove move, const G& after, const Board& board) {
  const auto won = after.won_lines();
  if (won.empty()) return true;
  const auto was_marked = [&](Square square) { return before.owner(square).has_value(); };
  return after.status().winner().has_value() && std::ranges::all_of(won, [&](const Line& line) {
           const bool has_closed_another =
               !board.small_boards.empty() && board.shared_marks && std::ranges::all_of(line, was_marked);
           return has_closed_another || std::ranges::find(line, move.square()) != line.end();
         });
}

template <GameOnBoard G>
bool mirrors(const G& position, const G& mirror, const Mirror& mirrored) {
  const auto legal = position.legal_moves();
  const auto legal_there = mirror.legal_moves();
  for (int number = 0; number < numbers_of_moves(position); ++number) {
    const BoardMove move = move_of_number(position, number);
    if (is_among(legal, move) != is_among(legal_there, mirrored(move))) return false;
  }
  return position.status() == mirror.status() &&
         std::ranges::all_of(position.size().every_square(), [&](Square square) {
           return position.owner(square) == mirror.owner(mirrored(BoardMove{square}).square());
         });
}

template <GameOnBoard G>
bool has_small_boards_all_over(const G& start) {
  const Board board = start.board();
  std::set<Square> squares;
  for (const auto& small : board.small_boards) squares.insert(small.begin(), small.end());
  return board.small_boards.empty() || std::ssize(squares) == board.size.squares();
}

/// By what a game is won.
enum class WonBy : std::uint8_t {
  lines,       ///< by a line, and by nothing else
  lines_also,  ///< also by what leaves no line, as by preventing them or by a count
};

/// Checks one random game, which `first` begins.
template <GameOnBoard G>
void check_game(const G& start, Player first, WonBy won_by, std::mt19937& random, Broken& broken) {
  const auto expect = [&](bool holds, const char* law, const G& position) {
    if (!holds) broken.emplace(law, picture(position) + ' ' + letter(position.turn()));
  };
  const Board board = start.board();  // the same for all positions
  G position = start.start(first);
  const Mirror mirrored{start};
  G mirror = position;
  std::vector<G> all{position};
  while (!position.status().is_over()) {
    const BoardMove move = random_move(position, random);
    const G after = noughts::after(position, move);
    expect(turns_alternate(position, after), "past an opening players alternate", position);
    expect(mover_owns_the_mark(position, move, after, board), "a mark is the mover's, or the one that was chosen",
           position);
    expect(other_marks_stay(position, move, after), "other marks stay unless the game says which goes", position);
    expect(lines_are_won_by_the_move(position, move, after, board), "the last move wins the lines", position);
    position = after;
    if constexpr (GameWithMirror<G>) {
      mirror.play_unchecked(mirrored(move));
      expect(mirrors(position, mirror, mirrored), "mirrored moves come to a mirrored position", position);
    }
    if (std::ranges::find(all, position) == all.end()) all.push_back(position);
  }
  expect(has_ended_for_good(position), "once a game has ended nothing is legal", position);
  const bool has_line = !position.won_lines().empty();
  const bool is_won = position.status().winner().has_value();
  expect(won_by == WonBy::lines ? has_line == is_won : !has_line || is_won, "a game that is won has its lines",
         position);
  std::set<std::uint64_t> hashes;
  for (const G& one : all) hashes.insert(one.hash());
  // One pair is let off: where a line game has more than 56 squares, marks on the last ones can
  // cancel each other in its hash.
  expect(hashes.size() + 1 >= all.size(), "different positions of a game hardly ever share a hash", position);
}

}  // namespace marking_laws

/// The laws that random games from a start break, half of them begun by O; empty when there are
/// none. Longer games are fewer.
template <noughts::GameOnBoard G>
std::string broken_marking_laws(const G& start, marking_laws::WonBy won_by = marking_laws::WonBy::lines) {
  std::mt19937 random{20260101};
  marking_laws::Broken broken;
  if (!marking_laws::has_small_boards_all_over(start)) broken.emplace("small boards cover the board", picture(start));
  for (int game = 0; game < 2000 / start.size().squares(); ++game) {
    const auto first = game % 2 == 0 ? noughts::Player::x : noughts::Player::o;
    marking_laws::check_game(start, first, won_by, random, broken);
  }
  std::string text;
  for (const auto& [law, position] : broken) text += law + ", but: " + position + '\n';
  return text;
}

#pragma once

// The laws that every game on a board obeys. The test of a game asks `broken_laws` of each of its
// starts. Random games stand for all games; the seed is fixed, so a fault comes back.

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "picture.hpp"
#include "random_play.hpp"

namespace laws {

using namespace noughts;

/// The laws that a game breaks, each with the first position that shows it.
using Broken = std::map<std::string, std::string>;

/// How many moves there are on the whole board, legal or not.
template <GameOnBoard G>
int moves_on_board(const G& position) {
  return position.size().squares() * (has_chosen_marks(position) ? 2 : 1) +
         static_cast<int>(choices_of(position).size());
}

/// Whether the boards of a game can be mirrored, also of one whose type is forgotten.
template <typename G>
bool has_mirror(const G& position) {
  if constexpr (requires { position.visit([](const auto&) {}); }) {
    return position.visit([]<typename Known>(const Known&) { return GameWithMirror<Known>; });
  } else {
    return GameWithMirror<G>;
  }
}

/// The move on the board whose left and right are exchanged.
template <GameOnBoard G>
Square mirrored(const G& position, Square move) {
  const BoardSize size = position.size();
  const Square square = square_of_move(position, move);
  const Square image = *size.square(size.row(square), size.columns - 1 - size.column(square));
  return Square{move.index() - square.index() + image.index()};
}

template <GameOnBoard G>
bool legal_moves_alone_apply(const G& position) {
  const auto legal_moves = position.legal_moves();
  for (int index = 0; index <= moves_on_board(position); ++index) {
    const bool legal = legal_moves.contains(Square{index});
    if (apply(position, Square{index}).has_value() != legal || can_play(position, Square{index}) != legal) return false;
  }
  return true;
}

template <GameOnBoard G>
bool applies_to_the_same(const G& before, Square move, const G& after) {
  const G copy = before;
  return apply(before, move) == after && apply(before, move) == after && before == copy;
}

template <GameOnBoard G>
bool turns_alternate(const G& before, const G& after) {
  const Player mover = before.status().next_player().value();
  if (before.turn() != mover) return false;
  if (is_in_opening(before)) return !after.status().is_over();
  return !is_in_opening(after) && after.turn() == other(mover) &&
         (after.status().is_over() || after.status().next_player() == other(mover));
}

template <GameOnBoard G>
bool mover_owns_the_mark(const G& before, Square move, const G& after, const Board& board) {
  if (is_in_opening(before)) return true;
  const auto mark = mark_of_move(before, move);
  return (board.shared_marks || after.owner(move) == before.turn()) &&
         (!mark || after.owner(square_of_move(before, move)) == mark);
}

template <GameOnBoard G>
bool has_ended_for_good(const G& position) {
  if (count(position.legal_moves()) > 0) return false;
  for (int index = 0; index <= moves_on_board(position); ++index) {
    const auto next = apply(position, Square{index});
    if (next || next.error() != Conflict::game_already_ended) return false;
  }
  return true;
}

template <GameOnBoard G>
bool other_marks_stay(const G& before, Square move, const G& after) {
  if (choice_of_move(before, move)) return true;  // which may give all marks to the other player
  std::optional<Square> gone;
  if constexpr (GameWithVanishingMarks<G>) gone = before.vanishing_mark();
  if (gone && (before.owner(*gone) != before.turn() || after.owner(*gone))) return false;
  const Square marked = square_of_move(before, move);
  return std::ranges::all_of(before.size().every_square(), [&](Square square) {
    return square == marked || square == gone || after.owner(square) == before.owner(square);
  });
}

template <GameOnBoard G>
bool lines_are_won_by_the_move(const G& before, Square move, const G& after, const Board& board) {
  if (!before.won_lines().empty()) return false;
  const auto won = after.won_lines();
  if (won.empty()) return true;
  const auto was_marked = [&](Square square) { return before.owner(square).has_value(); };
  return after.status().winner().has_value() && std::ranges::all_of(won, [&](const Line& line) {
           const bool has_closed_another =
               !board.small_boards.empty() && board.shared_marks && std::ranges::all_of(line, was_marked);
           return std::ranges::find(board.lines, line) != board.lines.end() &&
                  (has_closed_another || std::ranges::find(line, square_of_move(before, move)) != line.end());
         });
}

template <GameOnBoard G>
bool moves_are_listed_once(const G& position) {
  const auto moves = position.legal_moves();
  std::set<int> seen;
  int place = 0;
  for (const Square move : moves) {
    if (nth(moves, place) != move || !moves.contains(move) || !seen.insert(move.index()).second) return false;
    ++place;
  }
  return count(moves) == place;
}

template <GameOnBoard G>
bool starts_anew(const G& start, const G& played) {
  if (start.turn() != Player::x || played.board() != start.board() || start.board().size != start.size()) return false;
  return std::ranges::all_of(std::vector{Player::x, Player::o}, [&](Player first) {
    const G anew = played.start(first);
    return anew == start.start(first) && anew.turn() == first && anew.status() == Status::next(first);
  });
}

template <GameOnBoard G>
bool mirrors(const G& position, const G& mirror) {
  const auto legal = position.legal_moves();
  const auto legal_there = mirror.legal_moves();
  for (int index = 0; index < moves_on_board(position); ++index) {
    if (legal.contains(Square{index}) != legal_there.contains(mirrored(position, Square{index}))) return false;
  }
  return position.status() == mirror.status() &&
         std::ranges::all_of(position.size().every_square(), [&](Square square) {
           return position.owner(square) == mirror.owner(mirrored(position, square));
         });
}

/// Checks one random game, which `first` begins.
template <GameOnBoard G>
void check_game(const G& start, Player first, std::mt19937& random, Broken& broken) {
  const auto expect = [&](bool holds, const char* law, const G& position) {
    if (!holds) broken.emplace(law, picture(position) + ' ' + letter(position.turn()));
  };
  const Board board = start.board();                  // the same for all positions
  const bool is_large = start.size().squares() > 36;  // where to try every move takes long
  const bool can_mirror = has_mirror(start);
  G position = start.start(first);
  G mirror = position;
  std::vector<G> all{position};
  while (!position.status().is_over()) {
    if (count(position.legal_moves()) == 0) return expect(false, "a game that goes on has a legal move", position);
    if (!is_large || random() % 8 == 0)
      expect(legal_moves_alone_apply(position), "a legal move applies and no other does", position);
    expect(moves_are_listed_once(position), "moves are counted, found and iterated alike, each once", position);
    const Square move = random_move(position, random);
    const G after = noughts::after(position, move);
    expect(applies_to_the_same(position, move, after), "a move leaves its input unchanged, twice alike", position);
    expect(turns_alternate(position, after), "past an opening players alternate", position);
    expect(mover_owns_the_mark(position, move, after, board), "a mark is the mover's, or the one that was chosen",
           position);
    expect(other_marks_stay(position, move, after), "other marks stay unless the game says which goes", position);
    expect(lines_are_won_by_the_move(position, move, after, board), "the last move wins lines of the board", position);
    expect(position != after, "a move changes the position", position);
    const auto applied = apply(position, move);
    expect(applied && applied->hash() == after.hash(), "equal positions have equal hashes", position);
    if (can_mirror) mirror.play_unchecked(mirrored(position, move));
    position = after;
    if (can_mirror) expect(mirrors(position, mirror), "mirrored moves come to a mirrored position", position);
    if (std::ranges::find(all, position) == all.end()) all.push_back(position);
  }
  expect(has_ended_for_good(position), "once a game has ended nothing is legal", position);
  expect(starts_anew(start, position), "a game starts anew by the same rules, whoever is first", position);
  std::set<std::uint64_t> hashes;
  for (const G& one : all) hashes.insert(one.hash());
  // One pair is let off: where a line game has more than 56 squares, marks on the last ones can cancel each other in
  // its hash.
  expect(hashes.size() + 1 >= all.size(), "different positions of a game hardly ever share a hash", position);
}

}  // namespace laws

/// The laws that random games from a start break, half of them begun by O; empty when there are none. Longer games are
/// fewer.
template <noughts::GameOnBoard G>
std::string broken_laws(const G& start) {
  std::mt19937 random{20260101};
  laws::Broken broken;
  if (G{} != G{}.start(noughts::Player::x))
    broken.emplace("a new position is a start, and X moves first", picture(G{}));
  for (int game = 0; game < 2000 / start.size().squares(); ++game)
    laws::check_game(start, game % 2 == 0 ? noughts::Player::x : noughts::Player::o, random, broken);
  std::string text;
  for (const auto& [law, position] : broken) text += law + ", but: " + position + '\n';
  return text;
}

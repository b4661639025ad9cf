#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "noughts/board/board.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"

// What a game may tell beyond its rules. Each gift makes a search faster, or what people see richer; none is needed.

namespace noughts {

/// How much a win is worth where positions are valued; a draw is worth half of it, a loss nothing.
inline constexpr int value_of_win = 1024;

/// A game that is a draw only after a number of plies that is known beforehand, as when a board is full:
/// - `plies_left()`: how many plies the game still lasts if nobody wins, after which it is a draw; it never lasts
///   longer. 0 once it has come to that.
template <typename G>
concept GameOfKnownLength = Game<G> && requires(const G position) {
  { position.plies_left() } -> std::same_as<int>;
};

/// A game that tells cheaply which moves decide it at once. For a game that goes on:
/// - `winning_moves()`: the legal moves that win at once;
/// - `safe_moves()`: where none does, the legal moves that do not lose at once: neither by themselves nor by the other
///   player's next move.
///
/// After a safe move, therefore, no move wins at once. Search relies on that.
template <typename G>
concept GameWithForcedMoves = Game<G> && requires(const G position) {
  { position.winning_moves() } -> MoveList<typename G::Move>;
  { position.safe_moves() } -> MoveList<typename G::Move>;
};

/// A game with forced moves that plays a safe one at random faster than by listing them:
/// - `play_random_safe_move(random)`: plays one of the safe moves, each as likely as the others, and says whether there
///   was any; there is none once the game has ended.
template <typename G>
concept GameWithRandomMoves = GameWithForcedMoves<G> && requires(G position, Random& random) {
  { position.play_random_safe_move(random) } -> std::same_as<bool>;
};

/// A game that tells cheaply by which moves a player may threaten to win at once. For a game that goes on and in which
/// no move wins at once:
/// - `forcing_moves()`: the legal moves after which the player would win at once if it were his turn again.
template <typename G>
concept GameWithForcingMoves = GameWithForcedMoves<G> && requires(const G position, const typename G::Move move) {
  { position.forcing_moves() } -> MoveList<typename G::Move>;
  { position.safe_moves().contains(move) } -> std::same_as<bool>;
};

/// A game with forcing moves in which what is marked elsewhere leaves threats as they are:
/// - `passed()`: the same position with the other player to move;
/// - the lists of winning, safe and forcing moves are sets of one type, with `insert`, `contains`, `|` and `&`.
///
/// Somebody loses if he passes because the other player then wins by threats. So he loses by all other moves as well
/// but those that mark a square of these threats, and those by which, on the way, he would threaten to win himself.
/// Search relies on that.
template <typename G>
concept GameWithLocalThreats = GameWithForcingMoves<G> && requires(const G position, typename G::Move move) {
  { position.passed() } -> std::same_as<G>;
  requires requires(decltype(position.forcing_moves()) set) {
    set.insert(move);
    { set | position.winning_moves() } -> std::same_as<decltype(position.forcing_moves())>;
    { set & position.safe_moves() } -> std::same_as<decltype(position.forcing_moves())>;
  };
};

/// A game that values its positions by itself, where a search would have to play random games:
/// - `G::promising_moves`: how many moves of a position a search need look at, of those that promise most;
/// - `value()`: how much a position that goes on is worth to the player to move, from 0 to `value_of_win`, or half of
/// it
///   where it is a draw;
/// - `values_of_moves(moves, values)`: the same of moves, for the player who makes them, into as many values, as near
/// as
///   can be had quickly; of those that end the game anything.
template <typename G>
concept GameWithValues =
    Game<G> && requires(const G position, std::span<const typename G::Move> moves, std::span<std::uint16_t> values) {
      { G::promising_moves } -> std::convertible_to<int>;
      { position.value() } -> std::same_as<int>;
      position.values_of_moves(moves, values);
    };

/// A game that the tree search solves sooner than a search of all that may be played: one that values its positions, or
/// one that says so:
/// - `G::is_solved_by_tree`: true.
template <typename G>
concept GameSolvedByTree = GameWithValues<G> || (Game<G> && G::is_solved_by_tree);

/// A game that tells which squares decide it, now or later. For a game that goes on and in which no move wins at once:
/// - `threats()`: the free squares that the player to move has to look out for: those by which the other one would win
///   if he could mark them, or where completing a line loses, those by which he would lose himself;
/// - `safe_moves(threats)`: the safe moves, given these;
/// - `plies_when_unsafe()`: in how many plies a move loses that is not safe: 1 by itself, 2 by the other player's next
///   move. It is the same in all positions, and games that the same player wins from the same position last an even
///   number of plies more or less;
/// - `can_still_win(player)`: false only where the player cannot win any more, whatever is played;
/// - `promise(move)`: how promising a move is, whatever has been played, from 0 to 63: the number of lines through a
///   square, say.
template <typename G>
concept GameWithThreats =
    GameWithForcedMoves<G> && GameOfKnownLength<G> && requires(const G position, const typename G::Move move) {
      { position.threats().size() } -> std::same_as<int>;
      { position.safe_moves(position.threats()) } -> MoveList<typename G::Move>;
      { position.plies_when_unsafe() } -> std::same_as<int>;
      { position.can_still_win(Player::x) } -> std::same_as<bool>;
      { position.promise(move) } -> std::same_as<int>;
    };

/// A game with threats that tells of some positions, without trying a move, that the player to move cannot do well. For
/// a game that goes on and in which no move wins at once:
/// - `upper_bound(threats)`: an outcome than which the player to move can get no better, given the threats; none where
///   the game cannot tell. The plies of a loss are the most that there can be. It is no win.
template <typename G>
concept GameWithUpperBound = GameWithThreats<G> && requires(const G position) {
  { position.upper_bound(position.threats()) } -> std::same_as<std::optional<Outcome>>;
};

/// A game in which a position can come again, so that it need not end by itself:
/// - `can_repeat()`: whether it can, the same for all positions.
///
/// What came before matters in such a game, and no position knows it: a match is a tie when a position has come for the
/// third time. A search that knows all positions of the game calls those draws from which nobody can force a win.
template <typename G>
concept GameWithRepetition = Game<G> && requires(const G position) {
  { position.can_repeat() } -> std::same_as<bool>;
};

/// Whether a position of the game can come again.
template <Game G>
constexpr bool can_repeat(const G& position) {
  if constexpr (GameWithRepetition<G>) return position.can_repeat();
  return false;
}

/// A game that begins with an opening, in which whoever has moved may move again, and at the end of which somebody
/// chooses which side to take:
/// - `is_in_opening()`: whether it goes on: nobody wins before it is over;
/// - `without_opening()`: the position as one of the game that is played then, and while the opening goes on, as it
///   would be if whoever chooses left everything as it is. The moves of that game have the same numbers.
///
/// Whoever makes a move after which the opening goes on leaves it to the other player to choose, sooner or later.
template <typename G>
concept GameWithOpening = Game<G> && requires(const G position) {
  { position.is_in_opening() } -> std::same_as<bool>;
  requires Game<std::remove_cvref_t<decltype(position.without_opening())>>;
};

/// Whether an opening goes on.
template <Game G>
constexpr bool is_in_opening(const G& position) {
  if constexpr (requires { position.is_in_opening(); }) return position.is_in_opening();
  return false;
}

/// A game in which marks go again:
/// - `vanishing_mark()`: the square whose mark goes when the player to move makes his next one; none where none does.
template <typename G>
concept GameWithVanishingMarks = GameOnBoard<G> && requires(const G position) {
  { position.vanishing_mark() } -> std::same_as<std::optional<Square>>;
};

/// The square whose mark goes with the next move; none where none does.
template <GameOnBoard G>
constexpr std::optional<Square> vanishing_mark(const G& position) {
  if constexpr (GameWithVanishingMarks<G>) return position.vanishing_mark();
  return std::nullopt;
}

/// A game whose positions are told apart by a number of few bits:
/// - `G::key_bits`: how many bits the keys have, at most 64;
/// - `G::most_plies`: how many plies a game lasts at most; where positions can come again, one that is won against the
///   best play;
/// - `key()`: a number that is equal only for positions, of games by the same rules, that are as good for the player to
///   move: it need not tell who that is.
template <typename G>
concept GameWithKey = Game<G> && requires(const G position) {
  { G::key_bits } -> std::convertible_to<int>;
  { G::most_plies } -> std::convertible_to<int>;
  { position.key() } -> std::same_as<std::uint64_t>;
};

/// A game, always by the same rules, with so few positions that how each of them ends can be kept: its keys have at
/// most 18 bits, and it lasts at most 60 plies.
/// - `G::has_few_positions`: true.
template <typename G>
concept GameWithFewPositions = GameWithKey<G> && G::has_few_positions && G::key_bits <= 18 && G::most_plies <= 60;

/// A game in which some positions are the same but for a mirrored or turned board:
/// - `canonical()`: one of these positions, the same for all of them.
template <typename G>
concept GameWithMirror = Game<G> && requires(const G position) {
  { position.canonical() } -> std::same_as<G>;
};

/// A game that tells without its whole board whether marks fall to the lowest free square of their column:
/// - `has_gravity()`: whether they do, as its board says too.
template <typename G>
concept GameWithGravity = GameOnBoard<G> && requires(const G position) {
  { position.has_gravity() } -> std::same_as<bool>;
};

/// A game whose board is made of small boards that are won, or closed, one by one:
/// - `board_status(n)`: how the small board stands, counted from the top left, row by row, from 0. While it goes on,
///   the player to move is the one of the whole game; a tie is a board that is nobody's;
/// - `board_lines(n)`: the lines by which it was won or closed, as squares of the whole board; none where no line was.
template <typename G>
concept GameWithSmallBoards = GameOnBoard<G> && requires(const G position) {
  { position.board_status(0) } -> std::same_as<Status>;
  { position.board_lines(0) } -> std::same_as<std::vector<Line>>;
};

/// A game whose moves are no squares, and have names by which people type them and matches are written:
/// - `move_name(move)`: the move's name: lower-case letters and digits, and none of the words `undo`, `redo`, `resign`
///   and `next`. It is the same in all positions, and no other move has it;
/// - `find_move(name)`: the move of that name, whether or not it may be played; none where no move has it.
template <typename G>
concept GameWithMoveNames = Game<G> && requires(const G position, const typename G::Move move, std::string_view name) {
  { position.move_name(move) } -> std::same_as<std::string>;
  { position.find_move(name) } -> std::same_as<std::optional<typename G::Move>>;
};

}  // namespace noughts

#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "noughts/board/board.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"

// The optional traits of a game. Each one makes a search faster, or shows more to people. A game
// needs none of them. `noughts/testing/laws.hpp` checks what they promise.

namespace noughts {

/// A game that ends after a number of plies that is known beforehand, as when a board is full:
/// - `plies_left()`: how many plies the game still lasts when no player wins. After them it is a
///   draw. It never lasts longer. 0 at the draw.
template <typename G>
concept GameOfKnownLength = Game<G> && requires(const G position) {
  { position.plies_left() } -> std::same_as<int>;
};

/// A game that knows cheaply which moves decide it at once. For a game that goes on:
/// - `winning_moves()`: the legal moves that win at once;
/// - `safe_moves()`: where no move wins, the legal moves that do not lose at once: neither by
///   themselves nor by the other player's next move.
///
/// The players take turns: after each move the other player is to move. So no move wins at once
/// after a safe move. Search relies on both.
///
/// A game may pick a safe move faster than by listing them:
/// - `play_random_safe_move(random)`: plays one of the safe moves, each with the same probability.
///   Returns whether there was one; there is none once the game has ended.
template <typename G>
concept GameWithImmediateTactics = Game<G> && requires(const G position) {
  { position.winning_moves() } -> MoveList<typename G::Move>;
  { position.safe_moves() } -> MoveList<typename G::Move>;
};

/// Whether the same player is to move in a position and in the one after a move there.
template <Game G>
constexpr bool is_same_mover(const G& before, const G& then) {
  return !GameWithImmediateTactics<G> && before.turn() == then.turn();
}

/// A game that knows cheaply which moves threaten to win at once. For a game that goes on, and in
/// which no move wins at once:
/// - `threat_moves()`: the legal moves after which the player would win at once, if it were their
///   turn again.
///
/// A game on a board in which a mark changes no threats elsewhere may say so:
/// - `passed()`: the same position with the other player to move.
///
/// If passing loses to a sequence of threats, so does every move that does not interfere with it. A
/// move interferes when it marks a square of these threats, or threatens to win itself. Search
/// relies on that. The lists of winning, safe and threat moves of such a game are sets of squares
/// of one type, with `insert`, `|` and `&`.
template <typename G>
concept GameWithThreatMoves = GameWithImmediateTactics<G> && requires(const G position) {
  { position.threat_moves() } -> MoveList<typename G::Move>;
};

/// A game that knows which squares decide it, now or later. For a game that goes on, and in which
/// no move wins at once:
/// - `threats()`: the free squares that the player to move has to watch: those by which the other
///   player would win if they could mark them; where a line loses, those by which the player to
///   move would lose;
/// - `safe_moves(threats)`: the safe moves, given these;
/// - `plies_to_forced_loss()`: after how many plies a move loses that is not safe: 1 by itself, 2
///   by the other player's next move. It is the same in all positions. The games that one player
///   can win from a position differ by an even number of plies;
/// - `can_still_win(player)`: false only where no play makes the player win any more.
///
/// A game may know more, without trying a move:
/// - `upper_bound(threats)`: an outcome that the player to move cannot exceed, given the threats;
///   none where the game does not know. The plies of a loss are the most that are possible. It is
///   not a win.
template <typename G>
concept GameWithThreats = GameWithImmediateTactics<G> && GameOfKnownLength<G> && requires(const G position) {
  { position.threats().size() } -> std::same_as<int>;
  { position.safe_moves(position.threats()) } -> MoveList<typename G::Move>;
  { position.plies_to_forced_loss() } -> std::same_as<int>;
  { position.can_still_win(Player::x) } -> std::same_as<bool>;
};

/// A game in which a position can come again, so that it need not end by itself:
/// - `can_repeat()`: whether it can. It is the same for all positions.
///
/// The past matters in such a game, and a position does not hold it: a match is a tie when a
/// position comes for the third time. A tablebase calls a position a draw when no player can force
/// a win from it. Without `GameWithKey` there is no tablebase, and no search proves a draw: `solve`
/// then finds wins and losses only.
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

/// A game whose positions have numbers of few bits:
/// - `G::key_bits`: how many bits the keys have, at most 64;
/// - `G::most_plies`: how many plies a game lasts at most. Where positions can come again: how many
///   plies a won game lasts when both play perfectly;
/// - `key()`: a number. Two positions by the same rules with the same key have the same outcome for
///   the player to move, in the same number of plies. The key need not tell who that is.
///
/// Where positions can repeat, two positions with the same key and the same player to move are
/// equal.
///
/// A game with keys of at most 18 bits that lasts at most 60 plies gets a tablebase. It is computed
/// once, from the default-constructed position. So every position of such a type, by any rules, has
/// the key of a position that this one leads to, with the same outcome.
template <typename G>
concept GameWithKey = Game<G> && requires(const G position) {
  { G::key_bits } -> std::convertible_to<int>;
  { G::most_plies } -> std::convertible_to<int>;
  { position.key() } -> std::same_as<std::uint64_t>;
};

namespace detail {

/// Whether a game has few enough positions for a tablebase.
template <typename G>
consteval bool has_tablebase() {
  if constexpr (GameWithKey<G>) return G::key_bits <= 18 && G::most_plies <= 60;
  return false;
}

}  // namespace detail

/// A game in which some positions are the same except for a mirrored or turned board:
/// - `canonical()`: one of these positions, the same for all of them.
template <typename G>
concept GameWithMirror = Game<G> && requires(const G position) {
  { position.canonical() } -> std::same_as<G>;
};

/// A game whose board is made of small boards that are won, or closed, one by one:
/// - `board_status(n)`: the status of a small board, counted from the top left, row by row, from 0.
///   While it goes on, its player to move is the one of the whole game. A tie is a board that no
///   player has won;
/// - `board_lines(n)`: the lines by which it was won or closed, as squares of the whole board.
template <typename G>
concept GameWithSmallBoards = GameOnBoard<G> && requires(const G position) {
  { position.board_status(0) } -> std::same_as<Status>;
  { position.board_lines(0) } -> std::same_as<std::vector<Line>>;
};

namespace detail {

// Members that few games have. The traits above, and `GameOnBoard`, document them.

template <typename G>
concept PicksSafeMoves = GameWithImmediateTactics<G> && requires(G position, Random& random) {
  { position.play_random_safe_move(random) } -> std::same_as<bool>;
};

template <typename G>
concept HasLocalThreats = GameWithThreatMoves<G> && GameOnBoard<G> && requires(const G position, Square square) {
  { position.passed() } -> std::same_as<G>;
  requires requires(decltype(position.threat_moves()) set) {
    set.insert(square);
    { set | position.winning_moves() } -> std::same_as<decltype(position.threat_moves())>;
    { set & position.safe_moves() } -> std::same_as<decltype(position.threat_moves())>;
  };
};

/// A game that knows the answers to threat moves without trying them:
/// - `answered_threats()`: for a position in which no move wins at once, an object with `moves()`,
///   the threat moves, and `answer(move)`: the only safe move after one of them; none where there
///   is no safe move;
/// - `safe_replies_to(move)`: the safe moves, where the other player has just played this move and
///   can threaten to win only by lines through it.
template <typename G>
concept AnswersThreats = GameWithThreatMoves<G> && requires(const G position, const typename G::Move move) {
  requires std::same_as<std::remove_cvref_t<decltype(position.answered_threats().moves())>,
                        std::remove_cvref_t<decltype(position.threat_moves())>>;
  { position.answered_threats().answer(move) } -> std::same_as<std::optional<typename G::Move>>;
  { position.safe_replies_to(move) } -> std::same_as<std::remove_cvref_t<decltype(position.safe_moves())>>;
};

template <typename G>
concept HasUpperBound = GameWithThreats<G> && requires(const G position) {
  { position.upper_bound(position.threats()) } -> std::same_as<std::optional<Outcome>>;
};

template <typename G>
concept HasVanishingMarks = GameOnBoard<G> && requires(const G position) {
  { position.vanishing_mark() } -> std::same_as<std::optional<Square>>;
};

template <typename G>
concept KnowsGravity = GameOnBoard<G> && requires(const G position) {
  { position.has_gravity() } -> std::same_as<bool>;
};

/// A game that begins with an opening, in which the same player may move again, and at whose end a
/// player chooses a side:
/// - `is_in_opening()`: whether the opening goes on. No player wins before it is over;
/// - `without_opening()`: the position as one of the game that follows. While the opening goes on,
///   it is the position that follows when the player who chooses changes nothing. The moves of that
///   game have the same numbers.
///
/// A player whose move continues the opening leaves the choice of the side to the other player.
template <typename G>
concept HasOpening = Game<G> && requires(const G position) {
  { position.is_in_opening() } -> std::same_as<bool>;
  requires Game<std::remove_cvref_t<decltype(position.without_opening())>>;
};

/// A game with openings that people know:
/// - `known_moves()`: the moves by which such an opening goes on; none where none does. A move that
///   is listed several times is chosen more often.
template <typename G>
concept KnowsOpenings = HasOpening<G> && requires(const G position) {
  { position.known_moves() } -> std::same_as<std::vector<typename G::Move>>;
};

template <typename G>
concept NamesMoves = Game<G> && requires(const G position, const typename G::Move move, std::string_view name) {
  { position.move_name(move) } -> std::same_as<std::string>;
  { position.find_move(name) } -> std::same_as<std::optional<typename G::Move>>;
};

}  // namespace detail

/// A game whose moves can be written: one on a board, by the names of its squares, or one that
/// names them itself:
/// - `move_name(move)`: the move's name: lower-case letters and digits, and none of the words
///   `undo`, `redo`, `resign` and `next`. It is the same in all positions, and no other move has
///   it;
/// - `find_move(name)`: the move of that name, legal or not; none where no move has it.
template <typename G>
concept GameInText = GameOnBoard<G> || detail::NamesMoves<G>;

/// The square whose mark vanishes with the next move; none where no mark does.
template <GameOnBoard G>
constexpr std::optional<Square> vanishing_mark(const G& position) {
  if constexpr (detail::HasVanishingMarks<G>) return position.vanishing_mark();
  return std::nullopt;
}

/// Whether an opening goes on, as that of `Swap2`, in which the same player may move again.
template <Game G>
constexpr bool is_in_opening(const G& position) {
  if constexpr (requires { position.is_in_opening(); }) return position.is_in_opening();
  return false;
}

}  // namespace noughts

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "noughts/board/digits.hpp"
#include "noughts/board/square.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/conflict.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/status.hpp"
#include "noughts/match/match.hpp"
#include "noughts/match/refusal.hpp"

// Values as text that people can read and programs can parse. Each `parse` function reads the texts
// that `to_string` writes, and no others. The names of squares are in `square_name.hpp`, and the
// names of moves in `move_name.hpp`. `find_conflict` finds a conflict.

namespace noughts {

/// The player's mark: `X` or `O`.
inline std::string to_string(Player player) { return {letter(player)}; }

/// The player with this mark.
inline std::optional<Player> parse_player(std::string_view text) {
  if (text == "X") return Player::x;
  if (text == "O") return Player::o;
  return std::nullopt;
}

/// The status of a game: `X to move`, `O won`, `tie`.
inline std::string to_string(Status status) {
  if (const auto next = status.next_player()) return to_string(*next) + " to move";
  if (const auto winner = status.winner()) return to_string(*winner) + " won";
  return "tie";
}

/// The status with this text.
inline std::optional<Status> parse_status(std::string_view text) {
  for (const Status status : {Status::next(Player::x), Status::next(Player::o), Status::won(Player::x),
                              Status::won(Player::o), Status::tie()}) {
    if (text == to_string(status)) return status;
  }
  return std::nullopt;
}

/// The conflict's `code`, such as `square-already-filled`.
inline std::string to_string(Conflict conflict) { return std::string{code(conflict)}; }

/// The conflict's `code`, such as `nothing-to-undo`.
inline std::string to_string(MatchConflict conflict) { return std::string{code(conflict)}; }

/// The refusal's `code`.
inline std::string to_string(const Refusal& refusal) { return std::string{code(refusal)}; }

/// The number of games for each result: `X 2, O 0, ties 1`.
inline std::string to_string(const Score& score) {
  std::string text{"X "};
  text.append(detail::digits(score.x)).append(", O ").append(detail::digits(score.o));
  return text.append(", ties ").append(detail::digits(score.ties));
}

/// The index of the square, such as `4`, because its name depends on the board. `off the board` if
/// it is on no board.
inline std::string to_string(Square square) {
  return square == Square::off_every_board() ? "off the board" : detail::digits(square.index());
}

/// The square with this index.
inline std::optional<Square> parse_square(std::string_view text) {
  if (text == to_string(Square::off_every_board())) return Square::off_every_board();
  const auto index = detail::parse_number(text);
  if (!index || *index >= Square::limit) return std::nullopt;
  return Square{*index};
}

/// The squares' indices, such as `{0, 4, 8}`.
template <int capacity>
std::string to_string(const SquareSet<capacity>& squares) {
  std::string text = "{";
  for (const Square square : squares) text.append(text.size() == 1 ? "" : ", ").append(to_string(square));
  return text.append("}");
}

/// The result in one word: `win`, `draw` or `loss`.
inline std::string to_string(Outcome::Result result) {
  switch (result) {
    case Outcome::Result::loss: return "loss";
    case Outcome::Result::draw: return "draw";
    case Outcome::Result::win: return "win";
  }
  std::unreachable();
}

/// The result and its plies, if they are known: `win in 3`, `draw`.
inline std::string to_string(const Outcome& outcome) {
  const std::string result = to_string(outcome.result);
  return outcome.plies ? result + " in " + detail::digits(*outcome.plies) : result;
}

/// The outcome with this text.
inline std::optional<Outcome> parse_outcome(std::string_view text) {
  for (const auto result : {Outcome::Result::loss, Outcome::Result::draw, Outcome::Result::win}) {
    const std::string word = to_string(result);
    if (text == word) return Outcome{.result = result};
    if (!text.starts_with(word + " in ")) continue;
    const auto plies = detail::parse_number(text.substr(word.size() + 4));
    return plies ? std::optional{Outcome{.result = result, .plies = plies}} : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace noughts

#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "noughts/board/board_size.hpp"
#include "noughts/catalogue/catalogue_match.hpp"
#include "noughts/game/conflict.hpp"
#include "noughts/match/transition.hpp"

namespace noughts {

/// What is wrong with a text that should be a match.
enum class NotationFault : std::uint8_t {
  unknown_game,        ///< the catalogue has no such game
  unknown_player,      ///< neither `X` nor `O`
  unknown_transition,  ///< nothing that can happen in a match
  refused_transition,  ///< something that cannot happen at this point
};

/// Why a text is no match, and where.
struct NotationError {
  /// What is wrong.
  NotationFault fault;
  /// Where the part begins that is wrong, in characters from 0; all characters before it are ASCII.
  std::size_t position;
  /// Why the transition is refused, where it is.
  std::optional<Conflict> conflict = std::nullopt;

  friend constexpr bool operator==(const NotationError&, const NotationError&) = default;
};

/// The fault's name for programs, such as `"unknown-game"`; for a refused transition the code of its conflict.
std::string_view code(const NotationError& error);

/// The error as a sentence for people.
std::string_view sentence(const NotationError& error);

/// A transition as text, on a board of some size: the name of a square, `undo`, `redo`, `resign` or `next`. A square,
/// `resign` and `next` may be followed by the player whom they name: `b2-X`, `resign-O`, `next-X`. Requires a square
/// that is on the board.
std::string to_string(const Transition& transition, BoardSize size);

/// Reads what `to_string` writes, and nothing else. A square that the board does not have is read as one that lies off
/// every board.
std::optional<Transition> parse_transition(std::string_view text, BoardSize size);

/// A whole match as one line of URL-safe ASCII: the game, who moved first in its first game, and every transition, with
/// dots between them:
///
///     tic-tac-toe.X.b2.a1.undo.c3
///
/// A transition is the name of a square, `undo`, `redo`, `resign` or `next`. A square, `resign` and `next` may be
/// followed by the player whom they name: `b2-X`, `resign-O`, `next-X`.
std::string to_string(const CatalogueMatch& match);

/// Reads what `to_string` writes, and nothing else: each match has one text only.
std::expected<CatalogueMatch, NotationError> parse_match(std::string_view text);

}  // namespace noughts

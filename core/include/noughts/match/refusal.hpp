#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "noughts/game/conflict.hpp"

namespace noughts {

/// Why a match refuses a transition, for reasons outside the rules of the game.
enum class MatchConflict : std::uint8_t {
  out_of_date,      ///< the transition was meant for another moment
  not_your_turn,    ///< the transition names a player who is not the player to move
  nothing_to_undo,  ///< the current game has no step to take back
  nothing_to_redo,  ///< no step of the current game has been taken back
};

/// The name of a conflict for programs, such as `"not-your-turn"`. It is the same in every language
/// and every version.
constexpr std::string_view code(MatchConflict conflict) {
  switch (conflict) {
    case MatchConflict::out_of_date: return "out-of-date";
    case MatchConflict::not_your_turn: return "not-your-turn";
    case MatchConflict::nothing_to_undo: return "nothing-to-undo";
    case MatchConflict::nothing_to_redo: return "nothing-to-redo";
  }
  std::unreachable();
}

/// The conflict as a sentence for people.
constexpr std::string_view sentence(MatchConflict conflict) {
  switch (conflict) {
    case MatchConflict::out_of_date: return "The match has gone on since.";
    case MatchConflict::not_your_turn: return "It is the other player's turn.";
    case MatchConflict::nothing_to_undo: return "There is nothing to undo.";
    case MatchConflict::nothing_to_redo: return "There is nothing to redo.";
  }
  std::unreachable();
}

/// All conflicts of a match.
inline constexpr std::array match_conflicts{
    MatchConflict::out_of_date,
    MatchConflict::not_your_turn,
    MatchConflict::nothing_to_undo,
    MatchConflict::nothing_to_redo,
};

/// Why a transition was refused: by the rules of the game, or by the match. It can be compared with
/// both: `match.undo().error() == MatchConflict::nothing_to_undo`.
///
/// If several reasons hold, the first in this order is given: the transition is out of date; the
/// game has already ended; it is the other player's turn; the other conflicts of the rules.
class Refusal {
  // Must come before its use: clang requires that in constant expressions.
  template <typename Reason>
  constexpr std::optional<Reason> reason() const {
    const Reason* known = std::get_if<Reason>(&reason_);
    return known == nullptr ? std::nullopt : std::optional{*known};
  }

 public:
  /// Refused by the rules.
  constexpr Refusal(Conflict conflict) : reason_{conflict} {}  // NOLINT(google-explicit-constructor): a reason
  /// Refused by the match.
  constexpr Refusal(MatchConflict conflict) : reason_{conflict} {}  // NOLINT(google-explicit-constructor): same

  /// Why the rules refuse it, if they do.
  constexpr std::optional<Conflict> by_rules() const { return reason<Conflict>(); }
  /// Why the match refuses it, if it does.
  constexpr std::optional<MatchConflict> by_match() const { return reason<MatchConflict>(); }

  friend constexpr bool operator==(const Refusal&, const Refusal&) = default;

 private:
  std::variant<Conflict, MatchConflict> reason_;
};

/// The name of the reason for programs.
constexpr std::string_view code(const Refusal& refusal) {
  return refusal.by_rules() ? code(*refusal.by_rules()) : code(*refusal.by_match());
}

/// The reason as a sentence for people.
constexpr std::string_view sentence(const Refusal& refusal) {
  return refusal.by_rules() ? sentence(*refusal.by_rules()) : sentence(*refusal.by_match());
}

/// The refusal with this code, if there is one. The inverse of `code`.
constexpr std::optional<Refusal> find_refusal(std::string_view text) {
  if (const auto conflict = find_conflict(text)) return *conflict;
  for (const MatchConflict conflict : match_conflicts) {
    if (code(conflict) == text) return conflict;
  }
  return std::nullopt;
}

}  // namespace noughts

#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "noughts/match/refusal.hpp"

namespace noughts {

/// Why an action is refused, for reasons outside the rules and the match.
enum class ReplicaConflict : std::uint8_t {
  not_seated,       ///< a spectator writes no records
  disputed,         ///< records contradict each other, so the match has stopped
  nothing_asked,    ///< the request that is answered or withdrawn is not open
  unknown_game,     ///< there is no game with the requested name
  clocks_disagree,  ///< the clocks disagree, so the game has ended without a result
  /// Too many records: only ways to the next game, such as asking for it, are left.
  too_many_records,
};

/// The name of a conflict for programs, such as `"not-seated"`. It is the same in every language
/// and every version.
constexpr std::string_view code(ReplicaConflict conflict) {
  switch (conflict) {
    case ReplicaConflict::not_seated: return "not-seated";
    case ReplicaConflict::disputed: return "disputed";
    case ReplicaConflict::nothing_asked: return "nothing-asked";
    case ReplicaConflict::unknown_game: return "unknown-game";
    case ReplicaConflict::clocks_disagree: return "clocks-disagree";
    case ReplicaConflict::too_many_records: return "too-many-records";
  }
  std::unreachable();
}

/// The conflict as a sentence for people.
constexpr std::string_view sentence(ReplicaConflict conflict) {
  switch (conflict) {
    case ReplicaConflict::not_seated: return "Only the two players can do that.";
    case ReplicaConflict::disputed: return "The match has stopped: its records contradict each other.";
    case ReplicaConflict::nothing_asked: return "There is no open request.";
    case ReplicaConflict::unknown_game: return "There is no game of this name.";
    case ReplicaConflict::clocks_disagree: return "The clocks disagree. This game does not count.";
    case ReplicaConflict::too_many_records: return "This game has gone on for too long. Ask for the next one.";
  }
  std::unreachable();
}

/// All conflicts of a replica.
inline constexpr std::array replica_conflicts{
    ReplicaConflict::not_seated,   ReplicaConflict::disputed,        ReplicaConflict::nothing_asked,
    ReplicaConflict::unknown_game, ReplicaConflict::clocks_disagree, ReplicaConflict::too_many_records,
};

/// Why an action is refused: by the rules of the game, by the match, or by the replica. It can be
/// compared with all of them.
class ActionRefusal {
 public:
  /// Refused by the rules.
  constexpr ActionRefusal(Conflict conflict)  // NOLINT(google-explicit-constructor): it is a reason
      : reason_{Refusal{conflict}} {}
  /// Refused by the match.
  constexpr ActionRefusal(MatchConflict conflict)  // NOLINT(google-explicit-constructor): the same
      : reason_{Refusal{conflict}} {}
  /// Refused by the rules or the match.
  constexpr ActionRefusal(Refusal refusal) : reason_{refusal} {}  // NOLINT(google-explicit-constructor): same
  /// Refused by the replica.
  constexpr ActionRefusal(ReplicaConflict conflict)  // NOLINT(google-explicit-constructor): the same
      : reason_{conflict} {}

  /// Why the rules or the match refuse it, if they do.
  constexpr std::optional<Refusal> by_match() const {
    const auto* refusal = std::get_if<Refusal>(&reason_);
    return refusal == nullptr ? std::nullopt : std::optional{*refusal};
  }
  /// Why the replica refuses it, if it does.
  constexpr std::optional<ReplicaConflict> by_replica() const {
    const auto* conflict = std::get_if<ReplicaConflict>(&reason_);
    return conflict == nullptr ? std::nullopt : std::optional{*conflict};
  }

  friend constexpr bool operator==(const ActionRefusal&, const ActionRefusal&) = default;

 private:
  std::variant<Refusal, ReplicaConflict> reason_;
};

/// The name of the reason for programs.
constexpr std::string_view code(const ActionRefusal& refusal) {
  return refusal.by_match() ? code(*refusal.by_match()) : code(*refusal.by_replica());
}

/// The reason as a sentence for people.
constexpr std::string_view sentence(const ActionRefusal& refusal) {
  return refusal.by_match() ? sentence(*refusal.by_match()) : sentence(*refusal.by_replica());
}

}  // namespace noughts

#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/player.hpp"
#include "noughts/replica/action.hpp"
#include "noughts/replica/action_refusal.hpp"
#include "noughts/replica/dispute.hpp"
#include "noughts/replica/history.hpp"
#include "noughts/replica/message.hpp"
#include "noughts/replica/record.hpp"
#include "noughts/replica/situation.hpp"

namespace noughts {

/// A message that the host must send.
struct OutgoingMessage {
  /// The receivers of a message.
  enum class To : std::uint8_t {
    everyone,  ///< all participants
    sender,    ///< the sender of the received message; if that is not possible, all participants
  };

  To to = To::everyone;  ///< the receivers
  /// The message. The replica's own records have no signature yet: the host must add one to each.
  std::string text;

  friend bool operator==(const OutgoingMessage&, const OutgoingMessage&) = default;
};

/// The results of an event.
struct Effects {
  /// Whether the host must store the replica with `to_string` before it sends any message. A player
  /// who forgets their sent records would contradict them later.
  bool must_be_stored = false;
  // NOLINTNEXTLINE(readability-redundant-member-init): else it could not be left out
  std::vector<OutgoingMessage> messages = {};  ///< the messages to send, in this order
  /// Own records that certainly have no effect, and why.
  // NOLINTNEXTLINE(readability-redundant-member-init): else it could not be left out
  std::vector<RefusedRecord> refused = {};
  std::optional<MessageError> error = std::nullopt;  ///< what was wrong with the received message

  friend bool operator==(const Effects&, const Effects&) = default;
};

/// A match of two players and any number of spectators, as one participant sees it. The participant
/// sees the agreed situation and, on top of it, what is not yet confirmed. A replica is a state
/// machine without a clock and without a network. Its input is the participant's actions and the
/// received messages. Its output is what to show and what to send. A copy is independent.
///
/// Each player writes a chain of records (`Record`). All participants merge the two chains in the
/// same way (`History`). So moves need no order from a server. It does not matter in which order,
/// how late, how often and by which participant records are delivered. The player sees their own
/// action at once. If it later turns out to have no effect, it is taken back and reported.
///
/// The host controls the permissions. It signs the records of its own seat, and checks the
/// signatures of the records that arrive. It stores the replica before it sends. It calls `remind`
/// from time to time, and `connect` on each connection. A player who returns without their stored
/// replica must not get their seat back: they would write different records with the same numbers.
///
/// All input is checked. Memory is bounded for any input: see `History` and `most_early`.
class Replica {
 public:
  /// The most early records that are kept of one player. A record is early if it arrives before the
  /// records that it follows.
  static constexpr std::size_t most_early = 64;
  /// The most records in an answer to a summary. A participant who needs more asks again.
  static constexpr std::size_t most_answered = 64;

  /// A match in which nothing has happened yet, for one of its players or for a spectator. All
  /// participants must begin with the same match. Requires a game that did not begin in the middle.
  Replica(const CatalogueMatch& start, std::optional<Player> seat);

  /// The seat of the participant; nothing for a spectator.
  std::optional<Player> seat() const { return seat_; }

  /// The match to show and its open requests: the agreed situation and the unconfirmed records.
  const Situation& shown() const { return history_.shown(); }

  /// The situation that cannot change any more, except by agreement.
  const Situation& agreed() const { return history_.agreed(); }

  /// The participant's own unconfirmed records, the oldest first.
  std::vector<UnconfirmedRecord> pending() const;

  /// The records that contradict each other, if any were seen. Then the match has stopped.
  const std::optional<Dispute>& dispute() const { return dispute_; }

  /// Whether the replica is connected.
  bool is_connected() const { return is_connected_; }

  /// All kept records.
  const History& history() const { return history_; }

  /// The player's records that arrived before the records that they follow.
  const std::vector<Record>& early(Player seat) const { return early_[seat]; }

  /// The participant acts. Returns why, if the action is refused; then nothing changes. `spent` is
  /// for a move where clocks run, and ignored otherwise: see `Record::spent`. Requires at most
  /// `Record::longest_spent`.
  [[nodiscard]] std::expected<Effects, ActionRefusal> act(const Action& action,
                                                          std::optional<int> spent = std::nullopt);

  /// A message arrives. `vouched` says for each player whether the host has checked the signatures
  /// of their records. Records that are not vouched for are ignored. Every summary that asks gets
  /// an answer, so the host must limit how much it passes on from one sender.
  [[nodiscard]] Effects receive(std::string_view message, PerSeat<bool> vouched);

  /// The connection is open, for the first time or again.
  [[nodiscard]] Effects connect();

  /// The connection is lost. Actions in the meantime are sent after the next `connect`.
  void disconnect() { is_connected_ = false; }

  /// Some time has passed. Sends again what may be lost, and confirms the records that the other
  /// player waits for.
  [[nodiscard]] Effects remind();

  friend bool operator==(const Replica&, const Replica&) = default;

 private:
  friend std::string to_string(const Replica& replica);
  friend std::expected<Replica, MessageError> parse_replica(std::string_view text);

  std::optional<ActionRefusal> refusal_of(const Action& action) const;
  void write(const Action& action, std::optional<int> spent, Effects& effects);
  void take(const Record& record, Effects& effects);
  bool take_once(const Record& record, Effects& effects);
  void take(const Dispute& dispute, Effects& effects);
  void begin_at(const Checkpoint& checkpoint, const std::vector<Record>& records, Effects& effects);
  void answer(const Summary& theirs, Effects& effects) const;
  std::vector<MessagePart> missing(const PerSeat<ChainEnd>& ends) const;
  Summary summary(bool asks) const;

  std::optional<Player> seat_;
  History history_;
  PerSeat<std::vector<Record>> early_;
  std::optional<Dispute> dispute_;
  bool is_connected_ = false;
};

/// The whole replica as one line of URL-safe ASCII, without the early records and the connection
/// state.
std::string to_string(const Replica& replica);

/// Reads the texts that `to_string` writes. It trusts the text, so the text must come from the
/// participant's own storage.
std::expected<Replica, MessageError> parse_replica(std::string_view text);

}  // namespace noughts

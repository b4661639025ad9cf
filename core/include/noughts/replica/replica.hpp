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

/// Something that a replica wants to have sent.
struct OutgoingMessage {
  /// To whom a message goes.
  enum class To : std::uint8_t {
    everyone,  ///< to all who are there
    sender,    ///< to whoever sent what was received; where that cannot be, to everyone
  };

  To to = To::everyone;  ///< to whom
  /// The message. Records of one's own have no signature in it: the host adds it to each.
  std::string text;

  friend bool operator==(const OutgoingMessage&, const OutgoingMessage&) = default;
};

/// What follows from something that happened to a replica.
struct Effects {
  /// Whether the replica is to be stored, by its `to_string`, before anything is sent: a player who forgets what he has
  /// sent would contradict himself.
  bool must_be_stored = false;
  // NOLINTNEXTLINE(readability-redundant-member-init): or else it could not be left out
  std::vector<OutgoingMessage> messages = {};  ///< what is to be sent, in this order
  // NOLINTNEXTLINE(readability-redundant-member-init): or else it could not be left out
  std::vector<RefusedRecord> refused = {};           ///< what one has done and is taken back now, for good, and why
  std::optional<MessageError> error = std::nullopt;  ///< why what was received was not understood

  friend bool operator==(const Effects&, const Effects&) = default;
};

/// A match that two people play and others watch, as one of them sees it: what is agreed, and on top of it what he has
/// done and the others have not confirmed. A state machine without a clock and without a network: what he does and what
/// arrives go in, what is to be shown and sent comes out. A copy is independent.
///
/// Each player writes a chain of records (`Record`); everybody merges the two in the same way (`History`). So moves
/// need no order from outside, and it does not matter in which order, how late, how often and by whom records are
/// delivered. What a player does is shown to him at once; where it turns out that it had no effect, it is taken back
/// and said.
///
/// The host keeps for itself who is allowed what: it signs the records of its own seat, checks the signatures of those
/// that arrive, stores the replica before it sends, and calls `remind` from time to time, and `connect` when it is
/// connected. A player who comes back without what he had stored must not be given his seat: he would write his records
/// anew.
///
/// Everything that arrives is checked. Memory is bounded, whatever arrives: see `History` and `most_early`.
class Replica {
 public:
  /// No more records of one player are kept that arrived before those they follow.
  static constexpr std::size_t most_early = 64;
  /// No more records are sent in answer to a summary; whoever lacks more asks again.
  static constexpr std::size_t most_answered = 64;

  /// A match in which nothing has happened yet, as one of its players sees it, or somebody who watches. Everybody has
  /// to begin with the same match. Requires a game that began at its start rather than midway.
  Replica(const CatalogueMatch& start, std::optional<Player> seat);

  /// Whose seat it is; none of whoever watches.
  std::optional<Player> seat() const { return seat_; }

  /// The match to show, and what is asked for in it: what is agreed, and on top of it what is not confirmed.
  const Situation& shown() const { return history_.shown(); }

  /// What nobody can change any more but by agreement.
  const Situation& agreed() const { return history_.agreed(); }

  /// What one has done and is not confirmed, the oldest first.
  std::vector<UnconfirmedRecord> pending() const;

  /// Records that contradict each other, once such have been seen. Nothing happens in the match any more.
  const std::optional<Dispute>& dispute() const { return dispute_; }

  /// Whether there is a connection.
  bool is_connected() const { return is_connected_; }

  /// All records that are kept.
  const History& history() const { return history_; }

  /// A player's records that arrived before those they follow.
  const std::vector<Record>& early(Player seat) const { return early_[seat]; }

  /// Its person does something, or why that is refused; then nothing has changed.
  [[nodiscard]] std::expected<Effects, ActionRefusal> act(const Action& action);

  /// A message arrives. Records of a player whose signatures the host does not vouch for are passed over.
  /// Whoever asks is answered, so the host caps how much of one sender it hands over.
  [[nodiscard]] Effects receive(std::string_view message, PerSeat<bool> vouched);

  /// There is a connection, for the first time or again.
  [[nodiscard]] Effects connect();

  /// The connection is lost. What is done meanwhile is sent when it is back.
  void disconnect() { is_connected_ = false; }

  /// Some time has passed: says again what may have been lost, and confirms what the other player waits for.
  [[nodiscard]] Effects remind();

  friend bool operator==(const Replica&, const Replica&) = default;

 private:
  friend std::string to_string(const Replica& replica);
  friend std::expected<Replica, MessageError> parse_replica(std::string_view text);

  std::optional<ActionRefusal> refusal_of(const Action& action) const;
  void write(const Action& action, Effects& effects);
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

/// The whole replica as one line of URL-safe ASCII, but for what arrived early and for the connection.
std::string to_string(const Replica& replica);

/// Reads what `to_string` writes. It trusts what it reads: the line is to come from where its person stored it.
std::expected<Replica, MessageError> parse_replica(std::string_view text);

}  // namespace noughts

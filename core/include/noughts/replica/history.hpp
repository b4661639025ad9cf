#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/player.hpp"
#include "noughts/replica/action_refusal.hpp"
#include "noughts/replica/dispute.hpp"
#include "noughts/replica/record.hpp"
#include "noughts/replica/situation.hpp"

namespace noughts {

/// The start of a game in a match, and the ends of both chains at that time.
struct Checkpoint {
  CatalogueMatch match;      ///< at the start of the game
  PerSeat<ChainEnd> chains;  ///< the end of each player's chain at that time

  friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

/// A record that is part of a history.
struct KeptRecord {
  Record record;  ///< the record
  Hash hash;      ///< its hash

  friend bool operator==(const KeptRecord&, const KeptRecord&) = default;
};

/// A record that certainly has no effect.
struct RefusedRecord {
  Record record;          ///< the record without effect
  ActionRefusal refusal;  ///< why it has none

  friend bool operator==(const RefusedRecord&, const RefusedRecord&) = default;
};

/// A record whose place in the order is not final yet.
struct UnconfirmedRecord {
  Record record;                         ///< the record
  std::optional<ActionRefusal> refusal;  ///< why it has no effect at present; nothing if it has one

  friend bool operator==(const UnconfirmedRecord&, const UnconfirmedRecord&) = default;
};

/// The chains of both players, merged in the order of `Record::time`. All participants with the
/// same records see the same match.
///
/// A record is confirmed as soon as no record can arrive that comes before it. The confirmed
/// records give the agreed situation. All records together give the shown situation. A record that
/// has no effect at its place is skipped, by all participants in the same way.
///
/// The history forgets everything before the previous game, as soon as the records of each player
/// show that this player has seen it. Then no player needs it any more. A participant who joins
/// later starts from that checkpoint, and the records after it prove it (see `proves`).
class History {
 public:
  /// The most records that are kept of one player. A player who has written that many must wait for
  /// the next games. The number is enough for two games that fill a 19×19 board, if the player
  /// marks and acknowledges in turn.
  static constexpr int most_records = 900;

  /// What happened to a received record.
  enum class Verdict : std::uint8_t {
    taken,        ///< it is now part of the history
    known,        ///< it was already part of the history, or it is older than what is kept
    early,        ///< it follows records that are not here yet, or there is no room for it yet
    invalid,      ///< it cannot follow the records that are here
    contradicts,  ///< it contradicts a record that is here
  };

  /// The result of receiving a record.
  struct Taken {
    Verdict verdict = Verdict::invalid;  ///< what happened to the record
    std::vector<RefusedRecord> refused;  ///< the records that now certainly have no effect
    std::optional<Dispute> dispute;      ///< the contradiction, if there is one
  };

  /// A history without records. Requires a game that did not begin in the middle.
  explicit History(const CatalogueMatch& start);

  /// A history that continues from a checkpoint.
  explicit History(const Checkpoint& base);

  /// The checkpoint before the first kept record.
  const Checkpoint& base() const { return starts_.front(); }

  /// The starts of the games since the base, that of the agreed situation last.
  const std::vector<Checkpoint>& starts() const { return starts_; }

  /// The situation after the confirmed records. It is never taken back, except by agreement of the
  /// players.
  const Situation& agreed() const { return agreed_; }

  /// The situation after all records.
  const Situation& shown() const { return shown_; }

  /// The end of the player's chain.
  ChainEnd end_of(Player seat) const;

  /// How many of the player's records are confirmed, including the forgotten ones.
  int confirmed(Player seat) const { return confirmed_[seat]; }

  /// The record with this number, or null if it is not kept.
  const KeptRecord* find(Player seat, int number) const;

  /// The player's unconfirmed records, the oldest first, without acknowledgements.
  std::vector<UnconfirmedRecord> unconfirmed(Player seat) const;

  /// Whether the kept records prove how the game of the base began. That is so if both players have
  /// gone on from it to the next game. Each record with an effect names the situation in which it
  /// was made, so both players confirm it.
  bool proves() const { return agreed_.match().number() > base().match.number(); }

  /// The records from these numbers on, in their order; at most `most`.
  std::vector<Record> records(const PerSeat<int>& from, std::size_t most) const;

  /// Adds a record, or returns why it does not. Then nothing changes.
  Taken take(const Record& record);

  friend bool operator==(const History&, const History&) = default;

 private:
  int first_kept(Player seat) const { return base().chains[seat].count; }
  int count(Player seat) const { return first_kept(seat) + static_cast<int>(chains_[seat].size()); }
  const KeptRecord& kept(Player seat, int number) const;
  /// The end of the first `count` records of a chain. Requires that the last of them is kept, or
  /// that it is the last forgotten one.
  ChainEnd end_at(Player seat, int count) const;
  int seen_by(Player seat) const;

  Taken examine(const Record& record) const;
  std::optional<Player> next_after(const PerSeat<int>& passed) const;
  bool is_confirmed(const Record& record) const;
  std::vector<RefusedRecord> confirm();
  void show();
  void forget();

  std::vector<Checkpoint> starts_;  // the games since the base; the current one is last
  PerSeat<std::vector<KeptRecord>> chains_;
  PerSeat<int> confirmed_;  // how many records are confirmed
  Situation agreed_;
  Situation shown_;
};

}  // namespace noughts

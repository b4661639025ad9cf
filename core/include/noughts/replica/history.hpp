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

/// How a game of a match began, and how far the chains had come by then.
struct Checkpoint {
  CatalogueMatch match;      ///< as the game began
  PerSeat<ChainEnd> chains;  ///< where each player's chain goes on

  friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

/// A record that is part of a history.
struct KeptRecord {
  Record record;  ///< the record
  Hash hash;      ///< its hash

  friend bool operator==(const KeptRecord&, const KeptRecord&) = default;
};

/// A record that in the end has no effect.
struct RefusedRecord {
  Record record;          ///< what was not to be
  ActionRefusal refusal;  ///< why

  friend bool operator==(const RefusedRecord&, const RefusedRecord&) = default;
};

/// A record whose place in the order is not certain yet.
struct UnconfirmedRecord {
  Record record;                         ///< what was done
  std::optional<ActionRefusal> refusal;  ///< why it has no effect, as it looks now; nothing where it has

  friend bool operator==(const UnconfirmedRecord&, const UnconfirmedRecord&) = default;
};

/// Both players' chains, merged: by the order of `Record::time` everybody who holds the same records sees the same
/// match.
///
/// A record is confirmed once none can come any more that would stand before it. Confirmed records lead to what is
/// agreed, the others, on top of it, to what is shown. A record that has no effect where it stands is passed over, by
/// everybody alike.
///
/// What came before the game before the current one is forgotten as soon as each player's records say that he has seen
/// it: then nobody who has a seat needs it any more. Whoever comes later begins with that checkpoint, of which the
/// records that follow are witnesses (see `proves`).
class History {
 public:
  /// No more records of one player are kept. A player who has written so many has to wait for the next games. Two games
  /// that fill a board of 19×19, in which he marks and acknowledges in turn, leave some room.
  static constexpr int most_records = 900;

  /// How a record was received.
  enum class Verdict : std::uint8_t {
    taken,        ///< it is part of the history now
    known,        ///< it has been for a while, or is older than what is kept
    early,        ///< it follows others that are not here yet
    invalid,      ///< it is not a record that could follow those that are here
    contradicts,  ///< it contradicts a record that is here
  };

  /// What became of a record.
  struct Taken {
    Verdict verdict = Verdict::invalid;  ///< how it was received
    std::vector<RefusedRecord> refused;  ///< what has no effect, and that is certain since
    std::optional<Dispute> dispute;      ///< what it contradicts
  };

  /// Nothing has happened yet. Requires a game that began at its start rather than midway.
  explicit History(const CatalogueMatch& start);

  /// Goes on from a checkpoint.
  explicit History(const Checkpoint& base);

  /// What the records that are kept follow.
  const Checkpoint& base() const { return starts_.front(); }

  /// What the confirmed records lead to. Nothing of it is ever taken back but by what the players agree on.
  const Situation& agreed() const { return agreed_; }

  /// What all records lead to.
  const Situation& shown() const { return shown_; }

  /// Where the player's chain ends.
  ChainEnd end_of(Player seat) const;

  /// How many of the player's records are confirmed, those included that are forgotten.
  int confirmed(Player seat) const { return confirmed_[seat]; }

  /// The record of that number, if it is kept.
  const KeptRecord* find(Player seat, int number) const;

  /// The player's records of which it is not certain whether they have an effect, the oldest first.
  std::vector<UnconfirmedRecord> unconfirmed(Player seat) const;

  /// Whether the records that are kept show by themselves how the base's game began: both players went on from it to
  /// the next game. Each record with an effect names the situation it was made in, so both bear witness.
  bool proves() const { return agreed_.match().number() > base().match.number(); }

  /// The records from certain numbers on in their order, at most so many.
  std::vector<Record> records(const PerSeat<int>& from, std::size_t most) const;

  /// Takes a record up, or says why not; then nothing changes.
  Taken take(const Record& record);

  friend bool operator==(const History&, const History&) = default;

 private:
  int first_kept(Player seat) const { return base().chains[seat].count; }
  int count(Player seat) const { return first_kept(seat) + static_cast<int>(chains_[seat].size()); }
  const KeptRecord& kept(Player seat, int number) const;
  /// Where a chain's first so many records end. Requires that the last of them is here, or the last that is forgotten.
  ChainEnd end_at(Player seat, int count) const;
  int seen_by(Player seat) const;

  Taken examine(const Record& record) const;
  std::optional<Player> next_after(const PerSeat<int>& passed) const;
  bool is_confirmed(const Record& record) const;
  std::vector<RefusedRecord> confirm();
  void show();
  void forget();

  std::vector<Checkpoint> starts_;  // of the games since the base, that of the current one last
  PerSeat<std::vector<KeptRecord>> chains_;
  PerSeat<int> confirmed_;  // how many records of each have been
  Situation agreed_;
  Situation shown_;
};

}  // namespace noughts

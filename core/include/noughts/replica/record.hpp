#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "noughts/game/player.hpp"
#include "noughts/replica/action.hpp"
#include "noughts/replica/chain_end.hpp"
#include "noughts/replica/hash.hpp"

namespace noughts {

/// One action of a player, as it is sent to all participants. The records of a player are a chain:
/// each record names the record before it. It also names the last record of the other chain that
/// the player had seen.
///
/// As text, a record is one line of URL-safe ASCII. Its parts are separated by `_`: the player; the
/// number of the record; the hash of the record before it; the number of seen records of the other
/// chain, and the hash of the last of them; the hash of the situation; the action; with clocks also
/// the time that a move took. A signature can follow after a dot:
///
///     X_3_<hash>_2_<hash>_<hash>_b2.c2lnbmF0dXJl
///     X_3_<hash>_2_<hash>_<hash>_b2_37.c2lnbmF0dXJl
struct Record {
  Player seat = Player::x;  ///< the player who wrote it
  /// The player's own chain before it; `previous.count` is the record's number.
  ChainEnd previous;
  ChainEnd seen;   ///< what the player had seen of the other chain
  Hash situation;  ///< the hash of the situation that the player saw: `Situation::hash`
  Action action;   ///< what the player does
  /// How long the player took for their move, by their own clock, in tenths of a second; at most
  /// `longest_spent`. Nothing where no clock runs.
  std::optional<int> spent = std::nullopt;
  /// The signature. Only the host knows its meaning. It consists of at most `longest_seal` URL-safe
  /// characters. It is kept and forwarded, but it is not part of the record's hash.
  // NOLINTNEXTLINE(readability-redundant-member-init): else it could not be left out
  std::string seal = {};

  /// The longest time of a move, in tenths of a second: more than a day. The sum of as many as a
  /// history keeps fits into a number.
  static constexpr int longest_spent = 1'000'000;
  /// The length of the longest seal, in characters.
  static constexpr std::size_t longest_seal = 200;
  /// The length of the longest text of a record with its seal, in characters.
  static constexpr std::size_t longest_text = 500;

  /// The number of the record in its chain, from 0.
  int number() const { return previous.count; }

  /// How many records of both chains the player knew when they wrote this one. All records are
  /// ordered by this number; if it is equal, X comes before O. A record always has a greater number
  /// than all records that its writer had seen. So no record comes before a record that it depends
  /// on.
  int time() const { return previous.count + seen.count; }

  friend bool operator==(const Record&, const Record&) = default;
};

/// The record as text without its seal. This text is signed and hashed.
std::string to_string(const Record& record);

/// The record as text with its seal, if it has one. This text is sent.
std::string with_seal(const Record& record);

/// Reads the texts that `with_seal` writes, and no others.
std::optional<Record> parse_record(std::string_view text);

/// The hash of the record's text.
Hash hash_of(const Record& record);

}  // namespace noughts

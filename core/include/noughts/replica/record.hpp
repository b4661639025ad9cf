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

/// What one of the two players did, as it is sent to everybody: his records are a chain, in which each names the one
/// before it, and the last one of the other chain that he had seen.
///
/// As text it is one line of URL-safe ASCII, with `_` between the parts: the player, the record's number, the hash of
/// the one before, how many of the other chain were seen and the hash of the last of them, the hash of the situation,
/// and what was done. A signature may follow after a dot:
///
///     X_3_<hash>_2_<hash>_<hash>_b2.c2lnbmF0dXJl
struct Record {
  Player seat = Player::x;  ///< who wrote it
  ChainEnd previous;        ///< what came before in his own chain: `previous.count` is the record's number, from 0
  ChainEnd seen;            ///< what he had seen of the other chain
  Hash situation;           ///< of how the current game began and of what had happened in it, as he saw it
  Action action;            ///< what he did
  /// The signature, of which the host alone knows what it is: URL-safe characters, at most `longest_seal`. It is kept
  /// and forwarded, and no part of the record's hash.
  // NOLINTNEXTLINE(readability-redundant-member-init): or else it could not be left out
  std::string seal = {};

  /// No seal is longer.
  static constexpr std::size_t longest_seal = 200;
  /// No record's text is longer, with its seal.
  static constexpr std::size_t longest_text = 500;

  /// The record's number in its chain, counted from 0.
  int number() const { return previous.count; }

  /// How many records its writer knew, his own and the other's, when he wrote it. By this number all records are put
  /// into one order, X before O where it is the same: whoever has seen a record has a greater one, so nothing comes
  /// before what it follows from.
  int time() const { return previous.count + seen.count; }

  friend bool operator==(const Record&, const Record&) = default;
};

/// The record as text, without its seal: this is what is signed and hashed.
std::string to_string(const Record& record);

/// The record as text with its seal, if it has one: this is what is sent.
std::string with_seal(const Record& record);

/// Reads what `with_seal` writes, and nothing else.
std::optional<Record> parse_record(std::string_view text);

/// The hash of the record's text.
Hash hash_of(const Record& record);

}  // namespace noughts

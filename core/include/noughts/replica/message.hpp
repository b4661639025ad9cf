#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "noughts/replica/dispute.hpp"
#include "noughts/replica/history.hpp"
#include "noughts/replica/record.hpp"
#include "noughts/replica/situation.hpp"

namespace noughts {

/// What a participant has: the ends of both chains. A participant who has more answers with the
/// missing records.
struct Summary {
  PerSeat<ChainEnd> ends;  ///< the ends of the chains
  bool asks = true;        ///< whether a participant who has less answers with their own summary

  friend bool operator==(const Summary&, const Summary&) = default;
};

/// A part of a message.
using MessagePart = std::variant<Record, Summary, Checkpoint, Dispute>;

/// What is wrong with the text of a message or a replica.
enum class MessageFault : std::uint8_t {
  too_long,         ///< it is longer than the longest message
  unknown_version,  ///< it does not begin like the messages of this version
  unknown_part,     ///< a part is none of the known parts
  refused_record,   ///< in a replica: a record does not fit its history
};

/// Why a text is not a message or a replica, and where.
struct MessageError {
  MessageFault fault;        ///< what is wrong
  std::size_t position = 0;  ///< where the wrong part begins, in characters from 0

  friend constexpr bool operator==(const MessageError&, const MessageError&) = default;
};

/// The name of the fault for programs, such as `"unknown-version"`.
std::string_view code(const MessageError& error);

/// The error as a sentence for people.
std::string_view sentence(const MessageError& error);

/// The length of the longest message, in characters.
inline constexpr std::size_t longest_message =
    (2 * std::size_t{History::most_records} + 4) * (Record::longest_text + 1);

/// A message as one line of URL-safe ASCII: the version and then the parts, each after a `~`:
///
///     noughts1~X_0_…_b2                       records
///     noughts1~have_1_<hash>_0_<hash>         a summary: the ends of the chains of X and O;
///                                             `has` instead of `have` if it does not ask
///     noughts1~from_9_<hash>_8_<hash>_tic-tac-toe.O.game-3-1-1-0~X_9_…
///                                             a checkpoint and the records after it
///     noughts1~dispute~X_4_…~X_4_…            two records that contradict each other
std::string to_string(const std::vector<MessagePart>& message);

/// Reads the texts that `to_string` writes, and no others.
std::expected<std::vector<MessagePart>, MessageError> parse_message(std::string_view text);

}  // namespace noughts

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

/// How much somebody has: where both chains end for him. Whoever has more answers with what is missing.
struct Summary {
  PerSeat<ChainEnd> ends;  ///< where the chains end
  bool asks = true;        ///< whether whoever has less answers with a summary of his own

  friend bool operator==(const Summary&, const Summary&) = default;
};

/// A part of what is sent.
using MessagePart = std::variant<Record, Summary, Checkpoint, Dispute>;

/// What is wrong with a text that should be a message or a replica.
enum class MessageFault : std::uint8_t {
  too_long,         ///< it is longer than any message
  unknown_version,  ///< it does not begin as messages of this version do
  unknown_part,     ///< a part is nothing that is sent
  refused_record,   ///< of a replica: a record is no part of its history
};

/// Why a text is no message or no replica, and where.
struct MessageError {
  MessageFault fault;        ///< what is wrong
  std::size_t position = 0;  ///< where the part begins that is wrong, in characters from 0

  friend constexpr bool operator==(const MessageError&, const MessageError&) = default;
};

/// The fault's name for programs, such as `"unknown-version"`.
std::string_view code(const MessageError& error);

/// The error as a sentence for people.
std::string_view sentence(const MessageError& error);

/// No message is longer, in characters.
inline constexpr std::size_t longest_message =
    (2 * std::size_t{History::most_records} + 4) * (Record::longest_text + 1);

/// What is sent, as one line of URL-safe ASCII: the version, and the parts of it, each after a `~`:
///
///     noughts1~X_0_…_b2                       records
///     noughts1~have_1_<hash>_0_<hash>         a summary: the ends of X's and O's chains; `has` in one that does not
///     ask noughts1~from_9_<hash>_8_<hash>_tic-tac-toe.O.game-3-1-1-0~X_9_…      a checkpoint, and what follows it
///     noughts1~dispute~X_4_…~X_4_…            records that contradict each other
std::string to_string(const std::vector<MessagePart>& message);

/// Reads what `to_string` writes, and nothing else.
std::expected<std::vector<MessagePart>, MessageError> parse_message(std::string_view text);

}  // namespace noughts

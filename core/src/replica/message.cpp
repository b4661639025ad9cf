#include "noughts/replica/message.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "noughts/replica/text.hpp"
#include "noughts/text/notation.hpp"
#include "noughts/text/words.hpp"

namespace noughts {

namespace {

constexpr std::string_view version = "noughts1";
constexpr std::string_view asking_word = "have";
constexpr std::string_view telling_word = "has";
constexpr std::string_view checkpoint_word = "from";
constexpr std::string_view dispute_word = "dispute";

/// Each end has a separator before it.
std::string to_string(const PerSeat<ChainEnd>& ends) {
  std::string text;
  for (const Player seat : detail::players)
    text.append(1, detail::between_fields).append(noughts::to_string(ends[seat]));
  return text;
}

std::optional<PerSeat<ChainEnd>> take_ends(std::string_view& text) {
  PerSeat<ChainEnd> ends;
  for (const Player seat : detail::players) {
    const auto end = detail::take_chain_end(text);
    if (!end) return std::nullopt;
    ends[seat] = *end;
  }
  return ends;
}

struct PartWriter {
  std::string operator()(const Record& record) const { return with_seal(record); }
  std::string operator()(const Summary& summary) const {
    return std::string{summary.asks ? asking_word : telling_word} + to_string(summary.ends);
  }
  std::string operator()(const Checkpoint& checkpoint) const {
    return std::string{checkpoint_word} + to_string(checkpoint.chains) + detail::between_fields +
           noughts::to_string(checkpoint.match);
  }
  std::string operator()(const Dispute& dispute) const {
    return std::string{dispute_word} + detail::between_parts + with_seal(dispute.first) + detail::between_parts +
           with_seal(dispute.second);
  }
};

std::optional<MessagePart> parse_summary(std::string_view text, bool asks) {
  if (text.ends_with(detail::between_fields)) return std::nullopt;
  const auto ends = take_ends(text);
  if (!ends || !text.empty()) return std::nullopt;
  return Summary{.ends = *ends, .asks = asks};
}

/// Longer than any start of a game. A longer text of a match would only take time.
constexpr std::size_t longest_start = 200;

std::optional<MessagePart> parse_checkpoint(std::string_view text) {
  const auto chains = take_ends(text);
  if (!chains || text.size() > longest_start) return std::nullopt;
  const auto match = parse_match(text);
  if (!match) return std::nullopt;
  return Checkpoint{.match = *match, .chains = *chains};
}

/// Removes the next part from a text and returns it.
std::optional<MessagePart> take_part(std::string_view& text) {
  const std::string_view part = detail::take_until(text, detail::between_parts);
  std::string_view rest = part;
  const std::string_view word = detail::take_until(rest, detail::between_fields);
  if (word == asking_word || word == telling_word) return parse_summary(rest, word == asking_word);
  if (word == checkpoint_word) return parse_checkpoint(rest);
  if (part == dispute_word) {
    const auto first = parse_record(detail::take_until(text, detail::between_parts));
    const auto second = parse_record(detail::take_until(text, detail::between_parts));
    if (!first || !second || !contradict(*first, *second)) return std::nullopt;
    return Dispute{.first = *first, .second = *second};
  }
  return parse_record(part);
}

}  // namespace

std::string_view code(const MessageError& error) {
  switch (error.fault) {
    case MessageFault::too_long: return "too-long";
    case MessageFault::unknown_version: return "unknown-version";
    case MessageFault::unknown_part: return "unknown-part";
    case MessageFault::refused_record: return "refused-record";
  }
  std::unreachable();
}

std::string_view sentence(const MessageError& error) {
  switch (error.fault) {
    case MessageFault::too_long: return "This is longer than anything that is sent.";
    case MessageFault::unknown_version: return "This was written by another version.";
    case MessageFault::unknown_part: return "This is nothing that is sent.";
    case MessageFault::refused_record: return "This record is no part of the match.";
  }
  std::unreachable();
}

std::string to_string(const std::vector<MessagePart>& message) {
  std::string text{version};
  for (const MessagePart& part : message) text.append(1, detail::between_parts).append(std::visit(PartWriter{}, part));
  return text;
}

std::expected<std::vector<MessagePart>, MessageError> parse_message(std::string_view text) {
  if (text.size() > longest_message) return std::unexpected{MessageError{.fault = MessageFault::too_long}};
  std::string_view rest = text;
  if (detail::take_until(rest, detail::between_parts) != version)
    return std::unexpected{MessageError{.fault = MessageFault::unknown_version}};
  std::vector<MessagePart> message;
  while (!rest.empty()) {
    const std::size_t position = text.size() - rest.size();
    auto part = take_part(rest);
    if (!part) return std::unexpected{MessageError{.fault = MessageFault::unknown_part, .position = position}};
    message.push_back(std::move(*part));
  }
  // A text with a separator at its end has an empty last part.
  if (text.ends_with(detail::between_parts))
    return std::unexpected{MessageError{.fault = MessageFault::unknown_part, .position = text.size()}};
  return message;
}

}  // namespace noughts

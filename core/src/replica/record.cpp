#include "noughts/replica/record.hpp"

#include <algorithm>

#include "noughts/replica/text.hpp"
#include "noughts/text/words.hpp"

namespace noughts {

namespace {

using detail::before_seal;
using detail::between_fields;

bool is_seal(std::string_view text) {
  const auto may_stand = [](char c) {
    return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || ('0' <= c && c <= '9') || c == '-' || c == '_';
  };
  return !text.empty() && text.size() <= Record::longest_seal && std::ranges::all_of(text, may_stand);
}

}  // namespace

std::string to_string(const Record& record) {
  std::string text{letter(record.seat), between_fields};
  text.reserve(160);
  text.append(to_string(record.previous)).append(1, between_fields);
  text.append(to_string(record.seen)).append(1, between_fields);
  text.append(to_string(record.situation)).append(1, between_fields);
  text.append(to_string(record.action));
  if (record.spent) text.append(1, between_fields).append(detail::digits(*record.spent));
  return text;
}

std::string with_seal(const Record& record) {
  return record.seal.empty() ? to_string(record) : to_string(record) + before_seal + record.seal;
}

std::optional<Record> parse_record(std::string_view text) {
  if (text.size() > Record::longest_text) return std::nullopt;
  const bool is_sealed = text.find(before_seal) != std::string_view::npos;
  std::string_view rest = detail::take_until(text, before_seal);
  const std::string_view seal = text;
  if (is_sealed && !is_seal(seal)) return std::nullopt;

  const auto seat = parse_player(detail::take_until(rest, between_fields));
  if (!seat) return std::nullopt;
  const auto previous = detail::take_chain_end(rest);
  if (!previous) return std::nullopt;
  const auto seen = detail::take_chain_end(rest);
  if (!seen) return std::nullopt;
  const auto situation = parse_hash(detail::take_until(rest, between_fields));
  const bool is_timed = rest.find(between_fields) != std::string_view::npos;
  const auto action = parse_action(detail::take_until(rest, between_fields));
  const auto spent = is_timed ? detail::parse_number(rest) : std::nullopt;
  if (!situation || !action || spent.has_value() != is_timed || spent > Record::longest_spent) return std::nullopt;
  return Record{.seat = *seat,
                .previous = *previous,
                .seen = *seen,
                .situation = *situation,
                .action = *action,
                .spent = spent,
                .seal = std::string{seal}};
}

Hash hash_of(const Record& record) { return hash_of(to_string(record)); }

}  // namespace noughts

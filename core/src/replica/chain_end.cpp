#include "noughts/replica/chain_end.hpp"

#include "noughts/replica/text.hpp"
#include "noughts/text/words.hpp"

namespace noughts {

std::string to_string(const ChainEnd& end) {
  return detail::digits(end.count) + detail::between_fields + to_string(end.head);
}

std::optional<ChainEnd> detail::take_chain_end(std::string_view& text) {
  const auto count = parse_number(take_until(text, between_fields));
  const auto head = parse_hash(take_until(text, between_fields));
  if (!count || *count > ChainEnd::longest_chain || !head) return std::nullopt;
  return ChainEnd{.count = *count, .head = *head};
}

}  // namespace noughts

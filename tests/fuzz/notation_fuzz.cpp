// Any text is either a match, which has one text of its own, or an error with a position inside the
// text.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "demand.hpp"
#include "noughts/text/notation.hpp"

using namespace noughts;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are read as the text that they are
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const auto match = parse_match(text);
  if (match) {
    const std::string own = to_string(*match);
    demand(parse_match(own) == match);
    demand(to_string(parse_match(own).value()) == own);
    demand(to_string(parse_match(own + ".next").value()) ==
           to_string(parse_match(std::string{text} + ".next").value()));
  } else {
    const NotationError error = match.error();
    demand(error.position <= size);
    demand(!sentence(error).empty() && !code(error).empty());
    demand(error.refusal.has_value() == (error.fault == NotationFault::refused_transition));
    for (const char character : text.substr(0, error.position)) demand(static_cast<unsigned char>(character) < 128);
  }
  return 0;
}

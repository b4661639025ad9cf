// Any text is either a message, which reads back from its text, or an error with a position. In
// both cases a replica that receives it can be stored, and continues from that.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "demand.hpp"
#include "noughts/replica/replica.hpp"

using namespace noughts;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): bytes are read as the text that they are
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  const auto message = parse_message(text);
  if (message) {
    demand(parse_message(to_string(*message)) == message);
  } else {
    demand(message.error().position <= size);
    demand(!sentence(message.error()).empty() && !code(message.error()).empty());
  }

  Replica replica{CatalogueMatch{}, std::nullopt};
  demand(replica.receive(text, PerSeat<bool>{true, true}).error.has_value() == !message.has_value());
  const std::string stored = to_string(replica);
  const auto restored = parse_replica(stored);
  demand(restored.has_value() && to_string(*restored) == stored && restored->shown() == replica.shown());

  if (const auto other = parse_replica(text); !other) demand(other.error().position <= size);
  return 0;
}

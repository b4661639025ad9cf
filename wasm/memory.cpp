// The places by which numbers cross the door, and what is done when there is no memory any more.

#include <emscripten/bind.h>

#include <cstddef>
#include <cstdlib>
#include <new>

#include "door.hpp"

// Whoever takes a refusal gets one before what is set aside below is given away.
// NOLINTBEGIN(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory): it is here that memory is managed
void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept { return std::malloc(size); }
void* operator new[](std::size_t size, const std::nothrow_t& /*tag*/) noexcept { return std::malloc(size); }
void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t& /*tag*/) noexcept {
  const auto step = static_cast<std::size_t>(alignment);
  return std::aligned_alloc(step, (size + step - 1) / step * step);
}
void* operator new[](std::size_t size, std::align_val_t alignment, const std::nothrow_t& tag) noexcept {
  return operator new(size, alignment, tag);
}
// NOLINTEND(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)

namespace noughts::door {
namespace {

// Where they lie, and how many there are.

Address address_of_shown() { return reinterpret_cast<Address>(&shown); }  // NOLINT: JavaScript reads there
int size_of_shown() { return sizeof shown; }
Address address_of_numbers() { return reinterpret_cast<Address>(numbers.data()); }  // NOLINT: and there
int count_of_numbers() { return Numbers::capacity; }

/// Memory that is set aside: when there is no more, this is given away, so that whoever is in the middle of something
/// can end it.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): calls cross the door one after the other
void* spare = nullptr;

void give_spare_away() {
  std::set_new_handler(nullptr);
  ::operator delete(spare);
  spare = nullptr;
}

/// Whether memory is set aside; if not, sets it aside if that is possible. A search asks before it begins and after
/// each slice: no slice takes as much, but for what it can do without.
bool has_spare_memory() {
  if (spare) return true;
  constexpr std::size_t bytes = 512U << 10U;
  spare = ::operator new(bytes, std::nothrow);
  if (spare) std::set_new_handler(&give_spare_away);
  return spare != nullptr;
}

}  // namespace

EMSCRIPTEN_BINDINGS(memory) {
  emscripten::function("addressOfShown", &address_of_shown);
  emscripten::function("sizeOfShown", &size_of_shown);
  emscripten::function("addressOfNumbers", &address_of_numbers);
  emscripten::function("countOfNumbers", &count_of_numbers);
  emscripten::function("hasSpareMemory", &has_spare_memory);
}

}  // namespace noughts::door

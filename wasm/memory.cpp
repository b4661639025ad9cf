// The places of the shared data, and what happens when memory runs out.

#include <cstddef>
#include <cstdlib>
#include <new>

#include "bind.hpp"
#include "door.hpp"

// A nothrow allocation fails without using the spare memory below.
// NOLINTBEGIN(cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory): this code manages memory
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

namespace noughts::bindings {
namespace {

// The places and sizes of the shared data.

Address address_of_shown() { return reinterpret_cast<Address>(&shown); }  // NOLINT: JavaScript reads there
int size_of_shown() { return sizeof shown; }
Address address_of_numbers() { return reinterpret_cast<Address>(numbers.data()); }  // NOLINT: and there
int count_of_numbers() { return Numbers::capacity; }

/// Spare memory. When memory runs out, it is released, so that the running call can finish.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): calls from JavaScript never overlap
void* spare = nullptr;

void give_spare_away() {
  std::set_new_handler(nullptr);
  ::operator delete(spare);
  spare = nullptr;
}

/// Whether there is spare memory; if not, tries to set it aside. A search asks before it begins and
/// after each slice. No slice needs more than the spare memory, except for memory that it can do
/// without.
bool has_spare_memory() {
  if (spare) return true;
  constexpr std::size_t bytes = 512U << 10U;
  spare = ::operator new(bytes, std::nothrow);
  if (spare) std::set_new_handler(&give_spare_away);
  return spare != nullptr;
}

}  // namespace

NOUGHTS_BINDINGS(memory) {
  expose("addressOfShown", &address_of_shown);
  expose("sizeOfShown", &size_of_shown);
  expose("addressOfNumbers", &address_of_numbers);
  expose("countOfNumbers", &count_of_numbers);
  expose("hasSpareMemory", &has_spare_memory);
}

}  // namespace noughts::bindings

// The places by which bytes cross the door, and what is done when there is no memory any more.

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

#include "door.hpp"

EMSCRIPTEN_DECLARE_VAL_TYPE(ByteView)

/// Embind would print the addresses of types by it in messages that nobody sees, and all of printf would come along.
extern "C" int siprintf(char* text, const char* /*format*/, ...) {
  *text = '\0';
  return 0;
}

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

ByteView view_of(std::size_t size, const void* data) {
  return ByteView{emscripten::val{emscripten::typed_memory_view(size, static_cast<const std::uint8_t*>(data))}};
}

ByteView view_of_shown() { return view_of(sizeof shown, &shown); }
ByteView view_of_bytes() { return view_of(Bytes::capacity, bytes.data()); }

/// Makes sure that so many bytes of memory can be had for a text: embind writes it wherever it is told to, also where
/// there was no memory for it.
void reserve(double bytes) { ::operator delete(::operator new(static_cast<std::size_t>(bytes))); }

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
#ifdef NOUGHTS_DECLARATIONS
  emscripten::register_type<ByteView>("Uint8Array");
#else
  emscripten::register_type<ByteView>("");
#endif
  emscripten::function("viewOfShown", &view_of_shown);
  emscripten::function("viewOfBytes", &view_of_bytes);
  emscripten::function("reserve", &reserve);
  emscripten::function("hasSpareMemory", &has_spare_memory);
}

}  // namespace noughts::door

#pragma once

#include <cstddef>
#include <new>

namespace noughts::detail {

/// Whether so many bytes can be had now, in one piece, and a little beside them for whatever else is going on. What
/// merely helps a search asks before it grows, so that it stays as it is where there is no memory.
inline bool has_memory_for(std::size_t bytes) {
  constexpr std::size_t beside = 32'768;
  void* const found = ::operator new(bytes + beside, std::nothrow);
  ::operator delete(found);
  return found != nullptr;
}

}  // namespace noughts::detail

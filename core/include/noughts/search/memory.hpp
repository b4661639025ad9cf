#pragma once

#include <cstddef>
#include <new>

namespace noughts::detail {

/// Whether so many bytes are free now, in one piece, with a little left for everything else. Memory
/// that only helps a search is asked for this way before it grows. If there is none, it keeps its
/// size.
inline bool has_memory_for(std::size_t bytes) {
  constexpr std::size_t beside = 32'768;
  void* const found = ::operator new(bytes + beside, std::nothrow);
  ::operator delete(found);
  return found != nullptr;
}

}  // namespace noughts::detail

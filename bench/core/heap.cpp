#include "heap.hpp"

#include <malloc.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <new>

// All other code allocates memory through these operators, so the counters are global and outlive
// it.
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables,cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)

namespace {

std::size_t now = 0;
std::size_t most = 0;
std::size_t limit = SIZE_MAX;

void* count_block(void* place) {
  if (place == nullptr) std::abort();
  now += malloc_usable_size(place);
  most = std::max(most, now);
  return place;
}

void give_back(void* place) {
  if (place == nullptr) return;
  now -= malloc_usable_size(place);
  std::free(place);
}

std::size_t at_least_one(std::size_t size) { return std::max(size, std::size_t{1}); }

bool is_refused(std::size_t size) { return size > limit || now > limit - size; }

}  // namespace

std::size_t heap::taken() { return now; }
std::size_t heap::most_taken() { return most; }
void heap::forget_most() { most = now; }
void heap::refuse_beyond(std::size_t bytes) { limit = bytes; }

void* operator new(std::size_t size) { return count_block(std::malloc(at_least_one(size))); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  const auto step = static_cast<std::size_t>(alignment);
  return count_block(std::aligned_alloc(step, (at_least_one(size) + step - 1) / step * step));
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return is_refused(size) ? nullptr : operator new(size);
}
void* operator new(std::size_t size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return is_refused(size) ? nullptr : operator new(size, alignment);
}
// Operators for arrays are defined, too, because sanitizers have their own.
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new[](std::size_t size, std::align_val_t alignment) { return operator new(size, alignment); }
void* operator new[](std::size_t size, const std::nothrow_t& none) noexcept { return operator new(size, none); }
void* operator new[](std::size_t size, std::align_val_t alignment, const std::nothrow_t& none) noexcept {
  return operator new(size, alignment, none);
}
void operator delete[](void* place) noexcept { give_back(place); }
void operator delete[](void* place, std::size_t) noexcept { give_back(place); }
void operator delete[](void* place, std::align_val_t) noexcept { give_back(place); }
void operator delete[](void* place, std::size_t, std::align_val_t) noexcept { give_back(place); }
void operator delete(void* place) noexcept { give_back(place); }
void operator delete(void* place, std::size_t) noexcept { give_back(place); }
void operator delete(void* place, std::align_val_t) noexcept { give_back(place); }
void operator delete(void* place, std::size_t, std::align_val_t) noexcept { give_back(place); }

// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables,cppcoreguidelines-no-malloc,cppcoreguidelines-owning-memory)

// What a module needs from its host, web/engine/start.js: memory. The module contains no part of
// Emscripten's runtime.

#include <cstddef>
#include <cstdint>
#include <new>
#include <utility>

// The names come from the linker and Emscripten, and this code works with addresses.
// NOLINTBEGIN(bugprone-reserved-identifier,cppcoreguidelines-pro-type-reinterpret-cast,performance-no-int-to-ptr)

extern "C" {

/// Asks for this many more bytes of memory. Returns whether there are that many.
[[clang::import_module("env"), clang::import_name("grow")]] bool grow(std::size_t bytes);

/// The start of the memory that is free when the module starts.
extern std::byte __heap_base;

/// Gives malloc this many more bytes. Returns their address, or -1.
void* sbrk(std::intptr_t bytes) {
  static auto end = reinterpret_cast<std::uintptr_t>(&__heap_base);
  constexpr std::size_t page = 65536;
  const auto wanted = static_cast<std::size_t>(bytes);
  const std::size_t left = __builtin_wasm_memory_size(0) * page - end;
  if (wanted > left && !grow(wanted - left)) return reinterpret_cast<void*>(-1);
  return reinterpret_cast<void*>(std::exchange(end, end + wanted));
}

/// Memory for a text from JavaScript. `free` releases it.
void* allocate(std::size_t bytes) { return ::operator new(bytes); }

}  // extern "C"

// NOLINTEND(bugprone-reserved-identifier,cppcoreguidelines-pro-type-reinterpret-cast,performance-no-int-to-ptr)

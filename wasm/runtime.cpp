// What a module needs of what runs it, which is web/engine/start.js: memory, and the types that embind cannot hand over
// as they are. Nothing of Emscripten's own runtime is in it, and no other type that embind knows.

#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <utility>

// The linker and Emscripten call them so, and addresses are what this is about.
// NOLINTBEGIN(bugprone-reserved-identifier,cppcoreguidelines-pro-type-reinterpret-cast,performance-no-int-to-ptr)

extern "C" {

/// Asks for so many bytes of memory more. Whether they can be had.
[[clang::import_module("env"), clang::import_name("grow")]] bool grow(std::size_t bytes);

/// Where the memory begins that is not taken yet when the module starts.
extern std::byte __heap_base;

/// Gives malloc so many bytes more: where they lie, or -1.
void* sbrk(std::intptr_t bytes) {
  static auto end = reinterpret_cast<std::uintptr_t>(&__heap_base);
  constexpr std::size_t page = 65536;
  const auto wanted = static_cast<std::size_t>(bytes);
  const std::size_t left = __builtin_wasm_memory_size(0) * page - end;
  if (wanted > left && !grow(wanted - left)) return reinterpret_cast<void*>(-1);
  return reinterpret_cast<void*>(std::exchange(end, end + wanted));
}

/// Memory for a text that comes in. It is given back by `free`.
void* allocate(std::size_t bytes) { return ::operator new(bytes); }

/// Embind would keep a list of all bindings, for threads.
void _embind_register_bindings(emscripten::internal::InitFunc* /*bindings*/) {}

}  // extern "C"

// NOLINTEND(bugprone-reserved-identifier,cppcoreguidelines-pro-type-reinterpret-cast,performance-no-int-to-ptr)

EMSCRIPTEN_BINDINGS(types) {
  using emscripten::internal::TypeID;
  emscripten::internal::_embind_register_bool(TypeID<bool>::get(), "", true, false);
  emscripten::internal::_embind_register_std_string(TypeID<std::string>::get(), "");
}

#pragma once

// How JavaScript calls C++: web/engine/start.js is the other half. Numbers and booleans pass as
// they are. A text passes as the address of its length, which its bytes follow. The receiver
// releases it.
//
//   NOUGHTS_BINDINGS(memory) { expose("sizeOfShown", &size_of_shown); }

#ifdef NOUGHTS_DECLARATIONS

// For Emscripten, which writes the TypeScript declarations of the bindings.
#include <emscripten/bind.h>

#define NOUGHTS_BINDINGS EMSCRIPTEN_BINDINGS  // NOLINT(cppcoreguidelines-macro-usage): it begins a function

namespace noughts::bindings {

template <typename Result, typename... Given>
void expose(const char* name, Result (*function)(Given...)) {
  emscripten::function(name, function);
}

}  // namespace noughts::bindings

#else

#include <concepts>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <type_traits>

/// Begins a function that runs when the module starts.
// NOLINTBEGIN(cppcoreguidelines-macro-usage,misc-use-anonymous-namespace): it begins a function
#define NOUGHTS_BINDINGS(part)                                                \
  static void bind_##part();                                                  \
  [[maybe_unused]] static const bool is_bound_##part = (bind_##part(), true); \
  static void bind_##part()
// NOLINTEND(cppcoreguidelines-macro-usage,misc-use-anonymous-namespace)

namespace noughts::bindings {

/// A number or a boolean on its way.
template <typename T>
struct Wire {
  using Type = T;
  static constexpr char code = std::same_as<T, bool> ? 'b' : 'n';
  static T in(T value) { return value; }
  static T out(T value) { return value; }
};

/// Nothing.
template <>
struct Wire<void> {
  static constexpr char code = 'n';
};

/// A text on its way.
template <>
struct Wire<std::string> {
  using Type = char*;
  static constexpr char code = 't';

  static std::string in(const char* wire) {
    std::uint32_t length = 0;
    std::memcpy(&length, wire, sizeof length);
    return {wire + sizeof length, length};
  }

  static char* out(const std::string& text) {
    const auto length = static_cast<std::uint32_t>(text.size());
    char* const wire = static_cast<char*>(::operator new(sizeof length + length));
    std::memcpy(wire, &length, sizeof length);
    std::memcpy(wire + sizeof length, text.data(), length);  // NOLINT(bugprone-not-null-terminated-result): no zero
    return wire;
  }
};

template <typename T>
using WireOf = Wire<std::remove_cvref_t<T>>;

template <typename Result, typename... Given>
struct Invoker {
  /// The codes of the result and of what is given.
  static constexpr char signature[] = {WireOf<Result>::code, WireOf<Given>::code..., '\0'};

  /// Calls a function with what has come, and sends its result.
  static auto invoke(Result (*function)(Given...), typename WireOf<Given>::Type... given) {
    if constexpr (std::is_void_v<Result>)
      return function(WireOf<Given>::in(given)...);
    else
      return WireOf<Result>::out(function(WireOf<Given>::in(given)...));
  }
};

/// Tells JavaScript of a function: its name, its signature, what invokes it, and itself.
extern "C" [[clang::import_module("env"), clang::import_name("bind")]] void tell_javascript(const char* name,
                                                                                            const char* signature,
                                                                                            const void* invoker,
                                                                                            const void* function);

template <typename Result, typename... Given>
void expose(const char* name, Result (*function)(Given...)) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): JavaScript finds functions by number
  const auto place = [](auto* pointer) { return reinterpret_cast<const void*>(pointer); };
  using Invoked = Invoker<Result, Given...>;
  tell_javascript(name, Invoked::signature, place(&Invoked::invoke), place(function));
}

}  // namespace noughts::bindings

#endif

// The books of the games, and the networks and strategies, which count as books. The bytes of a
// book have their own place until they are read.

#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <vector>

#include "bind.hpp"
#include "door.hpp"
#include "noughts/catalogue/catalogue.hpp"

namespace noughts::bindings {
namespace {

// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): calls from JavaScript never overlap
std::vector<std::uint8_t> coming;

/// Returns the place for the bytes of a book.
Address make_room_for_book(double bytes) {
  coming.resize(static_cast<std::size_t>(bytes));
  return reinterpret_cast<Address>(coming.data());  // NOLINT: JavaScript writes there
}

/// Whether there is enough memory to read a book. A book keeps a tenth of it.
bool has_memory() {
  constexpr std::size_t bytes = std::size_t{16} << 20U;
  void* memory = ::operator new(bytes, std::nothrow);
  ::operator delete(memory);
  return memory != nullptr;
}

/// Reads the bytes as the book of a game. Returns whether they are such a book and there is enough
/// memory.
bool take_book(const std::string& id) {
  const bool is_taken = has_memory() && books.add(id, coming);
  coming = {};
  return is_taken;
}

/// Whether the game of the shown position has a book here.
bool has_book() { return books.has(shown); }

}  // namespace

NOUGHTS_BINDINGS(books) {
  expose("makeRoomForBook", &make_room_for_book);
  expose("takeBook", &take_book);
  expose("hasBook", &has_book);
}

}  // namespace noughts::bindings

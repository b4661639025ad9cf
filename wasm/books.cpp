// The books of games, and networks, which count as books: what bytes make a book lies in a place of its own while it
// comes in.

#include <emscripten/bind.h>

#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <vector>

#include "door.hpp"
#include "noughts/catalogue/catalogue.hpp"

namespace noughts::door {
namespace {

// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): calls cross the door one after the other
std::vector<std::uint8_t> coming;

/// Where so many bytes may be put, until they are taken.
Address make_room_for_book(double bytes) {
  coming.resize(static_cast<std::size_t>(bytes));
  return reinterpret_cast<Address>(coming.data());  // NOLINT: JavaScript writes there
}

/// Whether there is memory for reading a book, of which a tenth is kept.
bool has_memory() {
  constexpr std::size_t bytes = std::size_t{16} << 20U;
  void* memory = ::operator new(bytes, std::nothrow);
  ::operator delete(memory);
  return memory != nullptr;
}

/// Takes what has been put there for the book of a game. Whether it is one, and there is memory for it.
bool take_book(const std::string& id) {
  const bool is_taken = has_memory() && books.add(id, coming);
  coming = {};
  return is_taken;
}

/// Whether there is a book here of the game whose position is shown.
bool has_book() { return books.has(shown); }

}  // namespace

EMSCRIPTEN_BINDINGS(books) {
  emscripten::function("makeRoomForBook", &make_room_for_book);
  emscripten::function("takeBook", &take_book);
  emscripten::function("hasBook", &has_book);
}

}  // namespace noughts::door

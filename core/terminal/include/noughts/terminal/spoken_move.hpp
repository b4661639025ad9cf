#pragma once

#include <concepts>
#include <ostream>
#include <sstream>
#include <string>

#include "noughts/game/game.hpp"
#include "noughts/text/move_name.hpp"

namespace noughts::terminal {

/// A type that can be printed with `<<`.
template <typename T>
concept Streamable = requires(std::ostream& out, const T& value) {
  { out << value } -> std::same_as<std::ostream&>;
};

namespace detail {

template <Streamable T>
std::string text_of(const T& value) {
  std::ostringstream out;
  out << value;
  return out.str();
}

/// The move for people: its name; or, if it has none, its number and what `<<` prints.
template <Game G>
std::string spoken_move(const G& position, const typename G::Move& move) {
  if constexpr (GameInText<G>) {
    return move_name(position, move);
  } else {
    int number = 1;
    for (const auto& legal : position.legal_moves()) {
      if (legal == move) break;
      ++number;
    }
    std::string text = std::to_string(number);
    if constexpr (Streamable<typename G::Move>) text.append(" (").append(text_of(move)).append(")");
    return text;
  }
}

}  // namespace detail

}  // namespace noughts::terminal

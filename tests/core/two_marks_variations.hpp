#pragma once

#include <cstdint>
#include <functional>

#include "noughts/game/game.hpp"
#include "two_marks.hpp"

/// Which optional traits a game of two marks a turn models.
enum class TwoMarksTraits : std::uint8_t { none, key, length };

/// The example's game of two marks a turn with optional traits. Three in a row lose where it is
/// misère.
template <TwoMarksTraits traits, bool is_misere>
class TwoMarksVariation : public TwoMarks {
 public:
  static constexpr int key_bits = 15;
  static constexpr int most_plies = 9;

  constexpr explicit TwoMarksVariation(noughts::Player first = noughts::Player::x) : TwoMarks{first} {}

  constexpr TwoMarksVariation start(noughts::Player first) const { return TwoMarksVariation{first}; }
  constexpr noughts::Status status() const {
    const auto winner = TwoMarks::status().winner();
    return winner && is_misere ? noughts::Status::won(other(*winner)) : TwoMarks::status();
  }
  /// Whose turn it is follows from how many marks there are and which are the mover's.
  constexpr std::uint64_t key() const
    requires(traits == TwoMarksTraits::key)
  {
    std::uint64_t key = 0;
    for (const noughts::Square square : size().every_square()) {
      const auto player = owner(square);
      key = 3 * key + (!player ? 0 : *player == turn() ? 1 : 2);
    }
    return key;
  }
  constexpr int plies_left() const
    requires(traits == TwoMarksTraits::length)
  {
    int left = 0;
    for (const noughts::Square square : size().every_square()) left += owner(square) ? 0 : 1;
    return left;
  }
  friend constexpr bool operator==(const TwoMarksVariation&, const TwoMarksVariation&) = default;
};

template <TwoMarksTraits traits, bool is_misere>
struct std::hash<TwoMarksVariation<traits, is_misere>> : noughts::PositionHash<TwoMarksVariation<traits, is_misere>> {};

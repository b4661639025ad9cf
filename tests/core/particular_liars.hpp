#pragma once

// Games that break the laws for which `Liar` has no lie: of repetition, of openings, and of keys
// and lengths that its type fixes.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "lie.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/games/infinite_tic_tac_toe.hpp"
#include "noughts/games/tic_tac_toe.hpp"

/// Infinite tic-tac-toe that lies about which positions come again, which mark vanishes, and keys.
class RepeatingLiar : public noughts::InfiniteTicTacToe {
 public:
  explicit RepeatingLiar(noughts::Player first = noughts::Player::x) : InfiniteTicTacToe{first} {}

  RepeatingLiar start(noughts::Player first) const { return RepeatingLiar{first}; }
  bool can_repeat() const {
    if (lies(Lie::repeats_sometimes)) return marks(turn()).size() != 2;
    return !lies(Lie::repeats_never);
  }
  std::optional<noughts::Square> vanishing_mark() const {
    const auto honest = InfiniteTicTacToe::vanishing_mark();
    if (lies(Lie::vanishing_other)) return std::nullopt;
    if (honest && lies(Lie::vanishing_free)) return legal_moves()[0];
    if (honest && lies(Lie::vanishing_stays)) return marks(other(turn()))[0];
    return honest;
  }
  std::uint64_t key() const { return InfiniteTicTacToe::key() / (lies(Lie::key_shared) ? 2 : 1); }
  friend bool operator==(const RepeatingLiar&, const RepeatingLiar&) = default;
};

static_assert(noughts::GameWithRepetition<RepeatingLiar> && noughts::detail::HasVanishingMarks<RepeatingLiar> &&
              noughts::GameWithKey<RepeatingLiar>);

/// Tic-tac-toe whose first move is an opening.
class OpeningLiar : public noughts::TicTacToe {
 public:
  explicit OpeningLiar(noughts::Player first = noughts::Player::x) : noughts::TicTacToe{first} {}

  OpeningLiar start(noughts::Player first) const { return OpeningLiar{first}; }
  bool is_in_opening() const {
    const int marks = 9 - free_squares().size();
    return lies(Lie::opening_late) ? marks == 1
                                   : marks == 0 || (lies(Lie::opening_again) && marks == 3) ||
                                         (lies(Lie::opening_wins) && status().is_over());
  }
  noughts::TicTacToe without_opening() const {
    if (lies(Lie::opening_moves) && free_squares().size() < 5) return noughts::TicTacToe{};
    return *this;
  }
  friend bool operator==(const OpeningLiar&, const OpeningLiar&) = default;
};

static_assert(noughts::detail::HasOpening<OpeningLiar>);

/// The players add 2 or 4 to a number. The player who reaches 20 wins. The game lies about the
/// start by its rules, and about who wins: in misère the player who reaches 20 loses.
template <int bits, int plies, int searched = 2>
struct CountingLiar {
  using Move = int;
  static constexpr int key_bits = bits;
  static constexpr int most_plies = plies;

  /// All positions and moves are worth the same.
  struct Evaluator {
    static constexpr int most_moves_searched = searched;
    int value(const CountingLiar& /*position*/) const { return 512; }
    void values_of_moves(const CountingLiar& /*position*/, std::span<const int> /*moves*/,
                         std::span<std::uint16_t> values) const {
      std::ranges::fill(values, std::uint16_t{512});
    }
  };

  int from = 0;
  bool misere = false;
  int said = from;
  noughts::Player next = noughts::Player::x;

  CountingLiar start(noughts::Player first) const {
    return {.from = from, .misere = misere, .said = from, .next = first};
  }
  noughts::Player turn() const { return next; }
  noughts::Status status() const {
    return said >= 20 ? noughts::Status::won(misere ? next : other(next)) : noughts::Status::next(next);
  }
  std::vector<int> legal_moves() const { return said >= 20 ? std::vector<int>{} : std::vector{2, 4}; }
  void play_unchecked(int number) {
    said += number;
    next = other(next);
  }
  std::uint64_t hash() const {
    return (static_cast<std::uint64_t>(said) * 2 + static_cast<std::uint64_t>(next)) * 0x9e3779b97f4a7c15U;
  }
  std::uint64_t key() const { return static_cast<std::uint64_t>(said); }
  friend bool operator==(const CountingLiar&, const CountingLiar&) = default;
};

/// The players add 1 or 2 to a number, and after 9 it is 0 again. No player wins. Nothing says that
/// positions come again.
struct UntoldRepetition {
  using Move = int;
  int said = 0;
  noughts::Player next = noughts::Player::x;

  UntoldRepetition start(noughts::Player first) const { return {.said = 0, .next = first}; }
  noughts::Player turn() const { return next; }
  noughts::Status status() const { return noughts::Status::next(next); }
  std::vector<int> legal_moves() const { return {1, 2}; }
  void play_unchecked(int number) {
    said = (said + number) % 10;
    next = other(next);
  }
  std::uint64_t hash() const {
    return (static_cast<std::uint64_t>(said) * 2 + static_cast<std::uint64_t>(next)) * 0x9e3779b97f4a7c15U;
  }
  friend bool operator==(const UntoldRepetition&, const UntoldRepetition&) = default;
};

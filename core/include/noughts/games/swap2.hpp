#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/choices.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/games/gomoku.hpp"

namespace noughts {

/// The rules of a game that begins with the opening swap2.
template <typename Rules>
struct Swap2Rules {
  /// By which the game is played once the opening is over.
  Rules game;

  friend constexpr bool operator==(const Swap2Rules&, const Swap2Rules&) = default;
};

/// A position of a game that begins with the opening swap2, by which whoever begins gains nothing from it:
///
/// 1. Whoever begins makes three marks: two of his own, and between them one of the other player's.
/// 2. The other player chooses: to `stay`, and make the next mark; to `swap`, by which all marks change hands, so that
///    the one who began makes the next one; or to `add` two marks more, one of his own and one of the other player's.
///    Then the one who began chooses, to `stay`, so that the other player makes the next mark, or to `swap`, and make
///    it himself.
///
/// What follows is the game as it is without an opening. Stones would stay where they are, and players change seats;
/// here players keep their marks, and marks change: so a mark is always its player's. In the opening nobody can win.
///
/// No position is set up by hand: marks alone do not tell how far the opening has come.
///
/// `G` is a game in which players mark squares by turns; `exchanged()` gives its position with each player in the place
/// of the other. The opening is that of Gomoku tournaments, Gomocup's among them.
/// Models `GameOnBoard`, `GameWithChoices` and `GameWithOpening`, which document the members.
template <GameOnBoard G>
  requires requires(const G position) {
    { position.exchanged() } -> std::same_as<G>;
  }
class Swap2 {
 public:
  using Move = Square;                                          ///< the square that is marked, or a choice
  using Rules = Swap2Rules<decltype(G{}.rules())>;              ///< by which it is played
  static constexpr std::array<std::string_view, 3> choice_names{///< in the order of their numbers
                                                                "stay", "swap", "add"};
  static constexpr int capacity = G::capacity + static_cast<int>(choice_names.size());  ///< how many moves there are
  using Squares = SquareSet<capacity>;                                                  ///< a set of moves

  /// The empty board. X moves first, unless told otherwise.
  constexpr explicit Swap2(Player first = Player::x) : Swap2{Rules{}, first} {}

  /// The same by other rules of the game that follows.
  constexpr explicit Swap2(const Rules& rules, Player first = Player::x) : position_{rules.game, first} {}

  /// By which rules the game is played.
  constexpr Rules rules() const { return {.game = position_.rules()}; }

  /// A member of the concept `Game`.
  /// @{
  constexpr Swap2 start(Player first) const { return Swap2{rules(), first}; }
  constexpr Player turn() const { return is_mark_of_other() ? other(position_.turn()) : position_.turn(); }
  constexpr Status status() const { return is_in_opening() ? Status::next(turn()) : position_.status(); }
  constexpr Squares legal_moves() const {
    Squares moves;
    if (is_choosing()) {
      moves.insert(stay());
      moves.insert(swap());
      if (stage_ == Stage::choosing) moves.insert(add());
    } else {
      for (const Square square : position_.legal_moves()) moves.insert(square);
    }
    return moves;
  }
  constexpr void play_unchecked(Square move) {
    NOUGHTS_ASSERT(legal_moves().contains(move));
    if (is_choosing()) {
      if (move == swap()) position_ = position_.exchanged();
      stage_ = move == add() ? Stage::adding_first : Stage::over;
    } else {
      position_.play_unchecked(move);
      if (is_in_opening()) stage_ = static_cast<Stage>(static_cast<int>(stage_) + 1);
    }
  }
  constexpr std::uint64_t hash() const {
    constexpr std::uint64_t golden = 0x9e3779b97f4a7c15U;
    return (position_.hash() + static_cast<std::uint64_t>(stage_)) * golden;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  /// @{
  constexpr BoardSize size() const { return position_.size(); }
  constexpr Board board() const { return position_.board(); }
  constexpr std::optional<Player> owner(Square square) const { return position_.owner(square); }
  constexpr std::vector<Line> won_lines() const { return position_.won_lines(); }
  /// @}

  /// A member of the concept `GameWithChoices`.
  static constexpr std::span<const std::string_view> choices() { return choice_names; }

  /// A member of the concept `GameWithOpening`.
  /// @{
  constexpr bool is_in_opening() const { return stage_ != Stage::over; }
  constexpr const G& without_opening() const { return position_; }
  /// @}

  /// Positions are equal when they are played by the same rules, the same squares are marked by the same players, and
  /// the opening has come as far.
  friend constexpr bool operator==(const Swap2&, const Swap2&) = default;

 private:
  /// How far the opening has come: what is done next.
  enum class Stage : std::uint8_t {
    first_mark,
    second_mark,
    third_mark,
    choosing,
    adding_first,
    adding_second,
    choosing_again,
    over,
  };

  constexpr Square stay() const { return Square{size().squares()}; }
  constexpr Square swap() const { return Square{size().squares() + 1}; }
  constexpr Square add() const { return Square{size().squares() + 2}; }

  constexpr bool is_choosing() const { return stage_ == Stage::choosing || stage_ == Stage::choosing_again; }

  /// Whether it is the turn of the player who would not be next if all marks were made by turns: whoever begins makes
  /// the second mark as well, whoever adds two marks the last one, and then the other one chooses.
  constexpr bool is_mark_of_other() const {
    return stage_ == Stage::second_mark || stage_ == Stage::adding_second || stage_ == Stage::choosing_again;
  }

  G position_;  // as if all marks had been made by turns
  Stage stage_ = Stage::first_mark;
};

static_assert(GameOnBoard<Swap2<Gomoku>> && GameWithChoices<Swap2<Gomoku>> && GameWithOpening<Swap2<Gomoku>>);

}  // namespace noughts

template <typename G>
struct std::hash<noughts::Swap2<G>> : noughts::PositionHash<noughts::Swap2<G>> {};

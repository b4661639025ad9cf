#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/game/choices.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/games/gomoku.hpp"

namespace noughts {

/// The rules of a game that begins with the opening swap2.
template <typename Rules>
struct Swap2Rules {
  /// The rules for the game after the opening.
  Rules game;

  static constexpr std::string_view id = "-swap2";      ///< follows the game's name for programs
  static constexpr std::string_view title = ", swap2";  ///< follows the game's name for people

  friend constexpr bool operator==(const Swap2Rules&, const Swap2Rules&) = default;
};

/// A position of a game with the swap2 opening. With this opening, the first player has no
/// advantage:
///
/// 1. The first player makes three marks: two of their own, and between them one of the second
///    player's.
/// 2. The second player chooses. `stay`: the second player makes the next mark. `swap`: all marks
///    change hands, and the first player makes the next mark. `add`: the second player makes two
///    more marks, first one of their own and then one of the first player's. Then the first player
///    chooses. `stay`: the second player makes the next mark. `swap`: all marks change hands, and
///    the first player makes the next mark.
///
/// After the opening, the normal rules apply. In a real game, the stones stay and the players
/// change sides. Here the players stay and the marks change. So the marks of X always belong to
/// player X. No player can win during the opening.
///
/// A position is set up with the last choice, because the marks do not show the stage of the
/// opening.
///
/// `G` is a game in which the players take turns to mark squares. Its `exchanged()` returns the
/// position with the two players exchanged. Gomoku tournaments use this opening, Gomocup among
/// them. Models `GameOnBoard`, `GameWithChoices` and `GameWithSetUp`; these concepts document the
/// members.
template <GameWithSetUp G>
  requires requires(const G position) {
    { position.exchanged() } -> std::same_as<G>;
  }
class Swap2 {
 public:
  /// The square that is marked, or a choice.
  using Move = BoardMove;
  using Rules = Swap2Rules<decltype(G{}.rules())>;              ///< the rules of the game
  static constexpr std::array<std::string_view, 3> choice_names{///< in the order of their numbers
                                                                "stay", "swap", "add"};
  static constexpr int capacity = G::capacity;  ///< the most squares of the board

  /// The empty board. By default, X moves first.
  constexpr explicit Swap2(Player first = Player::x) : Swap2{Rules{}, first} {}

  /// The same, with other rules for the game after the opening.
  constexpr explicit Swap2(const Rules& rules, Player first = Player::x) : position_{rules.game, first} {}

  /// The rules of the game.
  constexpr Rules rules() const { return {.game = position_.rules()}; }

  /// The members of the concept `Game`.
  /// @{
  constexpr Swap2 start(Player first) const { return Swap2{rules(), first}; }
  constexpr Player turn() const { return is_mark_of_other() ? other(position_.turn()) : position_.turn(); }
  constexpr Status status() const { return is_in_opening() ? Status::next(turn()) : position_.status(); }
  constexpr std::vector<BoardMove> legal_moves() const {
    if (stage_ == Stage::choosing) return {stay, swap, add};
    if (stage_ == Stage::choosing_again) return {stay, swap};
    const auto squares = position_.legal_moves();
    return std::vector<BoardMove>(squares.begin(), squares.end());
  }
  constexpr void play_unchecked(BoardMove move) {
    NOUGHTS_ASSERT(is_among(legal_moves(), move));
    if (is_choosing()) {
      if (move == swap) position_ = position_.exchanged();
      stage_ = move == add ? Stage::adding_first : Stage::over;
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

  /// The members of the concept `GameOnBoard`.
  /// @{
  constexpr BoardSize size() const { return position_.size(); }
  constexpr Board board() const { return position_.board(); }
  constexpr std::optional<Player> owner(Square square) const { return position_.owner(square); }
  constexpr std::vector<Line> won_lines() const { return position_.won_lines(); }
  /// @}

  /// The member of the concept `GameWithChoices`.
  static constexpr Choices choices() { return {.names = choice_names}; }

  /// The member of the concept `GameWithSetUp`. Without a choice there are up to three marks. After
  /// `add` there are three to five, and after `stay` and `swap` at least three.
  constexpr std::expected<Swap2, SetUpError> set_up(const SetUp& wanted) const {
    const int marks = detail::count_marks(wanted, Player::x) + detail::count_marks(wanted, Player::o);
    const bool is_added = wanted.choice == add.choice();
    const bool is_over = wanted.choice == stay.choice() || wanted.choice == swap.choice();
    Swap2 position = *this;
    position.stage_ = is_over ? Stage::over : static_cast<Stage>(marks + (is_added ? 1 : 0));
    SetUp simple = wanted;
    simple.choice.reset();
    if (wanted.turn && position.is_mark_of_other()) simple.turn = other(*wanted.turn);
    const auto found = position_.set_up(simple);
    if (!found) return std::unexpected{found.error()};
    const int least = wanted.choice ? 3 : 0;
    const int most = is_over ? capacity : is_added ? 5 : wanted.choice ? 0 : 3;
    if (marks < least || marks > most) return std::unexpected{SetUpError{.fault = SetUpFault::wrong_choice}};
    position.position_ = *found;
    return position;
  }

  /// The members of the concept `detail::HasOpening`.
  /// @{
  constexpr bool is_in_opening() const { return stage_ != Stage::over; }
  constexpr const G& without_opening() const { return position_; }
  /// @}

  /// The member of the concept `detail::KnowsOpenings`: the marks by which an opening of `openings`
  /// goes on. Each is listed once for every way in which it does.
  constexpr std::vector<BoardMove> known_moves() const {
    std::vector<BoardMove> moves;
    const auto made = static_cast<std::size_t>(stage_);
    for (const Opening& opening : openings) {
      for (int turned = 0; made < opening.size() && turned < symmetries; ++turned) {
        const auto squares = squares_of(opening, turned);
        bool fits = true;
        for (std::size_t mark = 0; mark < made; ++mark)
          fits = fits && owner(squares[mark]) == (mark == 1 ? other(turn()) : turn());
        if (fits) moves.push_back(squares[made]);
      }
    }
    return moves;
  }

  /// Positions are equal if the rules, the marks, the player to move and the stage of the opening
  /// are the same.
  friend constexpr bool operator==(const Swap2&, const Swap2&) = default;

 private:
  /// Where the three marks of an opening are, in columns and rows from the middle of the board.
  struct Offset {
    int columns;
    int rows;
  };
  using Opening = std::array<Offset, 3>;

  /// The openings that people know and in which neither side is far better. The names are those of
  /// Renju, whose federation lists 26 openings of three marks in the middle of the board. In most
  /// of them the two marks of the first player are far better. A test judges these four.
  ///
  ///     Yusei     Chosei    Ryusei    Suisei
  ///     . . .     . . X     . . .     . . . .
  ///     O . .     . O .     . O .     . . . O
  ///     X . .     X . .     X . .     . . X .
  ///     . . .     . . .     . . .     . . . .
  ///     . . X     . . .     . . X     X . . .
  static constexpr std::array<Opening, 4> openings{{
      {{{0, 0}, {0, -1}, {2, 2}}},
      {{{0, 0}, {1, -1}, {2, -2}}},
      {{{0, 0}, {1, -1}, {2, 2}}},
      {{{0, 0}, {1, -1}, {-2, 2}}},
  }};

  static constexpr int symmetries = 8;

  /// The squares of an opening, turned or mirrored in one of the ways.
  constexpr std::array<Square, 3> squares_of(const Opening& opening, int turned) const {
    std::array<Square, 3> squares;
    for (std::size_t mark = 0; mark < opening.size(); ++mark) {
      auto [columns, rows] = opening[mark];
      if (turned % 2 == 1) columns = -columns;
      if (turned / 2 % 2 == 1) rows = -rows;
      if (turned / 4 == 1) std::swap(columns, rows);
      squares[mark] = Square{(size().rows / 2 + rows) * size().columns + size().columns / 2 + columns};
    }
    return squares;
  }

  /// The stage of the opening: what the next move does.
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

  static constexpr BoardMove stay = BoardMove::choosing(0);
  static constexpr BoardMove swap = BoardMove::choosing(1);
  static constexpr BoardMove add = BoardMove::choosing(2);

  constexpr bool is_choosing() const { return stage_ == Stage::choosing || stage_ == Stage::choosing_again; }

  /// Whether the player to move is not the one who would move if the players simply took turns.
  /// That is so in three cases: for the first player's second mark; for the second of two added
  /// marks; and when the first player chooses after them.
  constexpr bool is_mark_of_other() const {
    return stage_ == Stage::second_mark || stage_ == Stage::adding_second || stage_ == Stage::choosing_again;
  }

  G position_;  // as if the players had simply taken turns
  Stage stage_ = Stage::first_mark;
};

static_assert(GameWithSetUp<Swap2<Gomoku>> && GameWithChoices<Swap2<Gomoku>> && detail::KnowsOpenings<Swap2<Gomoku>>);

}  // namespace noughts

template <typename G>
struct std::hash<noughts::Swap2<G>> : noughts::PositionHash<noughts::Swap2<G>> {};

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/games/small_board.hpp"
#include "noughts/games/small_board_moves.hpp"
#include "noughts/games/ultimate_rules.hpp"

namespace noughts {

class UltimateNetwork;

/// A position of Ultimate tic-tac-toe: nine small boards of tic-tac-toe in a square. The place of a
/// mark within its small board decides the small board in which the other player must move. If that
/// board is won or full, the other player can move in any board. Three small boards in a line win
/// the game.
///
/// The squares are those of one 9×9 board. Models `GameOnBoard`, `GameWithImmediateTactics`,
/// `GameWithMirror`, `GameWithEvaluator` and `GameWithSmallBoards`; these concepts document the
/// members. A set of places of a small board, or a set of small boards, is nine bits: row by row,
/// starting with the lowest bit.
class Ultimate {
 public:
  using Move = BoardMove;              ///< the square that is marked
  using Moves = SmallBoardMoves;       ///< a set of free squares
  using Evaluator = UltimateNetwork;   ///< a member of the concept `GameWithEvaluator`
  static constexpr int capacity = 81;  ///< how many squares the board has

  /// The empty board. By default, X moves first.
  constexpr explicit Ultimate(Player first = Player::x) : Ultimate{UltimateRules{}, first} {}

  /// The same, with other rules.
  constexpr explicit Ultimate(const UltimateRules& rules, Player first = Player::x) : turn_{first}, rules_{rules} {}

  /// The rules of the game.
  constexpr UltimateRules rules() const { return rules_; }

  /// The small board in which the player to move must move. Nothing if any board is allowed, or if
  /// the game has ended.
  constexpr std::optional<int> forced_board() const {
    return forced_ == anywhere ? std::nullopt : std::optional{static_cast<int>(forced_)};
  }

  /// The small boards that a player has won, as squares of a 3×3 board of boards.
  constexpr SquareSet<9> boards_won(Player player) const { return SquareSet<9>::of_number(won_[at(player)]); }

  /// A member of the concept `Game`.
  /// @{
  constexpr Ultimate start(Player first) const { return Ultimate{rules_, first}; }
  constexpr Player turn() const { return turn_; }

  constexpr Status status() const {
    if (closed_ != all) return Status::next(turn_);
    if (detail::has_line_of_places[won_[at(other(turn_))]]) return Status::won(other(turn_));
    const int lead = detail::popcount(won_[at(Player::x)]) - detail::popcount(won_[at(Player::o)]);
    if (!rules_.most_boards || lead == 0) return Status::tie();
    return Status::won(lead > 0 ? Player::x : Player::o);
  }

  constexpr Moves legal_moves() const {
    Moves moves;
    for (Places boards = playable_boards(); boards != 0; boards = detail::without_lowest(boards))
      moves.add(lowest(boards), free_places(lowest(boards)));
    return moves;
  }

  constexpr void play_unchecked(BoardMove move) {
    const Square square = move.square();
    const auto [board, place] = detail::places_in_boards[static_cast<std::size_t>(square.index())];
    play_unchecked(board, place);
  }

  constexpr std::uint64_t hash() const {
    std::uint64_t number = turn_ == Player::x ? 0 : 1;
    const auto mix = [&](std::uint64_t part) {
      number = (number + part + 1) * 0x9e3779b97f4a7c15U;  // the golden ratio
      number ^= number >> 32U;
    };
    for (const auto& marks : marks_) {
      for (std::size_t board = 0; board < 9; board += 3)
        mix(std::uint64_t{marks[board]} << 32U ^ std::uint64_t{marks[board + 1]} << 16U ^ marks[board + 2]);
    }
    mix(static_cast<std::uint64_t>(forced_));
    return number;
  }
  /// @}

  /// A member of the concept `GameOnBoard`.
  /// @{
  static constexpr BoardSize size() { return {.columns = 9, .rows = 9}; }

  static constexpr Board board() {
    Board board;
    board.size = size();
    board.nesting = Nesting::nested;
    for (const Places line : detail::small_board_lines) board.lines.push_back(detail::squares_of_boards(line));
    for (int number = 0; number < 9; ++number) board.small_boards.push_back(detail::squares_of_boards(bit(number)));
    return board;
  }

  constexpr std::optional<Player> owner(Square square) const {
    const auto [board, place] = detail::places_in_boards[static_cast<std::size_t>(square.index())];
    for (const Player player : {Player::x, Player::o}) {
      if ((marks(player, board) & bit(place)) != 0) return player;
    }
    return std::nullopt;
  }

  constexpr std::vector<Line> won_lines() const {
    std::vector<Line> won;
    if (closed_ != all) return won;
    for (const Places line : detail::small_board_lines) {
      if ((line & ~won_[at(other(turn_))]) == 0) won.push_back(detail::squares_of_boards(line));
    }
    return won;
  }
  /// @}

  /// A member of the concept `GameWithImmediateTactics`.
  /// @{
  constexpr Moves winning_moves() const {
    if (may_end_by_count(1))
      return moves_after_which([&](const Ultimate& next) { return next.status().winner() == turn_; });
    Moves winning;
    for (Places boards = playable_boards() & hot_boards(turn_); boards != 0; boards = detail::without_lowest(boards))
      winning.add(lowest(boards), winning_places(lowest(boards), turn_));
    return winning;
  }

  constexpr Moves safe_moves() const {
    if (may_end_by_count(2)) {
      return moves_after_which([&](const Ultimate& next) {
        return next.status().winner() != next.turn_ && (next.status().is_over() || next.winning_moves().empty());
      });
    }
    const Places hot = hot_boards(other(turn_));
    if (hot == 0) return legal_moves();
    Moves safe;
    for (Places boards = playable_boards(); boards != 0; boards = detail::without_lowest(boards))
      safe.add(lowest(boards), safe_places(lowest(boards), hot));
    return safe;
  }
  /// @}

  /// A member of the concept `GameWithImmediateTactics`.
  constexpr bool play_random_safe_move(Random& random) {
    if (closed_ == all) return false;
    if (forced_ == anywhere || may_end_by_count(2)) {
      const Moves moves = safe_moves();
      if (moves.empty()) return false;
      play_unchecked(random.pick(moves));
      return true;
    }
    const Places hot = hot_boards(other(turn_));
    const Places safe = hot == 0 ? free_places(forced_) : safe_places(forced_, hot);
    if (safe == 0) return false;
    const auto chosen = static_cast<std::size_t>(random.below(detail::count_of_places[safe]));
    play_unchecked(forced_, detail::list_of_places[safe][chosen]);
    return true;
  }

  /// A member of the concept `GameWithMirror`: the whole board and the small boards turn together.
  constexpr Ultimate canonical() const {
    Ultimate least = *this;
    for (const auto& turn : detail::turns_of_places) {
      const Ultimate image = turned(turn);
      if (image.comes_before(least)) least = image;
    }
    return least;
  }

  /// A member of the concept `GameWithSmallBoards`.
  /// @{
  constexpr Status board_status(int board) const {
    for (const Player player : {Player::x, Player::o}) {
      if ((won_[at(player)] & bit(board)) != 0) return Status::won(player);
    }
    return free_places(board) == 0 ? Status::tie() : Status::next(turn_);
  }

  constexpr std::vector<Line> board_lines(int board) const {
    std::vector<Line> lines;
    const auto winner = board_status(board).winner();
    if (!winner) return lines;
    for (const Places line : detail::small_board_lines) {
      if ((line & ~marks(*winner, board)) == 0) lines.push_back(detail::squares_of(board, line));
    }
    return lines;
  }
  /// @}

  /// A member of the concept `GameWithSetUp`. With `open_boards`, it takes the winners of the small
  /// boards, and needs them if both players have a line in one.
  constexpr std::expected<Ultimate, SetUpError> set_up(const SetUp& wanted) const {
    SetUp rest = wanted;
    if (rules_.open_boards) rest.boards = {};
    if (const auto error = detail::fault_of_numbers(rest, size())) return std::unexpected{*error};
    Ultimate position{rules_, detail::turn_of(wanted)};
    const Player mover = other(position.turn_);
    detail::for_each_mark(wanted, size(), [&](Square square, Player player) {
      const auto [board, place] = detail::places_in_boards[static_cast<std::size_t>(square.index())];
      position.marks_[at(player)][board] |= bit(place);
    });
    if (wanted.last && (!size().contains(*wanted.last) || position.owner(*wanted.last) != mover))
      return std::unexpected{SetUpError{.fault = SetUpFault::wrong_last, .square = wanted.last}};

    position.won_ = {all, all};
    position.find_closed_boards();
    if (!wanted.boards.empty()) {
      if (wanted.boards.size() != 9) return std::unexpected{SetUpError{.fault = SetUpFault::wrong_boards}};
      const Places lines = position.won_[0] | position.won_[1];
      for (int board = 0; board < 9; ++board) {
        const auto winner = wanted.boards[static_cast<std::size_t>(board)];
        if (((winner ? position.won_[at(*winner)] : without(all, lines)) & bit(board)) == 0)
          return fault_in(board, SetUpFault::wrong_boards);
        if (winner) position.won_[at(other(*winner))] &= without(all, bit(board));
      }
      position.find_closed_boards();
    }
    if (const Places both = position.won_[0] & position.won_[1]; both != 0)
      return fault_in(lowest(both), rules_.open_boards ? SetUpFault::wrong_boards : SetUpFault::ended_before);
    if (position.closed_ == all && !position.has_just_ended(wanted.last)) return fault_in(0, SetUpFault::ended_before);
    if (wanted.last) position.send_to(detail::places_in_boards[static_cast<std::size_t>(wanted.last->index())].place);
    return position;
  }

  /// Positions are equal if the rules, the marks, the winners of the small boards, the legal moves
  /// and the player to move are the same.
  friend constexpr bool operator==(const Ultimate&, const Ultimate&) = default;

 private:
  friend class UltimateNetwork;

  using Places = std::uint16_t;

  static constexpr Places all = detail::all_places;

  static constexpr Places bit(int place) { return detail::bit_of(place); }
  static constexpr std::size_t at(Player player) { return static_cast<std::size_t>(player); }
  static constexpr int lowest(Places places) { return detail::lowest_bit(places); }
  static constexpr Places without(Places places, Places others) { return static_cast<Places>(places & ~others); }

  /// The places of a small board that a player has marked.
  constexpr Places marks(Player player, int board) const { return marks_[at(player)][static_cast<std::size_t>(board)]; }

  constexpr Places free_places(int board) const {
    return without(all, marks(Player::x, board) | marks(Player::o, board));
  }

  constexpr void play_unchecked(int board, int place) {
    NOUGHTS_ASSERT((playable_boards() & bit(board)) != 0 && (free_places(board) & bit(place)) != 0);
    const Player mover = turn_;
    const Places marked = marks_[at(mover)][static_cast<std::size_t>(board)] |= bit(place);
    turn_ = other(mover);
    if ((marked | marks(turn_, board)) == all) closed_ |= bit(board);
    if (detail::has_line_of_places[marked] && ((won_[0] | won_[1]) & bit(board)) == 0) {
      won_[at(mover)] |= bit(board);
      if (!rules_.open_boards) closed_ |= bit(board);
      if (detail::has_line_of_places[won_[at(mover)]]) closed_ = all;
    }
    send_to(place);
  }

  /// The next move must be made in the small board of this place, if that board is open.
  constexpr void send_to(int place) {
    forced_ = (open_boards() & bit(place)) != 0 ? static_cast<std::uint8_t>(place) : anywhere;
  }

  /// Finds the won and closed small boards from the marks. A board is won only by a player who had
  /// won it before.
  constexpr void find_closed_boards() {
    closed_ = 0;
    for (int board = 0; board < 9; ++board) {
      for (const Player player : {Player::x, Player::o}) {
        if (!detail::has_line_of_places[marks(player, board)]) won_[at(player)] &= without(all, bit(board));
      }
      const bool is_won = ((won_[0] | won_[1]) & bit(board)) != 0;
      if ((is_won && !rules_.open_boards) || free_places(board) == 0) closed_ |= bit(board);
    }
    if (detail::has_line_of_places[won_[0]] || detail::has_line_of_places[won_[1]]) closed_ = all;
  }

  /// Whether the last mark can have ended the game. If the last mark is not known: whether any mark
  /// of the player who moved last can have ended it.
  constexpr bool has_just_ended(std::optional<Square> last) const {
    const Player mover = other(turn_);
    return std::ranges::any_of(size().every_square(), [&](Square square) {
      if (owner(square) != mover || square != last.value_or(square)) return false;
      const auto [board, place] = detail::places_in_boards[static_cast<std::size_t>(square.index())];
      Ultimate before = *this;
      before.marks_[at(mover)][board] = without(before.marks_[at(mover)][board], bit(place));
      before.find_closed_boards();
      return before.closed_ != all;
    });
  }

  static constexpr std::unexpected<SetUpError> fault_in(int board, SetUpFault fault) {
    return std::unexpected{SetUpError{.fault = fault, .square = detail::square_at(board, 0)}};
  }

  /// The small boards in which squares can be marked.
  constexpr Places open_boards() const { return without(all, closed_); }

  /// The small boards that are allowed for the next move.
  constexpr Places playable_boards() const { return forced_ == anywhere ? open_boards() : bit(forced_); }

  /// The places where a player would complete a line of a small board.
  constexpr Places winning_places(int board, Player player) const {
    return detail::gaps_of_places[marks(player, board)] & free_places(board);
  }

  /// The small boards in which a player wins the game if they can move there.
  constexpr Places hot_boards(Player player) const {
    Places hot = 0;
    for (Places deciding = without(detail::gaps_of_places[won_[at(player)]], won_[at(other(player))]); deciding != 0;
         deciding = detail::without_lowest(deciding)) {
      if (winning_places(lowest(deciding), player) != 0) hot |= bit(lowest(deciding));
    }
    return hot;
  }

  /// Whether the next `plies` plies can end the game with a winner but without a line.
  constexpr bool may_end_by_count(int plies) const {
    return rules_.most_boards && detail::popcount(open_boards()) <= plies;
  }

  /// The legal moves after which `holds` is true.
  constexpr Moves moves_after_which(auto holds) const {
    Moves moves;
    for (Places boards = playable_boards(); boards != 0; boards = detail::without_lowest(boards)) {
      Places found = 0;
      const int board = lowest(boards);
      for (Places places = free_places(board); places != 0; places = detail::without_lowest(places)) {
        Ultimate next = *this;
        next.play_unchecked(board, lowest(places));
        if (holds(next)) found |= bit(lowest(places));
      }
      moves.add(board, found);
    }
    return moves;
  }

  /// The free places of a small board that do not send the other player to a board in which they
  /// win the game. `hot` are those boards. A mark in a hot board can make it safe. Requires at
  /// least one hot board.
  constexpr Places safe_places(int board, Places hot) const {
    const Places here = bit(board);
    const Places free = free_places(board);
    const Places wins = ((won_[0] | won_[1]) & here) != 0 ? Places{0} : winning_places(board, turn_);
    const Places threatened = (hot & here) != 0 ? winning_places(board, other(turn_)) : Places{0};
    // A mark on one of these places makes this board safe.
    const Places cooling = free & (wins | (detail::has_one_bit(threatened) ? threatened : Places{0}));
    const Places still_hot = without(hot, here);
    const bool closes = detail::has_one_bit(free) || ((wins & here) != 0 && !rules_.open_boards);
    const Places anywhere_from = closed_ | (closes ? here : Places{0});
    const Places cooled = still_hot == 0 ? cooling : without(cooling, anywhere_from | still_hot);
    return cooled | without(free, cooling | anywhere_from | hot);
  }

  constexpr Ultimate turned(const std::array<std::uint8_t, 9>& turn) const {
    Ultimate turned = *this;
    for (const std::size_t player : {at(Player::x), at(Player::o)}) {
      for (std::size_t board = 0; board < 9; ++board)
        turned.marks_[player][turn[board]] = detail::turned_places(marks_[player][board], turn);
      turned.won_[player] = detail::turned_places(won_[player], turn);
    }
    turned.closed_ = detail::turned_places(closed_, turn);
    if (forced_ != anywhere) turned.forced_ = turn[forced_];
    return turned;
  }

  /// An order of the positions that are the same after turning and mirroring.
  constexpr bool comes_before(const Ultimate& other) const {
    if (marks_ != other.marks_) return marks_ < other.marks_;
    return won_ != other.won_ ? won_ < other.won_ : forced_ < other.forced_;
  }

  static constexpr std::uint8_t anywhere = 9;
  std::array<std::array<Places, 9>, 2> marks_{};  // by player and small board
  std::array<Places, 2> won_{};                   // small boards, by player
  Places closed_ = 0;
  std::uint8_t forced_ = anywhere;  // the small board where the next move has to be made
  Player turn_;
  UltimateRules rules_;
};

static_assert(GameOnBoard<Ultimate> && detail::PicksSafeMoves<Ultimate> && GameWithSmallBoards<Ultimate>);
static_assert(GameWithMirror<Ultimate> && GameWithSetUp<Ultimate>);

}  // namespace noughts

template <>
struct std::hash<noughts::Ultimate> : noughts::PositionHash<noughts::Ultimate> {};

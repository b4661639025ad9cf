#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/board.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/network.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/games/small_board.hpp"
#include "noughts/games/ultimate_network.hpp"

namespace noughts {

/// In what Ultimate tic-tac-toe differs from house to house.
struct UltimateRules {
  /// Whether a small board that has been won can still be marked, until it is full. Its winner stays the same.
  bool open_boards = false;
  /// Whether a game without a line of small boards is won by whoever has won more of them; else it is a tie.
  bool most_boards = false;

  friend constexpr bool operator==(const UltimateRules&, const UltimateRules&) = default;
};

/// A position of Ultimate tic-tac-toe: nine small boards of tic-tac-toe in a square. The place of a mark within its
/// small board names the small board in which the other player has to move; where that is won or full, he may move in
/// any. Whoever wins three small boards in a line wins the game.
///
/// Squares are those of one 9×9 board. Models `GameOnBoard`, `GameWithRandomMoves`, `GameWithMirror`, `GameWithNetwork`
/// and `GameWithSmallBoards`, which document the members. A set of places of a small board, or of small boards, is nine
/// bits: row by row, from the lowest.
class Ultimate {
 public:
  class Moves;

  using Move = Square;                 ///< the square that is marked
  using Network = UltimateNetwork;     ///< that values positions, of the concept `GameWithNetwork`
  static constexpr int capacity = 81;  ///< how many squares there are

  /// The empty board. X moves first, unless told otherwise.
  constexpr explicit Ultimate(Player first = Player::x) : Ultimate{UltimateRules{}, first} {}

  /// The same by other rules.
  constexpr explicit Ultimate(const UltimateRules& rules, Player first = Player::x) : turn_{first}, rules_{rules} {}

  /// By which rules the game is played.
  constexpr UltimateRules rules() const { return rules_; }

  /// The small board in which the player to move has to move; none where he may move in any, or the game has ended.
  constexpr std::optional<int> forced_board() const {
    return forced_ == anywhere ? std::nullopt : std::optional{static_cast<int>(forced_)};
  }

  /// The small boards that a player has won, as squares of a board of boards.
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

  constexpr Moves legal_moves() const;

  constexpr void play_unchecked(Square square) {
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
    for (const Places line : detail::small_board_lines) board.lines.push_back(squares_of_boards(line));
    for (int number = 0; number < 9; ++number) board.small_boards.push_back(squares_of_boards(bit(number)));
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
      if ((line & ~won_[at(other(turn_))]) == 0) won.push_back(squares_of_boards(line));
    }
    return won;
  }
  /// @}

  /// A member of the concept `GameWithForcedMoves`.
  /// @{
  constexpr Moves winning_moves() const;
  constexpr Moves safe_moves() const;
  /// @}

  /// A member of the concept `GameWithRandomMoves`.
  constexpr bool play_random_safe_move(Random& random);

  /// A member of the concept `GameWithMirror`: the whole board and the small ones are turned alike.
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
      if ((line & ~marks(*winner, board)) == 0) lines.push_back(squares_of(board, line));
    }
    return lines;
  }
  /// @}

  /// A member of the concept `GameWithSetUp`. Not offered where won boards stay open: which player won one in which
  /// both have a line cannot be seen.
  constexpr std::expected<Ultimate, SetUpError> set_up(const SetUp& wanted) const {
    if (rules_.open_boards) return std::unexpected{SetUpError{.fault = SetUpFault::not_offered}};
    if (const auto error = detail::fault_of_numbers(wanted, size())) return std::unexpected{*error};
    Ultimate position{rules_, detail::turn_of(wanted)};
    const Player mover = other(position.turn_);
    for (const Square square : size().every_square()) {
      const auto [board, place] = detail::places_in_boards[static_cast<std::size_t>(square.index())];
      const auto player = wanted.marks[static_cast<std::size_t>(square.index())];
      if (player) position.marks_[at(*player)][board] |= bit(place);
    }
    if (wanted.last && (!size().contains(*wanted.last) || position.owner(*wanted.last) != mover))
      return std::unexpected{SetUpError{.fault = SetUpFault::wrong_last, .square = wanted.last}};

    position.find_closed_boards();
    if (const Places both = position.won_[0] & position.won_[1]; both != 0) return ended_before(lowest(both));
    if (position.closed_ == all && !position.has_just_ended(wanted.last)) return ended_before(0);
    if (wanted.last) position.send_to(detail::places_in_boards[static_cast<std::size_t>(wanted.last->index())].place);
    return position;
  }

  /// Positions are equal when they are played by the same rules, the same squares are marked and the same small boards
  /// won by the same players, the same moves are legal and the same player is to move.
  friend constexpr bool operator==(const Ultimate&, const Ultimate&) = default;

 private:
  friend class UltimateNetwork;

  using Places = std::uint16_t;

  static constexpr Places all = detail::all_places;

  static constexpr Places bit(int place) { return static_cast<Places>(1U << static_cast<unsigned>(place)); }
  static constexpr unsigned shift(Player player) { return player == Player::x ? 0 : 16; }
  static constexpr std::size_t at(Player player) { return static_cast<std::size_t>(player); }
  static constexpr int lowest(Places places) { return detail::lowest_bit(places); }
  static constexpr Places without_lowest(Places places) { return static_cast<Places>(places & (places - 1)); }
  static constexpr Places without(Places places, Places others) { return static_cast<Places>(places & ~others); }

  static constexpr Square square_at(int board, int place) {
    return detail::squares_by_place[static_cast<std::size_t>(board)][static_cast<std::size_t>(place)];
  }

  static constexpr Line squares_of(int board, Places places) {
    Line squares;
    for (; places != 0; places = without_lowest(places)) squares.push_back(square_at(board, lowest(places)));
    return squares;
  }

  /// In order of index.
  static constexpr Line squares_of_boards(Places boards) {
    Line squares;
    for (int i = 0; i < 81; ++i) {
      if ((boards & bit(detail::places_in_boards[static_cast<std::size_t>(i)].board)) != 0) squares.emplace_back(i);
    }
    return squares;
  }

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

  /// The next move is to be made in the small board of this place, if that is open.
  constexpr void send_to(int place) {
    forced_ = (open_boards() & bit(place)) != 0 ? static_cast<std::uint8_t>(place) : anywhere;
  }

  /// Makes out from the marks which small boards are won and closed, where these do not stay open.
  constexpr void find_closed_boards() {
    won_ = {};
    closed_ = 0;
    for (int board = 0; board < 9; ++board) {
      for (const Player player : {Player::x, Player::o}) {
        if (detail::has_line_of_places[marks(player, board)]) won_[at(player)] |= bit(board);
      }
      if (((won_[0] | won_[1]) & bit(board)) != 0 || free_places(board) == 0) closed_ |= bit(board);
    }
    if (detail::has_line_of_places[won_[0]] || detail::has_line_of_places[won_[1]]) closed_ = all;
  }

  /// Whether the last mark, or if that is not known, any mark of whoever moved last, can have ended the game.
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

  static constexpr std::unexpected<SetUpError> ended_before(int board) {
    return std::unexpected{SetUpError{.fault = SetUpFault::ended_before, .square = square_at(board, 0)}};
  }

  /// The small boards that have places that may be marked.
  constexpr Places open_boards() const { return without(all, closed_); }

  /// The small boards where the next move may be made.
  constexpr Places playable_boards() const { return forced_ == anywhere ? open_boards() : bit(forced_); }

  /// Where a player would complete a line of a small board.
  constexpr Places winning_places(int board, Player player) const {
    return detail::gaps_of_places[marks(player, board)] & free_places(board);
  }

  /// The small boards in which a player wins the game if he comes to move there.
  constexpr Places hot_boards(Player player) const {
    Places hot = 0;
    for (Places deciding = without(detail::gaps_of_places[won_[at(player)]], won_[at(other(player))]); deciding != 0;
         deciding = without_lowest(deciding)) {
      if (winning_places(lowest(deciding), player) != 0) hot |= bit(lowest(deciding));
    }
    return hot;
  }

  /// Whether so many more plies may end the game without a line and yet with a winner.
  constexpr bool may_end_by_count(int plies) const {
    return rules_.most_boards && detail::popcount(open_boards()) <= plies;
  }

  /// The legal moves after which something holds.
  constexpr Moves moves_after_which(auto holds) const;

  /// The free places of a small board from which the rival is not sent to where he wins the game. Those boards are hot,
  /// unless a mark in one of them takes it from him. Requires that there are any.
  constexpr Places safe_places(int board, Places hot) const {
    const Places here = bit(board);
    const Places free = free_places(board);
    const Places wins = ((won_[0] | won_[1]) & here) != 0 ? Places{0} : winning_places(board, turn_);
    const Places threatened = (hot & here) != 0 ? winning_places(board, other(turn_)) : Places{0};
    // After these this board is hot no more.
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

  /// In some order of all positions that a board can be turned into.
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

/// Some of the free squares of some small boards; iterated small board by small board.
class Ultimate::Moves {
 public:
  /// Visits the squares.
  class Iterator {
   public:
    using value_type = Square;               ///< what is visited
    using difference_type = std::ptrdiff_t;  ///< between iterators

    constexpr Iterator() = default;
    constexpr Square operator*() const {
      return square_at(detail::lowest_bit(rest_ >> 16U), detail::lowest_bit(rest_));
    }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      if ((rest_ & all) == 0) enter(without_lowest(static_cast<Places>(rest_ >> 16U)));
      return *this;
    }
    constexpr Iterator operator++(int) {
      const Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(const Iterator& left, const Iterator& right) { return left.rest_ == right.rest_; }

   private:
    friend class Moves;
    constexpr explicit Iterator(const Moves& moves) : moves_{&moves} { enter(moves.boards_); }
    constexpr void enter(Places boards) {
      rest_ =
          boards == 0 ? 0 : std::uint32_t{boards} << 16U | moves_->places_[static_cast<std::size_t>(lowest(boards))];
    }

    const Moves* moves_ = nullptr;  // which has to outlive this
    std::uint32_t rest_ = 0;        // the boards still to be visited, in the upper half, and the places in the first
  };

  /// None. The places are not cleared, which would take longer than most of what is done with them.
  // NOLINTNEXTLINE(modernize-use-equals-default,cppcoreguidelines-pro-type-member-init)
  constexpr Moves() {}

  /// How many there are.
  constexpr int size() const { return size_; }

  /// Whether there are none.
  constexpr bool empty() const { return size_ == 0; }

  /// Whether a square is among them; false for squares off the board.
  constexpr bool contains(Square square) const {
    if (square.index() >= capacity) return false;
    const auto [board, place] = detail::places_in_boards[static_cast<std::size_t>(square.index())];
    return (boards_ & bit(board)) != 0 && (places_[board] & bit(place)) != 0;
  }

  /// One of them, by its place from 0 on. Requires 0 ≤ place < size().
  constexpr Square operator[](int place) const {
    Places boards = boards_;
    for (; place >= size_in(lowest(boards)); boards = without_lowest(boards)) place -= size_in(lowest(boards));
    const int board = lowest(boards);
    const auto& places = detail::list_of_places[places_[static_cast<std::size_t>(board)]];
    return square_at(board, places[static_cast<std::size_t>(place)]);
  }

  /// The first square. Valid as long as this set is.
  constexpr Iterator begin() const { return Iterator{*this}; }

  /// Past the last square.
  constexpr Iterator end() const { return Iterator{}; }

 private:
  friend class Ultimate;

  constexpr void add(int board, Places places) {
    if (places == 0) return;
    places_[static_cast<std::size_t>(board)] = places;
    boards_ |= bit(board);
    size_ += size_in(board);
  }

  constexpr int size_in(int board) const { return detail::count_of_places[places_[static_cast<std::size_t>(board)]]; }

  std::array<Places, 9> places_;  // by small board; only those of `boards_` are set
  Places boards_ = 0;             // where there are any
  int size_ = 0;
};

constexpr Ultimate::Moves Ultimate::legal_moves() const {
  Moves moves;
  for (Places boards = playable_boards(); boards != 0; boards = without_lowest(boards))
    moves.add(lowest(boards), free_places(lowest(boards)));
  return moves;
}

constexpr Ultimate::Moves Ultimate::moves_after_which(auto holds) const {
  Moves moves;
  for (Places boards = playable_boards(); boards != 0; boards = without_lowest(boards)) {
    Places found = 0;
    const int board = lowest(boards);
    for (Places places = free_places(board); places != 0; places = without_lowest(places)) {
      Ultimate next = *this;
      next.play_unchecked(board, lowest(places));
      if (holds(next)) found |= bit(lowest(places));
    }
    moves.add(board, found);
  }
  return moves;
}

constexpr Ultimate::Moves Ultimate::winning_moves() const {
  if (may_end_by_count(1))
    return moves_after_which([&](const Ultimate& next) { return next.status().winner() == turn_; });
  Moves winning;
  for (Places boards = playable_boards() & hot_boards(turn_); boards != 0; boards = without_lowest(boards))
    winning.add(lowest(boards), winning_places(lowest(boards), turn_));
  return winning;
}

constexpr Ultimate::Moves Ultimate::safe_moves() const {
  if (may_end_by_count(2)) {
    return moves_after_which([&](const Ultimate& next) {
      return next.status().winner() != next.turn_ && (next.status().is_over() || next.winning_moves().empty());
    });
  }
  const Places hot = hot_boards(other(turn_));
  if (hot == 0) return legal_moves();
  Moves safe;
  for (Places boards = playable_boards(); boards != 0; boards = without_lowest(boards))
    safe.add(lowest(boards), safe_places(lowest(boards), hot));
  return safe;
}

constexpr bool Ultimate::play_random_safe_move(Random& random) {
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

static_assert(GameOnBoard<Ultimate> && GameWithRandomMoves<Ultimate> && GameWithSmallBoards<Ultimate>);
static_assert(GameWithMirror<Ultimate> && GameWithSetUp<Ultimate> && GameWithNetwork<Ultimate>);

}  // namespace noughts

template <>
struct std::hash<noughts::Ultimate> : noughts::PositionHash<noughts::Ultimate> {};

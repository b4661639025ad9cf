#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "noughts/board/board_size.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/status.hpp"
#include "noughts/game/threats.hpp"
#include "noughts/games/tic_tac_toe.hpp"

namespace noughts {

/// In what Ultimate tic-tac-toe differs from house to house.
struct UltimateRules {
  /// Whether a small board that has been won can still be marked, until it is full. Its winner stays the same.
  bool open_boards = false;
  /// Whether a game without a line of small boards is won by whoever has won more of them; else it is a tie.
  bool most_boards = false;

  friend constexpr bool operator==(const UltimateRules&, const UltimateRules&) = default;
};

namespace detail {

/// A square of the whole board of Ultimate tic-tac-toe, as a square of one of its small boards.
struct PlaceInBoard {
  int board = 0;
  Square place{0};
};

/// By square of the whole board.
inline constexpr std::array<PlaceInBoard, 81> places_in_boards = [] {
  std::array<PlaceInBoard, 81> places{};
  for (int index = 0; index < 81; ++index) {
    const int row = index / 9;
    const int column = index % 9;
    places[static_cast<std::size_t>(index)] = {.board = row / 3 * 3 + column / 3,
                                               .place = Square{row % 3 * 3 + column % 3}};
  }
  return places;
}();

}  // namespace detail

/// A position of Ultimate tic-tac-toe: nine small boards of tic-tac-toe in a square. The place of a mark within its
/// small board names the small board in which the other player has to move; where that is won or full, he may move in
/// any. Whoever wins three small boards in a line wins the game.
///
/// Squares are those of one 9×9 board. Models `Game`, which documents the members.
class Ultimate {
 public:
  /// A set of squares of the whole board.
  using Squares = SquareSet<81>;

  /// The empty board. X moves first, unless told otherwise.
  constexpr explicit Ultimate(Player first = Player::x) : Ultimate{UltimateRules{}, first} {}

  /// The same by other rules.
  constexpr explicit Ultimate(const UltimateRules& rules, Player first = Player::x)
      : rules_{rules}, turn_{first}, status_{Status::next(first)} {}

  /// By which rules the game is played.
  constexpr UltimateRules rules() const { return rules_; }

  /// The small boards, row by row from the top left. Whose turn it is in one of them says nothing.
  constexpr const std::array<TicTacToe, 9>& boards() const { return boards_; }

  /// The small board in which the player to move has to move; none where he may move in any.
  constexpr std::optional<int> forced_board() const {
    return forced_ == anywhere ? std::nullopt : std::optional{static_cast<int>(forced_)};
  }

  /// A member of the concept `Game`.
  /// @{
  constexpr Ultimate start(Player first) const { return Ultimate{rules_, first}; }
  static constexpr BoardSize size() { return {.columns = 9, .rows = 9}; }
  constexpr Status status() const { return status_; }
  constexpr Player turn() const { return turn_; }
  static constexpr bool has_gravity() { return false; }

  constexpr std::vector<Squares> lines() const {
    std::vector<Squares> lines;
    for (const auto line : TicTacToe{}.lines()) lines.push_back(squares_of_boards(line));
    return lines;
  }

  constexpr std::optional<Player> owner(Square square) const {
    const auto [board, place] = locate(square);
    return boards_[at(board)].owner(place);
  }

  constexpr Squares legal_moves() const {
    if (status_.is_over()) return {};
    Squares moves;
    for (const Square board : playable_boards()) {
      moves = moves | on_whole_board(board.index(), free_squares(board.index()));
    }
    return moves;
  }

  constexpr std::vector<Squares> won_lines() const {
    std::vector<Squares> won;
    if (const auto winner = status_.winner()) {
      for (const Boards line : TicTacToe{}.lines()) {
        if (boards_won(*winner).contains(line)) won.push_back(squares_of_boards(line));
      }
    }
    return won;
  }

  constexpr std::uint64_t hash() const {
    std::uint64_t number = 0;
    const auto mix = [&](std::uint64_t part) {
      number = (number + part + 1) * 0x9e3779b97f4a7c15U;  // the golden ratio
      number ^= number >> 32U;
    };
    mix(turn_ == Player::x ? 0 : 1);
    for (const TicTacToe& board : boards_) mix(board.marks(Player::x).number() << 9U | board.marks(Player::o).number());
    mix(static_cast<std::uint64_t>(forced_ + 1));
    return number;
  }

  constexpr void play_unchecked(Square square) {
    const Player mover = turn_;
    const auto [board, place] = locate(square);
    turn_ = other(mover);
    status_ = mark(board, place, mover) ? status_after(mover) : Status::next(turn_);
    forced_ = closed_.contains(place) ? anywhere : static_cast<signed char>(place.index());
  }
  /// @}

  /// A member of the concept `GameWithForcedMoves`.
  /// @{
  constexpr Squares winning_moves() const {
    if (may_end_by_count(1)) return moves_after_which([&](const Ultimate& after) { return after.has_won(turn_); });
    Squares winning;
    for (const Square board : playable_boards() & deciding_boards(turn_)) {
      winning = winning | on_whole_board(board.index(), winning_places(board.index(), turn_));
    }
    return winning;
  }

  constexpr Squares safe_moves() const {
    const Player rival = other(turn_);
    if (may_end_by_count(2)) {
      return moves_after_which([&](const Ultimate& after) {
        return !after.has_won(rival) && (after.status().is_over() || after.winning_moves().empty());
      });
    }
    const Boards hot = hot_boards(rival);
    if (hot.empty()) return legal_moves();
    Squares safe;
    for (const Square board : playable_boards()) {
      safe = safe | on_whole_board(board.index(), safe_places(board, hot));
    }
    return safe;
  }
  /// @}

  /// One of the safe moves, each as likely as the others; none where none is safe. The same as picking one of
  /// `safe_moves`, but for the time that it takes.
  constexpr std::optional<Square> random_safe_move(Random& random) const {
    const bool may_end = may_end_by_count(2);
    const Boards hot = may_end ? Boards{} : hot_boards(other(turn_));
    if (may_end || (forced_ == anywhere && !hot.empty())) {
      const Squares moves = safe_moves();
      return moves.empty() ? std::nullopt : std::optional{moves.at_place(random.below(moves.size()))};
    }
    if (forced_ == anywhere) return random_free_square(random);
    const Boards free = free_squares(forced_);
    const Boards safe = hot.empty() ? free : safe_places(Square{forced_}, hot);
    if (safe.empty()) return std::nullopt;
    return on_whole_board(forced_, safe.at_place(random.below(safe.size())));
  }

  /// The small boards that a player has won, as squares of a board of boards.
  constexpr SquareSet<9> boards_won(Player player) const { return won_[static_cast<std::size_t>(player)]; }

  /// How a small board stands. While it goes on, the player to move is the one of the whole game.
  constexpr Status board_status(int board) const {
    for (const Player player : {Player::x, Player::o}) {
      if (boards_won(player).contains(Square{board})) return Status::won(player);
    }
    return free_squares(board).empty() ? Status::tie() : Status::next(turn_);
  }

  /// The lines by which a small board was won, as squares of the whole board; none where it has not been.
  constexpr std::vector<Squares> board_lines(int board) const {
    std::vector<Squares> lines;
    const auto winner = board_status(board).winner();
    if (!winner) return lines;
    const Boards marks = boards_[at(board)].marks(*winner);
    for (const Boards line : TicTacToe{}.lines()) {
      if (marks.contains(line)) lines.push_back(on_whole_board(board, line));
    }
    return lines;
  }

  /// Positions are equal when they are played by the same rules, the same squares are marked and the same small boards
  /// won by the same players, the same moves are legal and the same player is to move.
  friend constexpr bool operator==(const Ultimate&, const Ultimate&) = default;

 private:
  using Boards = SquareSet<9>;

  static constexpr signed char anywhere = -1;
  static constexpr Boards all_boards = Boards::first(9);
  static constexpr Lines<9, Constant<3>> lines_of_boards{TicTacToe{}.size(), {}};
  constexpr Boards playable_boards() const {
    return forced_ == anywhere ? all_boards - closed_ : Boards{Square{forced_}};
  }

  constexpr Boards free_squares(int board) const { return boards_[at(board)].free_squares(); }

  /// A free square of any board that is not closed, each as likely as the others.
  constexpr Square random_free_square(Random& random) const {
    int squares = 0;
    for (const Square board : all_boards - closed_) squares += free_squares(board.index()).size();
    int place = random.below(squares);
    for (const Square board : all_boards - closed_) {
      const Boards free = free_squares(board.index());
      if (place < free.size()) return on_whole_board(board.index(), free.at_place(place));
      place -= free.size();
    }
    std::unreachable();
  }

  /// The small boards that are still to be won and would complete a line of them for a player.
  constexpr Boards deciding_boards(Player player) const {
    return lines_of_boards.gaps_within(boards_won(player)) - boards_won(other(player)) - closed_;
  }

  /// Where a player would win a small board. Requires one that nobody has won.
  constexpr Boards winning_places(int board, Player player) const {
    return boards_[at(board)].threatened_squares(player);
  }

  /// Where a player wins the game if he comes to move there.
  constexpr Boards hot_boards(Player player) const {
    Boards hot;
    for (const Square board : deciding_boards(player)) {
      if (!winning_places(board.index(), player).empty()) hot.insert(board);
    }
    return hot;
  }

  /// Whether so many more plies may end the game without a line and yet with a winner.
  constexpr bool may_end_by_count(int plies) const { return rules_.most_boards && closed_.size() + plies >= 9; }

  constexpr bool has_won(Player player) const { return status_.winner() == player; }

  constexpr Squares moves_after_which(auto holds) const {
    Squares moves;
    for (const Square move : legal_moves()) {
      Ultimate after = *this;
      after.play_unchecked(move);
      if (holds(after)) moves.insert(move);
    }
    return moves;
  }

  /// The free places of a small board from which the rival is not sent to where he wins the game. Those boards are hot,
  /// unless a mark in one of them takes it from him.
  constexpr Boards safe_places(Square board, Boards hot) const {
    const int index = board.index();
    const Boards free = free_squares(index);
    const bool is_won = (won_[0] | won_[1]).contains(board);
    const Boards wins = is_won ? Boards{} : winning_places(index, turn_);
    const Boards threatened = hot.contains(board) ? winning_places(index, other(turn_)) : Boards{};
    Boards safe;
    for (const Square place : free) {
      const bool is_taken = wins.contains(place) || threatened == Boards{place};
      const Boards still_hot = is_taken ? hot - Boards{board} : hot;
      const bool closes = free.size() == 1 || (wins.contains(place) && !rules_.open_boards);
      const bool is_anywhere = closed_.contains(place) || (closes && place == board);
      if (is_anywhere ? still_hot.empty() : !still_hot.contains(place)) safe.insert(place);
    }
    return safe;
  }

  static constexpr std::size_t at(int board) { return static_cast<std::size_t>(board); }

  static constexpr detail::PlaceInBoard locate(Square square) { return detail::places_in_boards[at(square.index())]; }

  /// Squares of a small board as squares of the whole one.
  static constexpr Squares on_whole_board(int board, SquareSet<9> places) {
    using Rows = SquareSet<27>;  // the three rows that go through a small board
    constexpr Rows top = Rows::first(3);
    const Rows narrow{places};
    const Rows wide = (narrow & top) | (narrow & top.moved_up(3)).moved_up(6) | (narrow & top.moved_up(6)).moved_up(12);
    return Squares{wide}.moved_up(first_squares[at(board)]);
  }

  /// The same of a single square.
  static constexpr Square on_whole_board(int board, Square place) {
    return Square{first_squares[at(board)] + first_board_squares[at(place.index())]};
  }

  /// The squares of the first small board.
  static constexpr std::array<int, 9> first_board_squares{0, 1, 2, 9, 10, 11, 18, 19, 20};

  /// By small board.
  static constexpr std::array<int, 9> first_squares{0, 3, 6, 27, 30, 33, 54, 57, 60};

  static constexpr Squares squares_of_boards(Boards boards) {
    Squares squares;
    for (const Square board : boards) squares = squares | on_whole_board(board.index(), SquareSet<9>::first(9));
    return squares;
  }

  /// Marks a place of a small board. True when that is won or full now.
  constexpr bool mark(int board, Square place, Player mover) {
    TicTacToe& small = boards_[at(board)];
    small.mark(place, mover);
    if (!small.status().is_over()) return false;
    const bool was_won = (won_[0] | won_[1]).contains(Square{board});
    const bool wins = !was_won && small.status().winner().has_value();
    if (wins) won_[static_cast<std::size_t>(mover)].insert(Square{board});
    if (small.free_squares().empty() || (wins && !rules_.open_boards)) closed_.insert(Square{board});
    return true;
  }

  constexpr Status status_after(Player mover) const {
    if (lines_of_boards.any_within(boards_won(mover))) return Status::won(mover);
    if (closed_ != all_boards) return Status::next(other(mover));
    const int lead = won_[0].size() - won_[1].size();
    if (!rules_.most_boards || lead == 0) return Status::tie();
    return Status::won(lead > 0 ? Player::x : Player::o);
  }

  std::array<TicTacToe, 9> boards_;
  std::array<Boards, 2> won_;  // by player
  Boards closed_;              // where no move is possible any more
  UltimateRules rules_;
  signed char forced_ = anywhere;
  Player turn_;
  Status status_;
};

static_assert(GameWithForcedMoves<Ultimate>);

}  // namespace noughts

template <>
struct std::hash<noughts::Ultimate> : noughts::PositionHash<noughts::Ultimate> {};

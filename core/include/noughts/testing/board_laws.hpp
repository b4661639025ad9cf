#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <ranges>
#include <string_view>
#include <utility>
#include <vector>

#include "noughts/board/board.hpp"
#include "noughts/game/choices.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/testing/trial.hpp"
#include "noughts/text/move_name.hpp"

namespace noughts::testing::detail {

/// Whether the squares lie on the board, in order of index, each once.
inline bool is_in_order(const BoardSize& size, const std::vector<Square>& squares) {
  return std::ranges::is_sorted(squares) && std::ranges::adjacent_find(squares) == squares.end() &&
         std::ranges::all_of(squares, [&](Square square) { return size.contains(square); });
}

/// Whether a word can name a choice: at most 16 lower-case letters, and no word that means
/// something else.
inline bool can_name_choice(std::string_view name) {
  constexpr std::array<std::string_view, 8> taken{"undo", "redo", "resign", "next", "hint", "quit", "yes", "no"};
  return !name.empty() && name.size() <= 16 &&
         std::ranges::all_of(name, [](char letter) { return 'a' <= letter && letter <= 'z'; }) &&
         std::ranges::find(taken, name) == taken.end();
}

inline bool are_names_of_choices(const Choices& choices) {
  std::vector<std::string_view> names(choices.names.begin(), choices.names.end());
  std::ranges::sort(names);
  return names.size() <= BoardMove::most_choices && std::ranges::adjacent_find(names) == names.end() &&
         std::ranges::all_of(names, can_name_choice);
}

/// The laws of `GameOnBoard` and of what games on boards may tell.
template <Game G>
class BoardLaws final : public Laws<G> {
 public:
  void at_first(Trial<G>& trial) override {
    const G& start = trial.start();
    board_ = start.board();
    const BoardSize size = start.size();
    trial.expect(board_.size == size && 0 < size.squares() && size.squares() <= G::capacity, "GameOnBoard",
                 "A board has the size that the game tells, and no more squares than its capacity.");
    lines_ = board_.lines;
    std::ranges::sort(lines_);
    trial.expect(std::ranges::adjacent_find(lines_) == lines_.end() &&
                     std::ranges::all_of(board_.lines, [&](const Line& line) { return is_in_order(size, line); }),
                 "GameOnBoard", "A board has each line once, as squares of the board in order of index.");
    std::vector<Square> in_small_boards;
    for (const auto& small : board_.small_boards)
      in_small_boards.insert(in_small_boards.end(), small.begin(), small.end());
    std::ranges::sort(in_small_boards);
    trial.expect(is_in_order(size, in_small_boards), "GameOnBoard",
                 "The small boards are squares of the board, and no two of them share one.");
    trial.expect(board_.chosen_marks == choices_of(start).marks, "GameWithChoices",
                 "The board says that marks are chosen where the game says so.");
    trial.expect(are_names_of_choices(choices_of(start)), "GameWithChoices",
                 "There are at most 15 choices, with different names of 1 to 16 lower-case letters. Words such as "
                 "`undo` are no names.");
    if constexpr (noughts::detail::KnowsGravity<G>) {
      trial.expect(start.has_gravity() == board_.gravity, "GameOnBoard", "A game has gravity where its board says so.");
    }
  }

  void at_turn(Trial<G>& trial) override {
    const G& position = trial.position();
    const std::size_t moves = trial.legal_moves().size();
    if (trial.can_afford(10 * moves)) {
      for (const BoardMove move : trial.legal_moves()) expect_move(trial, move);
    }
    trial.expect(position.won_lines().empty(), "GameOnBoard", "No line has won while the game goes on.");
    if (trial.can_afford(moves * static_cast<std::size_t>(numbers_of_moves(position)))) expect_legal_moves_alone(trial);
    look_at_position(trial);
  }

  void at_move(Trial<G>& trial, const G& before, const BoardMove& move) override {
    const G& position = trial.position();
    if (const auto mark = move.mark(); mark && board_.size.contains(move.square())) {
      trial.expect(position.owner(move.square()) == mark, "GameWithChoices",
                   "A move that chooses a mark makes that mark.");
    }
    if constexpr (noughts::detail::HasVanishingMarks<G>) expect_vanishing(trial, before, move);
  }

  void at_end(Trial<G>& trial) override {
    const G& position = trial.position();
    for (const Line& line : position.won_lines()) {
      const bool is_known = std::ranges::binary_search(lines_, line);
      trial.expect(is_known, "GameOnBoard", "A line that has won is one of the lines of the board.");
      if (!is_known || !is_in_order(board_.size, line)) continue;
      // Where small boards are won, a line is made of some of them, with squares that have no mark.
      const bool has_one_owner = !board_.small_boards.empty() || std::ranges::all_of(line, [&](Square square) {
        return position.owner(square) && position.owner(square) == position.owner(line.front());
      });
      trial.expect(has_one_owner, "GameOnBoard", "The squares of a line that has won have the same mark.");
    }
    trial.expect(position.board() == board_ && position.size() == board_.size, "GameOnBoard",
                 "The board is the same in all positions.");
    const Choices choices = choices_of(position);
    trial.expect(choices.marks == choices_of(trial.start()).marks &&
                     std::ranges::equal(choices.names, choices_of(trial.start()).names),
                 "GameWithChoices", "What a move can choose is the same in all positions.");
    look_at_position(trial);
  }

 private:
  void expect_move(Trial<G>& trial, BoardMove move) const {
    const G& position = trial.position();
    const Choices choices = choices_of(position);
    if (const auto choice = move.choice()) {
      trial.expect(*choice < count(choices.names), "GameWithChoices",
                   "A move that marks no square is one of the choices that have names.");
      if (*choice >= count(choices.names)) return;
    } else {
      const Square square = move.square();
      trial.expect(board_.size.contains(square), "GameOnBoard", "A legal move marks a square of the board.");
      if (!board_.size.contains(square)) return;
      trial.expect(move.mark().has_value() == choices.marks, "GameWithChoices",
                   "A move that marks a square chooses the mark where the game says that marks are chosen.");
      if (board_.gravity) expect_landing(trial, square);
    }
    trial.expect(move_of_number(position, number_of_move(position, move)) == move, "GameOnBoard",
                 "A move has a number of its own.");
    trial.expect(find_move(position, move_name(position, move)) == move, "GameOnBoard", "A move is found by its name.");
  }

  void expect_landing(Trial<G>& trial, Square square) const {
    const G& position = trial.position();
    const auto below = board_.size.square(board_.size.row(square) + 1, board_.size.column(square));
    trial.expect(!position.owner(square) && (!below || position.owner(*below)), "GameOnBoard",
                 "Where marks fall, a move marks the lowest free square of its column.");
  }

  static void expect_legal_moves_alone(Trial<G>& trial) {
    const G& position = trial.position();
    for (int number = 0; number <= numbers_of_moves(position); ++number) {
      const BoardMove move = move_of_number(position, number);
      const bool is_listed = std::ranges::find(trial.legal_moves(), move) != trial.legal_moves().end();
      trial.expect(can_play(position, move) == is_listed, "Game", "Legal moves can be played, and no others.");
    }
  }

  void look_at_position(Trial<G>& trial) const {
    if constexpr (GameWithSmallBoards<G>) expect_small_boards(trial);
    if constexpr (GameWithSetUp<G>) {
      if (trial.can_afford(board_.lines.size() * 20)) expect_set_up(trial);
    }
  }

  void expect_vanishing(Trial<G>& trial, const G& before, BoardMove move) const {
    const G& position = trial.position();
    const std::optional<Square> gone = before.vanishing_mark();
    trial.expect(!gone || (board_.size.contains(*gone) && before.owner(*gone)), "GameOnBoard",
                 "`vanishing_mark()` is a square with a mark.");
    // Where marks fall, those above the mark that vanishes fall too.
    if (board_.gravity || move.choice() || (gone && !board_.size.contains(*gone))) return;
    trial.expect(!gone || gone == move.square() || !position.owner(*gone), "GameOnBoard",
                 "The vanishing mark is gone after the next move.");
    if constexpr (!noughts::detail::OfAnyGame<G>) {
      for (const Square square : board_.size.every_square()) {
        if (square == gone) continue;
        trial.expect(!before.owner(square) || position.owner(square), "GameOnBoard", "No other mark vanishes.");
      }
    }
  }

  void expect_small_boards(Trial<G>& trial) const
    requires GameWithSmallBoards<G>
  {
    const G& position = trial.position();
    for (int number = 0; number < count(board_.small_boards); ++number) {
      const auto& squares = board_.small_boards[static_cast<std::size_t>(number)];
      const Status status = position.board_status(number);
      const std::vector<Line> lines = position.board_lines(number);
      trial.expect(!status.next_player() || status.next_player() == position.turn(), "GameWithSmallBoards",
                   "In a small board that goes on, the player to move is the one of the game.");
      trial.expect(lines.empty() || status.is_over(), "GameWithSmallBoards",
                   "A small board that goes on has no line that has won or closed it.");
      for (const Line& line : lines) {
        const auto is_marked_here = [&](Square square) {
          return std::ranges::find(squares, square) != squares.end() && position.owner(square) &&
                 position.owner(square) == position.owner(line.front());
        };
        trial.expect(!line.empty() && std::ranges::all_of(line, is_marked_here), "GameWithSmallBoards",
                     "A line that has won or closed a small board lies in it, and its squares have the same mark.");
      }
    }
  }

  /// The winner of each small board.
  static std::vector<std::optional<Player>> winners_of_boards(const G& position) {
    std::vector<std::optional<Player>> winners;
    if constexpr (GameWithSmallBoards<G>) {
      for (int board = 0; std::cmp_less(board, position.board().small_boards.size()); ++board)
        winners.push_back(position.board_status(board).winner());
    } else if constexpr (requires { position.small_boards(); }) {
      for (const auto& board : position.small_boards()) winners.push_back(board.status.winner());
    }
    return winners;
  }

  static void expect_set_up(Trial<G>& trial)
    requires GameWithSetUp<G>
  {
    const G& position = trial.position();
    std::vector<std::optional<Player>> marks;
    for (const Square square : position.size().every_square()) marks.push_back(position.owner(square));
    SetUp wanted{.marks = marks, .turn = position.turn()};
    std::vector<Square> order;  // from the newest mark to the oldest
    for (const BoardMove move : std::views::reverse(trial.moves())) {
      if (move.choice()) {
        if (!wanted.choice) wanted.choice = move.choice();
      } else if (position.size().contains(move.square()) && position.owner(move.square()) &&
                 std::ranges::find(order, move.square()) == order.end()) {
        order.push_back(move.square());
      }
    }
    if (!order.empty()) wanted.last = order.front();
    std::ranges::reverse(order);
    const auto set_up = [&] { return position.start(Player::x).set_up(wanted); };
    // The marks alone are not enough for every game.
    auto found = set_up();
    if (!found && found.error().fault == SetUpFault::wrong_order) {
      wanted.order = order;
      found = set_up();
    }
    const auto winners = winners_of_boards(position);
    if (!found && found.error().fault == SetUpFault::wrong_boards) {
      wanted.boards = winners;
      found = set_up();
    }
    const auto is_offered = [](const auto& result) {
      return result || result.error().fault != SetUpFault::not_offered;
    };
    trial.expect(!is_offered(found) || found == position, "GameWithSetUp",
                 "A position of a game can be set up by its marks, its turn and its last move.");
    wanted.marks = wanted.marks.first(wanted.marks.size() - 1);
    const auto too_small = position.set_up(wanted);
    trial.expect(!is_offered(too_small) || (!too_small && too_small.error().fault == SetUpFault::wrong_size),
                 "GameWithSetUp", "A set-up with too few squares is refused as `wrong_size`.");
  }

  Board board_;
  std::vector<Line> lines_;  // of the board, sorted
};

}  // namespace noughts::testing::detail

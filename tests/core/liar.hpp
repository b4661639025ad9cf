#pragma once

// A game that lies about one thing at a time. Each lie breaks at least one law.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lie.hpp"
#include "noughts/board/assert.hpp"
#include "noughts/board/square_set.hpp"
#include "noughts/evaluators/evaluator.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/set_up.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/games/tic_tac_toe.hpp"

/// Tic-tac-toe that models almost every trait, each as plainly as can be. Its rows are small
/// boards.
class Liar {
 public:
  using Move = noughts::BoardMove;
  using Squares = noughts::SquareSet<9>;
  static constexpr int capacity = 9;
  static constexpr int key_bits = 15;
  static constexpr int most_plies = 9;

  /// All positions and moves are worth the same.
  struct Evaluator {
    static constexpr int most_moves_searched = 9;
    int value(const Liar& /*position*/) const { return lies(Lie::value) ? 2000 : 512; }
    void values_of_moves(const Liar& /*position*/, std::span<const Move> /*moves*/,
                         std::span<std::uint16_t> values) const {
      std::ranges::fill(values, static_cast<std::uint16_t>(lies(Lie::value_of_move) ? 2000 : 512));
    }
  };

  /// A list that may be wrong about what it contains, and how many moves there are.
  struct Moves : std::vector<Move> {
    bool contains(const Move& move) const {
      return !lies(Lie::contains) && std::ranges::find(begin(), end(), move) != end();
    }
    int size() const {
      const int size = static_cast<int>(std::vector<Move>::size());
      return lies(Lie::count) && size > 1 ? size - 1 : size;
    }
    Move operator[](int place) const { return std::vector<Move>::operator[](static_cast<std::size_t>(place)); }
  };

  explicit Liar(noughts::Player first = noughts::Player::x)
      : turn_{lies(Lie::default_start) ? noughts::Player::o : first} {}

  Liar start(noughts::Player first) const {
    Liar start{first};
    start.turn_ = lies(Lie::start_turn) ? noughts::Player::x : first;
    if (lies(Lie::restart) && is_full()) start.marks_[0].insert(noughts::Square{0});
    return start;
  }
  noughts::Player turn() const { return lies(Lie::turn) && marked().size() == 3 ? other(turn_) : turn_; }
  noughts::Status status() const {
    for (const noughts::Player player : {noughts::Player::x, noughts::Player::o}) {
      if (!wins_with(marks(player))) continue;
      const bool is_diagonal = lies(Lie::parity) && owner(noughts::Square{4}) == player;
      return noughts::Status::won(is_diagonal ? other(player) : player);
    }
    return is_full() ? noughts::Status::tie() : noughts::Status::next(turn_);
  }
  Moves legal_moves() const {
    Moves moves;
    if (status().is_over() && !(lies(Lie::moves_after_end) && !is_full())) return moves;
    if (lies(Lie::no_moves) && marked().size() == 4) return moves;
    for (const noughts::Square square : free_squares()) {
      moves.push_back(lies(Lie::mark_not_chosen) ? Move{square, turn_}
                      : lies(Lie::other_mark)    ? Move{square, other(turn_)}
                                                 : Move{square});
    }
    if (lies(Lie::moves_twice) && moves.size() > 2) moves.push_back(moves[0]);
    if (lies(Lie::choice_without_name)) moves.push_back(Move::choosing(3));
    if (lies(Lie::off_board)) moves.push_back(Move{noughts::Square{20}, turn_});
    return moves;
  }
  void play_unchecked(Move move) {
    if (move.square().index() < 9) marks_[static_cast<std::size_t>(turn_)].insert(move.square());
    const bool goes_on = lies(Lie::same_mover) && marked().size() == 5;
    if (!goes_on) turn_ = other(turn_);
    if (lies(Lie::hash_of_path) || lies(Lie::equality)) last_ = static_cast<std::uint8_t>(move.square().index());
    if (lies(Lie::chance)) last_ = static_cast<std::uint8_t>(++times_);
  }
  std::uint64_t hash() const {
    if (lies(Lie::hash)) return 7;
    return (numbered() * 32 + (lies(Lie::hash_of_path) ? last_ : 0)) * 0x9e3779b97f4a7c15U;
  }
  friend bool operator==(const Liar& one, const Liar& another) {
    if (lies(Lie::equality)) return one.marked().size() == another.marked().size() && one.turn_ == another.turn_;
    return one.marks_ == another.marks_ && one.turn_ == another.turn_ &&
           (!lies(Lie::chance) || one.last_ == another.last_);
  }

  noughts::BoardSize size() const { return {.columns = 3, .rows = 3}; }
  noughts::Board board() const {
    noughts::Board board = noughts::TicTacToe{}.board();
    if (lies(Lie::capacity)) board.size.rows = 4;
    if (lies(Lie::line_order)) std::ranges::reverse(board.lines.front());
    if (lies(Lie::board_changes) && is_full()) board.lines.pop_back();
    board.gravity = lies(Lie::gravity) || lies(Lie::gravity_landing);
    board.chosen_marks = lies(Lie::chosen_marks) || lies(Lie::other_mark);
    for (int row = 0; row < 3; ++row) board.small_boards.push_back(row_of(row));
    if (lies(Lie::small_boards_overlap)) board.small_boards[1] = board.small_boards[0];
    if (lies(Lie::line_not_owned) || lies(Lie::line_unknown)) board.small_boards.clear();
    return board;
  }
  std::optional<noughts::Player> owner(noughts::Square square) const {
    NOUGHTS_ASSERT(size().contains(square));
    for (const noughts::Player player : {noughts::Player::x, noughts::Player::o}) {
      if (marks(player).contains(square)) return player;
    }
    return std::nullopt;
  }
  std::vector<noughts::Line> won_lines() const {
    if (lies(Lie::line_while_going_on) && marked().size() == 4) return {row_of(0)};
    if (!status().is_over()) return {};
    if (lies(Lie::line_unknown)) return {{noughts::Square{0}, noughts::Square{20}}};
    std::vector<noughts::Line> won;
    for (const noughts::Line& line : noughts::TicTacToe{}.board().lines) {
      const auto mark = owner(line.front());
      const bool is_owned =
          mark && std::ranges::all_of(line, [&](noughts::Square square) { return owner(square) == mark; });
      if (is_owned || lies(Lie::line_not_owned)) won.push_back(line);
    }
    return won;
  }

  noughts::Choices choices() const {
    static constexpr std::array<std::string_view, 1> wrong{"undo"};
    static constexpr std::array<std::string_view, 1> right{"pie"};
    noughts::Choices choices{.marks = lies(Lie::other_mark)};
    if (lies(Lie::choice_name)) choices.names = wrong;
    if (lies(Lie::choices_change) && is_full()) choices.names = right;
    return choices;
  }
  bool has_gravity() const { return lies(Lie::gravity_landing); }

  noughts::Status board_status(int number) const {
    const auto line = row_of(number);
    const auto mark = owner(line.front());
    const bool is_owned = std::ranges::all_of(line, [&](noughts::Square square) { return owner(square) == mark; });
    if (mark && is_owned) return noughts::Status::won(*mark);
    return noughts::Status::next(lies(Lie::small_board_turn) ? other(turn_) : turn_);
  }
  std::vector<noughts::Line> board_lines(int number) const {
    if (lies(Lie::small_board_line_early)) return {row_of(number)};
    if (!board_status(number).is_over()) return {};
    return {row_of(lies(Lie::small_board_line_elsewhere) ? (number + 1) % 3 : number)};
  }

  std::expected<Liar, noughts::SetUpError> set_up(const noughts::SetUp& wanted) const {
    if (wanted.marks.size() != 9 && !lies(Lie::set_up_size))
      return std::unexpected{noughts::SetUpError{.fault = noughts::SetUpFault::wrong_size}};
    Liar position;
    for (std::size_t index = 0; index < wanted.marks.size(); ++index) {
      const auto mark = wanted.marks[index];
      if (mark) position.marks_[static_cast<std::size_t>(*mark)].insert(noughts::Square{static_cast<int>(index)});
    }
    position.turn_ = lies(Lie::set_up_turn) ? noughts::Player::x : *wanted.turn;
    return position;
  }

  std::string move_name(const Move& move) const {
    if (lies(Lie::name_letters)) return "B2";
    if (lies(Lie::name_shared)) return "a1";
    if (!size().contains(move.square())) return "off";
    return to_string(size().name(move.square())) + (move.mark() == noughts::Player::o ? "o" : "");
  }
  std::optional<Move> find_move(std::string_view name) const {
    if (lies(Lie::name_of_anything)) return Move{noughts::Square{4}};
    if (lies(Lie::name_lost)) return std::nullopt;
    for (const Move& move : lies(Lie::name_lost_later) ? legal_moves() : Liar{turn_}.legal_moves()) {
      if (move_name(move) == name) return move;
    }
    return std::nullopt;
  }

  int plies_left() const {
    const int left = free_squares().size();
    return lies(Lie::length_short) ? left - 1 : lies(Lie::length_long) ? left + 1 : left;
  }
  Squares winning_moves() const {
    const Squares moves = moves_that_win(turn_);
    return lies(Lie::winning) ? Squares{} : moves;
  }
  Squares safe_moves() const { return lies(Lie::safe) ? free_squares() : safe_moves(threats()); }
  Squares safe_moves(Squares threats) const {
    if (lies(Lie::local)) return moves_after_which([&](const Liar& next) { return next.winning_moves().empty(); });
    if (lies(Lie::safe_given_threats)) return free_squares();
    return threats.empty() ? free_squares() : threats.has_one() ? threats : Squares{};
  }
  bool play_random_safe_move(noughts::Random& random) {
    if (lies(Lie::random_unsafe)) return true;
    if (status().is_over()) return lies(Lie::random_after_end);
    const Squares safe = safe_moves();
    if (safe.empty()) return false;
    play_unchecked(lies(Lie::random_never) ? safe[0] : random.pick(safe));
    return true;
  }
  Squares threats() const { return moves_that_win(other(turn_)); }
  Squares threat_moves() const {
    if (lies(Lie::threat_illegal)) return marked();
    if (lies(Lie::threat_missing) && marked().size() > 2) return {};
    return moves_after_which([&](const Liar& next) { return !next.moves_that_win(turn_).empty(); });
  }
  Liar passed() const {
    Liar passed = *this;
    if (!lies(Lie::passed)) passed.turn_ = other(turn_);
    return passed;
  }
  int plies_to_forced_loss() const {
    return lies(Lie::forced_loss) ? 1 : lies(Lie::forced_loss_changes) && marked().size() == 2 ? 3 : 2;
  }
  bool can_still_win(noughts::Player player) const {
    return !lies(Lie::hopeless) && has_line(Squares::first(9) - marks(other(player)));
  }
  std::optional<noughts::Outcome> upper_bound(Squares /*threats*/) const {
    if (lies(Lie::bound_win)) return noughts::Outcome{.result = noughts::Outcome::Result::win, .plies = 1};
    if (lies(Lie::bound)) return noughts::Outcome{.result = noughts::Outcome::Result::loss, .plies = 2};
    if (can_still_win(turn_)) return std::nullopt;
    return noughts::Outcome{.result = noughts::Outcome::Result::draw};
  }

  std::uint64_t key() const {
    const std::uint64_t own = marks(turn_).number();
    const std::uint64_t both = marked().number();
    if (lies(Lie::key)) return both;
    if (lies(Lie::key_bits)) return numbered();
    std::uint64_t key = 0;
    for (unsigned index = 0; index < 9; ++index) key = 3 * key + (both >> index & 1U) + (own >> index & 1U);
    return key;
  }
  Liar canonical() const {
    Liar mirror = *this;
    for (Squares& marks : mirror.marks_) {
      Squares mirrored;
      for (const noughts::Square square : marks)
        mirrored.insert(noughts::Square{square.index() / 3 * 3 + 2 - square.index() % 3});
      marks = mirrored;
    }
    if (lies(Lie::canonical_twice)) return mirror;
    if (lies(Lie::canonical_turn)) return start(noughts::Player::x);
    Liar least = mirror.numbered() < numbered() ? mirror : *this;
    if (lies(Lie::canonical_moves) && !marked().empty() && !status().is_over()) {
      least.marks_ = {Squares::of_number(0b000'010'001), Squares{}};
    }
    return least;
  }

 private:
  static bool has_line(Squares squares) {
    static const std::vector<noughts::Line> lines = noughts::TicTacToe{}.board().lines;
    return std::ranges::any_of(lines, [&](const noughts::Line& line) {
      return std::ranges::all_of(line, [&](noughts::Square square) { return squares.contains(square); });
    });
  }
  /// Whether these win. Where threats are not local, what counts is also how many marks there are:
  /// a move elsewhere makes a threat come too late.
  bool wins_with(Squares own) const { return has_line(own) && !(lies(Lie::local) && (marked() | own).size() > 7); }
  static noughts::Line row_of(int row) {
    return {noughts::Square{3 * row}, noughts::Square{3 * row + 1}, noughts::Square{3 * row + 2}};
  }

  Squares marks(noughts::Player player) const { return marks_[static_cast<std::size_t>(player)]; }
  Squares marked() const { return marks_[0] | marks_[1]; }
  Squares free_squares() const { return Squares::first(9) - marked(); }
  bool is_full() const { return free_squares().empty(); }
  std::uint64_t numbered() const {
    return marks_[0].number() << 10U | marks_[1].number() << 1U | static_cast<std::uint64_t>(turn_);
  }
  Squares moves_that_win(noughts::Player player) const {
    Squares found;
    if (status().is_over()) return found;
    for (const noughts::Square square : free_squares()) {
      if (wins_with(marks(player) | Squares{square})) found.insert(square);
    }
    return found;
  }
  Squares moves_after_which(auto holds) const {
    Squares found;
    for (const noughts::Square square : free_squares()) {
      Liar next = *this;
      next.play_unchecked(square);
      if (!next.status().is_over() && holds(next)) found.insert(square);
    }
    return found;
  }

  static inline int times_ = 0;

  std::array<Squares, 2> marks_{};
  noughts::Player turn_;
  std::uint8_t last_ = 0;
};

static_assert(noughts::GameOnBoard<Liar> && noughts::GameWithChoices<Liar> && noughts::detail::KnowsGravity<Liar> &&
              noughts::GameWithSmallBoards<Liar> && noughts::GameWithSetUp<Liar> && noughts::detail::NamesMoves<Liar> &&
              noughts::detail::PicksSafeMoves<Liar> && noughts::detail::HasLocalThreats<Liar> &&
              noughts::detail::HasUpperBound<Liar> && noughts::detail::ValuesPositions<Liar> &&
              noughts::GameWithKey<Liar> && noughts::GameWithMirror<Liar>);

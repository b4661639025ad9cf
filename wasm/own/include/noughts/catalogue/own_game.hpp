#pragma once

// A game whose rules are in JavaScript: web/engine/own/rules.js. A position holds the number of a
// state that JavaScript keeps, so it can be asked for everything with numbers alone.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "noughts/board/square.hpp"
#include "noughts/evaluators/evaluator.hpp"
#include "noughts/game/board_move.hpp"
#include "noughts/game/epoch.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/status.hpp"
#include "noughts/game/traits.hpp"

namespace noughts {

namespace rules {

// Answers about states. A state with its status is one number: the state's number times 16, plus 8
// if O is to move, plus the place of the status in `OwnGame::statuses`.
// NOLINTBEGIN(cppcoreguidelines-macro-usage): an attribute needs the name as a literal
#define NOUGHTS_RULE(name) [[clang::import_module("rules"), clang::import_name(name)]]
// NOLINTEND(cppcoreguidelines-macro-usage)

extern "C" {
NOUGHTS_RULE("start") std::uint32_t rules_start(int first);
NOUGHTS_RULE("play") std::uint32_t rules_play(std::uint32_t state, int move);
/// How many legal moves there are, and one of them.
NOUGHTS_RULE("count") int rules_count(std::uint32_t state);
NOUGHTS_RULE("moveAt") int rules_move_at(std::uint32_t state, int place);
/// The lower half of the hash. The upper half is that of the last lower half.
NOUGHTS_RULE("hash") std::uint32_t rules_hash(std::uint32_t state);
NOUGHTS_RULE("upperHash") std::uint32_t rules_upper_hash();
NOUGHTS_RULE("areEqual") bool rules_are_equal(std::uint32_t one, std::uint32_t another);
NOUGHTS_RULE("canRepeat") bool rules_can_repeat();
/// Whether the game has values, and that of a state that goes on, from 0 to `value_of_win`.
NOUGHTS_RULE("hasValue") bool rules_has_value();
NOUGHTS_RULE("value") int rules_value(std::uint32_t state);
/// The number of the move with this name in the newest state, or in one whose moves were counted,
/// or -1; and the length of the name of a move, and its characters.
NOUGHTS_RULE("find") int rules_find(const char* name, std::size_t length);
NOUGHTS_RULE("nameLength") std::size_t rules_name_length(int move);
NOUGHTS_RULE("nameAt") char rules_name_at(int move, std::size_t place);
NOUGHTS_RULE("epoch") std::uint32_t rules_epoch();
NOUGHTS_RULE("forgetSince") void rules_forget_since(std::uint32_t epoch);
}

#undef NOUGHTS_RULE

}  // namespace rules

/// A position of the game that JavaScript defines. Its moves are numbers that JavaScript gives
/// them, as the squares with these indices.
class OwnGame {
 public:
  using Move = BoardMove;
  class Evaluator;

  /// The legal moves of a position.
  class Moves {
   public:
    class Iterator {
     public:
      using value_type = Move;
      using difference_type = std::ptrdiff_t;

      Iterator() = default;
      Iterator(const Moves& moves, int place) : state_{moves.state_}, place_{place} {}

      Move operator*() const { return move_at(state_, place_); }
      Iterator& operator++() {
        ++place_;
        return *this;
      }
      Iterator operator++(int) {
        Iterator before = *this;
        ++place_;
        return before;
      }
      friend bool operator==(const Iterator&, const Iterator&) = default;

     private:
      std::uint32_t state_ = 0;
      int place_ = 0;
    };

    Moves(std::uint32_t state, int count) : state_{state}, count_{count} {}

    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, count_}; }
    int size() const { return count_; }
    Move operator[](int place) const { return move_at(state_, place); }

   private:
    static Move move_at(std::uint32_t state, int place) { return Square{rules::rules_move_at(state, place)}; }

    std::uint32_t state_;
    int count_;
  };

  /// No position of the game: no one can move.
  OwnGame() = default;

  /// A state with its status, as `rules` gives them.
  explicit OwnGame(std::uint32_t answer) : answer_{answer} {}

  static OwnGame start(Player first) { return OwnGame{rules::rules_start(static_cast<int>(first))}; }
  Player turn() const { return (answer_ & 8U) == 0 ? Player::x : Player::o; }
  Status status() const {
    switch (answer_ & 7U) {
      case 0: return Status::next(turn());
      case 1: return Status::won(Player::x);
      case 2: return Status::won(Player::o);
      default: return Status::tie();
    }
  }
  Moves legal_moves() const { return {state(), status().is_over() ? 0 : rules::rules_count(state())}; }
  void play_unchecked(Move move) { answer_ = rules::rules_play(state(), move.square().index()); }
  std::uint64_t hash() const {
    const std::uint64_t lower = rules::rules_hash(state());
    return std::uint64_t{rules::rules_upper_hash()} << 32U | lower;
  }
  static bool can_repeat() { return rules::rules_can_repeat(); }

  static std::string move_name(Move move) {
    const int number = move.square().index();
    std::string name;
    for (std::size_t place = 0; place < rules::rules_name_length(number); ++place)
      name += rules::rules_name_at(number, place);
    return name;
  }
  std::optional<Move> find_move(std::string_view name) const {
    // Gives its moves their numbers. A replica also asks positions that are not the newest.
    static_cast<void>(legal_moves());
    const int number = rules::rules_find(name.data(), name.size());
    return number < 0 ? std::nullopt : std::optional{Move{Square{number}}};
  }

  static std::uint32_t epoch() { return rules::rules_epoch(); }
  static void forget_since(std::uint32_t epoch) { rules::rules_forget_since(epoch); }

  /// The number of the state in JavaScript.
  std::uint32_t state() const { return answer_ >> 4U; }

  friend bool operator==(const OwnGame& one, const OwnGame& another) {
    return one.state() == another.state() || rules::rules_are_equal(one.state(), another.state());
  }

 private:
  std::uint32_t answer_ = 3;
};

/// The values of positions that JavaScript gives. To the searches it is on file, because a game
/// need not have any.
class OwnGame::Evaluator {
 public:
  static std::optional<Evaluator> read(std::span<const std::uint8_t> /*bytes*/) { return std::nullopt; }
  static bool knows(const OwnGame& /*position*/) { return rules::rules_has_value(); }

  // NOLINTBEGIN(readability-convert-member-functions-to-static): as the concept asks for them
  int value(const OwnGame& position) const { return rules::rules_value(position.state()); }
  void values_of_moves(const OwnGame& position, std::span<const BoardMove> moves,
                       std::span<std::uint16_t> values) const {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const detail::ScopedEpoch<OwnGame> epoch;
      OwnGame next = position;
      next.play_unchecked(moves[i]);
      const int value = next.status().is_over() ? value_of_win / 2 : rules::rules_value(next.state());
      values[i] = static_cast<std::uint16_t>(next.turn() == position.turn() ? value : value_of_win - value);
    }
  }
  // NOLINTEND(readability-convert-member-functions-to-static)
};

static_assert(GameWithEvaluator<OwnGame> && GameWithRepetition<OwnGame> && GameInText<OwnGame>);

/// No mark vanishes: the core does not know the board.
inline std::optional<Square> vanishing_mark(const OwnGame& /*position*/) { return std::nullopt; }

}  // namespace noughts

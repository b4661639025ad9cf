#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "noughts/board/assert.hpp"
#include "noughts/board/square_name.hpp"
#include "noughts/game/conflict.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/status.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/match/refusal.hpp"
#include "noughts/match/transition.hpp"

namespace noughts {

/// The results of the finished games of a match.
struct Score {
  /// The largest game number. When the match reaches it, the number and the score no longer change.
  static constexpr int most_games = 1'000'000'000;

  int x = 0;     ///< games won by X
  int o = 0;     ///< games won by O
  int ties = 0;  ///< games that no player won

  /// Counts a game with this status. A game that has not ended does not count.
  constexpr void count(Status status) {
    switch (status.state()) {
      case Status::State::next: break;
      case Status::State::won: ++(status.winner() == Player::x ? x : o); break;
      case Status::State::tie: ++ties; break;
    }
  }

  /// Whether this can be the score before the game with this number, counted from 1. No count is
  /// negative, and the sum is at most the number of earlier games.
  constexpr bool can_precede(int number) const {
    return 1 <= number && number <= most_games && x >= 0 && o >= 0 && ties >= 0 && std::int64_t{x} + o + ties < number;
  }

  friend constexpr bool operator==(const Score&, const Score&) = default;
};

/// A series of games: a deterministic state machine with transitions.
///
/// The whole state is: the current game, including the steps that were taken back; its number; and
/// the score of the previous games. The state does not grow with the number of games, and it keeps
/// no log; use a `Recorder` for that. A refused transition changes nothing. A copy is independent.
///
/// A match keeps every position of the current game, so undo and redo take the same time in every
/// game. In some games a position can repeat. Such a game is a tie when the same position occurs
/// for the third time.
template <Game G>
class Match {
 public:
  /// The moves of the game.
  using Move = typename G::Move;

  /// A match whose first game begins at this position. The position also gives the rules. It can be
  /// in the middle of a game: then nothing before it can be taken back, and the next games begin at
  /// the normal start.
  explicit Match(const G& start = G{}) : Match{start, 1, Score{}} {}

  /// A match that has reached the game with this number, after games with the score `before`. The
  /// current game begins at `start`. Requires `before.can_precede(number)`.
  Match(const G& start, int number, const Score& before) : number_{number}, score_before_{before}, position_{start} {
    NOUGHTS_ASSERT(before.can_precede(number));
    positions_.push_back(start);
  }

  /// The position at the start of the current game.
  const G& start() const { return positions_.front(); }

  /// The position of the current game. It shows neither a resignation nor a third repetition.
  const G& position() const { return position_; }

  /// The status of the current game. After a resignation, the other player has won, without a line.
  Status status() const {
    if (resigned_now()) return Status::won(other(*resigned_));
    return is_third_time() ? Status::tie() : position_.status();
  }

  /// The player who moves first in the current game.
  Player first() const { return start().turn(); }

  /// The number of the current game in the match, counted from 1.
  int number() const { return number_; }

  /// The current moment of the match.
  Moment moment() const { return {.game = number_, .ply = static_cast<int>(made_)}; }

  /// The moves that can be played. Empty if the current game has ended, also by a resignation.
  std::vector<Move> legal_moves() const {
    std::vector<Move> all;
    if (status().is_over()) return all;
    for (const Move& move : position_.legal_moves()) all.push_back(move);
    return all;
  }

  /// The moves of the current game, the oldest first, without the moves that were taken back. Valid
  /// until the match changes.
  std::span<const Move> moves() const { return std::span{moves_}.first(made_moves()); }

  /// The positions of the current game: its start, and the position after each move of `moves()`.
  /// The last one is `position()`. Valid until the match changes.
  std::span<const G> positions() const { return std::span{positions_}.first(made_moves() + 1); }

  /// The player who has resigned the current game, if one has.
  std::optional<Player> resigned() const { return resigned_now() ? resigned_ : std::nullopt; }

  /// The score. It includes the current game if that has ended.
  Score score() const {
    Score score = score_before_;
    score.count(status());
    return score;
  }

  /// The score of the games before the current one.
  const Score& score_before() const { return score_before_; }

  /// Whether the current game has a step to take back.
  bool can_undo() const { return made_ > 0; }

  /// Whether the current game has a step that was taken back and can be made again.
  bool can_redo() const { return made_ < steps(); }

  /// The shortest list of transitions from the start of the current game to its present state: its
  /// moves, a resignation, and one undo for each step that was taken back.
  std::vector<BasicTransition<Move>> transitions() const {
    std::vector<BasicTransition<Move>> all;
    each_transition([&](const auto& transition) { all.push_back(transition); });
    return all;
  }

  /// Calls the function with each of the `transitions()`, in order.
  void each_transition(auto&& function) const {
    for (const Move& move : moves_) function(BasicPlay<Move>{.move = move});
    if (resigned_) function(*resigned_ == positions_.back().turn() ? Resign{} : Resign{.player = resigned_});
    for (std::size_t step = made_; step < steps(); ++step) function(Undo{});
  }

  /// Why the match would refuse the move. Nothing if the move is legal. If `player` is given, it
  /// must be the player to move.
  std::optional<Refusal> conflict_of(const Move& move, std::optional<Player> player = std::nullopt) const {
    if (status().is_over()) return Conflict::game_already_ended;
    if (player && *player != position_.turn()) return MatchConflict::not_your_turn;
    if (const auto conflict = noughts::conflict_of(position_, move)) return *conflict;
    return std::nullopt;
  }

  /// Makes a transition, or returns why it is refused.
  /// @{
  [[nodiscard]] std::expected<void, Refusal> make(const BasicTransition<Move>& transition) {
    return std::visit([&](const auto& wanted) { return make(wanted); }, transition);
  }
  template <TransitionKind<Move> Kind>
  [[nodiscard]] std::expected<void, Refusal> make(const Kind& wanted) {
    if (wanted.at && *wanted.at != moment()) return std::unexpected{Refusal{MatchConflict::out_of_date}};
    if (const auto refusal = enter(wanted)) return std::unexpected{*refusal};
    return {};
  }
  /// @}

  /// The player to move makes a move. Returns why, if the move is refused.
  std::expected<void, Refusal> play(const Move& move) { return make(BasicPlay<Move>{.move = move}); }

  /// The same with the name of a square: `match.play("b2"_sq)`. If players choose marks, a square
  /// alone is not a move.
  std::expected<void, Refusal> play(SquareName name)
    requires GameOnBoard<G>
  {
    return play(move_by_name(start(), name));
  }

  /// Takes back the last step of the current game: a move or a resignation. Refused if there is
  /// none.
  std::expected<void, Refusal> undo() { return make(Undo{}); }

  /// Makes the step again that was last taken back. Refused if there is none.
  std::expected<void, Refusal> redo() { return make(Redo{}); }

  /// The player to move gives up the game. Refused if the game has ended.
  std::expected<void, Refusal> resign() { return make(Resign{}); }

  /// Starts the next game, even if the current game has not ended. By default, the player who went
  /// second in the current game goes first in the next one. The result does not matter.
  void next(std::optional<Player> first = std::nullopt) { enter(Next{.first = first}); }

  /// Matches are equal if they have the same rules and no call can show a difference between them.
  friend bool operator==(const Match&, const Match&) = default;

 private:
  // Each `enter` makes one kind of transition. If it refuses, it returns why and changes nothing.

  std::optional<Refusal> enter(const BasicPlay<Move>& play) {
    if (const auto refusal = conflict_of(play.move, play.player)) return refusal;
    drop_undone();
    position_.play_unchecked(play.move);
    positions_.push_back(position_);
    moves_.push_back(play.move);
    last_is_third_ = can_repeat(position_) && std::ranges::count(positions_, position_) >= 3;
    ++made_;
    return std::nullopt;
  }

  std::optional<Refusal> enter(const Resign& resign) {
    if (status().is_over()) return Conflict::game_already_ended;
    drop_undone();
    resigned_ = resign.player.value_or(position_.turn());
    ++made_;
    return std::nullopt;
  }

  std::optional<Refusal> enter(const Undo&) {
    if (!can_undo()) return MatchConflict::nothing_to_undo;
    go_to(made_ - 1);
    return std::nullopt;
  }

  std::optional<Refusal> enter(const Redo&) {
    if (!can_redo()) return MatchConflict::nothing_to_redo;
    go_to(made_ + 1);
    return std::nullopt;
  }

  std::optional<Refusal> enter(const Next& next) {
    if (number_ < Score::most_games) {
      score_before_ = score();
      ++number_;
    }
    position_ = position_.start(next.first.value_or(other(first())));
    made_ = 0;
    drop_undone();
    positions_.front() = position_;
    return std::nullopt;
  }

  /// The steps of the current game: its moves and, as the last one, a resignation.
  std::size_t steps() const { return moves_.size() + (resigned_ ? 1 : 0); }
  std::size_t made_moves() const { return made_ < moves_.size() ? made_ : moves_.size(); }
  bool resigned_now() const { return resigned_ && made_ == steps(); }

  /// Whether the position of the current game has occurred for the third time. Only the last
  /// position can.
  bool is_third_time() const { return last_is_third_ && made_moves() == moves_.size(); }

  /// Shows the current game after this number of its steps. Requires at most `steps()`.
  void go_to(std::size_t steps) {
    made_ = steps;
    position_ = positions_[made_moves()];
  }

  /// Drops the steps that were taken back.
  void drop_undone() {
    for (; moves_.size() > made_; moves_.pop_back()) positions_.pop_back();
    last_is_third_ = false;
    resigned_.reset();
  }

  int number_;          // of the current game
  Score score_before_;  // of the games before it

  G position_;               // the current position
  std::vector<Move> moves_;  // of the current game, including those that were taken back
  // The start of the current game, and the position after each of the moves.
  std::vector<G> positions_;
  // Whether the last of these positions has occurred for the third time.
  bool last_is_third_ = false;
  // The player who resigned the current game, also if that was taken back.
  std::optional<Player> resigned_;
  std::size_t made_ = 0;  // how many steps were made and not taken back
};

}  // namespace noughts

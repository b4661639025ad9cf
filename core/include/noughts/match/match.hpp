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
#include "noughts/game/gifts.hpp"
#include "noughts/game/status.hpp"
#include "noughts/match/refusal.hpp"
#include "noughts/match/transition.hpp"

namespace noughts {

/// How the finished games of a match went.
struct Score {
  /// A match that has come to its game of this number counts no further.
  static constexpr int most_games = 1'000'000'000;

  int x = 0;     ///< games won by X
  int o = 0;     ///< games won by O
  int ties = 0;  ///< games nobody won

  /// Counts a game by the status that it has come to; one that still goes on counts for nobody.
  constexpr void count(Status status) {
    switch (status.state()) {
      case Status::State::next: break;
      case Status::State::won: ++(status.winner() == Player::x ? x : o); break;
      case Status::State::tie: ++ties; break;
    }
  }

  /// Whether it can be the score before the game of that number, counted from 1: no count is negative, and no more
  /// games are counted than came before.
  constexpr bool can_precede(int number) const {
    return 1 <= number && number <= most_games && x >= 0 && o >= 0 && ties >= 0 && std::int64_t{x} + o + ties < number;
  }

  friend constexpr bool operator==(const Score&, const Score&) = default;
};

/// Games being played one after the other: a deterministic state machine over transitions.
///
/// Its whole state is the current game, with the steps of it that were taken back, its number, and the score of the
/// games before. It does not grow with the games and keeps no log; a `Recorder` does.
/// A refused transition changes nothing. A copy is independent.
///
/// It keeps every position of the current game, so that undo and redo take the same time in every game. Some games can
/// repeat a position; such a game is a tie when the same position comes for the third time.
template <Game G>
class Match {
 public:
  /// What is played in it.
  using Move = typename G::Move;

  /// A match whose first game begins at a position, which also says by which rules it is played. The position may lie
  /// in the middle of a game: nothing before it can be taken back, and the next games begin at the start.
  explicit Match(const G& start = G{}) : Match{start, 1, Score{}} {}

  /// A match that has come to its game of this number, which begins at a position, after games with a score.
  /// Requires `before.can_precede(number)`.
  Match(const G& start, int number, const Score& before) : number_{number}, score_before_{before}, position_{start} {
    NOUGHTS_ASSERT(before.can_precede(number));
    positions_.push_back(start);
  }

  /// The position in which the current game began.
  const G& start() const { return positions_.front(); }

  /// The position of the current game. A resignation does not show in it, nor that it has come for the third time.
  const G& position() const { return position_; }

  /// How the current game stands. After a resignation the other player has won, without a line.
  Status status() const {
    if (resigned_now()) return Status::won(other(*resigned_));
    return is_third_time() ? Status::tie() : position_.status();
  }

  /// Who moved first, or will, in the current game.
  Player first() const { return start().turn(); }

  /// Which game of the match the current one is, counted from 1.
  int number() const { return number_; }

  /// The moment that the match has come to.
  Moment moment() const { return {.game = number_, .ply = static_cast<int>(made_)}; }

  /// What may be played; nothing once the current game has ended, also by a resignation.
  std::vector<Move> legal_moves() const {
    std::vector<Move> all;
    if (status().is_over()) return all;
    for (const Move& move : position_.legal_moves()) all.push_back(move);
    return all;
  }

  /// The moves of the current game, the oldest first, without those that were taken back. Valid until the match
  /// changes.
  std::span<const Move> moves() const { return std::span{moves_}.first(made_moves()); }

  /// The positions of the current game: its start, and what each of these moves led to. The last one is `position()`.
  /// Valid until the match changes.
  std::span<const G> positions() const { return std::span{positions_}.first(made_moves() + 1); }

  /// Who has resigned the current game, if anybody has.
  std::optional<Player> resigned() const { return resigned_now() ? resigned_ : std::nullopt; }

  /// The score, the current game included once it has ended.
  Score score() const {
    Score score = score_before_;
    score.count(status());
    return score;
  }

  /// The score of the games before the current one.
  const Score& score_before() const { return score_before_; }

  /// Whether there is a step of the current game to take back.
  bool can_undo() const { return made_ > 0; }

  /// Whether there is a step of the current game, taken back, to make again.
  bool can_redo() const { return made_ < steps(); }

  /// The fewest transitions that lead from the beginning of the current game to how it is now: its moves, a
  /// resignation, and an undo for each of these that was taken back.
  std::vector<BasicTransition<Move>> transitions() const {
    std::vector<BasicTransition<Move>> all;
    each_transition([&](const auto& transition) { all.push_back(transition); });
    return all;
  }

  /// Calls the function with each of these, one after the other.
  void each_transition(auto&& function) const {
    for (const Move& move : moves_) function(BasicPlay<Move>{.move = move});
    if (resigned_) function(*resigned_ == positions_.back().turn() ? Resign{} : Resign{.player = resigned_});
    for (std::size_t step = made_; step < steps(); ++step) function(Undo{});
  }

  /// Why playing the move would be refused; nothing where it is legal. A player who is named has to be the one whose
  /// turn it is.
  std::optional<Refusal> conflict_of(const Move& move, std::optional<Player> player = std::nullopt) const {
    if (status().is_over()) return Conflict::game_already_ended;
    if (player && *player != position_.turn()) return MatchConflict::not_your_turn;
    if (const auto conflict = noughts::conflict_of(position_, move)) return *conflict;
    return std::nullopt;
  }

  /// Makes a transition, or says why it is refused.
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

  /// The player whose turn it is makes a move, or why that is refused.
  std::expected<void, Refusal> play(const Move& move) { return make(BasicPlay<Move>{.move = move}); }

  /// The same with the square's name, `match.play("b2"_sq)`, which names no move where marks are chosen.
  std::expected<void, Refusal> play(SquareName name)
    requires GameOnBoard<G>
  {
    return play(move_by_name(start(), name));
  }

  /// Takes the last step of the current game back, a move or a resignation; refused when there is none.
  std::expected<void, Refusal> undo() { return make(Undo{}); }

  /// Makes the step again that was taken back last; refused when there is none.
  std::expected<void, Refusal> redo() { return make(Redo{}); }

  /// The player whose turn it is gives the game up; refused when it has ended.
  std::expected<void, Refusal> resign() { return make(Resign{}); }

  /// Starts the next game, also when the current one is abandoned midway. Whoever went second in that goes first unless
  /// told otherwise, whatever the result.
  void next(std::optional<Player> first = std::nullopt) { enter(Next{.first = first}); }

  /// Matches are equal when they are of games by the same rules, and nothing that is done or asked tells them apart.
  friend bool operator==(const Match&, const Match&) = default;

 private:
  // Each `enter` makes one kind of transition, or says why not and changes nothing.

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

  /// The steps of the current game are its moves and, last of all, a resignation.
  std::size_t steps() const { return moves_.size() + (resigned_ ? 1 : 0); }
  std::size_t made_moves() const { return made_ < moves_.size() ? made_ : moves_.size(); }
  bool resigned_now() const { return resigned_ && made_ == steps(); }

  /// Whether the position of the current game has come for the third time: only the last one can.
  bool is_third_time() const { return last_is_third_ && made_moves() == moves_.size(); }

  /// Shows the current game after so many of its steps. Requires no more than there are.
  void go_to(std::size_t steps) {
    made_ = steps;
    position_ = positions_[made_moves()];
  }

  /// Forgets the steps that were taken back.
  void drop_undone() {
    for (; moves_.size() > made_; moves_.pop_back()) positions_.pop_back();
    last_is_third_ = false;
    resigned_.reset();
  }

  int number_;          // of the current game
  Score score_before_;  // of the games before it

  G position_;                      // the current one
  std::vector<Move> moves_;         // of the current game, those that were taken back included
  std::vector<G> positions_;        // the start of the current game, and what each of these moves leads to
  bool last_is_third_ = false;      // that the last of these has come for the third time
  std::optional<Player> resigned_;  // who resigned the current game, also if that was taken back
  std::size_t made_ = 0;            // how many steps of the current game have been made and not taken back
};

}  // namespace noughts

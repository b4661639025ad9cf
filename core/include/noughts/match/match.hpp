#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "noughts/game/conflict.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/status.hpp"
#include "noughts/match/score.hpp"
#include "noughts/match/transition.hpp"

namespace noughts {

/// Games being played one after the other: a deterministic state machine over transitions.
///
/// The transitions that were made, its log, rebuild it exactly, so that a match can be shared by sending them. A
/// refused transition changes nothing. A copy is independent.
template <Game G>
class Match {
 public:
  /// A match whose first game begins at `start`, which also says by which rules it is played.
  /// Requires a position in which nothing has been played.
  explicit Match(const G& start = G{}) : start_{start}, first_{start.turn()}, position_{start} {}

  /// The match that the transitions of a log lead to, or why the first one that is refused is.
  /// Requires a `start` as the constructor does.
  static std::expected<Match, Conflict> replay(const G& start, std::span<const Transition> log) {
    Match match{start};
    for (const Transition& transition : log) {
      if (const auto made = match.make(transition); !made) return std::unexpected{made.error()};
    }
    return match;
  }

  /// The position in which the first game began.
  const G& start() const { return start_; }

  /// The board of the current game. A resignation does not show on it.
  const G& position() const { return position_; }

  /// How the current game stands. After a resignation the other player has won, without a line.
  Status status() const { return resigned_now() ? Status::won(other(*resigned_)) : position_.status(); }

  /// Who moved first, or will, in the current game.
  Player first() const { return first_; }

  /// The squares that may be marked; none once the current game has ended, also by a resignation.
  G::Squares legal_moves() const { return status().is_over() ? typename G::Squares{} : position_.legal_moves(); }

  /// The moves of the current game, the oldest first, without those that were taken back. Valid until the match
  /// changes.
  std::span<const Square> moves() const { return std::span{moves_}.first(made_moves()); }

  /// Who has resigned the current game, if anybody has.
  std::optional<Player> resigned() const { return resigned_now() ? resigned_ : std::nullopt; }

  /// The score, the current game included once it has ended.
  Score score() const {
    Score score = score_of_former_;
    score.count(status());
    return score;
  }

  /// Every transition since the match began, the oldest first. Valid until the match changes.
  std::span<const Transition> log() const { return log_; }

  /// Whether there is a step of the current game to take back.
  bool can_undo() const { return made_ > 0; }

  /// Whether there is a step of the current game, taken back, to make again.
  bool can_redo() const { return made_ < steps(); }

  /// Why marking the square would be refused; nothing where it is a legal move. A player who is named has to be the one
  /// whose turn it is.
  std::optional<Conflict> conflict_of(Square square, std::optional<Player> player = std::nullopt) const {
    if (status().is_over()) return Conflict::game_already_ended;
    if (player && *player != position_.turn()) return Conflict::not_your_turn;
    return noughts::conflict_of(position_, square);
  }

  /// Makes a transition, or says why it is refused.
  std::expected<void, Conflict> make(const Transition& transition) {
    const auto conflict = std::visit([&](const auto& wanted) { return enter(wanted); }, transition);
    if (conflict) return std::unexpected{*conflict};
    log_.push_back(transition);
    return {};
  }

  /// The player whose turn it is marks a square, or why that is refused.
  std::expected<void, Conflict> play(Square square) { return make(Transition{std::in_place_type<Play>, square}); }

  /// Takes the last step of the current game back, a move or a resignation; refused when there is none.
  std::expected<void, Conflict> undo() { return make(Undo{}); }

  /// Makes the step again that was taken back last; refused when there is none.
  std::expected<void, Conflict> redo() { return make(Redo{}); }

  /// The player whose turn it is gives the game up; refused when it has ended.
  std::expected<void, Conflict> resign() { return make(Resign{}); }

  /// Starts the next game, also when the current one is abandoned midway. Whoever went second in that goes first unless
  /// told otherwise, whatever the result.
  void next(std::optional<Player> first = std::nullopt) {
    [[maybe_unused]] const auto made = make(Next{first});  // which is never refused
  }

  /// Matches are equal when their logs and rules are: everything else follows from them.
  friend bool operator==(const Match& left, const Match& right) {
    return left.start_ == right.start_ && left.log_ == right.log_;
  }

 private:
  // Each `enter` makes one kind of transition, or says why not and changes nothing.

  std::optional<Conflict> enter(const Play& play) {
    if (const auto conflict = conflict_of(play.square, play.player)) return conflict;
    drop_undone();
    moves_.push_back(play.square);
    go_to(made_ + 1);
    return std::nullopt;
  }

  std::optional<Conflict> enter(const Resign& resign) {
    if (status().is_over()) return Conflict::game_already_ended;
    drop_undone();
    resigned_ = resign.player.value_or(position_.turn());
    go_to(made_ + 1);
    return std::nullopt;
  }

  std::optional<Conflict> enter(const Undo&) {
    if (!can_undo()) return Conflict::nothing_to_undo;
    go_to(made_ - 1);
    return std::nullopt;
  }

  std::optional<Conflict> enter(const Redo&) {
    if (!can_redo()) return Conflict::nothing_to_redo;
    go_to(made_ + 1);
    return std::nullopt;
  }

  std::optional<Conflict> enter(const Next& next) {
    score_of_former_ = score();
    first_ = next.first.value_or(other(first_));
    moves_.clear();
    resigned_.reset();
    made_ = 0;
    position_ = start_.start(first_);
    return std::nullopt;
  }

  /// The steps of the current game are its moves and, last of all, a resignation.
  std::size_t steps() const { return moves_.size() + (resigned_ ? 1 : 0); }
  std::size_t made_moves() const { return made_ < moves_.size() ? made_ : moves_.size(); }
  bool resigned_now() const { return resigned_ && made_ == steps(); }

  /// Forgets the steps that were taken back. Requires a game that has not ended, in which no resignation is made.
  void drop_undone() {
    moves_.erase(moves_.begin() + static_cast<std::ptrdiff_t>(made_), moves_.end());
    resigned_.reset();
  }

  /// Shows the current game after so many of its steps. Requires no more than there are.
  void go_to(std::size_t steps) {
    std::size_t played = made_moves();
    made_ = steps;
    if (made_moves() < played) {
      position_ = start_.start(first_);
      played = 0;
    }
    for (const Square move : moves().subspan(played)) position_.play_unchecked(move);
  }

  G start_;
  std::vector<Transition> log_;
  Score score_of_former_;

  Player first_;
  std::vector<Square> moves_;       // of the current game, those that were taken back included
  std::optional<Player> resigned_;  // likewise
  std::size_t made_ = 0;            // how many steps of the current game have been made and not taken back
  G position_;                      // what those lead to
};

}  // namespace noughts

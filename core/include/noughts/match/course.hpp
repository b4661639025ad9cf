#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/gifts.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/game/player.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/status.hpp"
#include "noughts/search/book.hpp"
#include "noughts/search/playout.hpp"
#include "noughts/search/searches.hpp"
#include "noughts/search/searches_of.hpp"

namespace noughts::detail {

/// A game as it was played: its moves, and the positions before them by ply, from 0. All games with the same type of
/// moves share it.
template <typename Move>
class Course {
 public:
  Course(std::span<const Move> moves, Status status) : moves_{moves.begin(), moves.end()}, status_{status} {}
  virtual ~Course() = default;

  /// The moves, the oldest first.
  const std::vector<Move>& moves() const { return moves_; }
  /// What it has come to.
  Status status() const { return status_; }

  /// How many of the moves belong to an opening, of which none is judged.
  virtual std::size_t plies_of_opening() const = 0;
  /// Who makes the move of that ply.
  virtual Player mover(std::size_t ply) const = 0;
  /// The searches of the position before it.
  virtual std::unique_ptr<Searches<Move>> searches(std::size_t ply) const = 0;
  /// Makes a legal move there, and plays on at random to the end: how many half points that brings the mover.
  virtual int play_out(std::size_t ply, const Move& move, Random& random) const = 0;
  /// The outcome of the last position, where the rules have ended the game.
  virtual std::optional<Outcome> end() const = 0;

 private:
  std::vector<Move> moves_;
  Status status_;
};

/// The same of a game, with its book if there is one, which must outlive it.
template <Game G>
class CourseOf final : public Course<typename G::Move> {
 public:
  using Move = G::Move;

  CourseOf(const G& start, std::span<const Move> moves, Status status, BookPointer<G> book = {})
      : Course<Move>{moves, status}, positions_{start}, book_{book} {
    for (const Move& move : moves) positions_.push_back(after(positions_.back(), move));
  }

  std::size_t plies_of_opening() const override {
    const auto opening =
        std::ranges::find_if_not(positions_, [](const G& position) { return is_in_opening(position); });
    return (std::min)(static_cast<std::size_t>(opening - positions_.begin()), this->moves().size());
  }
  Player mover(std::size_t ply) const override { return positions_[ply].turn(); }
  std::unique_ptr<Searches<Move>> searches(std::size_t ply) const override {
    return searches_of(positions_[ply], book_);
  }
  int play_out(std::size_t ply, const Move& move, Random& random) const override {
    // Where all outcomes are known, or values stand for random games, the code for them would be of no use.
    if constexpr (GameWithOpening<G>) {
      const auto start = positions_[ply].without_opening();
      return CourseOf<std::remove_const_t<decltype(start)>>{start, {}, this->status()}.play_out(0, move, random);
    } else if constexpr (!GameWithFewPositions<G> && !GameWithValues<G>) {
      const auto winner = playout(after(positions_[ply], move), random);
      return !winner ? 1 : *winner == mover(ply) ? 2 : 0;
    }
    std::unreachable();
  }
  std::optional<Outcome> end() const override {
    const G& last = positions_.back();
    if (can_repeat(last) && this->status() == Status::tie()) return Outcome{.result = Outcome::Result::draw};
    if (!last.status().is_over()) return std::nullopt;
    Outcome outcome = outcome_of_ended(last);
    // Of the moves that lead there it is not said when the draw comes, as nowhere in such a game.
    if (!GameOfKnownLength<G> && outcome.result == Outcome::Result::draw) outcome.plies = std::nullopt;
    return outcome;
  }

 private:
  std::vector<G> positions_;  // before each move, and after the last
  [[no_unique_address]] BookPointer<G> book_;
};

/// The course of a game that began there, with a book if there is one, which must outlive it.
template <Game G>
std::unique_ptr<Course<typename G::Move>> course_of(const G& start, std::span<const typename G::Move> moves,
                                                    Status status, BookPointer<G> book) {
  if constexpr (OfAnyGame<G>) {
    return start.visit([&](const auto& known) { return course_of(known, moves, status, {}); });
  } else {
    return std::make_unique<CourseOf<G>>(start, moves, status, book);
  }
}

}  // namespace noughts::detail

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "noughts/game/game.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/testing/broken_law.hpp"
#include "noughts/text/move_name.hpp"

namespace noughts::testing::detail {

/// A list of moves as a vector.
template <typename Move>
std::vector<Move> as_vector(const MoveList<Move> auto& list) {
  std::vector<Move> moves;
  // NOLINTNEXTLINE(performance-inefficient-vector-operation): the size may be wrong
  for (const Move move : list) moves.push_back(move);
  return moves;
}

/// Whether a list counts its moves and gives them by place as it iterates them, and has each once.
template <typename Move>
bool is_sound(const MoveList<Move> auto& list) {
  const std::vector<Move> moves = as_vector<Move>(list);
  if (count(list) != static_cast<int>(moves.size())) return false;
  for (int place = 0; place < count(list); ++place) {
    const Move& move = moves[static_cast<std::size_t>(place)];
    if (Move{nth(list, place)} != move) return false;
    if (std::find(moves.begin() + place + 1, moves.end(), move) != moves.end()) return false;
  }
  return true;
}

/// Whether two lists have the same moves, in any order.
template <typename Move>
bool are_same_moves(const std::vector<Move>& one, const std::vector<Move>& other) {
  return one.size() == other.size() && std::is_permutation(one.begin(), one.end(), other.begin());
}

/// Whether the player to move wins by some move at once. Found out by trying all moves.
template <Game G>
bool can_win_at_once(const G& position) {
  const auto moves = position.legal_moves();
  return std::ranges::any_of(
      moves, [&](const typename G::Move& move) { return after(position, move).status().winner() == position.turn(); });
}

/// How a game ends within so many plies, for the player to move: `surely` less the plies of a win,
/// its negative for a loss, and 0 where neither is forced by then. Found out by trying all moves,
/// each of which takes one from `tries`. The result does not count when `tries` is below 0.
inline constexpr int surely = 10'000;
template <Game G>
int score_within(const G& position, int plies, std::int64_t& tries) {
  if (position.status().is_over()) {
    const auto winner = position.status().winner();
    return !winner ? 0 : *winner == position.turn() ? surely : -surely;
  }
  if (plies == 0) return 0;
  int best = -surely;
  for (const typename G::Move move : position.legal_moves()) {
    if (--tries < 0) return 0;
    const G next = after(position, move);
    const int later = score_within(next, plies - 1, tries);
    const int score = position.turn() == next.turn() ? later : -later;
    best = (std::max)(best, score > 0 ? score - 1 : score < 0 ? score + 1 : 0);
  }
  return best;
}

/// The game that is being played to check laws, and the laws that are broken so far.
template <Game G>
class Trial {
 public:
  using Move = G::Move;

  Trial(const G& start, const LawOptions& options) : start_{start}, random_{options.seed}, tries_{options.tries} {
    begin(Player::x);
  }

  /// A start of the game whose rules are meant.
  const G& start() const { return start_; }
  /// The positions of this game, from the start on.
  const std::vector<G>& positions() const { return positions_; }
  const G& position() const { return positions_.back(); }
  /// The moves of this game.
  const std::vector<Move>& moves() const { return moves_; }
  Player first() const { return first_; }
  /// The legal moves, as the list iterates them.
  const std::vector<Move>& legal_moves() const { return legal_moves_; }
  Random& random() { return random_; }
  int tries() const { return tries_; }

  /// Whether to try so many moves now: always where these are few, and seldom where they are many.
  bool can_afford(std::size_t moves) {
    return moves <= static_cast<std::size_t>(tries_) || random_.below(static_cast<int>(moves)) < tries_;
  }

  void begin(Player first) {
    first_ = first;
    moves_.clear();
    positions_.assign(1, start_.start(first));
    legal_moves_ = as_vector<Move>(position().legal_moves());
  }
  void play(const Move& move) {
    G next = position();
    next.play_unchecked(move);
    moves_.push_back(move);
    positions_.push_back(next);
    legal_moves_ = as_vector<Move>(next.legal_moves());
  }

  /// Notes that a law does not hold here. Of each law the first place counts.
  void expect(bool holds, std::string_view concept_name, std::string_view law) {
    if (!holds && is_new(concept_name, law)) broken_.push_back(witness(concept_name, law));
  }
  const std::vector<BrokenLaw>& broken() const { return broken_; }

 private:
  bool is_new(std::string_view concept_name, std::string_view law) const {
    return std::ranges::none_of(
        broken_, [&](const BrokenLaw& known) { return known.concept_name == concept_name && known.law == law; });
  }

  BrokenLaw witness(std::string_view concept_name, std::string_view law) const {
    BrokenLaw broken{.concept_name = std::string{concept_name}, .law = std::string{law}, .first = first_};
    for (std::size_t ply = 0; ply < moves_.size(); ++ply) broken.moves.push_back(name_of(positions_[ply], moves_[ply]));
    if constexpr (GameOnBoard<G>) broken.position = picture_of(position());
    return broken;
  }

  static std::string name_of(const G& position, const Move& move) {
    if constexpr (noughts::detail::NamesMoves<G>) {
      return position.move_name(move);
    } else if constexpr (GameOnBoard<G>) {
      const auto choice = move.choice();
      const bool has_name =
          choice ? *choice < count(choices_of(position).names) : position.size().contains(move.square());
      return has_name ? noughts::move_name(position, move) : "a move off the board";
    } else {
      const auto legal = as_vector<Move>(position.legal_moves());
      return std::to_string(std::ranges::find(legal, move) - legal.begin() + 1);
    }
  }

  static std::string picture_of(const G& position) {
    std::string picture;
    const auto size = position.size();
    for (const Square square : size.every_square()) {
      if (square.index() > 0 && size.column(square) == 0) picture += '|';
      const auto owner = position.owner(square);
      picture += owner ? letter(*owner) : '.';
    }
    return picture;
  }

  G start_;
  Player first_ = Player::x;
  std::vector<Move> moves_;
  std::vector<G> positions_;
  std::vector<Move> legal_moves_;
  Random random_;
  int tries_;
  std::vector<BrokenLaw> broken_;
};

/// The laws of a concept, or of several, as they are checked while a trial goes on.
template <Game G>
class Laws {
 public:
  Laws() = default;
  Laws(const Laws&) = delete;
  Laws& operator=(const Laws&) = delete;
  virtual ~Laws() = default;

  virtual void at_first(Trial<G>& /*trial*/) {}  ///< once, before the first game
  virtual void at_start(Trial<G>& /*trial*/) {}  ///< of each game
  virtual void at_turn(Trial<G>& /*trial*/) {}   ///< in each position that goes on
  /// After a move.
  virtual void at_move(Trial<G>& /*trial*/, const G& /*before*/, const typename G::Move& /*move*/) {}
  virtual void at_end(Trial<G>& /*trial*/) {}   ///< of each game that ends
  virtual void at_last(Trial<G>& /*trial*/) {}  ///< once, after the last game
};

}  // namespace noughts::testing::detail

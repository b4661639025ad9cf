#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "noughts/board/board_size.hpp"
#include "noughts/board/square.hpp"
#include "noughts/game/conflict.hpp"
#include "noughts/game/game.hpp"
#include "noughts/game/outcome.hpp"
#include "noughts/match/match.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/search/limits.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/terminal/console.hpp"
#include "noughts/terminal/options.hpp"
#include "noughts/terminal/review.hpp"
#include "noughts/terminal/session.hpp"
#include "noughts/terminal/spoken_move.hpp"
#include "noughts/text/diagram.hpp"
#include "noughts/text/move_name.hpp"
#include "noughts/text/words.hpp"

/// Games in the terminal.
namespace noughts::terminal {

namespace detail {

/// On boards of this size, the squares show numbers that can be typed.
constexpr bool shows_numbers(BoardSize size) { return size.columns == 3 && size.rows == 3; }

/// The picture of a position: its board, or what `<<` prints, or nothing.
template <Game G>
std::string picture_of(const G& position) {
  if constexpr (GameOnBoard<G>) {
    return diagram(position, shows_numbers(position.size()) ? MoveLabels::numbers : MoveLabels::none);
  } else if constexpr (Streamable<G>) {
    return text_of(position);
  } else {
    return {};
  }
}

/// The move with this number, counted from 1: a square of the board from its top left, or a legal
/// move. If players choose marks, a number alone is not a move: the letter of the mark must follow
/// it.
template <Game G>
std::optional<typename G::Move> numbered_move(const G& position, int number) {
  if constexpr (GameOnBoard<G>) {
    if (choices_of(position).marks || !position.size().contains(Square{number - 1})) return std::nullopt;
    return Square{number - 1};
  } else {
    const auto moves = position.legal_moves();
    return 1 <= number && number <= count(moves) ? std::optional{nth(moves, number - 1)} : std::nullopt;
  }
}

/// The move with the number of a square and the letter of a mark: `5o` is an O in the middle.
/// Nothing if players do not choose marks.
template <Game G>
std::optional<typename G::Move> numbered_move_with_mark(const G& position, std::string_view text) {
  if constexpr (GameWithChoices<G>) {
    const auto mark = text.empty() ? std::nullopt : noughts::detail::mark_of_letter(text.back());
    const auto number = mark ? noughts::detail::parse_number(text.substr(0, text.size() - 1)) : std::nullopt;
    if (!number || !choices_of(position).marks || !position.size().contains(Square{*number - 1})) return std::nullopt;
    return BoardMove{Square{*number - 1}, *mark};
  }
  return std::nullopt;
}

/// The move that a person means who types this text.
template <Game G>
std::optional<typename G::Move> typed_move(const G& position, std::string_view text) {
  if constexpr (noughts::detail::NamesMoves<G>) {
    return position.find_move(text);
  } else {
    if (const auto number = noughts::detail::parse_number(text)) return numbered_move(position, *number);
    if (const auto move = numbered_move_with_mark(position, text)) return move;
    if constexpr (GameOnBoard<G>) return move_of_typed(position, text);
    return std::nullopt;
  }
}

/// The legal moves, each after a space. On a board they are in reading order, row by row from the
/// bottom, and the named choices follow.
template <Game G>
std::string spoken_moves(const G& position) {
  const auto moves = position.legal_moves();
  std::string text;
  if constexpr (GameOnBoard<G>) {
    for (int row = position.size().rows - 1; row >= 0; --row) {
      for (const BoardMove move : moves) {
        if (!move.choice() && position.size().row(move.square()) == row)
          text.append(" ").append(spoken_move(position, move));
      }
    }
    for (const BoardMove move : moves) {
      if (move.choice()) text.append(" ").append(move_name(position, move));
    }
  } else {
    for (const auto& move : moves) text.append(" ").append(spoken_move(position, move));
  }
  return text;
}

/// The outcome of a move, in words.
inline std::string in_words(const Outcome& outcome) {
  std::string plies;
  if (outcome.plies) plies.append(" in ").append(std::to_string(*outcome.plies));
  if (outcome.plies) plies.append(*outcome.plies == 1 ? " ply" : " plies");
  switch (outcome.result) {
    case Outcome::Result::win: return std::string{"wins"}.append(plies);
    case Outcome::Result::draw: return "holds the draw";
    case Outcome::Result::loss: return std::string{"loses"}.append(plies);
  }
  std::unreachable();
}

/// A match of one type of game.
template <Game G>
class MatchOf : public AnyMatch {
 public:
  explicit MatchOf(Match<G> match) : match_{std::move(match)} {}

  const Match<G>& match() const { return match_; }

  Status status() const override { return match_.status(); }
  Score score() const override { return match_.score(); }
  std::string picture() const override { return picture_of(match_.position()); }
  bool has_board() const override { return GameOnBoard<G>; }
  bool marks_square() const override {
    if constexpr (GameOnBoard<G>) {
      for (const BoardMove move : match_.position().legal_moves()) return !move.choice();
      return true;
    }
    return false;
  }
  std::string possible_moves() const override { return spoken_moves(match_.position()); }

  std::string hint() const override {
    constexpr std::uint64_t patience = 2'000'000;  // nodes; about a second
    const auto best = noughts::solve<G>(match_, Limits{.nodes = patience});
    if (!best.move || !best.outcome) return "The end is too far away to see";
    return spoken_move(match_.position(), *best.move).append(" ").append(in_words(*best.outcome));
  }

  std::string review() const override { return review_in_words(match_); }

  bool play(std::string_view typed) override {
    const auto move = typed_move(match_.position(), typed);
    return move && match_.play(*move);
  }

  std::string play(Opponent& opponent) override {
    const auto move = *noughts::choose<G>(opponent, match_);
    std::string spoken = spoken_move(match_.position(), move);
    static_cast<void>(match_.play(move));  // opponents choose legal moves
    return spoken;
  }

  bool undo(Opponents& opponents) override {
    Match<G> before = match_;
    do {
      if (!before.undo()) return false;
    } while (opponent_of(opponents, before.position().turn()));
    match_ = std::move(before);
    return true;
  }

  void next() override { match_.next(); }

 private:
  Match<G> match_;
};

}  // namespace detail

/// Plays a match in the terminal, until the players stop or the input ends. Returns the match in
/// its last state. The program asks which players are humans, unless the options say it.
///
/// On a board a move is the name of a square, or its number from 1 at the top left. Other games are
/// played by the names of their moves (`GameInText`), or by their numbers; positions and moves
/// without these show what `<<` prints. Throws a `std::runtime_error` where the output cannot be
/// written.
template <Game G>
Match<G> play(Match<G> match, const Options& options = {}, const Console& console = Console::standard()) {
  detail::MatchOf<G> played{std::move(match)};
  detail::Session{played, options, console}.run();
  return played.match();
}

/// The same with a new match of a game of the library or of your own: `terminal::play(Nim{})`.
template <Game G>
Match<G> play(const G& game, const Options& options = {}, const Console& console = Console::standard()) {
  return play(Match<G>{game}, options, console);
}

}  // namespace noughts::terminal

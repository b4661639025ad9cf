#include "session.hpp"

#include <charconv>
#include <system_error>
#include <utility>

#include "noughts/catalogue/catalogue_match.hpp"
#include "noughts/catalogue/catalogue_thinking.hpp"
#include "noughts/text/diagram.hpp"
#include "noughts/text/move_name.hpp"

using namespace noughts;

namespace {

std::string name_of(const CatalogueMatch& match, Square square) {
  return to_string(match.position().size().name(square));
}

/// The legal moves as players read a board: row by row from the bottom.
std::string possible_moves(const CataloguePosition& position) {
  const BoardSize size = position.size();
  std::string text;
  for (int rank = 1; rank <= size.rows; ++rank) {
    for (int column = 0; column < size.columns; ++column) {
      const SquareName name{.column = column, .rank = rank};
      if (position.legal_moves().contains(*size.square(name))) text += ' ' + to_string(name);
    }
  }
  return text;
}

/// A square as it is typed, or by its number from 1 at the top left.
Square square_of(const std::string& text, const CataloguePosition& position) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_number = error == std::errc{} && end == text.data() + text.size();
  if (is_number) return number > 0 ? Square{number - 1} : Square::off_every_board();
  return square_of_typed(position, text).value_or(Square::off_every_board());
}

std::string in_words(const Outcome& outcome) {
  const std::string plies = std::to_string(outcome.plies) + (outcome.plies == 1 ? " ply" : " plies");
  switch (outcome.result) {
    case Outcome::Result::win: return "wins in " + plies;
    case Outcome::Result::draw: return "holds the draw";
    case Outcome::Result::loss: return "loses in " + plies;
  }
  return {};
}

}  // namespace

Session::Session(Terminal& terminal, const Options& options, std::uint64_t seed)
    : terminal_{terminal},
      options_{options},
      seeds_{seed},
      match_{options.match.value_or(CatalogueMatch{options.game.value_or(catalogue()[0].start)})} {}

void Session::run() {
  if (choose_seats(options_) == Flow::leave) return;
  while (play_game() == Flow::go_on && after_game() == Flow::go_on) {
  }
}

/// Asks what comes after a game, where there is somebody to ask.
Session::Flow Session::after_game() {
  if (opponent_of(Player::x) && opponent_of(Player::o)) {
    if (++games_played_ == options_.games.value_or(1)) return Flow::leave;
    match_.next();
    return Flow::go_on;
  }
  for (;;) {
    const auto answer = terminal_.ask("Another game? (yes, no or undo)\n");
    if (!answer || *answer == "no" || *answer == "n" || *answer == "quit") return Flow::leave;
    if (*answer == "yes" || *answer == "y") {
      match_.next();
      return Flow::go_on;
    }
    if (*answer == "undo") {
      undo();
      if (!match_.status().is_over()) return Flow::go_on;
    }
  }
}

Session::Flow Session::choose_seats(const Options& options) {
  for (const Player player : {Player::x, Player::o}) {
    auto seat = player == Player::x ? options.x : options.o;
    while (!seat) {
      const auto answer =
          terminal_.ask(std::string{"Who plays "} + letter(player) + "? (human, easy, medium, hard or best)\n");
      if (!answer) return Flow::leave;
      seat = seat_of(*answer);
    }
    // Each of the two has a stream of random numbers of its own.
    const std::uint64_t seed = std::uint64_t{seeds_.next()} << 32U | seeds_.next();
    if (seat->level) opponent_of(player).emplace(*seat->level, seed);
  }
  return Flow::go_on;
}

Session::Flow Session::play_game() {
  while (!match_.status().is_over()) {
    if (auto& opponent = opponent_of(match_.position().turn())) {
      computer_turn(*opponent);
    } else if (human_turn() == Flow::leave) {
      return Flow::leave;
    }
  }
  announce_result();
  return Flow::go_on;
}

Session::Flow Session::human_turn() {
  terminal_.print("\n");
  terminal_.print_board(diagram(match_.position()));
  terminal_.print(std::string{"\n"} + letter(match_.position().turn()) +
                  "'s turn\nPossible moves:" + possible_moves(match_.position()) + "\n");
  for (;;) {
    const auto answer = terminal_.ask("Your move? (a square, undo, hint or quit)\n");
    if (!answer || *answer == "quit") return Flow::leave;
    if (*answer == "undo") {
      undo();
      return Flow::go_on;
    }
    if (*answer == "hint") {
      hint();
    } else if (match_.play(square_of(*answer, match_.position()))) {
      return Flow::go_on;
    } else {
      terminal_.print("Impossible move\n");
    }
  }
}

void Session::computer_turn(Opponent& opponent) {
  const Square move = choose(match_.position(), opponent);
  if (!options_.quiet)
    terminal_.print(std::string{"\n"} + letter(match_.position().turn()) + " plays " + name_of(match_, move) + "\n");
  [[maybe_unused]] const auto made = match_.play(move);  // opponents choose legal moves
}

void Session::announce_result() {
  const Score score = match_.score();
  const std::string text = "Score: X " + std::to_string(score.x) + ", O " + std::to_string(score.o) + ", ties " +
                           std::to_string(score.ties) + "\n";
  if (options_.quiet) {
    if (games_played_ + 1 == options_.games.value_or(1)) terminal_.print(text);
    return;
  }
  terminal_.print("\n");
  terminal_.print_board(diagram(match_.position()));
  const auto winner = match_.status().winner();
  terminal_.print((winner ? std::string{"\n"} + letter(*winner) + " wins\n" : std::string{"\nA tie: a cat's game\n"}) +
                  text);
}

/// Takes back moves until it is a human's turn again; where the computer began, nothing before its first move.
void Session::undo() {
  CatalogueMatch before = match_;
  do {
    if (!before.undo()) {
      terminal_.print("There is nothing to undo\n");
      return;
    }
  } while (opponent_of(before.position().turn()));
  match_ = std::move(before);
}

void Session::hint() {
  constexpr std::uint64_t patience = 2'000'000;  // nodes; about a second
  const auto best = solve(match_, {.nodes = patience});
  terminal_.print(best ? name_of(match_, *best->move) + " " + in_words(best->outcome) + "\n"
                       : std::string{"The end is too far away to see\n"});
}

std::optional<Opponent>& Session::opponent_of(Player player) { return opponents_[static_cast<std::size_t>(player)]; }

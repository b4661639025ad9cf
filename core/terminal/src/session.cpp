#include "noughts/terminal/session.hpp"

#include <random>
#include <string>

#include "noughts/text/words.hpp"

namespace noughts::terminal::detail {

namespace {

std::uint64_t random_seed() {
  std::random_device device;
  return std::uint64_t{device()} << 32U | device();
}

}  // namespace

Session::Session(AnyMatch& match, const Options& options, const Console& console)
    : match_{match}, options_{options}, console_{console}, seeds_{options.seed ? *options.seed : random_seed()} {}

void Session::run() {
  if (choose_seats() == Flow::leave) return;
  while (play_game() == Flow::go_on && after_game() == Flow::go_on) {
  }
}

Session::Flow Session::choose_seats() {
  for (const Player player : {Player::x, Player::o}) {
    auto seat = player == Player::x ? options_.x : options_.o;
    while (!seat) {
      const auto answer =
          console_.ask(std::string{"Who plays "} + letter(player) + "? (human, easy, medium, hard or best)\n");
      if (!answer || *answer == "quit") return Flow::leave;
      seat = seat_of(*answer);
      if (!seat) console_.print("Not understood\n");
    }
    // Each player has their own stream of random numbers.
    const std::uint64_t seed = std::uint64_t{seeds_.next()} << 32U | seeds_.next();
    if (seat->level) opponent_of(opponents_, player).emplace(*seat->level, seed);
  }
  return Flow::go_on;
}

Session::Flow Session::play_game() {
  while (const auto player = match_.status().next_player()) {
    if (auto& opponent = opponent_of(opponents_, *player)) {
      computer_turn(*player, *opponent);
    } else if (human_turn(*player) == Flow::leave) {
      return Flow::leave;
    }
  }
  announce_result();
  return Flow::go_on;
}

Session::Flow Session::human_turn(Player player) {
  print_position();
  console_.print(std::string{letter(player)} + "'s turn\nPossible moves:" + match_.possible_moves() + "\n");
  const std::string question =
      std::string{"Your move? ("} + (match_.marks_square() ? "a square" : "a move") + ", undo, hint or quit)\n";
  for (;;) {
    const auto answer = console_.ask(question);
    if (!answer || *answer == "quit") return Flow::leave;
    if (*answer == "undo") {
      undo();
      return Flow::go_on;
    }
    if (*answer == "hint") {
      console_.print(match_.hint() + "\n");
    } else if (match_.play(*answer)) {
      return Flow::go_on;
    } else {
      console_.print("Impossible move\n");
    }
  }
}

void Session::computer_turn(Player player, Opponent& opponent) {
  const std::string move = match_.play(opponent);
  if (!options_.quiet) console_.print(std::string{"\n"} + letter(player) + " plays " + move + "\n");
}

void Session::announce_result() {
  const std::string text = std::string{"Score: "}.append(to_string(match_.score())).append("\n");
  if (options_.quiet) {
    if (games_played_ + 1 == options_.games) console_.print(text);
    return;
  }
  print_position();
  const auto winner = match_.status().winner();
  console_.print((winner ? std::string{letter(*winner)} + " wins\n" : std::string{"A tie: a cat's game\n"}) + text);
}

/// Asks what to do after a game, if a human plays.
Session::Flow Session::after_game() {
  if (opponents_[0] && opponents_[1]) {
    if (++games_played_ >= options_.games) return Flow::leave;
    match_.next();
    return Flow::go_on;
  }
  for (;;) {
    const auto answer = console_.ask("Another game? (yes, no, undo or review)\n");
    if (!answer || *answer == "no" || *answer == "n" || *answer == "quit") return Flow::leave;
    if (*answer == "yes" || *answer == "y") {
      match_.next();
      return Flow::go_on;
    }
    if (*answer == "review") {
      console_.print(match_.review());
    } else if (*answer != "undo") {
      console_.print("Not understood\n");
    } else if (undo()) {
      return Flow::go_on;
    }
  }
}

bool Session::undo() {
  const bool undone = match_.undo(opponents_);
  if (!undone) console_.print("There is nothing to undo\n");
  return undone;
}

/// The position between two empty lines. Without a picture, one empty line.
void Session::print_position() {
  console_.print("\n");
  const std::string picture = match_.picture();
  if (picture.empty()) return;
  match_.has_board() ? console_.print_board(picture) : console_.print(picture);
  console_.print("\n");
}

}  // namespace noughts::terminal::detail

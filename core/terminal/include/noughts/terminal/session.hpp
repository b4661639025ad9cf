#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "noughts/game/player.hpp"
#include "noughts/game/random.hpp"
#include "noughts/game/status.hpp"
#include "noughts/match/match.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/terminal/console.hpp"
#include "noughts/terminal/options.hpp"

namespace noughts::terminal::detail {

/// By player; nothing for a human.
using Opponents = std::array<std::optional<Opponent>, 2>;

/// The opponent on that side.
inline std::optional<Opponent>& opponent_of(Opponents& opponents, Player player) {
  return opponents[static_cast<std::size_t>(player)];
}

/// A match as a session uses it, for any game.
class AnyMatch {
 public:
  AnyMatch() = default;
  AnyMatch(const AnyMatch&) = delete;
  AnyMatch& operator=(const AnyMatch&) = delete;
  virtual ~AnyMatch() = default;

  /// The status of the current game.
  virtual Status status() const = 0;
  /// The score. It includes the current game if that has ended.
  virtual Score score() const = 0;
  /// The picture of the position; empty if the game has none.
  virtual std::string picture() const = 0;
  /// Whether the game is played on a board.
  virtual bool has_board() const = 0;
  /// Whether the next move marks a square of the board.
  virtual bool marks_square() const = 0;
  /// The names of the legal moves, each after a space.
  virtual std::string possible_moves() const = 0;
  /// A best move and its worth, as a sentence.
  virtual std::string hint() const = 0;
  /// Every move of the game with its worth, each on its own line, and the move that decided the
  /// game.
  virtual std::string review() const = 0;

  /// Plays the typed move. Returns false if it is not a legal move.
  virtual bool play(std::string_view typed) = 0;
  /// Plays the opponent's move and returns its name. Requires a game that has not ended.
  virtual std::string play(Opponent& opponent) = 0;
  /// Takes back moves until a human is to move again. If the computer moved first, its first move
  /// stays. Returns false if there is nothing to take back.
  virtual bool undo(Opponents& opponents) = 0;
  /// Starts the next game.
  virtual void next() = 0;
};

/// A match in the terminal, from the first question to the last.
class Session {
 public:
  /// The match must outlive the session.
  Session(AnyMatch& match, const Options& options, const Console& console);

  /// Plays until the players stop or the input ends.
  void run();

 private:
  enum class Flow : std::uint8_t { go_on, leave };

  Flow choose_seats();
  Flow play_game();
  Flow after_game();
  Flow human_turn(Player player);
  void computer_turn(Player player, Opponent& opponent);
  void announce_result();
  bool undo();
  void print_position();

  AnyMatch& match_;
  Options options_;
  Console console_;
  Random seeds_;
  std::uint64_t games_played_ = 0;  // by the computer against itself
  Opponents opponents_;
};

}  // namespace noughts::terminal::detail

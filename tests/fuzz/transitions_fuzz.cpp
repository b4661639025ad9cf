// Any transitions on a match of any game. A plain model of a match is a list of steps and the
// number of steps made. The match makes or refuses each transition like the model, and then agrees
// with it. Its text is the model's text, and reads back. The text of all transitions, as version
// 0.1 wrote it, reads back as well.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "bytes.hpp"
#include "demand.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/match/recorder.hpp"
#include "noughts/text/notation.hpp"
#include "plain_game.hpp"

using namespace noughts;

namespace {

/// A plain match. It shares no code with the library.
class PlainMatch {
 public:
  PlainMatch(PlainGame start, char first) : start_{std::move(start)}, first_{first} { look(); }

  int number() const { return number_; }
  int steps_made() const { return static_cast<int>(made_); }
  char first() const { return first_; }
  bool can_undo() const { return made_ > 0; }
  bool can_redo() const { return made_ < steps_.size(); }
  /// The board of the current game, and its ruling, without regard to resignations.
  const PlainGame& board() const { return board_; }
  const Ruling& ruling() const { return ruling_; }
  /// The moves that were made.
  const std::vector<int>& moves() const { return moves_; }
  /// The player who resigned, or '.'.
  char resigned() const { return resigned_; }
  /// The player to move, also after the end.
  char turn() const { return board_.turn(moves_.size(), first_); }
  /// The winner, or '.'.
  char winner() const { return resigned_ == '.' ? ruling_.winner : other_player(resigned_); }
  bool is_over() const { return resigned_ != '.' || is_third_time_ || ruling_.next == '.'; }

  int won_by(char player) const {
    return former_[player == 'X'   ? 0U
                   : player == 'O' ? 1U
                                   : 2U] +
           (is_over() && winner() == player ? 1 : 0);  // '.' stands for ties
  }

  /// The code of the refusal, or an empty text if the transition is made.
  std::string make(const Play& play) {
    if (!is_now(play.at)) return "out-of-date";
    if (is_over()) return "game-already-ended";
    if (play.player && letter(*play.player) != turn()) return "not-your-turn";
    if (const auto conflict = plain_conflict_of(board_, ruling_, play.move)) return std::string{code(*conflict)};
    return add({.move = board_.number_of(play.move).value()});
  }
  std::string make(const Resign& resign) {
    if (!is_now(resign.at)) return "out-of-date";
    if (is_over()) return "game-already-ended";
    return add({.resigner = resign.player ? letter(*resign.player) : turn()});
  }
  std::string make(const Undo& undo) {
    if (!is_now(undo.at)) return "out-of-date";
    if (!can_undo()) return "nothing-to-undo";
    return go_to(made_ - 1);
  }
  std::string make(const Redo& redo) {
    if (!is_now(redo.at)) return "out-of-date";
    if (!can_redo()) return "nothing-to-redo";
    return go_to(made_ + 1);
  }
  std::string make(const Next& next) {
    if (!is_now(next.at)) return "out-of-date";
    former_ = {won_by('X'), won_by('O'), won_by('.')};
    first_ = next.first ? letter(*next.first) : other_player(first_);
    ++number_;
    steps_.clear();
    return go_to(0);
  }

  /// The match's text after the name of the game.
  std::string text() const {
    std::string text{'.', first_};
    if (number_ > 1) {
      text += ".game-" + std::to_string(number_);
      for (const int games : former_) text += "-" + std::to_string(games);
    }
    std::size_t moves = 0;
    PlainGame game = start_;
    for (const Step& step : steps_) {
      const char turn = game.turn(moves, first_);
      if (step.move >= 0) {
        text += "." + name(step.move);
        game.play(step.move, turn);
        ++moves;
      } else {
        text += step.resigner == turn ? ".resign" : std::string{".resign-"} + step.resigner;
      }
    }
    for (std::size_t undone = made_; undone < steps_.size(); ++undone) text += ".undo";
    return text;
  }

  /// A transition's text. Requires a move on the board.
  std::string text(const Transition& transition) const {
    const auto with = [](std::string word, std::optional<Player> player, std::optional<Moment> at) {
      if (player) word += *player == Player::x ? "-X" : "-O";
      return at ? word + "-" + std::to_string(at->game) + "-" + std::to_string(at->ply) : word;
    };
    if (const auto* play = std::get_if<Play>(&transition))
      return with(name(board_.number_of(play->move).value()), play->player, play->at);
    if (const auto* undo = std::get_if<Undo>(&transition)) return with("undo", {}, undo->at);
    if (const auto* redo = std::get_if<Redo>(&transition)) return with("redo", {}, redo->at);
    if (const auto* resign = std::get_if<Resign>(&transition)) return with("resign", resign->player, resign->at);
    const auto& next = std::get<Next>(transition);
    return with("next", next.first, next.at);
  }

 private:
  struct Step {
    int move = -1;
    char resigner = '.';
  };

  bool is_now(const std::optional<Moment>& at) const { return !at || (at->game == number_ && at->ply == steps_made()); }

  std::string name(int move) const {
    if (move >= start_.moves_on_squares())
      return std::array{"stay", "swap", "add"}[static_cast<std::size_t>(move - start_.moves_on_squares())];
    const int columns = start_.columns;
    const int square = move % start_.squares();
    std::string name =
        static_cast<char>('a' + square % columns) + std::to_string((start_.squares() - 1 - square) / columns + 1);
    if (start_.has_chosen_marks()) name += move < start_.squares() ? 'x' : 'o';
    return name;
  }

  std::string add(Step step) {
    steps_.resize(made_);
    steps_.push_back(step);
    return go_to(made_ + 1);
  }

  std::string go_to(std::size_t made) {
    made_ = made;
    look();
    return "";
  }

  /// Replays the steps made of the current game.
  void look() {
    board_ = start_;
    moves_.clear();
    resigned_ = '.';
    for (std::size_t i = 0; i < made_; ++i) {
      if (steps_[i].move < 0) {
        resigned_ = steps_[i].resigner;
      } else {
        board_.play(steps_[i].move, turn());
        moves_.push_back(steps_[i].move);
      }
    }
    ruling_ = board_.judge(turn());
    is_third_time_ = start_.as<InfiniteOracle>() && times_seen() >= 3;
  }

  /// How often the current game has had this position: the same marks of the same ages, and the
  /// same turn.
  int times_seen() const {
    const auto seen = [&](const PlainGame& game, std::size_t moves) {
      const auto& oracle = std::get<InfiniteOracle>(game.oracle);
      return oracle.marks('X') + "," + oracle.marks('O') + (moves % 2 == 0 ? "=" : "-");
    };
    PlainGame game = start_;
    int times = seen(game, 0) == seen(board_, moves_.size()) ? 1 : 0;
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      game.play(moves_[i], i % 2 == 0 ? first_ : other_player(first_));
      times += seen(game, i + 1) == seen(board_, moves_.size()) ? 1 : 0;
    }
    return times;
  }

  PlainGame start_;
  char first_;
  int number_ = 1;
  std::array<int, 3> former_{};  // games won by X, by O, and ties
  std::vector<Step> steps_;
  std::size_t made_ = 0;

  // Computed from the members above.
  PlainGame board_;
  Ruling ruling_;
  std::vector<int> moves_;
  char resigned_ = '.';
  bool is_third_time_ = false;
};

/// The moment of a transition: mostly none, else mostly the current one.
std::optional<Moment> choose_moment(Bytes& bytes, int kind, const PlainMatch& plain) {
  Moment at{.game = plain.number(), .ply = plain.steps_made()};
  switch (kind) {
    case 15: return at;
    case 14:
      at.game = std::max(at.game + bytes.below(3) - 1, 1);
      at.ply = std::max(at.ply + bytes.below(3) - 1, 0);
      return at;
    default: return std::nullopt;
  }
}

Transition choose_transition(Bytes& bytes, const PlainMatch& plain) {
  const auto any_player = [&] { return bytes.below(2) == 0 ? Player::x : Player::o; };
  const int kinds = bytes.below(256);
  const auto at = choose_moment(bytes, kinds / 16, plain);
  switch (kinds % 16) {
    case 0: return Undo{.at = at};
    case 1: return Redo{.at = at};
    case 2: return Resign{.at = at};
    case 3: return Resign{.player = any_player(), .at = at};
    case 4: return Next{.at = at};
    case 5: return Next{.first = any_player(), .at = at};
    case 6: return Play{.move = Square{bytes.below(256)}, .at = at};
    case 7: {
      const BoardMove move = plain.board().move_of(bytes.below(plain.board().moves()));
      return Play{.move = move, .player = any_player(), .at = at};
    }
    case 8: return Undo{at};
    case 9: return Redo{at};
    default: break;
  }
  // Mostly legal moves, so that games end.
  const auto& moves = plain.ruling().moves;
  const int number = moves.empty() ? bytes.below(plain.board().moves())
                                   : moves[static_cast<std::size_t>(bytes.below(static_cast<int>(moves.size())))];
  return Play{.move = plain.board().move_of(number), .at = at};
}

void demand_agreement(const CatalogueMatch& match, const PlainMatch& plain) {
  demand_agreement(match.position(), plain.board(), plain.ruling());
  demand(letter(match.position().turn()) == plain.turn());
  demand(letter(match.first()) == plain.first());
  demand(match.number() == plain.number());
  demand(match.moment() == Moment{.game = plain.number(), .ply = plain.steps_made()});
  demand(match.can_undo() == plain.can_undo());
  demand(match.can_redo() == plain.can_redo());
  const auto number_of = [&](BoardMove move) { return plain.board().number_of(move).value_or(-1); };
  demand(std::ranges::equal(match.moves(), plain.moves(), {}, number_of));
  demand(match.status().is_over() == plain.is_over());
  demand((match.status().winner() ? letter(*match.status().winner()) : '.') == plain.winner());
  demand((match.resigned() ? letter(*match.resigned()) : '.') == plain.resigned());
  demand(std::ranges::equal(match.legal_moves(), plain.is_over() ? std::vector<int>{} : plain.ruling().moves, {},
                            number_of));
  demand(match.score() == Score{.x = plain.won_by('X'), .o = plain.won_by('O'), .ties = plain.won_by('.')});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes{data, size};
  const auto [start, plain_start] = choose_game(bytes);
  const Player first = bytes.below(2) == 0 ? Player::x : Player::o;

  Recorder<CataloguePosition> recorder{CatalogueMatch{start.start(first)}};
  const CatalogueMatch& match = recorder.match();
  PlainMatch plain{plain_start, letter(first)};
  std::vector<Transition> made;
  std::string history = id_of(start) + "." + letter(first);
  demand_agreement(match, plain);
  while (!bytes.empty()) {
    const Transition wanted = choose_transition(bytes, plain);
    const auto* play = std::get_if<Play>(&wanted);
    const bool has_name = play == nullptr || plain.board().number_of(play->move).has_value();
    if (has_name) {
      demand(to_string(wanted, start) == plain.text(wanted));
      demand(parse_transition(plain.text(wanted), start) == wanted);
    }
    const CatalogueMatch before = match;
    const auto result = recorder.make(wanted);
    const std::string refusal = std::visit([&](const auto& each) { return plain.make(each); }, wanted);
    demand(result.has_value() == refusal.empty());
    if (!result) {
      demand(code(result.error()) == refusal && find_refusal(refusal) == result.error());
      demand(match == before);
    } else {
      made.push_back(wanted);
      history += "." + plain.text(wanted);
    }
    demand_agreement(match, plain);
  }
  demand(std::ranges::equal(recorder.transitions(), made));
  demand(replay(recorder.start(), made) == match);

  demand(to_string(match) == id_of(start) + plain.text());
  for (const std::string& text : {to_string(match), history}) {
    const auto read = parse_match(text);
    demand(read == match);
    demand_agreement(*read, plain);
  }
  return 0;
}

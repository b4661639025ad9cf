// Any transitions on a match of any game: each is made or refused as in a plain model of a match, a list of steps and
// how many of them stand, and afterwards the match shows the same as that.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "bytes.hpp"
#include "demand.hpp"
#include "noughts/catalogue/catalogue_match.hpp"
#include "noughts/text/notation.hpp"
#include "plain_game.hpp"

using namespace noughts;

namespace {

/// A match once more: it shares no code with the library.
class PlainMatch {
 public:
  PlainMatch(PlainGame start, char first) : start_{std::move(start)}, first_{first} { look(); }

  char first() const { return first_; }
  bool can_undo() const { return made_ > 0; }
  bool can_redo() const { return made_ < steps_.size(); }
  /// The board of the current game, and what is to be said of it, whoever has resigned.
  const PlainGame& board() const { return board_; }
  const Ruling& ruling() const { return ruling_; }
  /// The squares that were marked.
  const std::vector<int>& moves() const { return moves_; }
  /// Who has resigned; '.' for nobody.
  char resigned() const { return resigned_; }
  /// The player to move, also after the end.
  char turn() const { return moves_.size() % 2 == 0 ? first_ : other_player(first_); }
  /// Who has won; '.' while nobody has.
  char winner() const { return resigned_ == '.' ? ruling_.winner : other_player(resigned_); }
  bool is_over() const { return resigned_ != '.' || ruling_.next == '.'; }

  int won_by(char player) const {
    return former_[player == 'X'   ? 0U
                   : player == 'O' ? 1U
                                   : 2U] +
           (is_over() && winner() == player ? 1 : 0);  // '.' stands for ties
  }

  std::optional<Conflict> make(const Play& play) {
    if (is_over()) return Conflict::game_already_ended;
    if (play.player && letter(*play.player) != turn()) return Conflict::not_your_turn;
    if (const auto conflict = plain_conflict_of(board_, ruling_, play.square.index())) return conflict;
    return add({.square = play.square.index()});
  }
  std::optional<Conflict> make(const Resign& resign) {
    if (is_over()) return Conflict::game_already_ended;
    return add({.resigner = resign.player ? letter(*resign.player) : turn()});
  }
  std::optional<Conflict> make(const Undo&) {
    if (!can_undo()) return Conflict::nothing_to_undo;
    return go_to(made_ - 1);
  }
  std::optional<Conflict> make(const Redo&) {
    if (!can_redo()) return Conflict::nothing_to_redo;
    return go_to(made_ + 1);
  }
  std::optional<Conflict> make(const Next& next) {
    former_ = {won_by('X'), won_by('O'), won_by('.')};
    first_ = next.first ? letter(*next.first) : other_player(first_);
    steps_.clear();
    return go_to(0);
  }

 private:
  struct Step {
    int square = -1;
    char resigner = '.';
  };

  std::optional<Conflict> add(Step step) {
    steps_.resize(made_);
    steps_.push_back(step);
    return go_to(made_ + 1);
  }

  std::optional<Conflict> go_to(std::size_t made) {
    made_ = made;
    look();
    return std::nullopt;
  }

  /// Plays the current game anew as far as it has been made.
  void look() {
    board_ = start_;
    moves_.clear();
    resigned_ = '.';
    for (std::size_t i = 0; i < made_; ++i) {
      if (steps_[i].square < 0) {
        resigned_ = steps_[i].resigner;
      } else {
        board_.play(steps_[i].square, turn());
        moves_.push_back(steps_[i].square);
      }
    }
    ruling_ = board_.judge(turn());
  }

  PlainGame start_;
  char first_;
  std::array<int, 3> former_{};  // games won by X, by O, and ties
  std::vector<Step> steps_;
  std::size_t made_ = 0;

  // What follows from those.
  PlainGame board_;
  Ruling ruling_;
  std::vector<int> moves_;
  char resigned_ = '.';
};

Transition choose_transition(Bytes& bytes, const PlainMatch& plain) {
  const auto any_player = [&] { return bytes.below(2) == 0 ? Player::x : Player::o; };
  switch (bytes.below(16)) {
    case 0: return Undo{};
    case 1: return Redo{};
    case 2: return Resign{};
    case 3: return Resign{any_player()};
    case 4: return Next{};
    case 5: return Next{any_player()};
    case 6: return Play{.square = Square{bytes.below(256)}};
    case 7: {
      const Square square{bytes.below(plain.board().squares())};
      return Play{.square = square, .player = any_player()};
    }
    case 8: return Undo{};
    case 9: return Redo{};
    default: break;
  }
  // Legal moves, for the most part, so that games come to an end.
  const auto& moves = plain.ruling().moves;
  if (moves.empty()) return Play{.square = Square{bytes.below(plain.board().squares())}};
  return Play{.square = Square{moves[static_cast<std::size_t>(bytes.below(static_cast<int>(moves.size())))]}};
}

void demand_agreement(const CatalogueMatch& match, const PlainMatch& plain) {
  demand_agreement(match.position(), plain.board(), plain.ruling());
  demand(letter(match.position().turn()) == plain.turn());
  demand(letter(match.first()) == plain.first());
  demand(match.can_undo() == plain.can_undo());
  demand(match.can_redo() == plain.can_redo());
  demand(std::ranges::equal(match.moves(), plain.moves(), {}, &Square::index));
  demand(match.status().is_over() == plain.is_over());
  demand((match.status().winner() ? letter(*match.status().winner()) : '.') == plain.winner());
  demand((match.resigned() ? letter(*match.resigned()) : '.') == plain.resigned());
  demand(match.legal_moves() == (plain.is_over() ? CataloguePosition::Squares{} : match.position().legal_moves()));
  demand(match.score() == Score{.x = plain.won_by('X'), .o = plain.won_by('O'), .ties = plain.won_by('.')});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes{data, size};
  const auto [start, plain_start] = choose_game(bytes);
  const Player first = bytes.below(2) == 0 ? Player::x : Player::o;

  CatalogueMatch match{start.start(first)};
  PlainMatch plain{plain_start, letter(first)};
  std::vector<Transition> made;
  demand_agreement(match, plain);
  while (!bytes.empty()) {
    const Transition wanted = choose_transition(bytes, plain);
    const auto result = match.make(wanted);
    const auto conflict = std::visit([&](const auto& each) { return plain.make(each); }, wanted);
    demand(result.has_value() == !conflict);
    if (conflict) {
      demand(result.error() == *conflict);
    } else {
      made.push_back(wanted);
    }
    demand(std::ranges::equal(match.log(), made));
    demand_agreement(match, plain);
  }

  const auto read = parse_match(to_string(match));
  demand(read == match);
  demand_agreement(*read, plain);
  return 0;
}

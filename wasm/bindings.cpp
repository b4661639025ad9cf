// The door to JavaScript. It translates and decides nothing: moves come in as numbers or names, and what is asked for
// goes out as plain JavaScript values of the types registered below.

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "noughts/catalogue.hpp"
#include "noughts/match.hpp"
#include "noughts/search/solve.hpp"

using emscripten::val;

// What goes out; `to_js` makes each of them, and the bindings' TypeScript declarations carry the types that are
// registered below.
EMSCRIPTEN_DECLARE_VAL_TYPE(GameInfos)
EMSCRIPTEN_DECLARE_VAL_TYPE(Snapshot)
EMSCRIPTEN_DECLARE_VAL_TYPE(MaybeRefusal)
EMSCRIPTEN_DECLARE_VAL_TYPE(Evaluations)
EMSCRIPTEN_DECLARE_VAL_TYPE(Solution)

namespace {

using namespace noughts;

using AnyMatch = Match<CataloguePosition>;

/// A number as JavaScript has them: anything but a whole number lies on no board.
Square to_square(double index) {
  const bool is_index = index == std::trunc(index) && 0 <= index && index < Square::limit;
  return is_index ? Square{static_cast<int>(index)} : Square::off_every_board();
}

Square to_square(const AnyMatch& match, std::string_view text) {
  const BoardSize size = match.position().size();
  const auto on_board = [&](SquareName name) { return size.square(name); };
  return SquareName::parse(text).and_then(on_board).value_or(Square::off_every_board());
}

Player to_player(std::string_view text) { return text == "O" ? Player::o : Player::x; }

val to_js(std::string_view text) { return val::u8string(std::string{text}.c_str()); }
val to_js(Square square) { return val{square.index()}; }
val to_js(Player player) { return to_js(std::string_view{player == Player::x ? "X" : "O"}); }
val to_js(std::optional<Player> player) { return player ? to_js(*player) : val::null(); }

val to_js(Outcome::Result result) {
  switch (result) {
    case Outcome::Result::loss: return to_js(std::string_view{"loss"});
    case Outcome::Result::draw: return to_js(std::string_view{"draw"});
    case Outcome::Result::win: return to_js(std::string_view{"win"});
  }
  std::unreachable();
}

val to_js(Status::State state) {
  switch (state) {
    case Status::State::next: return to_js(std::string_view{"next"});
    case Status::State::won: return to_js(std::string_view{"won"});
    case Status::State::tie: return to_js(std::string_view{"tie"});
  }
  std::unreachable();
}

template <typename Range>
val to_js_array(const Range& range, auto translate) {
  val array = val::array();
  int next = 0;
  for (const auto& element : range) array.set(next++, translate(element));
  return array;
}

constexpr auto square_to_js = [](Square square) { return to_js(square); };

val to_js(const Score& score) {
  val object = val::object();
  object.set("X", score.x);
  object.set("O", score.o);
  object.set("ties", score.ties);
  return object;
}

val to_js(const CatalogueEntry& entry) {
  const BoardSize size = entry.start.size();
  val names = val::array();
  for (int index = 0; index < size.squares(); ++index) names.set(index, to_js(to_string(size.name(Square{index}))));
  val object = val::object();
  object.set("id", to_js(entry.id));
  object.set("title", to_js(entry.title));
  object.set("columns", size.columns);
  object.set("rows", size.rows);
  object.set("squareNames", names);
  return object;
}

GameInfos games() {
  return GameInfos{to_js_array(catalogue(), [](const CatalogueEntry& entry) { return to_js(entry); })};
}

std::unique_ptr<AnyMatch> start_match(const std::string& id, const std::string& first) {
  const auto game = find_game(id);
  return game ? std::make_unique<AnyMatch>(game->start.start(to_player(first))) : nullptr;
}

MaybeRefusal to_refusal(std::optional<Conflict> conflict) {
  if (!conflict) return MaybeRefusal{val::undefined()};
  val object = val::object();
  object.set("code", to_js(code(*conflict)));
  object.set("sentence", to_js(sentence(*conflict)));
  return MaybeRefusal{object};
}

MaybeRefusal play(AnyMatch& match, Square square) {
  const auto played = match.play(square);
  return to_refusal(played ? std::nullopt : std::optional{played.error()});
}

MaybeRefusal play_index(AnyMatch& match, double index) { return play(match, to_square(index)); }
MaybeRefusal play_name(AnyMatch& match, const std::string& name) { return play(match, to_square(match, name)); }

MaybeRefusal refusal_of_index(const AnyMatch& match, double index) {
  return to_refusal(conflict_of(match.position(), to_square(index)));
}
MaybeRefusal refusal_of_name(const AnyMatch& match, const std::string& name) {
  return to_refusal(conflict_of(match.position(), to_square(match, name)));
}

Snapshot snapshot(const AnyMatch& match) {
  const CataloguePosition& position = match.position();
  const Status status = position.status();
  val squares = val::array();
  for (int index = 0; index < position.size().squares(); ++index)
    squares.set(index, to_js(position.owner(Square{index})));
  val object = val::object();
  object.set("state", to_js(status.state()));
  object.set("player", to_js(status.winner().or_else([&] { return status.next_player(); })));
  object.set("lines",
             to_js_array(position.won_lines(), [](const auto& line) { return to_js_array(line, square_to_js); }));
  object.set("squares", squares);
  object.set("legalMoves", to_js_array(position.legal_moves(), square_to_js));
  object.set("moves", to_js_array(match.moves(), square_to_js));
  object.set("first", to_js(match.first()));
  object.set("score", to_js(match.score()));
  return Snapshot{object};
}

Evaluations evaluate_match(const AnyMatch& match) {
  const auto evaluations = match.position().visit([](const auto& position) { return evaluate(position); });
  return Evaluations{to_js_array(evaluations, [](const Evaluation& evaluation) {
    val object = val::object();
    object.set("move", to_js(evaluation.move));
    object.set("outcome", to_js(evaluation.outcome.result));
    object.set("plies", evaluation.outcome.plies);
    return object;
  })};
}

Solution solve_match(const AnyMatch& match) {
  const Choice choice = match.position().visit([](const auto& position) { return solve(position); });
  val object = val::object();
  object.set("move", choice.move ? to_js(*choice.move) : val::null());
  object.set("outcome", to_js(choice.outcome.result));
  object.set("plies", choice.outcome.plies);
  object.set("nodes", static_cast<double>(choice.nodes));
  return Solution{object};
}

}  // namespace

EMSCRIPTEN_BINDINGS(noughts) {
  using namespace emscripten;

  register_type<GameInfos>("{ id: string, title: string, columns: number, rows: number, squareNames: string[] }[]");
  register_type<Snapshot>(
      "{ state: 'next' | 'won' | 'tie', player: 'X' | 'O' | null, lines: number[][], squares: ('X' | 'O' | null)[], "
      "legalMoves: number[], moves: number[], first: 'X' | 'O', score: { X: number, O: number, ties: number } }");
  register_type<MaybeRefusal>(
      "{ code: 'game-already-ended' | 'square-off-board' | 'square-already-filled', sentence: string } | undefined");
  register_type<Evaluations>("{ move: number, outcome: 'win' | 'draw' | 'loss', plies: number }[]");
  register_type<Solution>("{ move: number | null, outcome: 'win' | 'draw' | 'loss', plies: number, nodes: number }");

  function("games", &games);
  function("startMatch", &start_match);  // null where no game has the id

  class_<AnyMatch>("Match")
      .function("snapshot", &snapshot)
      .function("playIndex", &play_index)
      .function("playName", &play_name)
      .function("refusalOfIndex", &refusal_of_index)
      .function("refusalOfName", &refusal_of_name)
      .function("next", &AnyMatch::next)
      .function("evaluate", &evaluate_match)
      .function("solve", &solve_match);
}

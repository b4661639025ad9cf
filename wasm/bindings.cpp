// The door to JavaScript. It translates and decides nothing: moves come in as numbers or names, and what is asked for
// goes out as plain JavaScript values of the types registered below.

#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "noughts/catalogue/catalogue.hpp"
#include "noughts/catalogue/catalogue_search.hpp"
#include "noughts/text/diagram.hpp"
#include "noughts/text/move_name.hpp"
#include "noughts/text/notation.hpp"

using emscripten::val;

/// Embind would print the addresses of types by it in messages that nobody sees, and all of printf would come along.
extern "C" int siprintf(char* text, const char* /*format*/, ...) {
  *text = '\0';
  return 0;
}

// What goes out; `to_js` makes each of them, and the bindings' TypeScript declarations carry the types that are
// registered below.
EMSCRIPTEN_DECLARE_VAL_TYPE(GameInfo)
EMSCRIPTEN_DECLARE_VAL_TYPE(GameInfos)
EMSCRIPTEN_DECLARE_VAL_TYPE(StatusValues)
EMSCRIPTEN_DECLARE_VAL_TYPE(Snapshot)
EMSCRIPTEN_DECLARE_VAL_TYPE(MaybeRefusal)
EMSCRIPTEN_DECLARE_VAL_TYPE(MaybeFault)
EMSCRIPTEN_DECLARE_VAL_TYPE(MaybeMove)
EMSCRIPTEN_DECLARE_VAL_TYPE(Evaluations)
EMSCRIPTEN_DECLARE_VAL_TYPE(Solution)
EMSCRIPTEN_DECLARE_VAL_TYPE(SkillValues)

namespace {

using namespace noughts;

/// A number as JavaScript has them: anything but a whole number lies on no board.
Square to_square(double index) {
  const bool is_index = index == std::trunc(index) && 0 <= index && index < Square::limit;
  return is_index ? Square{static_cast<int>(index)} : Square::off_every_board();
}

Square to_square(const CatalogueMatch& match, std::string_view text) {
  return square_of_typed(match.position(), text).value_or(Square::off_every_board());
}

/// A whole number of a size that a board could have, or -1.
int to_int(double number) {
  return number == std::trunc(number) && 0 <= number && number < Square::limit ? static_cast<int>(number) : -1;
}

/// Limits that JavaScript gives. Requires whole numbers, `nodes` from 1 on.
Limits to_limits(double nodes, double playouts = 0) {
  constexpr std::size_t bytes = std::size_t{16} << 20U;
  return {.nodes = static_cast<std::uint64_t>(nodes), .playouts = static_cast<std::uint64_t>(playouts), .bytes = bytes};
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

val lines_to_js(const auto& lines) {
  return to_js_array(lines, [](const auto& line) { return to_js_array(line, square_to_js); });
}

val status_to_js(Status status, const auto& lines) {
  val object = val::object();
  object.set("state", to_js(status.state()));
  object.set("player", to_js(status.winner().or_else([&] { return status.next_player(); })));
  object.set("lines", lines_to_js(lines));
  return object;
}

val to_js(const CataloguePosition& start) {
  const Board board = start.board();
  const BoardSize size = board.size;
  val object = val::object();
  object.set("id", to_js(id_of(start)));
  object.set("title", to_js(title_of(start)));
  object.set("columns", size.columns);
  object.set("rows", size.rows);
  object.set("gravity", board.gravity);
  object.set("nested", !board.small_boards.empty());
  object.set("squareNames",
             to_js_array(size.every_square(), [&](Square square) { return to_js(to_string(size.name(square))); }));
  object.set("lines", lines_to_js(board.lines));
  return object;
}

GameInfos games() {
  return GameInfos{to_js_array(catalogue(), [](const CatalogueEntry& entry) { return to_js(entry.start); })};
}

std::unique_ptr<CatalogueMatch> start(const std::optional<CataloguePosition>& game, const std::string& first) {
  return game ? std::make_unique<CatalogueMatch>(game->start(to_player(first))) : nullptr;
}

std::unique_ptr<CatalogueMatch> start_match(const std::string& id, const std::string& first) {
  return start(find_game(id), first);
}

std::unique_ptr<CatalogueMatch> start_line_match(double columns, double rows, double in_a_row, bool gravity,
                                                 bool misere, const std::string& first) {
  return start(find_line_game({.size = {.columns = to_int(columns), .rows = to_int(rows)},
                               .in_a_row = to_int(in_a_row),
                               .gravity = gravity,
                               .misere = misere}),
               first);
}

MaybeRefusal to_js(const std::optional<Refusal>& refusal) {
  if (!refusal) return MaybeRefusal{val::undefined()};
  val object = val::object();
  object.set("code", to_js(code(*refusal)));
  object.set("sentence", to_js(sentence(*refusal)));
  return MaybeRefusal{object};
}

/// Nobody, for the empty text.
std::optional<Player> to_maybe_player(std::string_view text) {
  return text.empty() ? std::nullopt : std::optional{to_player(text)};
}

MaybeRefusal make(CatalogueMatch& match, const Transition& transition) {
  const auto made = match.make(transition);
  return to_js(made ? std::nullopt : std::optional{made.error()});
}

MaybeRefusal play_index(CatalogueMatch& match, double index, const std::string& player) {
  return make(match, Play{.move = to_square(index), .player = to_maybe_player(player)});
}
MaybeRefusal play_name(CatalogueMatch& match, const std::string& name, const std::string& player) {
  return make(match, Play{.move = to_square(match, name), .player = to_maybe_player(player)});
}
MaybeRefusal undo(CatalogueMatch& match) { return make(match, Undo{}); }
MaybeRefusal redo(CatalogueMatch& match) { return make(match, Redo{}); }
MaybeRefusal resign(CatalogueMatch& match, const std::string& player) {
  return make(match, Resign{.player = to_maybe_player(player)});
}

void next(CatalogueMatch& match, const std::string& first) { match.next(to_maybe_player(first)); }

MaybeRefusal refusal_of_index(const CatalogueMatch& match, double index, const std::string& player) {
  return to_js(match.conflict_of(to_square(index), to_maybe_player(player)));
}
MaybeRefusal refusal_of_name(const CatalogueMatch& match, const std::string& name, const std::string& player) {
  return to_js(match.conflict_of(to_square(match, name), to_maybe_player(player)));
}

std::string id_of_match(const CatalogueMatch& match) { return id_of(match.start()); }
GameInfo game_of(const CatalogueMatch& match) { return GameInfo{to_js(match.start())}; }
std::string text_of(const CatalogueMatch& match) { return to_string(match); }
std::string diagram_of(const CatalogueMatch& match) { return diagram(match.position()); }

/// Makes sure that so many bytes of memory can be had for a text: embind writes it wherever it is told to, also where
/// there was no memory for it.
void reserve(double bytes) { ::operator delete(::operator new(static_cast<std::size_t>(bytes))); }

std::unique_ptr<CatalogueMatch> match_of_text(const std::string& text) {
  auto match = parse_match(text);
  return match ? std::make_unique<CatalogueMatch>(*std::move(match)) : nullptr;
}

MaybeFault fault_of_text(const std::string& text) {
  const auto match = parse_match(text);
  if (match) return MaybeFault{val::undefined()};
  val object = val::object();
  object.set("code", to_js(code(match.error())));
  object.set("sentence", to_js(sentence(match.error())));
  object.set("position", static_cast<double>(match.error().position));
  return MaybeFault{object};
}

std::unique_ptr<Opponent> opponent_of_level(const std::string& text, double seed) {
  const auto level = level_of(text);
  return level ? std::make_unique<Opponent>(*level, static_cast<std::uint64_t>(seed)) : nullptr;
}
/// Requires a whole number from 1 on.
std::unique_ptr<Opponent> opponent_with_playouts(double playouts, double seed) {
  const Skill skill{.playouts = static_cast<std::uint64_t>(playouts), .nodes = 0};
  return std::make_unique<Opponent>(skill, static_cast<std::uint64_t>(seed));
}
std::unique_ptr<Opponent> opponent_with_mistakes(double probability, double seed) {
  const auto opponent = Opponent::with_mistakes(probability, static_cast<std::uint64_t>(seed));
  return opponent ? std::make_unique<Opponent>(*opponent) : nullptr;
}

MaybeMove choose_move(Opponent& opponent, const CatalogueMatch& match) {
  if (match.status().is_over()) return MaybeMove{val::undefined()};
  return MaybeMove{to_js(choose(opponent, match.position()).value())};
}

/// A match of its own of the game that is on. Requires one that has not ended.
std::unique_ptr<CatalogueMatch> alone(const CatalogueMatch& match) {
  auto game = std::make_unique<CatalogueMatch>(match.start());
  for (const Square move : match.moves()) {
    [[maybe_unused]] const auto made = game->play(move);  // as it was before
  }
  return game;
}

/// Whether a move of the game that is on takes time to think about: it has not ended, and its end is not in sight.
bool takes_time(const CatalogueMatch& match) { return !match.status().is_over() && !sees_the_end(match.position()); }

SkillValues skill_values(const Opponent& opponent) {
  const Skill& skill = opponent.skill();
  val object = val::object();
  object.set("mistakes", skill.mistakes);
  object.set("playouts", static_cast<double>(skill.playouts));
  object.set("nodes", static_cast<double>(skill.nodes));
  return SkillValues{object};
}
double next_seed(Opponent& opponent) { return static_cast<double>(opponent.next_seed()); }

/// Begins to choose a move as an opponent of this skill does. Requires one that takes time.
std::unique_ptr<Thinking<Square>> begin_thinking(const CatalogueMatch& match, double mistakes, double playouts,
                                                 double nodes, double seed) {
  constexpr std::size_t bytes = std::size_t{32} << 20U;
  const Skill skill{.mistakes = mistakes,
                    .playouts = static_cast<std::uint64_t>(playouts),
                    .nodes = static_cast<std::uint64_t>(nodes)};
  return std::make_unique<Thinking<Square>>(
      noughts::think(match.position(), skill, static_cast<std::uint64_t>(seed), bytes));
}

void go_on_thinking(Thinking<Square>& thinking, const CatalogueMatch& match, double seed) {
  noughts::go_on(thinking, match.position(), static_cast<std::uint64_t>(seed));
}
bool run_thinking(Thinking<Square>& thinking, double nodes) { return thinking.run(static_cast<std::uint64_t>(nodes)); }
double chosen(Thinking<Square>& thinking) { return thinking.result().index(); }

/// By itself, because it is asked for after every move.
StatusValues status_of(const CatalogueMatch& match) {
  return StatusValues{status_to_js(match.status(), match.position().won_lines())};
}

/// All the rest.
Snapshot snapshot(const CatalogueMatch& match) {
  const CataloguePosition& position = match.position();
  val object = val::object();
  object.set("boards", to_js_array(position.small_boards(),
                                   [](const auto& board) { return status_to_js(board.status, board.lines); }));
  object.set("squares",
             to_js_array(position.size().every_square(), [&](Square square) { return to_js(position.owner(square)); }));
  object.set("legalMoves", to_js_array(match.legal_moves(), square_to_js));
  object.set("moves", to_js_array(match.moves(), square_to_js));
  object.set("first", to_js(match.first()));
  object.set("score", to_js(match.score()));
  object.set("canUndo", match.can_undo());
  object.set("canRedo", match.can_redo());
  return Snapshot{object};
}

/// Puts an outcome into an object, or nulls where it is not known.
void set_outcome(val& object, const std::optional<Outcome>& outcome) {
  object.set("outcome", outcome ? to_js(outcome->result) : val::null());
  object.set("plies", outcome && outcome->plies ? val{*outcome->plies} : val::null());
  object.set("exact", outcome.has_value());
}

/// Begins to find out what every move leads to; null once the game has ended, when there is none.
std::unique_ptr<Analysis<Square>> begin_analysis(const CatalogueMatch& match, double nodes, double playouts) {
  if (match.status().is_over()) return nullptr;
  return std::make_unique<Analysis<Square>>(noughts::analyse(match.position(), to_limits(nodes, playouts)));
}

bool run_analysis(Analysis<Square>& analysis, double nodes) { return analysis.run(static_cast<std::uint64_t>(nodes)); }

Evaluations evaluations(const Analysis<Square>& analysis) {
  return Evaluations{to_js_array(analysis.result(), [](const Evaluation& evaluation) {
    val object = val::object();
    object.set("move", to_js(evaluation.move));
    set_outcome(object, evaluation.outcome);
    object.set("estimate", evaluation.estimate ? val{*evaluation.estimate} : val::null());
    return object;
  })};
}

Solution solve_match(const CatalogueMatch& match, double nodes) {
  const Choice choice = solve(match, to_limits(nodes));
  val object = val::object();
  object.set("move", choice.move ? to_js(*choice.move) : val::null());
  set_outcome(object, choice.outcome);
  object.set("nodes", static_cast<double>(choice.nodes));
  return Solution{object};
}

/// Gives a value its TypeScript type. Only the declarations need it; the module is spared the text.
template <typename Value>
void register_as([[maybe_unused]] const char* typescript) {
#ifdef NOUGHTS_DECLARATIONS
  emscripten::register_type<Value>(typescript);
#else
  emscripten::register_type<Value>("");
#endif
}

}  // namespace

EMSCRIPTEN_BINDINGS(noughts) {
  using namespace emscripten;

// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): only literals are joined as this one is below
#define NOUGHTS_GAME_INFO                                                                           \
  "{ id: string, title: string, columns: number, rows: number, gravity: boolean, nested: boolean, " \
  "squareNames: string[], lines: number[][] }"
  register_as<GameInfo>(NOUGHTS_GAME_INFO);
  register_as<GameInfos>(NOUGHTS_GAME_INFO "[]");
// NOLINTNEXTLINE(cppcoreguidelines-macro-usage): and so is this one
#define NOUGHTS_STATUS "{ state: 'next' | 'won' | 'tie', player: 'X' | 'O' | null, lines: number[][] }"
  register_as<StatusValues>(NOUGHTS_STATUS);
  register_as<Snapshot>(
      "{ boards: " NOUGHTS_STATUS
      "[], squares: ('X' | 'O' | null)[], "
      "legalMoves: number[], moves: number[], first: 'X' | 'O', score: { X: number, O: number, ties: number }, "
      "canUndo: boolean, canRedo: boolean }");
  register_as<MaybeRefusal>(
      "{ code: 'game-already-ended' | 'not-your-turn' | 'square-off-board' | 'square-already-filled' | "
      "'square-not-playable' | 'nothing-to-undo' | 'nothing-to-redo', sentence: string } | undefined");
  register_as<MaybeFault>("{ code: string, sentence: string, position: number } | undefined");
  register_as<MaybeMove>("number | undefined");
  register_as<Evaluations>(
      "{ move: number, outcome: 'win' | 'draw' | 'loss' | null, plies: number | null, exact: boolean, estimate: number "
      "| null }[]");
  register_as<SkillValues>("{ mistakes: number, playouts: number, nodes: number }");
  register_as<Solution>(
      "{ move: number | null, outcome: 'win' | 'draw' | 'loss' | null, plies: number | null, exact: boolean, "
      "nodes: number }");

  function("games", &games);
  function("reserve", &reserve);
  // Each of these gives null where there is no such thing.
  function("startMatch", &start_match);
  function("startLineMatch", &start_line_match);
  function("matchOfText", &match_of_text);
  function("opponentOfLevel", &opponent_of_level);
  function("opponentWithMistakes", &opponent_with_mistakes);
  function("opponentWithPlayouts", &opponent_with_playouts);
  function("faultOfText", &fault_of_text);

  class_<CatalogueMatch>("Match")
      .function("status", &status_of)
      .function("snapshot", &snapshot)
      .function("id", &id_of_match)
      .function("game", &game_of)
      .function("text", &text_of)
      .function("diagram", &diagram_of)
      .function("playIndex", &play_index)
      .function("playName", &play_name)
      .function("refusalOfIndex", &refusal_of_index)
      .function("refusalOfName", &refusal_of_name)
      .function("undo", &undo)
      .function("redo", &redo)
      .function("resign", &resign)
      .function("next", &next)
      .function("alone", &alone)
      .function("takesTime", &takes_time)
      .function("think", &begin_thinking)
      .function("analyse", &begin_analysis)
      .function("solve", &solve_match);

  class_<Opponent>("Opponent")
      .function("choose", &choose_move)
      .function("skill", &skill_values)
      .function("nextSeed", &next_seed);

  class_<Thinking<Square>>("Thinking")
      .function("goOn", &go_on_thinking)
      .function("run", &run_thinking)
      .function("progress", &Thinking<Square>::progress)
      .function("move", &chosen);

  class_<Analysis<Square>>("Analysis")
      .function("run", &run_analysis)
      .function("progress", &Analysis<Square>::progress)
      .function("evaluations", &evaluations);
}

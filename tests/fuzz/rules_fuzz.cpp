// Any game by any moves. The library and a plain oracle, which share no code, agree on each
// position. On the last position they also agree on its winning and safe moves, and near the end of
// the game on its outcomes.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <type_traits>
#include <vector>

#include "bytes.hpp"
#include "demand.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/game/traits.hpp"
#include "noughts/match/match_search.hpp"
#include "plain_game.hpp"

using namespace noughts;

namespace {

/// The worth of a finished game to its winner. Each ply before the end makes it one less.
constexpr int at_once = 1000;

/// The outcome of a plain game for the player to move, by trying every move: its worth if they win,
/// the negative worth if they lose, none for a tie.
std::optional<int> minimax(const PlainGame& plain, char mover) {
  const Ruling ruling = plain.judge(mover);
  if (ruling.next == '.') {
    if (ruling.winner == '.') return std::nullopt;
    return ruling.winner == mover ? at_once : -at_once;
  }
  std::optional<int> best = -2 * at_once;
  for (const int move : ruling.moves) {
    PlainGame after = plain;
    after.play(move, mover);
    std::optional<int> value = minimax(after, other_player(mover));
    if (value) value = *value > 0 ? 1 - *value : -1 - *value;
    if (value.value_or(0) > best.value_or(0)) best = value;
  }
  return best;
}

bool wins_by(const PlainGame& plain, char mover, int move) {
  PlainGame after = plain;
  after.play(move, mover);
  return after.judge(other_player(mover)).winner == mover;
}

bool loses_at_once_by(const PlainGame& plain, char mover, int move) {
  const char rival = other_player(mover);
  PlainGame after = plain;
  after.play(move, mover);
  const Ruling ruling = after.judge(rival);
  return ruling.winner == rival ||
         std::ranges::any_of(ruling.moves, [&](int reply) { return wins_by(after, rival, reply); });
}

/// Demands the moves that a search relies on: moves that win at once, and moves that do not lose at
/// once.
void demand_immediate_tactics(const auto& position, const PlainGame& plain, const Ruling& ruling) {
  std::vector<int> winning;
  std::vector<int> safe;
  for (const int move : ruling.moves) {
    if (wins_by(plain, ruling.next, move)) winning.push_back(move);
    if (!loses_at_once_by(plain, ruling.next, move)) safe.push_back(move);
  }
  demand(plain.numbers_of(position.winning_moves()) == winning);
  if (!winning.empty()) return;
  demand(plain.numbers_of(position.safe_moves()) == safe);
  if constexpr (noughts::detail::PicksSafeMoves<std::remove_cvref_t<decltype(position)>>) {
    Random random{safe.size()};
    for (int i = 0; i < 9; ++i) {
      auto after = position;
      const auto is_after = [&](int move) { return noughts::after(position, plain.move_of(move)) == after; };
      demand(after.play_random_safe_move(random) ? std::ranges::any_of(safe, is_after) : safe.empty());
    }
  }
}

/// The plies of a draw after a move. A drawn line game fills the board. The plies of Ultimate are
/// known only if the move ends the game.
std::optional<int> plies_of_draw(const PlainGame& before, const PlainGame& after) {
  if (before.as<LineOracle>() || before.as<CubeOracle>() || before.as<WildOracle>())
    return static_cast<int>(std::ranges::count(before.board, '.'));
  return after.judge('X').next == '.' ? std::optional{1} : std::nullopt;
}

void demand_outcomes(const CatalogueMatch& match, const PlainGame& plain, const Ruling& ruling) {
  const auto evaluations = evaluate(match);
  demand(std::ranges::equal(evaluations, ruling.moves, {},
                            [&](const auto& each) { return plain.number_of(each.move).value_or(-1); }));
  for (const Evaluation& evaluation : evaluations) {
    demand(evaluation.outcome.has_value());
    PlainGame after = plain;
    after.play(plain.number_of(evaluation.move).value(), ruling.next);
    const auto value = minimax(after, other_player(ruling.next));
    if (!value) {
      demand(evaluation.outcome == Outcome{.result = Outcome::Result::draw, .plies = plies_of_draw(plain, after)});
    } else {
      demand(evaluation.outcome->result == (*value > 0 ? Outcome::Result::loss : Outcome::Result::win));
      // The tree search often proves results without plies.
      const bool may_lack_plies = plain.as<OrderOracle>() && !evaluation.outcome->plies;
      demand(may_lack_plies || evaluation.outcome->plies == at_once + 1 - std::abs(*value));
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes{data, size};
  auto [start, plain] = choose_game(bytes);
  const Player first = bytes.below(2) == 0 ? Player::x : Player::o;
  demand(find_game(id_of(start)) == start && !title_of(start).empty());

  CataloguePosition position = start.start(first);
  std::vector<BoardMove> moves;
  // The same line game with rules chosen at run time, if its board is not too large for that.
  std::optional<FreeLineGame> free;
  if (const auto* line = plain.as<LineOracle>(); line && plain.squares() <= LineRules::max_squares) {
    free = FreeLineGame{FreeLineRules{{.size = {.columns = line->columns, .rows = line->rows},
                                       .in_a_row = line->in_a_row,
                                       .gravity = line->gravity,
                                       .misere = line->misere}},
                        first};
  }

  Ruling ruling = plain.judge(letter(first));
  demand_agreement(position, plain, ruling);
  while (!bytes.empty() && ruling.next != '.') {
    const int move = ruling.moves[static_cast<std::size_t>(bytes.below(static_cast<int>(ruling.moves.size())))];
    const CataloguePosition before = position;
    position = try_play(position, plain.move_of(move)).value();
    demand(position != before);
    if (free) free->play_unchecked(plain.move_of(move));
    moves.push_back(plain.move_of(move));
    plain.play(move, ruling.next);

    ruling = plain.judge(other_player(ruling.next));
    demand_agreement(position, plain, ruling);
    if (free) demand_agreement(*free, plain, ruling);
    const auto demand_conflict = [&](BoardMove other) {
      demand(conflict_of(position, other) == plain_conflict_of(plain, ruling, other));
    };
    for (int other = 0; other < plain.moves(); ++other) demand_conflict(plain.move_of(other));
    for (int square = 0; square <= plain.squares(); ++square) demand_conflict(Square{square});
  }

  if (ruling.next != '.' && ruling.moves.size() <= 12) {
    position.visit([&](const auto& known) {
      if constexpr (GameWithImmediateTactics<std::remove_cvref_t<decltype(known)>>)
        demand_immediate_tactics(known, plain, ruling);
    });
    if (free) demand_immediate_tactics(*free, plain, ruling);
  }
  if (plain.as<InfiniteOracle>()) return bytes.empty() ? 0 : -1;  // minimax never ends
  // On large boards the plies are not known. With chosen marks there are twice as many moves.
  if (plain.squares() <= 100 && std::ranges::count(plain.board, '.') <= (plain.has_chosen_marks() ? 3 : 5)) {
    CatalogueMatch match{start.start(first)};
    for (const BoardMove move : moves) demand(match.play(move).has_value());
    demand(match.position() == position);
    demand_outcomes(match, plain, ruling);
  }
  return bytes.empty() ? 0 : -1;  // inputs with bytes after the game's end are not kept
}

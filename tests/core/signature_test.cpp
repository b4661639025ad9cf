// Signatures change with a search or the stream of random numbers, never with the platform. The
// ones that JavaScript can ask for are in signatures.txt, which tests/engine/signature.test.js
// reads, too. The others are here.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "compiled_sessions.hpp"
#include "nim.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/games/connect_four.hpp"
#include "noughts/games/line_game.hpp"
#include "noughts/games/tic_tac_toe.hpp"
#include "noughts/games/ultimate.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/search/proof_search.hpp"
#include "noughts/search/solve.hpp"
#include "noughts/search/tree_search.hpp"
#include "noughts/text/move_name.hpp"
#include "noughts/text/notation.hpp"

using namespace noughts;

namespace {

template <Game G>
std::string game(G position, Level level_of_x, Level level_of_o) {
  Opponent x{level_of_x, 1};
  Opponent o{level_of_o, 2};
  std::string moves;
  while (!position.status().is_over()) {
    const auto move = (position.turn() == Player::x ? x : o).choose(position).value();
    moves += (moves.empty() ? "" : " ") + move_name(position, move);
    position.play_unchecked(move);
  }
  return moves;
}

void check_tree(const auto& start, std::string_view move, std::uint32_t visits, std::size_t nodes) {
  TreeSearch search{start, 20261121};
  search.run(2000);
  CHECK(move_name(start, search.best_move().value()) == move);
  const auto statistics = search.statistics();
  std::uint32_t most = 0;
  for (const auto& of_move : statistics) most = std::max(most, of_move.visits);
  CHECK(most == visits);
  CHECK(search.nodes() == nodes);
}

/// Checks that a proof agrees with an exact search, and visits so many nodes.
template <Game G>
void check_proof(const G& position, std::uint64_t nodes) {
  ProofSearch<G> search{position, position.turn(), std::size_t{1} << 20U};
  while (!search.run(1000)) continue;
  CHECK(search.result() == (solve(position).outcome.value().result == Outcome::Result::win));
  CHECK(search.nodes() == nodes);
}

/// A position of Ultimate after so many moves. Their number alone determines the moves.
Ultimate ultimate_after(int plies) {
  Ultimate position;
  for (int ply = 0; ply < plies; ++ply) {
    const auto legal = position.legal_moves();
    const std::vector<BoardMove> moves{legal.begin(), legal.end()};
    position.play_unchecked(moves[static_cast<std::size_t>(ply) * 7 % moves.size()]);
  }
  return position;
}

/// The answers of signatures.txt, by question.
const std::map<std::string, std::string>& signatures() {
  static const auto all = [] {
    std::map<std::string, std::string> lines;
    std::ifstream file{NOUGHTS_PERFT_FOLDER "/../signatures.txt"};
    for (std::string line; std::getline(file, line);) {
      const auto sign = line.find(" = ");
      if (!line.starts_with('#') && sign != std::string::npos) lines[line.substr(0, sign)] = line.substr(sign + 3);
    }
    return lines;
  }();
  return all;
}

std::string text(const std::optional<Outcome>& outcome) {
  if (!outcome) return "- -";
  const std::string plies = outcome->plies ? std::to_string(*outcome->plies) : "-";
  switch (outcome->result) {
    case Outcome::Result::win: return "win " + plies;
    case Outcome::Result::draw: return "draw " + plies;
    case Outcome::Result::loss: return "loss " + plies;
  }
  return "";
}

std::string text(const CataloguePosition& position, const Evaluation& evaluation) {
  const std::string name = move_name(position, evaluation.move) + " ";
  if (evaluation.outcome) return name + text(evaluation.outcome);
  return name + (evaluation.estimate ? std::to_string(std::lround(1e6 * evaluation.estimate->points)) : "-");
}

std::string solution(const CataloguePosition& position, std::istream& words) {
  Limits limits{.bytes = bytes_of_search_beside_others};
  words >> limits.nodes;
  const Choice choice = solve(position, limits);
  const std::string move = choice.move ? move_name(position, *choice.move) : "-";
  return move + " " + text(choice.outcome) + " " + std::to_string(choice.nodes);
}

std::string evaluations(const CataloguePosition& position, std::istream& words) {
  Limits limits{.bytes = bytes_of_search_beside_others};
  words >> limits.nodes >> limits.playouts;
  std::string all;
  for (const Evaluation& evaluation : evaluate(position, limits)) {
    all += (all.empty() ? "" : ", ") + text(position, evaluation);
  }
  return all;
}

std::string chosen(const CataloguePosition& position, std::istream& words) {
  Skill skill{.nodes = 0};
  std::uint64_t seed = 0;
  words >> skill.playouts >> seed;
  Thinking<BoardMove> thinking{position, skill, Opponent{skill, seed}.next_seed(), bytes_of_thinking_beside_others};
  while (!thinking.run(UINT64_MAX)) continue;
  return move_name(position, thinking.result());
}

std::string whole_game(const CatalogueMatch& start, std::istream& words) {
  std::string level_of_x;
  std::string level_of_o;
  words >> level_of_x >> level_of_o;
  Opponent x{level_of(level_of_x).value(), 1};
  Opponent o{level_of(level_of_o).value(), 2};
  CatalogueMatch match = start;
  while (!match.status().is_over()) {
    Opponent& player = match.position().turn() == Player::x ? x : o;
    REQUIRE(match.play(player.choose(match.position()).value()));
  }
  std::string moves;
  for (const BoardMove move : match.moves()) moves += (moves.empty() ? "" : " ") + move_name(match.position(), move);
  return moves;
}

/// A search's answer to a question of signatures.txt.
std::string answer(const std::string& question) {
  std::istringstream words{question};
  std::string kind;
  std::string position;
  words >> kind >> position;
  const CatalogueMatch match = parse_match(position).value();
  if (kind == "solve") return solution(match.position(), words);
  if (kind == "evaluate") return evaluations(match.position(), words);
  if (kind == "choose") return chosen(match.position(), words);
  return whole_game(match, words);
}

constexpr LineRules five_by_four{.size = {.columns = 5, .rows = 4}, .in_a_row = 4, .gravity = true};

}  // namespace

TEST_CASE("an exact search visits the same nodes on every platform", "[signature]") {
  CHECK(solve(TicTacToe{}).nodes == 0);  // the tablebase knows it
  CHECK(solve(FourInARow4x4{}).nodes == 9092);
  CHECK(solve(FourInARow5x5{}).nodes == 458896);
  CHECK(solve(LineGame<five_by_four>{}).nodes == 16526);
  CHECK(solve(FreeLineGame{FreeLineRules{five_by_four}}).nodes == 17458);
  CHECK(solve(Nim{}).nodes == 705);
}

TEST_CASE("searches by name, as JavaScript asks for them, answer as signatures.txt says", "[signature]") {
  REQUIRE(signatures().size() > 40);
  for (const auto& [question, expected] : signatures()) {
    INFO(question);
    CHECK(answer(question) == expected);
  }
}

TEST_CASE("a tree search is the same on every platform, to the node", "[signature]") {
  check_tree(ConnectFour{}, "d1", 1427, 3753);
  check_tree(Ultimate{}, "g6", 70, 4345);
  check_tree(FourInARow5x5{}, "c3", 203, 8536);
  check_tree(Nim{}, "b1", 446, 2964);
}

TEST_CASE("a proof visits the same nodes on every platform", "[signature]") {
  check_proof(TicTacToe{}, 1023);
  check_proof(Nim{}, 508);
  check_proof(ultimate_after(38), 54848);
  check_proof(ultimate_after(39), 397);
  check_proof(ultimate_after(40), 441);
}

TEST_CASE("a typed game is played the same as by its name", "[signature]") {
  const auto check = [](const auto& start, const std::string& id, Level x, Level o) {
    const std::string levels{std::string{name(x)} + " " + std::string{name(o)}};
    CHECK(game(start, x, o) == signatures().at("game " + id + ".X " + levels));
  };
  for (const Level level : levels) check(TicTacToe{}, "tic-tac-toe", level, level);
  check(ConnectFour{}, "connect-four", Level::medium, Level::easy);
}

// What the levels see at once: their own win in one, the other player's, and forks.

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue_games.hpp"
#include "compiled_sessions.hpp"
#include "noughts/catalogue/catalogue.hpp"
#include "noughts/match/match_search.hpp"
#include "noughts/search/moves_of.hpp"
#include "noughts/search/opponent.hpp"
#include "noughts/text/notation.hpp"

using namespace noughts;

namespace {

constexpr std::array levels_that_overlook{Level::easy, Level::medium, Level::hard};

/// Calls a function with a position of a game, after the opening if it has one.
auto visit(const CataloguePosition& position, const auto& function) {
  return position.visit([&](const auto& known) {
    if constexpr (requires { known.without_opening(); }) {
      return function(known.without_opening());
    } else {
      return function(known);
    }
  });
}

/// The moves that win at once, and those that do not lose at once, by the game's own traits. The
/// laws of all games compare these with a trial of each move.
std::vector<BoardMove> wins_in(const CataloguePosition& position) {
  return visit(position, [](const auto& known) { return detail::vector_of<BoardMove>(known.winning_moves()); });
}
std::vector<BoardMove> safe_in(const CataloguePosition& position) {
  return visit(position, [](const auto& known) { return detail::vector_of<BoardMove>(known.safe_moves()); });
}

/// Whether some moves lose at once and others do not, where no move wins.
bool has_loss_to_stop(const CataloguePosition& position) {
  const std::size_t safe = safe_in(position).size();
  return safe > 0 && safe < static_cast<std::size_t>(count(position.legal_moves()));
}

using BoardMoves = std::vector<BoardMove>;

/// The safe moves after which a test holds, by the game's own traits.
BoardMoves safe_moves_that(const CataloguePosition& position, const auto& holds_after) {
  BoardMoves moves;
  if (!wins_in(position).empty()) return moves;
  for (const BoardMove move : safe_in(position)) {
    const CataloguePosition next = try_play(position, move).value();
    if (!next.status().is_over() && holds_after(next)) moves.push_back(move);
  }
  return moves;
}

/// The moves after which the other player neither wins at once nor can stop a win.
BoardMoves forks_in(const CataloguePosition& position) {
  return safe_moves_that(position, [](const auto& next) { return wins_in(next).empty() && safe_in(next).empty(); });
}

/// The safe moves after which the other player has no fork.
BoardMoves stops_of_forks_in(const CataloguePosition& position) {
  return safe_moves_that(position, [](const auto& next) { return forks_in(next).empty(); });
}

/// Things to see: positions in which some moves are right.
struct Kind {
  std::vector<CataloguePosition> positions;
  std::vector<BoardMoves> right;

  void add(const CataloguePosition& position, const BoardMoves& moves) {
    positions.push_back(position);
    right.push_back(moves);
  }
  std::size_t size() const { return positions.size(); }
};

/// Positions in which there is something to see.
struct Sights {
  Kind wins;
  Kind losses;
  Kind forks;          // to make
  Kind stopped_forks;  // that the other player could make

  /// Takes over what there is to see in a position, at most so many of each kind.
  void add(const CataloguePosition& position, std::size_t most) {
    if (const BoardMoves winning = wins_in(position); !winning.empty()) {
      if (wins.size() < most) wins.add(position, winning);
      return;
    }
    if (losses.size() < most && has_loss_to_stop(position)) losses.add(position, safe_in(position));
    // On a board so small that a level searches to the end, it looks for no forks.
    if (sees_the_end(position)) return;
    const BoardMoves forking = forks.size() < most ? forks_in(position) : BoardMoves{};
    if (!forking.empty()) return forks.add(position, forking);
    // To look two moves ahead takes too long on large boards.
    if (stopped_forks.size() == most || position.size().squares() > 64 || has_loss_to_stop(position)) return;
    const BoardMoves stopping = stops_of_forks_in(position);
    if (!stopping.empty() && stopping.size() < safe_in(position).size()) stopped_forks.add(position, stopping);
  }

  /// Whether there are enough of the kinds that every game has.
  bool are_enough(std::size_t most) const { return wins.size() == most && losses.size() == most; }
};

/// So many positions of each kind, from games of the levels themselves. Fewer where few games have
/// any.
Sights sights(std::string_view id, std::size_t most) {
  Sights found;
  for (std::uint64_t game = 0; game < 2 * most && !found.are_enough(most); ++game) {
    std::array players{Opponent{levels_that_overlook[game % 3], 2 * game},
                       Opponent{levels_that_overlook[game / 3 % 3], 2 * game + 1}};
    CatalogueMatch match{find_game(id).value()};
    while (!match.status().is_over()) {
      const CataloguePosition& position = match.position();
      if (!is_in_opening(position)) found.add(position, most);
      match.play(players[position.turn() == Player::x ? 0 : 1].choose(position).value());
    }
  }
  return found;
}

/// How often each level sees what there is to see, of so many positions.
struct Share {
  int all = 0;
  std::array<int, 3> seen{};

  void add(const Kind& kind, std::uint64_t seed) {
    all += static_cast<int>(kind.size());
    for (std::size_t level = 0; level < levels_that_overlook.size(); ++level) {
      Opponent opponent{levels_that_overlook[level], seed};
      for (std::size_t i = 0; i < kind.size(); ++i)
        seen[level] += is_among(kind.right[i], opponent.choose(kind.positions[i]).value()) ? 1 : 0;
    }
  }
};

struct Shares {
  Share wins;
  Share losses;
  Share forks;
  Share stopped_forks;

  void add(const Sights& sights, std::uint64_t seed = 1) {
    wins.add(sights.wins, seed);
    losses.add(sights.losses, seed);
    forks.add(sights.forks, seed);
    stopped_forks.add(sights.stopped_forks, seed);
  }
};

std::vector<std::string> games_with_sights() {
  std::vector<std::string> ids = tested_games();
  for (const auto* id : {"line-4x4-3", "line-6x6-4", "line-10x10-5", "line-19x19-5"}) ids.emplace_back(id);
  return ids;
}

/// Whether a share may be as large, by this sample: it is not two standard deviations below.
bool is_at_least(double share, int count, int all) {
  return count >= share * all - 2 * std::sqrt(share * (1 - share) * all);
}

/// How many moves may differ by chance, where most moves of both levels are right: two standard
/// deviations of a share of 95 %, twice.
double chance_in(int all) { return 2 * std::sqrt(2 * 0.95 * 0.05 * all); }

int times_blocked(std::string_view text, Level level) {
  const CataloguePosition position = parse_match(text).value().position();
  REQUIRE(wins_in(position).empty());
  REQUIRE(safe_in(position).size() == 1);
  int blocked = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed)
    blocked += Opponent{level, seed}.choose(position) == safe_in(position).front() ? 1 : 0;
  return blocked;
}

}  // namespace

TEST_CASE("a level seldom lets a win in one stand where one move blocks it", "[attention]") {
  for (const auto* text :
       {"qubic.X.b8.h8.c8.f6.d8", "line-6x6-4.X.a1.f6.b1.f5.c1", "line-8x8-5.X.a1.h8.b1.h7.c1.h6.d1"}) {
    INFO(text);
    const int easy = times_blocked(text, Level::easy);
    const int medium = times_blocked(text, Level::medium);
    const int hard = times_blocked(text, Level::hard);
    CHECK(easy < medium);
    CHECK(medium < hard);
    CHECK(hard >= 54);
  }
}

TEST_CASE("a higher level sees more wins in one, losses in one and forks", "[attention][strength]") {
  Shares all;
  std::uint64_t seed = 0;
  for (const std::string& id : games_with_sights()) {
    Shares here;
    const Sights seen = sights(id, 2);
    here.add(seen, ++seed);
    all.add(seen, seed);
    INFO(id << ": " << here.wins.all << " wins, " << here.losses.all << " losses");
    CHECK(here.wins.seen[2] >= here.wins.all - 1);
    CHECK(here.losses.seen[2] >= here.losses.all - 1);
  }
  // A lower level sees most forks of the other player by looking further. The long test compares
  // enough of them.
  for (const Share& share : {all.wins, all.losses, all.forks}) {
    INFO("of " << share.all << ": " << share.seen[0] << " " << share.seen[1] << " " << share.seen[2]);
    CHECK(share.seen[0] < share.seen[1]);
    CHECK(share.seen[1] < share.seen[2]);
  }
  CHECK(all.wins.all > 40);
  CHECK(all.losses.all > 40);
  CHECK(all.forks.all > 20);
  CHECK(all.wins.seen[2] * 100 >= all.wins.all * 95);
  CHECK(all.losses.seen[2] * 100 >= all.losses.all * 90);
}

TEST_CASE("in every game hard takes 95 % of the wins and stops 90 % of the losses in one", "[attention][long]") {
  for (const std::string& id : games_with_sights()) {
    // Moves on large boards take long.
    const bool is_large = find_game(id)->size().squares() > 64;
    Shares here;
    here.add(sights(id, is_large ? 10 : 75));
    for (const Share& share : {here.wins, here.losses, here.forks, here.stopped_forks}) {
      INFO(id << ": of " << share.all << ": " << share.seen[0] << " " << share.seen[1] << " " << share.seen[2]);
      for (const std::size_t level : {0U, 1U}) CHECK(share.seen[level] <= share.seen[level + 1] + chance_in(share.all));
    }
    CHECK(is_at_least(0.95, here.wins.seen[2], here.wins.all));
    CHECK(is_at_least(0.9, here.losses.seen[2], here.losses.all));
  }
}

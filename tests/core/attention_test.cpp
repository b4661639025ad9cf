// What the levels see at once: their own win in one, and the other player's.

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

/// Positions in which there is something to see.
struct Sights {
  std::vector<CataloguePosition> wins;
  std::vector<CataloguePosition> losses;
};

/// So many positions of either kind, from games of the levels themselves. Fewer where few games
/// have any.
Sights sights(std::string_view id, std::size_t most) {
  Sights found;
  for (std::uint64_t game = 0; game < 2 * most; ++game) {
    if (found.wins.size() == most && found.losses.size() == most) break;
    std::array players{Opponent{levels_that_overlook[game % 3], 2 * game},
                       Opponent{levels_that_overlook[game / 3 % 3], 2 * game + 1}};
    CatalogueMatch match{find_game(id).value()};
    while (!match.status().is_over()) {
      const CataloguePosition& position = match.position();
      if (!is_in_opening(position)) {
        if (!wins_in(position).empty()) {
          if (found.wins.size() < most) found.wins.push_back(position);
        } else if (found.losses.size() < most && has_loss_to_stop(position)) {
          found.losses.push_back(position);
        }
      }
      match.play(players[position.turn() == Player::x ? 0 : 1].choose(position).value());
    }
  }
  return found;
}

/// How often each level takes a win in one, and stops a loss in one, of so many positions.
struct Shares {
  int wins = 0;
  int losses = 0;
  std::array<int, 3> taken{};
  std::array<int, 3> stopped{};

  void add(const Sights& seen, std::uint64_t seed = 1) {
    wins += static_cast<int>(seen.wins.size());
    losses += static_cast<int>(seen.losses.size());
    for (std::size_t i = 0; i < levels_that_overlook.size(); ++i) {
      Opponent opponent{levels_that_overlook[i], seed};
      for (const auto& position : seen.wins)
        taken[i] += is_among(wins_in(position), opponent.choose(position).value()) ? 1 : 0;
      for (const auto& position : seen.losses)
        stopped[i] += is_among(safe_in(position), opponent.choose(position).value()) ? 1 : 0;
    }
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

TEST_CASE("a higher level takes more wins and stops more losses in one", "[attention][strength]") {
  Shares all;
  std::uint64_t seed = 0;
  for (const std::string& id : games_with_sights()) {
    Shares here;
    const Sights seen = sights(id, 2);
    here.add(seen, ++seed);
    all.add(seen, seed);
    INFO(id << ": " << here.wins << " wins, " << here.losses << " losses");
    CHECK(here.taken[2] >= here.wins - 1);
    CHECK(here.stopped[2] >= here.losses - 1);
  }
  for (const std::size_t level : {0U, 1U}) {
    CHECK(all.taken[level] < all.taken[level + 1]);
    CHECK(all.stopped[level] < all.stopped[level + 1]);
  }
  CHECK(all.wins > 40);
  CHECK(all.losses > 40);
  CHECK(all.taken[2] * 100 >= all.wins * 95);
  CHECK(all.stopped[2] * 100 >= all.losses * 90);
}

TEST_CASE("in every game hard takes 95 % of the wins and stops 90 % of the losses in one", "[attention][long]") {
  for (const std::string& id : games_with_sights()) {
    // Moves on large boards take long.
    const bool is_large = find_game(id)->size().squares() > 64;
    Shares here;
    here.add(sights(id, is_large ? 10 : 75));
    INFO(id << ": of " << here.wins << " wins " << here.taken[0] << " " << here.taken[1] << " " << here.taken[2]
            << ", of " << here.losses << " losses " << here.stopped[0] << " " << here.stopped[1] << " "
            << here.stopped[2]);
    for (const std::size_t level : {0U, 1U}) {
      CHECK(here.taken[level] <= here.taken[level + 1] + chance_in(here.wins));
      CHECK(here.stopped[level] <= here.stopped[level + 1] + chance_in(here.losses));
    }
    CHECK(is_at_least(0.95, here.taken[2], here.wins));
    CHECK(is_at_least(0.9, here.stopped[2], here.losses));
  }
}

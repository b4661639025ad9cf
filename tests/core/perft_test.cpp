// perft counts the sequences of moves from the start. It is the signature of a game's rules.

#include <array>
#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "catalogue_games.hpp"
#include "oracle.hpp"
#include "picture.hpp"

using namespace noughts;

namespace {

template <Game G>
std::uint64_t perft(const G& position, std::size_t plies) {
  const auto moves = position.legal_moves();
  // The last moves are counted and not made, because no number depends on what they lead to.
  if (plies == 1) return static_cast<std::uint64_t>(count(moves));
  std::uint64_t sequences = 0;
  for (const BoardMove move : moves) {
    G after = position;
    after.play_unchecked(move);
    sequences += perft(after, plies - 1);
  }
  return sequences;
}

/// The golden numbers for 1, 2, … plies.
std::vector<std::uint64_t> golden(const std::string& id) {
  std::ifstream file{NOUGHTS_PERFT_FOLDER "/" + id + ".perft"};
  std::vector<std::uint64_t> numbers;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with('#')) numbers.push_back(std::stoull(line));
  }
  return numbers;
}

}  // namespace

TEST_CASE("perft of every game in the catalogue equals its golden file", "[perft]") {
  for (const CatalogueEntry& entry : catalogue()) {
    const auto expected = golden(std::string{entry.id});
    INFO(entry.id);
    REQUIRE_FALSE(expected.empty());
    entry.start.visit([&](const auto& start) {
      for (std::size_t plies = 1; plies <= expected.size(); ++plies) {
        CHECK(perft(start, plies) == expected[plies - 1]);
        CHECK(perft(start.start(Player::o), plies) == expected[plies - 1]);
      }
    });
  }
}

TEST_CASE("tic-tac-toe has 255168 games, 131184 won by the first player, 77904 by the second, 46080 ties", "[perft]") {
  struct Count {
    int first = 0;
    int second = 0;
    int ties = 0;
    void games(const TicTacToe& position, Player first_player) {
      if (!position.status().is_over()) {
        for (const BoardMove move : position.legal_moves()) {
          games(try_play(position, move).value(), first_player);
        }
      } else if (const auto winner = position.status().winner()) {
        ++(*winner == first_player ? first : second);
      } else {
        ++ties;
      }
    }
  };
  for (const Player first_player : {Player::x, Player::o}) {
    Count count;
    count.games(TicTacToe{first_player}, first_player);
    CHECK(count.first == 131184);
    CHECK(count.second == 77904);
    CHECK(count.ties == 46080);
    CHECK(count.first + count.second + count.ties == 255168);
  }
}

TEST_CASE("tic-tac-toe has 5478 positions", "[perft]") {
  CHECK(all_positions(Player::x).size() == 5478);
  CHECK(all_positions(Player::o).size() == 5478);
}

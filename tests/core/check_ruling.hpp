#pragma once

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "noughts/game/game.hpp"
#include "random_play.hpp"
#include "rules_oracle.hpp"

// Compares a position with an oracle's ruling.

inline char letter_of(std::optional<noughts::Player> player) { return player ? noughts::letter(*player) : '.'; }

/// The number of moves on a board with this ruling, legal or not.
inline int moves_on(const Ruling& ruling, const std::string& board) {
  return static_cast<int>(board.size()) * (ruling.chosen_marks ? 2 : 1) + ruling.choices;
}

/// The oracle's reason to refuse a move, if any.
inline std::optional<noughts::Conflict> refusal_of(const Ruling& ruling, const std::string& board, int move) {
  if (ruling.next == '.') return noughts::Conflict::game_already_ended;
  if (move >= moves_on(ruling, board)) return noughts::Conflict::square_off_board;
  const bool is_legal = std::ranges::find(ruling.moves, move) != ruling.moves.end();
  if (move >= moves_on(ruling, board) - ruling.choices)
    return is_legal ? std::nullopt : std::optional{noughts::Conflict::move_not_legal};
  if (board[static_cast<std::size_t>(move) % board.size()] != '.') return noughts::Conflict::square_already_filled;
  return is_legal ? std::nullopt : std::optional{noughts::Conflict::square_not_playable};
}

/// Moves and lines may come in any order. The first difference ends the test, because a wrong rule
/// shows in many positions.
template <noughts::GameOnBoard G>
void check_ruling(const G& position, const Ruling& ruling, const std::string& board) {
  REQUIRE(letter_of(position.status().next_player()) == ruling.next);
  REQUIRE(letter_of(position.status().winner()) == ruling.winner);
  std::vector<int> moves;
  for (const noughts::BoardMove move : position.legal_moves()) moves.push_back(noughts::number_of_move(position, move));
  std::ranges::sort(moves);
  REQUIRE(moves == ruling.moves);
  REQUIRE(choices_of(position).marks == ruling.chosen_marks);
  std::string owners;
  for (int square = 0; square < static_cast<int>(board.size()); ++square)
    owners += letter_of(position.owner(noughts::Square{square}));
  REQUIRE(owners == board);
  std::vector<int> contained;
  std::vector<int> refused;  // the number of each move's conflict, or -1
  std::vector<int> expected;
  const auto number = [](std::optional<noughts::Conflict> why) { return why ? static_cast<int>(*why) : -1; };
  const auto legal_moves = position.legal_moves();
  for (int move = 0; move <= moves_on(ruling, board); ++move) {
    const noughts::BoardMove asked = noughts::move_of_number(position, move);
    if (noughts::is_among(legal_moves, asked)) contained.push_back(move);
    refused.push_back(number(noughts::conflict_of(position, asked)));
    expected.push_back(number(refusal_of(ruling, board, move)));
  }
  REQUIRE(contained == ruling.moves);
  REQUIRE(refused == expected);
  std::vector<std::vector<int>> lines;
  for (const auto& line : position.won_lines()) {
    lines.emplace_back();
    for (const noughts::Square square : line) lines.back().push_back(square.index());
  }
  std::ranges::sort(lines);
  REQUIRE(lines == ruling.lines);
}

/// The next move of a random game. In half of the games both players avoid ending it.
template <noughts::GameOnBoard G>
noughts::BoardMove move_of_game(int game, const G& position, std::mt19937& random) {
  return game % 4 < 2 ? random_move(position, random) : patient_move(position, random);
}

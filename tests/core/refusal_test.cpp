#include "noughts/match/refusal.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string_view>
#include <vector>

using namespace noughts;

namespace {

std::vector<Refusal> every_refusal() {
  std::vector<Refusal> all(conflicts.begin(), conflicts.end());
  all.insert(all.end(), match_conflicts.begin(), match_conflicts.end());
  return all;
}

}  // namespace

TEST_CASE("a refusal tells whether the rules or the match refused", "[refusal]") {
  constexpr Refusal by_rules = Conflict::square_already_filled;
  static_assert(by_rules == Conflict::square_already_filled && by_rules != Conflict::square_off_board);
  static_assert(by_rules.by_rules() == Conflict::square_already_filled && !by_rules.by_match());
  constexpr Refusal by_match = MatchConflict::nothing_to_undo;
  static_assert(by_match == MatchConflict::nothing_to_undo && by_match != MatchConflict::nothing_to_redo);
  static_assert(by_match.by_match() == MatchConflict::nothing_to_undo && !by_match.by_rules());
  // The first conflict of each kind has the same number.
  static_assert(Refusal{Conflict::game_already_ended} != Refusal{MatchConflict::out_of_date});
}

TEST_CASE("refusals keep the codes and sentences of version 0.1", "[refusal]") {
  const auto check = [](Refusal refusal, std::string_view name, std::string_view text) {
    CHECK(code(refusal) == name);
    CHECK(sentence(refusal) == text);
  };
  check(Conflict::game_already_ended, "game-already-ended", "The game has already ended.");
  check(MatchConflict::not_your_turn, "not-your-turn", "It is the other player's turn.");
  check(Conflict::square_off_board, "square-off-board", "There is no such square on this board.");
  check(Conflict::square_already_filled, "square-already-filled", "That square is already filled.");
  check(Conflict::square_not_playable, "square-not-playable", "That square cannot be marked now.");
  check(MatchConflict::nothing_to_undo, "nothing-to-undo", "There is nothing to undo.");
  check(MatchConflict::nothing_to_redo, "nothing-to-redo", "There is nothing to redo.");
}

TEST_CASE("each refusal has its own code and sentence, and is found by its code", "[refusal]") {
  std::set<std::string_view> codes;
  std::set<std::string_view> sentences;
  for (const Refusal& refusal : every_refusal()) {
    CHECK(codes.insert(code(refusal)).second);
    CHECK(sentences.insert(sentence(refusal)).second);
    CHECK(sentence(refusal).ends_with('.'));
    CHECK(find_refusal(code(refusal)) == refusal);
  }
  CHECK(codes.size() == conflicts.size() + match_conflicts.size());
  for (const std::string_view text : {"", "out-of-dat", "Out-of-date", "The match has gone on since."})
    CHECK_FALSE(find_refusal(text));
}

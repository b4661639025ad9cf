// The tables with which JavaScript reads codes. Each table is a text whose lines are in the order
// of the codes.

#include "codes.hpp"
#include "bind.hpp"

#include <string>
#include <string_view>

#include "noughts/game/set_up.hpp"
#include "noughts/match/judgement.hpp"
#include "noughts/match/transition.hpp"

namespace noughts::bindings {
namespace {

std::string line(std::string_view code, std::string_view rest) {
  std::string text{code};
  text += ' ';
  text += rest;
  text += '\n';
  return text;
}

/// `next X`, `tie`.
std::string status_table() {
  std::string table;
  for (const Status status : statuses) {
    const std::string_view state = status.next_player() ? "next" : status.winner() ? "won" : "tie";
    const auto player = status.next_player() ? status.next_player() : status.winner();
    table += line(state, player ? std::string_view{*player == Player::x ? "X" : "O"} : std::string_view{});
  }
  return table;
}

/// The code and the sentence of each refusal.
std::string refusal_table() {
  std::string table;
  for (const Conflict conflict : conflicts) table += line(code(conflict), sentence(conflict));
  for (const MatchConflict conflict : match_conflicts) table += line(code(conflict), sentence(conflict));
  return table;
}

/// The code and the sentence of each fault.
std::string set_up_fault_table() {
  std::string table;
  for (const SetUpFault fault : set_up_faults) table += line(code(fault), sentence(fault));
  return table;
}

/// The outcomes, from code 1 on.
std::string outcome_table() { return "loss\ndraw\nwin\n"; }

/// The code of each judgement.
std::string judgement_table() {
  std::string table;
  for (const Judgement judgement : judgements) {
    table += code(judgement);
    table += '\n';
  }
  return table;
}

int game_already_ended() { return code_of(Refusal{Conflict::game_already_ended}); }

}  // namespace

NOUGHTS_BINDINGS(codes) {
  expose("statusTable", &status_table);
  expose("refusalTable", &refusal_table);
  expose("outcomeTable", &outcome_table);
  expose("judgementTable", &judgement_table);
  expose("gameAlreadyEnded", &game_already_ended);
  expose("setUpFaultTable", &set_up_fault_table);
}

}  // namespace noughts::bindings

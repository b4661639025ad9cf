// Two people play one match. Each replica's messages go to the other replica.

#include <noughts/noughts.hpp>

#include <iostream>
#include <map>

using namespace noughts;

int main() {
  const CatalogueMatch start;
  std::map<Player, Replica> replicas{{Player::x, Replica{start, Player::x}}, {Player::o, Replica{start, Player::o}}};

  // A network without delay. A real host also stores the replica first if it must, signs its
  // player's records, and checks the records of others.
  auto send = [&](auto& self, Player from, const Effects& effects) -> void {
    for (const OutgoingMessage& message : effects.messages) {
      const Effects answer = replicas.at(other(from)).receive(message.text, PerSeat<bool>{true, true});
      self(self, other(from), answer);
    }
  };
  auto act = [&](Player player, const Action& action) {
    if (const auto effects = replicas.at(player).act(action)) {
      send(send, player, *effects);
    } else {
      std::cout << player << ": " << sentence(effects.error()) << '\n';
    }
  };

  for (const Player player : {Player::x, Player::o}) send(send, player, replicas.at(player).connect());
  act(Player::x, Mark{"b2"_sq});
  act(Player::x, Mark{"a1"_sq});  // X: It is the other player's turn.
  act(Player::o, Mark{"a3"_sq});

  // O asks to undo that move, and X agrees.
  act(Player::o, Ask{{.kind = Request::Kind::undo, .ply = 1}});
  act(Player::x, Accept{replicas.at(Player::x).shown().request(Player::o)->number});
  act(Player::o, Mark{"a1"_sq});

  // A pending action is agreed as soon as the other replica answers, or is reminded.
  std::cout << replicas.at(Player::o).pending().size() << " pending\n";
  send(send, Player::x, replicas.at(Player::x).remind());
  std::cout << replicas.at(Player::o).pending().size() << " pending\n";
  std::cout << to_string(replicas.at(Player::x).agreed().match()) << '\n';
}

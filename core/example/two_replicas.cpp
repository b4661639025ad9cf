// Two people play one match: what each of their replicas wants to have sent is handed to the other one.

#include <noughts/noughts.hpp>

#include <iostream>
#include <map>

using namespace noughts;

int main() {
  const CatalogueMatch start;
  std::map<Player, Replica> replicas{{Player::x, Replica{start, Player::x}}, {Player::o, Replica{start, Player::o}}};

  // A network without delay. A host would store first where it must, sign its player's records, and check those of
  // others.
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

  // O would like to have that back, and X agrees.
  act(Player::o, Ask{{.kind = Request::Kind::undo, .ply = 1}});
  act(Player::x, Accept{replicas.at(Player::x).shown().request(Player::o)->number});
  act(Player::o, Mark{"a1"_sq});

  // What is pending is agreed on as soon as the other one has answered, or is reminded.
  std::cout << replicas.at(Player::o).pending().size() << " pending\n";
  send(send, Player::x, replicas.at(Player::x).remind());
  std::cout << replicas.at(Player::o).pending().size() << " pending\n";
  std::cout << to_string(replicas.at(Player::x).agreed().match()) << '\n';
}

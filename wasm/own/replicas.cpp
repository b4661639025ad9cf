// The states of replicas of a game whose rules are in JavaScript, which keeps them: a copy of a
// replica, to return to if a rule fails, and the states that a replica still needs.

#include <string>

#include "../bind.hpp"
#include "../door.hpp"
#include "noughts/board/digits.hpp"
#include "noughts/replica/replica.hpp"

namespace noughts::bindings {
namespace {

Address copy_replica(Address replica) { return hold(Replica{at<Replica>(replica)}); }

/// Makes a replica what another one is.
void restore_replica(Address replica, Address other) { at<Replica>(replica) = at<Replica>(other); }

/// The numbers of the states that a replica needs, each after a space.
std::string states_of(Address address) {
  const Replica& replica = at<Replica>(address);
  std::string text;
  const auto add = [&](const CatalogueMatch& match) {
    for (const OwnGame& position : match.positions())
      text.append(1, ' ').append(detail::digits(static_cast<int>(position.state())));
  };
  for (const Checkpoint& start : replica.history().starts()) add(start.match);
  add(replica.agreed().match());
  add(replica.shown().match());
  return text;
}

}  // namespace

NOUGHTS_BINDINGS(own_replicas) {
  expose("copyReplica", &copy_replica);
  expose("restoreReplica", &restore_replica);
  expose("statesOf", &states_of);
}

}  // namespace noughts::bindings

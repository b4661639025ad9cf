#pragma once

#include "noughts/game/status.hpp"

namespace noughts {

/// How the finished games of a match went.
struct Score {
  int x = 0;     ///< games won by X
  int o = 0;     ///< games won by O
  int ties = 0;  ///< games nobody won

  /// Counts a game by the status that it has come to; one that still goes on counts for nobody.
  constexpr void count(Status status) {
    switch (status.state()) {
      case Status::State::next: break;
      case Status::State::won: ++(status.winner() == Player::x ? x : o); break;
      case Status::State::tie: ++ties; break;
    }
  }

  friend constexpr bool operator==(const Score&, const Score&) = default;
};

}  // namespace noughts

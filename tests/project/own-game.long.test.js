// A newcomer's game: how little it takes. Every header of the library is read with it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile, file, game, includes, isGame } from './own-game.js';

test('the smallest game has fewer than forty lines, and is solved and played without a word of the compiler', () => {
  assert.ok(file.split('\n').length < 40);
  const { status, messages } = compile(`#include <noughts/noughts.hpp>
    ${includes}${game}
    ${isGame}
    auto solve_it() { return noughts::solve(SevenMatches{}); }
    auto evaluate_it() { return noughts::evaluate(SevenMatches{}); }
    auto play_it() { return noughts::Opponent{noughts::Level::best, 7}.choose(noughts::Match<SevenMatches>{}.position()); }`);
  assert.equal(messages, '');
  assert.equal(status, 0);
});

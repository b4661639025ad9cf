// A newcomer's game: the compiler's messages if something is missing. own-game.long.test.js tests
// the game itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compile, game, includes, isGame } from './own-game.js';

/** @type {Record<string, RegExp>} for each member, the message if it is missing */
const complaints = {
  start: /'position\.start\(.*\)' is invalid/,
  turn: /'position\.turn\(\)' is invalid/,
  status: /'position\.status\(\)' is invalid/,
  legal_moves: /'position\.legal_moves\(\)' is invalid/,
  play_unchecked: /'playing\.play_unchecked\(move\)' is invalid/,
  hash: /'position\.hash\(\)' is invalid/,
  'operator==': / == .*' is invalid/,
  Move: /no type named 'Move' in '.*SevenMatches'/,
};

/** The game with a hash of a wrong type, and the message about it. */
const strange = {
  game: game.replace('std::uint64_t hash()', 'int hash()'),
  complaint: /'position\.hash\(\)' does not satisfy/,
};

test('a game that lacks a member, or has one of another type, is refused by a message that names it', () => {
  const games = [...Object.keys(complaints).map(without), strange.game];
  const { status, messages } = compile(
    [includes, ...games.map((text, i) => `namespace game${i} { ${text} ${isGame} }`)].join('\n'),
  );
  assert.notEqual(status, 0);
  const [, ...refusals] = messages.split('error: static assertion failed');
  assert.equal(refusals.length, games.length, messages);
  for (const [i, complaint] of [...Object.values(complaints), strange.complaint].entries()) {
    assert.match(refusals[i] ?? '', complaint);
  }
});

test('a search of a type that is not a game is refused by a message that names the missing member', () => {
  const { messages } = compile(`#include <noughts/search/solve.hpp>
    ${includes}${without('turn')}
    auto choice = noughts::solve(SevenMatches{});`);
  assert.match(messages, /'position\.turn\(\)' is invalid/);
});

/**
 * The game without the line that declares a member.
 *
 * @param {string} member
 */
function without(member) {
  const lines = game.split('\n');
  const left = lines.filter((line) => !line.includes(` ${member}(`) && !line.includes(`using ${member} `));
  assert.equal(left.length, lines.length - 1);
  return left.join('\n');
}

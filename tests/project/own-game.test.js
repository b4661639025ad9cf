// A newcomer's game: how little it takes, and what the compiler says where something is missing.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const includeFolder = fileURLToPath(new URL('../../core/include', import.meta.url));
const file = readFileSync(new URL('smallest-game.hpp', import.meta.url), 'utf8');
const includes = `${file.match(/^#include .*$/gm)?.join('\n')}\n`;
const game = file.replaceAll(/^#.*$/gm, '');
const isGame = 'static_assert(noughts::Game<SevenMatches>);';

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

/** @type {Record<string, RegExp>} by member, what is said where it is missing */
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

test('a game in which a member is missing is refused by a message that names it', () => {
  const games = Object.keys(complaints).map((member, i) => `namespace game${i} { ${without(member)} ${isGame} }`);
  const { status, messages } = compile([includes, ...games].join('\n'));
  assert.notEqual(status, 0);
  const [, ...refusals] = messages.split('error: static assertion failed');
  assert.equal(refusals.length, games.length, messages);
  for (const [i, [member, complaint]] of Object.entries(complaints).entries()) {
    assert.match(refusals[i] ?? '', complaint, `without ${member}`);
  }
});

test('a game in which a member has another type than it should is refused by a message that names it', () => {
  const { messages } = compile(`${includes}${game.replace('std::uint64_t hash()', 'int hash()')}${isGame}`);
  assert.match(messages, /'position\.hash\(\)' does not satisfy/);
});

test('a game of which nobody has asked whether it is one is refused by what needs one, and named as well', () => {
  const { messages } = compile(`#include <noughts/search/solve.hpp>
    ${includes}${without('turn')}
    auto choice = noughts::solve(SevenMatches{});`);
  assert.match(messages, /'position\.turn\(\)' is invalid/);
});

/**
 * The game without the line in which a member is declared.
 *
 * @param {string} member
 */
function without(member) {
  const lines = game.split('\n');
  const left = lines.filter((line) => !line.includes(` ${member}(`) && !line.includes(`using ${member} `));
  assert.equal(left.length, lines.length - 1);
  return left.join('\n');
}

/**
 * What g++ says of a program.
 *
 * @param {string} source
 */
function compile(source) {
  const options = ['-std=c++23', '-Wall', '-Wextra', '-Wno-maybe-uninitialized', '-fsyntax-only', `-I${includeFolder}`];
  const { status, stderr } = spawnSync('g++', [...options, '-x', 'c++', '-'], {
    input: source,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return { status, messages: stderr };
}

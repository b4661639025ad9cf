// The WebAssembly searches exactly like the native core: the same nodes, moves and estimates. The
// figures are in tests/core/signatures.txt. tests/core/signature_test.cpp reads them too.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { compileWasm } from '#noughts-wasm';
import { loadOnce } from '../../web/engine/load.js';

/** @import { Level } from 'noughts' */
/** @import { Match } from '../../web/engine/match.js' */

/** An engine without books, like for the native figures. */
const noughts = await loadOnce({}, compileWasm, {});

const signatures = readFileSync('tests/core/signatures.txt', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => /** @type {[question: string, answer: string]} */ (line.split(' = ')));

/** The name of a move. @param {Match} match @param {number | null} move */
const nameOf = ({ game }, move) => (move === null ? '-' : (game.moveNames[move] ?? '?'));

/**
 * @type {Record<string, (match: Match, words: readonly string[]) => string | Promise<string>>} by
 *   what is asked
 */
const answers = {
  solve: (match, [nodes]) => {
    const choice = match.solve({ nodes: Number(nodes) });
    return [nameOf(match, choice.move), choice.outcome ?? '-', choice.plies ?? '-', choice.nodes].join(' ');
  },

  evaluate: (match, [nodes, playouts]) => {
    const evaluations = match.evaluate({ nodes: Number(nodes), playouts: Number(playouts) });
    return evaluations
      .map(({ move, outcome, plies, estimate }) => {
        const millionths = estimate === null ? '-' : Math.round(1e6 * estimate);
        return [nameOf(match, move), ...(outcome ? [outcome, plies ?? '-'] : [millionths])].join(' ');
      })
      .join(', ');
  },

  choose: async (match, [playouts, seed]) => {
    const opponent = noughts.opponent({ playouts: Number(playouts), seed: Number(seed) });
    return nameOf(match, await opponent.choose(match));
  },

  game: async (match, levels) => {
    const players = levels.map((level, i) => noughts.opponent({ level: /** @type {Level} */ (level), seed: i + 1 }));
    while (match.status.state === 'next') {
      const player = players[match.status.player === 'X' ? 0 : 1];
      match.play((await player?.choose(match)) ?? assert.fail());
    }
    return match.moves.map((move) => nameOf(match, move)).join(' ');
  },
};

for (const [question, answer] of signatures) {
  test(`as natively: ${question.slice(0, 80)}`, async () => {
    const [kind = '', text = '', ...words] = question.split(' ');
    assert.equal(await answers[kind]?.(noughts.parse(text), words), answer);
  });
}

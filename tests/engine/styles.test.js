import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'noughts';
import { define } from 'noughts/own';
import { load as loadTicTacToe } from 'noughts/tic-tac-toe';
import { ticTacToe } from './own-games.js';
import { played, pointsOf } from './points.js';

/** @import { Level, Noughts, Player, Style } from 'noughts' */

const noughts = await load();

/** The lines of tic-tac-toe. */
const lines = ['a3 b3 c3', 'a2 b2 c2', 'a1 b1 c1', 'a3 a2 a1', 'b3 b2 b1', 'c3 c2 c1', 'a3 b2 c1', 'a1 b2 c3'].map(
  (line) => line.split(' '),
);

/** A position of tic-tac-toe as a test sees it: the owner of a square, and the player to move. */
/** @typedef {{ owner: (square: string) => Player | null, turn: Player }} Seen */

/**
 * Whether a square is on a line with a mark of a player and none of the other one.
 *
 * @param {Seen} seen
 * @param {string} square
 * @param {Player} player
 */
function isOnLineOf({ owner }, square, player) {
  return lines.some((line) => {
    const owners = line.map(owner);
    return line.includes(square) && owners.includes(player) && owners.every((one) => one === player || one === null);
  });
}

const other = (/** @type {Player} */ player) => (player === 'X' ? 'O' : 'X');

/**
 * What each style says of itself, for the squares of a game. It is written without the code of the
 * styles.
 *
 * @type {Record<Style, [game: string, said: (seen: Seen, square: string) => boolean]>}
 */
const said = {
  corners: ['tic-tac-toe', (_, square) => ['a1', 'a3', 'c1', 'c3'].includes(square)],
  middle: ['connect-four', (_, square) => square.startsWith('d')],
  near: [
    'gomoku',
    ({ owner }, square) => {
      const [column, row] = [square.charCodeAt(0), Number(square.slice(1))];
      const steps = [-1, 0, 1];
      const marks = steps.flatMap((across) =>
        steps.filter((down) => {
          const [letter, number] = [String.fromCharCode(column + across), row + down];
          return letter >= 'a' && letter <= 'o' && number >= 1 && number <= 15 && owner(`${letter}${number}`) !== null;
        }),
      );
      return marks.length >= 2; // to touch one is usual
    },
  ],
  mirror: [
    'tic-tac-toe',
    ({ owner, turn }, square) => {
      const image = { a: 'c', c: 'a' }[square.charAt(0)];
      return image !== undefined && owner(image + square.charAt(1)) === other(turn);
    },
  ],
  attacking: ['tic-tac-toe', (seen, square) => isOnLineOf(seen, square, seen.turn)],
  defending: ['tic-tac-toe', (seen, square) => isOnLineOf(seen, square, other(seen.turn))],
};

const styles = /** @type {Style[]} */ (Object.keys(said));

/**
 * How often moves are what a style says, of opponents with it and without, in the same positions of
 * games between opponents without a style.
 *
 * @param {Style} style
 * @param {Level} level
 * @param {number} games
 */
async function shares(style, level, games) {
  const [game, says] = said[style];
  const counts = { with: 0, without: 0, moves: 0 };
  for (let seed = 0; seed < games; seed++) {
    const match = noughts.match(game);
    const plain = noughts.opponent({ level, seed });
    const styled = noughts.opponent({ level, style, seed: seed + games });
    while (match.status.state === 'next' && match.moves.length < 40) {
      const { position } = match;
      const seen = { owner: (/** @type {string} */ square) => position.owner(square), turn: position.turn };
      const nameOf = (/** @type {number} */ move) => `${match.game.squareNames[move]}`;
      const [move, liked] = [await plain.choose(match), await styled.choose(match)];
      counts.moves++;
      counts.without += Number(says(seen, nameOf(move)));
      counts.with += Number(says(seen, nameOf(liked)));
      match.play(move);
    }
    for (const held of [match, plain, styled]) held.dispose();
  }
  return counts;
}

for (const style of styles) {
  test(`an opponent with the style ${style} does what the style says more often than its level`, async () => {
    const games = { 'tic-tac-toe': 200, 'connect-four': 40, gomoku: 30 }[said[style][0]] ?? 0;
    const counts = await shares(style, 'easy', games);
    const [one, two] = [counts.with / counts.moves, counts.without / counts.moves];
    const error = Math.sqrt((one * (1 - one) + two * (1 - two)) / counts.moves);
    assert.ok(one - two > 4 * error, `${one} with, ${two} without, in ${counts.moves} moves`);
  });
}

test('with a style, an opponent stays about as strong as its level', async () => {
  for (const style of styles) {
    const points = await pointsOf(noughts, 'tic-tac-toe', 'easy', style, 150);
    assert.ok(points > 0.4 && points < 0.7, `${style} gets ${points} of the points`);
  }
});

test('a style overlooks a win and a block as often as its level', async () => {
  const seeds = 400;
  // Attack and defence like the square, and corners and the middle like another one.
  for (const [text, seen] of /** @type {const} */ ([
    ['tic-tac-toe.X.a3.b2.b3', 'c3'],
    ['tic-tac-toe.X.b2.a3.c1.a1.c3', 'a2'],
  ])) {
    const match = noughts.parse(text);
    const share = async (/** @type {Style | undefined} */ style) => {
      let count = 0;
      for (let seed = 0; seed < seeds; seed++) {
        const opponent = noughts.opponent({ level: 'easy', seed, ...(style && { style }) });
        count += Number(match.game.squareNames[await opponent.choose(match)] === seen);
        opponent.dispose();
      }
      return count / seeds;
    };
    const level = await share(undefined);
    assert.ok(level > 0.2 && level < 0.95, `${level}: the level overlooks some`);
    for (const style of styles) {
      const styled = await share(style);
      assert.ok(Math.abs(styled - level) < 4 * Math.sqrt((2 * level * (1 - level)) / seeds), `${style}: ${styled}`);
    }
  }
});

test('no style overrules what the best level sees: a win, a block, and any proven result', async () => {
  const match = noughts.parse('tic-tac-toe.X.a3.b2.b3');
  for (const style of styles) {
    for (let seed = 0; seed < 5; seed++) {
      const opponent = noughts.opponent({ level: 'best', style, seed });
      assert.equal(match.game.moveNames[await opponent.choose(match)], 'c3', `${style} blocks`);
      const won = match.position.after('c1').after('b1').squares;
      const position = noughts.position('tic-tac-toe', { squares: won, turn: 'O' });
      assert.ok(position.after(await opponent.choose(position)).solve().outcome !== 'win', style);
    }
    const drawn = noughts.match('tic-tac-toe');
    const seats = { X: noughts.opponent({ style, seed: 1 }), O: noughts.opponent({ style, seed: 2 }) };
    assert.equal((await played(drawn, seats)).status.state, 'tie', `${style} gives nothing away`);
  }
});

test('an opponent with a style takes the moves of a seed again, also in the engine of one game', async () => {
  const gameOf = async (/** @type {Noughts} */ engine) => {
    const opponent = engine.opponent({ level: 'medium', style: 'corners', seed: 3 });
    return String(await played(engine.match('tic-tac-toe'), { X: opponent, O: opponent }));
  };
  assert.equal(await gameOf(noughts), await gameOf(noughts));
  assert.equal(await gameOf(await loadTicTacToe()), await gameOf(noughts));
});

test('in a game of one’s own, a style shows nothing and does no harm', async () => {
  const own = await define(ticTacToe);
  const [plain, styled] = [
    own.opponent({ level: 'easy', seed: 5 }),
    own.opponent({ level: 'easy', style: 'near', seed: 5 }),
  ];
  const match = own.match();
  assert.equal(await styled.choose(match), await plain.choose(match));
});

test('a choice without a square is left to the level', async () => {
  const match = noughts.parse('gomoku-swap2.X.h8.h9.i9');
  for (const style of styles) {
    const move = await noughts.opponent({ level: 'easy', style, seed: 1 }).choose(match);
    assert.ok(match.canPlay(move), style);
  }
});

test('progress goes on from answer to answer', async () => {
  /** @type {number[]} */
  const told = [];
  const match = noughts.match('gomoku');
  const opponent = noughts.opponent({ playouts: 3000, style: 'near', seed: 1 });
  await opponent.choose(match, { onProgress: (progress) => told.push(progress) });
  assert.deepEqual(
    told,
    told.toSorted((one, two) => one - two),
  );
  assert.ok(Number(told.at(-1)) > 2 / 3, 'it comes to the last answer');
});

test('a style that there is not is refused', () => {
  for (const style of ['Corners', 'toString', '', 3, null]) {
    assert.throws(() => noughts.opponent(/** @type {any} */ ({ style })), RangeError);
  }
});

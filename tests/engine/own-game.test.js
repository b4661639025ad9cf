// Games whose rules are in JavaScript play, and are searched, like those of the catalogue.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { load } from '../../web/engine/index.js';
import { checkGame, define, makePuzzles } from '../../web/engine/own/index.js';
import { insideOf } from '../../web/engine/position.js';
import { parseTurn, printTurn } from '../../web/room/turn.js';
import { connectFour, exampleOf, ticTacToe } from './own-games.js';

const names = ['nim', 'three-mens-morris', 'pop-out', 'pentago', 'dots-and-boxes', 'treblecross'];
const examples = await Promise.all(names.map(exampleOf));
const [nim, threeMensMorris, , , dotsAndBoxes, treblecross] = examples;

/** @type {import('../../web/engine/noughts.js').Noughts} */
let noughts;
before(async () => {
  noughts = await load();
});

for (const game of examples) {
  test(`the example ${game.id} breaks no law, and its matches are written and read`, async () => {
    assert.deepEqual(checkGame(game, { games: 20 }), []);
    const own = await define(game);
    const match = own.match();
    const opponent = own.opponent({ playouts: 20, seed: 3 });
    for (let ply = 0; ply < 12 && match.status.state === 'next'; ply++) match.play(await opponent.choose(match));
    const text = String(match);
    assert.ok(text.startsWith(`${game.id}.X.`));
    // A new engine does not know the names of the moves before it has seen them.
    const other = await define(game);
    assert.equal(String(other.parse(text)), text);
    assert.deepEqual(other.stateOf(other.parse(text)), own.stateOf(match));
    assert.deepEqual(String(other.match(match.toJSON())), text);
    opponent.dispose();
    match.dispose();
  });
}

test('a defined tic-tac-toe is solved as that of the catalogue, in all 5,478 positions', async () => {
  const own = await define(ticTacToe);
  const known = noughts.position('tic-tac-toe');
  const seen = new Set();
  /**
   * @type {[import('../../web/engine/position.js').Position,
   * import('../../web/engine/position.js').Position][]}
   */
  const stack = [[own.position(), known]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [mine, its] = next;
    const key = `${its.squares.map((owner) => owner ?? '.').join('')}${its.turn}`;
    if (seen.has(key)) continue;
    seen.add(key);
    assert.deepEqual(mine.squares, its.squares);
    assert.equal(mine.status.state, its.status.state);
    assert.equal(mine.turn, its.turn);
    const [solved, expected] = [mine.solve(), its.solve()];
    assert.equal(solved.outcome, expected.outcome, key);
    // The rules do not tell that a draw fills the board.
    if (expected.outcome !== 'draw') assert.equal(solved.plies, expected.plies, key);
    for (const move of its.legalMoves) {
      const name = String(its.game.moveNames[move]);
      stack.push([mine.after(name), its.after(name)]);
    }
  }
  assert.equal(seen.size, 5478);
});

test('a defined Connect Four has the outcomes of the catalogue near the end of random games', async () => {
  const own = await define(connectFour);
  let [seed, compared] = [5, 0];
  for (let game = 0; game < 40; game++) {
    let position = noughts.position('connect-four');
    let mine = own.position();
    for (let ply = 0; ply < 31 && position.status.state === 'next'; ply++) {
      seed = (seed * 48271) % 2147483647;
      const goOn = position.legalMoves.filter((move) => position.after(move).status.state === 'next');
      const moves = goOn.length > 0 ? goOn : position.legalMoves;
      const move = Number(moves[seed % moves.length]);
      mine = mine.after(/** @type {string} */ (position.game.moveNames[move])[0] ?? '');
      position = position.after(move);
    }
    if (position.status.state !== 'next') continue;
    const [solved, expected] = [mine.solve(), position.solve()];
    assert.equal(solved.outcome, expected.outcome, position.diagram());
    if (expected.outcome !== 'draw') assert.equal(solved.plies, expected.plies, position.diagram());
    compared++;
  }
  assert.ok(compared > 8, `${compared} games`);
});

test('dots and boxes, where one player may move twice, is solved as by an oracle', async () => {
  const own = await define(dotsAndBoxes);
  const random = own.opponent({ playouts: 20, seed: 11 });
  for (let game = 0; game < 12; game++) {
    let position = own.position();
    while (position.legalMoves.length > 9) position = position.after(await random.choose(position));
    if (position.status.state !== 'next') continue;
    const points = boxesLeft(/** @type {any} */ (own.stateOf(position)));
    const { outcome } = position.solve();
    assert.equal(outcome, points > 0 ? 'win' : points < 0 ? 'loss' : 'draw', position.diagram());
  }
  random.dispose();
});

/**
 * How many boxes the player to move wins by in the end. It knows the board only as pairs of dots.
 *
 * @param {{ drawn: string[], owners: (string | null)[], turn: string }} state
 */
function boxesLeft({ drawn, owners, turn }) {
  /** @param {string} edge as in the example @returns {string} its two dots */
  const dots = (edge) => {
    const [column, row] = ['abcdefg'.indexOf(`${edge[0]}`), 7 - Number(edge[1])];
    if (column % 2 === 1) return `${row / 2}${(column - 1) / 2}-${row / 2}${(column + 1) / 2}`;
    return `${(row - 1) / 2}${column / 2}-${(row + 1) / 2}${column / 2}`;
  };
  const places = [...'abcdefg'].flatMap((column) => [...'1234567'].map((row) => column + row));
  const all = places.filter((_, i) => i % 2 === 1).map(dots);
  const sides = [0, 1, 2].flatMap((r) =>
    [0, 1, 2].map((c) => [
      `${r}${c}-${r}${c + 1}`,
      `${r + 1}${c}-${r + 1}${c + 1}`,
      `${r}${c}-${r + 1}${c}`,
      `${r}${c + 1}-${r + 1}${c + 1}`,
    ]),
  );
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @param {Set<string>} have @returns {number} */
  const best = (have) => {
    const left = all.filter((edge) => !have.has(edge));
    if (left.length === 0) return 0;
    const key = left.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    let most = -9;
    for (const edge of left) {
      const then = new Set([...have, edge]);
      const closed = sides.filter((box) => box.includes(edge) && box.every((side) => then.has(side))).length;
      most = Math.max(most, closed > 0 ? closed + best(then) : -best(then));
    }
    known.set(key, most);
    return most;
  };
  const now =
    owners.filter((owner) => owner === turn).length - owners.filter((owner) => owner && owner !== turn).length;
  return now + best(new Set(drawn.map(dots)));
}

test('Nim is a win unless the heaps have no sum without carrying, as C. Bouton proved in 1901', async () => {
  const own = await define(nim);
  for (const heaps of [
    [3, 4, 5],
    [1, 2, 3],
    [2, 4, 5],
    [1, 4, 5],
    [2, 2, 0],
    [3, 1, 2],
    [0, 5, 4],
    [1, 1, 1],
  ]) {
    const isWon = heaps.reduce((sum, heap) => sum ^ heap, 0) !== 0;
    const position = own.position({ heaps, turn: 'X' });
    assert.equal(position.solve().outcome, isWon ? 'win' : 'loss', heaps.join());
    assert.equal(
      position.evaluate().some(({ outcome }) => outcome === 'win'),
      isWon,
    );
  }
});

test('the best level wins Nim and Treblecross from the first move', async () => {
  for (const game of [nim, treblecross]) {
    const own = await define(game);
    const match = own.match();
    const [best, easy] = [own.opponent({ level: 'best', seed: 1 }), own.opponent({ level: 'hard', seed: 2 })];
    while (match.status.state === 'next') match.play(await (match.position.turn === 'X' ? best : easy).choose(match));
    assert.equal('player' in match.status && match.status.player, 'X', String(match));
    best.dispose();
    easy.dispose();
  }
});

test('a review finds the move that gave Nim away', async () => {
  const own = await define(nim);
  const match = own.parse('nim.X.a2.a1.b4.c5'); // a2 wins; a1 leaves 4 and 5; b4 loses
  const review = await match.review();
  assert.deepEqual(
    review.moves.map(({ judgement }) => judgement),
    ['kept', 'kept', 'win-to-loss', 'kept'],
  );
  assert.equal(review.decisive?.ply, 2);
});

test('a game that goes round in circles is a tie when a position comes for the third time', async () => {
  const own = await define(threeMensMorris);
  const match = own.parse('three-mens-morris.X.a1.a2.a3.b3.c2.c1');
  const there = ['a1b1', 'c1b2', 'b1a1', 'b2c1'];
  for (let i = 0; match.status.state === 'next' && i < 12; i++) {
    const move = there[i % 4] ?? '';
    if (!match.canPlay(move)) break;
    match.play(move);
  }
  assert.equal(match.status.state, 'tie', String(match));
});

test('undo, redo, resigning and the next game work, and the next game begins with the other player', async () => {
  const own = await define(nim);
  const match = own.match();
  match.play('a3').play('b1').undo();
  assert.ok(match.canRedo);
  match.redo().resign();
  assert.deepEqual(match.status, { state: 'won', player: 'O', lines: [] });
  match.next();
  assert.equal(match.position.turn, 'O');
  assert.equal(/** @type {any} */ (own.stateOf(match)).turn, 'O');
  assert.throws(() => match.play('a9'), { code: 'move-not-legal' });
  assert.throws(() => own.parse('nim.X.a3.zz'), { name: 'NotationError', position: 9 });
  assert.throws(() => own.parse('tic-tac-toe.X'), { code: 'unknown-game' });
});

test('positions are values, equal where their states are, and states are frozen', async () => {
  const own = await define(nim);
  const one = own.position().after('a1').after('b1').after('c1');
  const other = own.position().after('c1').after('b1').after('a1');
  assert.ok(one.equals(other));
  assert.ok(!one.equals(own.position()));
  assert.throws(() => {
    /** @type {any} */ (own.stateOf(one)).heaps[0] = 9;
  }, TypeError);
});

test('a defined Pop-out knows a line in every direction, and no other', async () => {
  const own = await define(examples[2]);
  /** @param {string[]} stacks */
  const winnerOf = (...stacks) => {
    const { status } = own.position({ stacks, turn: 'O' });
    return 'player' in status && status.state === 'won' ? status.player : undefined;
  };
  assert.equal(winnerOf('XXXX', '', '', '', ''), 'X');
  assert.equal(winnerOf('', 'X', 'X', 'X', 'X'), 'X');
  assert.equal(winnerOf('X', 'OX', 'OOX', 'OOOX', ''), 'X');
  assert.equal(winnerOf('', 'OOOX', 'OOX', 'OX', 'X'), 'X');
  assert.equal(winnerOf('X', 'X', 'X', '', 'X'), undefined);
  assert.equal(winnerOf('OOOX', 'X', 'X', 'X', 'O'), undefined);
  assert.equal(winnerOf('XXXX', 'OOOO', '', '', ''), 'X'); // who has moved last
});

test('puzzles have one move that keeps the result, by an oracle of Nim, each once, the same for a seed', async () => {
  const own = await define(nim);
  const puzzles = await makePuzzles(own, 12, { seed: 5 });
  assert.equal(puzzles.length, 12);
  assert.deepEqual(await makePuzzles(own, 12, { seed: 5 }), puzzles);
  assert.notDeepEqual(await makePuzzles(own, 12, { seed: 6 }), puzzles);
  for (const { match: text, solution, outcome } of puzzles) {
    const match = own.parse(text);
    const good = match.legalMoves.filter((move) => {
      const { heaps } = /** @type {any} */ (own.stateOf(match.position.after(move)));
      return heaps.reduce((/** @type {number} */ sum, /** @type {number} */ heap) => sum ^ heap, 0) === 0;
    });
    assert.deepEqual(
      good.map((move) => match.game.moveNames[move]),
      [solution],
      text,
    );
    assert.equal(outcome, 'win');
    assert.ok(match.position.after(solution).status.state === 'next', 'it does not win at once');
  }
  assert.equal(new Set(puzzles.map(({ match }) => JSON.stringify(own.stateOf(own.parse(match))))).size, 12);
  await assert.rejects(makePuzzles(own, 5, { signal: AbortSignal.abort() }), { name: 'AbortError' });
  await assert.rejects(makePuzzles(own, 0), RangeError);
});

/**
 * A game in which positions come again. A position begins with the player to move; after the last
 * move it is the winner.
 *
 * @param {Record<string, Record<string, string>>} ways where each move leads
 * @returns {import('../../web/engine/own/index.js').Definition<string, string>}
 */
const gameOfWays = (ways) => ({
  id: 'ways',
  canRepeat: true,
  start: () => 'xstart',
  turn: (state) => (state[0] === 'o' ? 'O' : 'X'),
  moves: (state) => Object.keys(ways[state] ?? {}),
  play: (state, move) => ways[state]?.[move] ?? '',
  winner: (state) => (state === 'X' || state === 'O' ? state : undefined),
  key: (state) => state,
});

/** A way to win that takes seven plies. */
const longWay = {
  oalt: { on: 'xalt' },
  xalt: { far: 'ofar' },
  ofar: { on: 'xfar' },
  xfar: { far: 'oend' },
  oend: { on: 'xend' },
  xend: { win: 'X' },
};

/**
 * A circle: X goes `in`, and wins, unless X goes `back` and comes to `in` again. The second time
 * there is another way to win, which takes longer, if it is open.
 *
 * @param {boolean} isOpen
 */
const circle = (isOpen) =>
  gameOfWays({
    xstart: { in: 'oin' },
    oin: { on: 'xon' },
    xon: { win: 'X', back: 'oback' },
    oback: { to: 'xagain' },
    xagain: { in: 'oin', lose: 'O', ...(isOpen && { alt: 'oalt' }) },
    ...longWay,
  });

for (const isOpen of [false, true]) {
  test(`a move that makes a position come for the third time is a tie, ${isOpen ? 'and another one wins' : 'the best there is'}`, async () => {
    const own = await define(circle(isOpen));
    const match = own.match();
    const bob = own.opponent({ seed: 1 });
    const named = (/** @type {number | null} */ move) => match.game.moveNames[Number(move)];
    const outcomes = (/** @type {readonly import('../../web/engine/values.js').Evaluation[]} */ found) =>
      Object.fromEntries(found.map(({ move, outcome, plies }) => [named(move), `${outcome} ${plies}`]));
    const alt = isOpen && { alt: 'win 7' };
    for (const move of ['in', 'on', 'back', 'to']) match.play(move);
    assert.deepEqual(outcomes(match.evaluate()), { in: 'win 3', lose: 'loss 1', ...alt }, 'it would come twice');
    assert.equal(named(await bob.choose(match)), 'in');
    for (const move of ['in', 'on', 'back', 'to']) match.play(move);
    assert.deepEqual(outcomes(match.evaluate()), { in: 'draw 1', lose: 'loss 1', ...alt });
    assert.deepEqual(outcomes(await match.analyse()), { in: 'draw 1', lose: 'loss 1', ...alt });
    const { move, outcome } = match.solve();
    assert.deepEqual([named(move), outcome], isOpen ? ['alt', 'win'] : ['in', 'draw']);
    assert.equal(named(await bob.choose(match)), isOpen ? 'alt' : 'in', 'it does not go by what it found before');
    const review = await match.review();
    assert.equal(review.moves.at(-1)?.judgement, 'kept');
    assert.equal(own.position('xagain').solve().outcome, 'win', 'a position that was set up has no past');
    assert.equal(match.clone().play('in').status.state, 'tie');
  });
}

test('an opponent does not go by what it knew before a position had come twice', async () => {
  // Two ways lead to `oin`. The opponent knows one of them, and the match goes the other one.
  const own = await define(
    gameOfWays({
      xstart: { in: 'oin' },
      oin: { on: 'xon' },
      xon: { win: 'X', back: 'oback' },
      oback: { to: 'xagain' },
      xagain: { one: 'oone', other: 'oother', alt: 'oalt' },
      oone: { on: 'xone' },
      xone: { to: 'oin' },
      oother: { on: 'xother' },
      xother: { to: 'oin' },
      ...longWay,
    }),
  );
  for (const [known, gone] of [
    ['one', 'other'],
    ['other', 'one'],
  ]) {
    const match = own.match();
    const bob = own.opponent({ seed: 1 });
    const choose = async () => {
      const move = await bob.choose(match);
      return match.game.moveNames[move];
    };
    for (const move of ['in', 'on', 'back', 'to']) match.play(move);
    assert.ok(['one', 'other'].includes(String(await choose())), `${known}`);
    for (const move of [String(gone), 'on', 'to', 'on', 'back', 'to']) match.play(move);
    assert.equal(await choose(), 'alt');
  }
});

test('a match does not keep what was taken back for good', async () => {
  const own = await define(nim);
  const match = own.match().play('a1');
  const { states } = /** @type {any} */ (insideOf(match.position).runtime).rules;
  const before = states.size;
  for (let i = 0; i < 2000; i++) match.play('b2').play('c3').undo().undo();
  assert.ok(states.size < before + 200, `${states.size} states`);
  assert.equal(String(match.play('b1')), 'nim.X.a1.b1');
  match.undo().undo();
  assert.equal(String(match), 'nim.X.a1.b1.undo.undo');
  assert.deepEqual(own.stateOf(match).heaps, [3, 4, 5]);
  assert.equal(String(match.redo().redo().play('c1')), 'nim.X.a1.b1.c1');
});

/**
 * A race that is too long for random games: each move goes one or two steps, and the first player
 * to come to a hundred wins. The player who moves one step after a multiple of three is lost.
 *
 * @type {import('../../web/engine/own/index.js').Definition<{ steps: number, turn: 'X' | 'O' }, string>}
 */
const race = {
  id: 'race',
  start: (first) => ({ steps: 0, turn: first }),
  turn: ({ turn }) => turn,
  moves: ({ steps }) => (steps < 99 ? ['one', 'two'] : ['one']),
  play: ({ steps, turn }, move) => ({ steps: steps + (move === 'two' ? 2 : 1), turn: turn === 'X' ? 'O' : 'X' }),
  winner: ({ steps, turn }) => (steps === 100 ? (turn === 'X' ? 'O' : 'X') : undefined),
};

test('the tree search goes by the values of a game in place of random games', async () => {
  let asked = 0;
  const value = (/** @type {{ steps: number }} */ { steps }) => {
    asked++;
    return steps % 3 === 1 ? 0 : 1;
  };
  const own = await define({ ...race, value });
  for (let steps = 0; steps < 30; steps++) {
    if (steps % 3 === 1) continue; // every move loses
    const position = own.position({ steps, turn: 'X' });
    const move = await own.opponent({ playouts: 20, seed: steps }).choose(position);
    const taken = position.game.moveNames[move] === 'two' ? 2 : 1;
    assert.equal((steps + taken) % 3, 1, `${steps}`);
  }
  assert.ok(asked > 100);
  const [one, two] = own.position().evaluate({ nodes: 1, playouts: 100 });
  assert.ok(Number(one?.estimate) > 0.8, `${one?.estimate}`);
  assert.ok(Number(two?.estimate) < 0.2, `${two?.estimate}`);
  asked = 0;
  await own.opponent({ level: 'easy', seed: 1 }).choose(own.position());
  assert.equal(asked, 0, 'weaker levels play random games');
});

for (const value of [Number.NaN, -0.1, 1.1, Number.POSITIVE_INFINITY, '1', undefined, 1n]) {
  test(`a value of ${typeof value} ${value} is told as an error`, async () => {
    const own = await define({ ...race, value: () => /** @type {any} */ (value) });
    await assert.rejects(own.opponent({ playouts: 20 }).choose(own.position()), { code: 'not-a-value', rule: 'value' });
    assert.match(
      checkGame({ ...race, value: () => /** @type {any} */ (value) }).join(),
      /`value` returns a number from 0 to 1/,
    );
    assert.equal(own.position({ steps: 95, turn: 'X' }).solve().outcome, 'win', 'what is exact needs no value');
  });
}

test('a match goes by a link to a page with the same rules, and one with other rules refuses it', async () => {
  const [own, friends, later] = await Promise.all([define(nim), define(nim), define({ ...nim, id: 'nim-2' })]);
  const text = printTurn({ match: own.match({ first: 'O' }).play('a2'), to: 'X', names: { O: 'Ana' } });
  const { match, to, names } = parseTurn(friends, `#${text}`);
  assert.deepEqual([String(match), to, names.O], ['nim.O.a2', 'X', 'Ana']);
  match.play('b4');
  const back = parseTurn(own, printTurn({ match, to: 'O' })).match;
  assert.deepEqual(own.stateOf(back).heaps, [1, 0, 5]);
  /** @param {unknown} code @returns {(error: any) => boolean} */
  const isRefused = (code) => (error) => error.code === 'bad-link' && error.cause.code === code;
  assert.throws(() => parseTurn(later, text), isRefused('unknown-game'));
  assert.throws(() => parseTurn(own, text.replace('a2', 'a4')), isRefused('unknown-transition'));
  assert.throws(() => parseTurn(own, `${text}.a2`), isRefused('move-not-legal'));
});

test('a move with the name of a square has the number of the square, and the other moves come after', async () => {
  const own = await define(threeMensMorris);
  const match = own.parse('three-mens-morris.X.b2.a3.a1.c3.c1.b3');
  const { moveNames, squareNames } = match.game;
  assert.deepEqual(moveNames.slice(0, 9), squareNames);
  assert.deepEqual(
    match.moves.map((move) => squareNames[move]),
    ['b2', 'a3', 'a1', 'c3', 'c1', 'b3'],
  );
  assert.ok(match.legalMoves.every((move) => move >= 9 && moveNames[move]?.length === 4));
  match.undo();
  assert.deepEqual(match.legalMoves.map((move) => moveNames[move]).sort(), ['a2', 'b1', 'b3', 'c2']);
  assert.throws(() => match.play('a1'), { code: 'move-not-legal' });
});

test('a board is given as the definition draws it, with its texts, and does not change', async () => {
  const own = await define({
    ...nim,
    board: ({ heaps }) => ({ columns: 3, rows: 1, squares: [null, undefined, 'X'], texts: heaps.map(String) }),
  });
  const match = own.match().play('a1');
  const board = own.boardOf(match);
  assert.deepEqual(board, { columns: 3, rows: 1, squares: [null, null, 'X'], lines: [], texts: ['2', '4', '5'] });
  assert.deepEqual(own.boardOf(own.position())?.texts, ['3', '4', '5']);
  assert.throws(() => {
    /** @type {any} */ (board).texts[0] = '9';
  }, TypeError);
  assert.equal((await define(nim)).boardOf, own.boardOf);
  const plain = await define(nim);
  assert.equal(plain.boardOf(plain.match()), undefined);
  assert.throws(() => plain.boardOf(match), TypeError);
});

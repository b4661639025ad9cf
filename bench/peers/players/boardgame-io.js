// boardgame.io and its bot. It brings no games, so the games here are ours: plain, and in the form
// that ran fastest, which keeps the board as text. The bot uses playouts (Monte-Carlo tree search),
// by default 1,000.

import { processorTime } from '../clock.js';
import { peer } from '../peer.js';

/** @import { Moves } from '../positions.js' */

/** @typedef {{ cells: string, last: number }} State */
/** @typedef {{ winner: string } | { draw: true } | undefined} End */
/**
 * @typedef {{ getState(): { ctx: { currentPlayer: string, gameover?: End } }, store: { getState(): any }, moves: { mark(square: number): void }, reset(): void }}
 *   Client
 */
/**
 * @typedef {{ play(state: unknown, player: string): Promise<{ action: { payload: { args: [number] } } }> }}
 *   Bot
 */

const { MCTSBot } = peer('boardgame.io/ai');
const { Client } = peer('boardgame.io/client');

const directions = /** @type {const} */ ([
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
]);

/**
 * Whether the last mark completed a line.
 *
 * @param {State} state
 * @param {number} columns
 * @param {number} rows
 * @param {number} inARow
 */
function isWon({ cells, last }, columns, rows, inARow) {
  const mark = cells[last];
  return directions.some(([down, right]) => {
    let length = 1;
    for (const step of [-1, 1]) {
      let row = Math.floor(last / columns) + step * down;
      let column = (last % columns) + step * right;
      while (row >= 0 && row < rows && column >= 0 && column < columns && cells[row * columns + column] === mark) {
        length++;
        row += step * down;
        column += step * right;
      }
    }
    return length >= inARow;
  });
}

/**
 * @param {number} columns
 * @param {number} rows
 * @param {number} inARow
 * @param {(cells: string) => number[]} movesOf the squares that may be marked
 */
function lineGame(columns, rows, inARow, movesOf) {
  return {
    setup: () => ({ cells: '.'.repeat(columns * rows), last: -1 }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      /** @param {{ G: State, ctx: { currentPlayer: string } }} position @param {number} square */
      mark: ({ G, ctx }, square) => ({
        cells: G.cells.slice(0, square) + ctx.currentPlayer + G.cells.slice(square + 1),
        last: square,
      }),
    },
    /** @param {{ G: State, ctx: { currentPlayer: string } }} position @returns {End} */
    endIf: ({ G, ctx }) => {
      if (G.last < 0) return undefined;
      if (isWon(G, columns, rows, inARow)) return { winner: ctx.currentPlayer };
      return G.cells.includes('.') ? undefined : { draw: true };
    },
    ai: {
      /** @param {State} G */
      enumerate: (G) => movesOf(G.cells).map((square) => ({ move: 'mark', args: [square] })),
    },
  };
}

/** @type {Record<string, ReturnType<typeof lineGame>>} */
const games = {
  'tic-tac-toe': lineGame(3, 3, 3, (cells) => [...cells].flatMap((cell, square) => (cell === '.' ? [square] : []))),
  'connect-four': lineGame(7, 6, 4, (cells) =>
    Array.from({ length: 7 }, (_, column) => lowestFree(cells, column)).filter((square) => square >= 0),
  ),
};

/**
 * @param {string} cells
 * @param {number} column
 */
function lowestFree(cells, column) {
  let square = 35 + column;
  while (square >= 0 && cells[square] !== '.') square -= 7;
  return square;
}

/**
 * @param {string} game
 * @param {number | (() => number)} iterations
 */
function player(game, iterations) {
  const rules = games[game];
  /** @type {Bot} */
  const bot = new MCTSBot({ game: rules, enumerate: rules?.ai.enumerate, seed: '1', iterations });
  return {
    /** @param {Moves} moves */
    prepare(moves) {
      /** @type {Client} */
      const client = Client({ game: rules });
      for (const move of moves) client.moves.mark(move);
      const state = client.store.getState();
      return async () => (await bot.play(state, state.ctx.currentPlayer)).action.payload.args[0];
    },
  };
}

export const ticTacToe = () => player('tic-tac-toe', 1000);
export const searcher = player;

/**
 * The bot's playouts per millisecond, by game and number of moves.
 * @type {Map<string, number>}
 */
const paces = new Map();

/**
 * The bot has no time limit, only a number of playouts. It gets as many as should take the time, by
 * its last pace at the same number of moves.
 *
 * @param {string} game
 * @param {number} milliseconds processor time per move
 */
export function timed(game, milliseconds) {
  let iterations = 1;
  const bot = player(game, () => iterations);
  return {
    /** @param {Moves} moves */
    prepare(moves) {
      const choose = bot.prepare(moves);
      const stage = `${game} ${moves.length}`;
      return async () => {
        iterations = Math.max(1, Math.round((paces.get(stage) ?? 0.5) * milliseconds));
        const start = processorTime();
        const move = await choose();
        // An early end must not lead to a very high number the next time.
        const time = Math.max(processorTime() - start, milliseconds / 4);
        paces.set(stage, iterations / time);
        return move;
      };
    },
  };
}

/** @param {string} game */
export function rules(game) {
  /** @type {Client} */
  const client = Client({ game: games[game] });
  /** @param {Moves} moves */
  return (moves) => {
    client.reset();
    for (const move of moves) {
      client.moves.mark(move);
      if (client.getState().ctx.gameover) break;
    }
    const end = client.getState().ctx.gameover;
    if (!end) return 'next';
    return 'draw' in end ? 'tie' : end.winner === '0' ? 'X' : 'O';
  };
}

// Two games of the catalogue, defined apart from it in JavaScript; and the examples.

/** @import { Definition } from '../../web/engine/own/values.js' */

/**
 * An example. People write them without types, so they are not checked here either.
 *
 * @param {string} name
 * @returns {Promise<any>}
 */
export const exampleOf = async (name) => (await import(`../../web/example/own/${name}.js`)).default;

/** @param {'X' | 'O'} player */
const other = (player) => (player === 'X' ? 'O' : 'X');

const names = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'];
const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/** @typedef {{ squares: ('X' | 'O' | null)[], turn: 'X' | 'O' }} Marks */

/** @type {Definition<Marks, string>} */
export const ticTacToe = {
  id: 'my-tic-tac-toe',
  start: (first) => ({ squares: Array(9).fill(null), turn: first }),
  turn: ({ turn }) => turn,
  moves: ({ squares }) => names.filter((_, square) => squares[square] === null),
  play: ({ squares, turn }, move) => ({ squares: squares.with(names.indexOf(move), turn), turn: other(turn) }),
  winner({ squares }) {
    for (const [a = 0, b = 0, c = 0] of lines) {
      if (squares[a] && squares[a] === squares[b] && squares[a] === squares[c]) return squares[a];
    }
    return squares.includes(null) ? undefined : 'tie';
  },
  board: ({ squares }) => ({ columns: 3, rows: 3, squares }),
};

/**
 * @typedef {{ columns: string[], turn: 'X' | 'O', last: number }} Discs each column from the bottom
 * up
 */

/** @type {Definition<Discs, string>} */
export const connectFour = {
  id: 'my-connect-four',
  start: (first) => ({ columns: Array(7).fill(''), turn: first, last: -1 }),
  turn: ({ turn }) => turn,
  moves: ({ columns }) => [...'abcdefg'].filter((_, column) => (columns[column]?.length ?? 6) < 6),
  play({ columns, turn }, move) {
    const column = 'abcdefg'.indexOf(move);
    return { columns: columns.with(column, columns[column] + turn), turn: other(turn), last: column };
  },
  winner({ columns, last }) {
    if (last < 0) return undefined;
    const row = (columns[last]?.length ?? 0) - 1;
    const player = columns[last]?.[row];
    const count = (/** @type {number} */ right, /** @type {number} */ up) => {
      let n = 0;
      while (columns[last + (n + 1) * right]?.[row + (n + 1) * up] === player) n++;
      return n;
    };
    const isLine = [[1, 0], [0, 1], [1, 1], [1, -1]].some(([right = 0, up = 0]) => count(right, up) + count(-right, -up) >= 3); // biome-ignore format: directions
    if (isLine) return /** @type {'X' | 'O'} */ (player);
    return columns.every((column) => column.length === 6) ? 'tie' : undefined;
  },
  // The last disc does not matter for what follows.
  key: ({ columns }) => columns.join(),
};

// Connect Four with pop-out on 5×4: a move drops a disc into a column, or takes an own disc out at
// the bottom, and the column falls. Four in a row win; if both have four, the player who moved
// wins. `a` drops into the first column, and `aout` takes out of it. The game can go round in
// circles.

const letters = ['a', 'b', 'c', 'd', 'e'];
const starts = letters.concat(letters, letters, letters).flatMap((_, i) => [1, 5, 6, 4].map((step) => [i, step]));
const lines = starts
  .map(([i, step]) => [0, 1, 2, 3].map((n) => i + n * step))
  .filter(([first, , , last]) => last < 20 && Math.abs((last % 5) - (first % 5)) % 3 === 0);

export default {
  id: 'pop-out',
  title: 'Pop-out',
  canRepeat: true,
  start: (first) => ({ stacks: letters.map(() => ''), turn: first }), // each from the bottom up
  turn: ({ turn }) => turn,
  moves: ({ stacks, turn }) => [
    ...letters.filter((_, column) => stacks[column].length < 4),
    ...letters.filter((_, column) => stacks[column][0] === turn).map((letter) => `${letter}out`),
  ],
  play: ({ stacks, turn }, move) => ({
    stacks: stacks.map((stack, column) =>
      letters[column] !== move[0] ? stack : move.endsWith('out') ? stack.slice(1) : stack + turn,
    ),
    turn: other(turn),
  }),
  winner({ stacks, turn }) {
    const squares = squaresOf(stacks);
    return [other(turn), turn].find((player) => lines.some((line) => line.every((i) => squares[i] === player)));
  },
  board: ({ stacks }) => ({ columns: 5, rows: 4, squares: squaresOf(stacks) }),
};

const other = (player) => (player === 'X' ? 'O' : 'X');
const squaresOf = (stacks) => Array.from({ length: 20 }, (_, i) => stacks[i % 5][3 - Math.floor(i / 5)] ?? null);

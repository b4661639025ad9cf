// Connect Four with pop-out on 5×4: a move drops a disc into a column, or takes an own disc out at
// the bottom, and the column falls. Four in a row win; if both have four, the player who moved wins.
// `a` drops into the first column, and `aout` takes out of it. The game can go round in circles.

const [columns, rows, inARow] = [5, 4, 4];
const letters = ['a', 'b', 'c', 'd', 'e'];

export default {
  id: 'pop-out',
  title: 'Pop-out',
  canRepeat: true,
  start: (first) => ({ stacks: letters.map(() => ''), turn: first }), // each from the bottom up
  turn: ({ turn }) => turn,
  moves: ({ stacks, turn }) => [
    ...letters.filter((_, column) => stacks[column].length < rows),
    ...letters.filter((_, column) => stacks[column][0] === turn).map((letter) => `${letter}out`),
  ],
  play: ({ stacks, turn }, move) => ({
    stacks: stacks.map((stack, column) =>
      letters[column] !== move[0] ? stack : move.endsWith('out') ? stack.slice(1) : stack + turn,
    ),
    turn: other(turn),
  }),
  winner: ({ stacks, turn }) => [other(turn), turn].find((player) => hasLine(stacks, player)),
  board: ({ stacks }) => ({
    columns,
    rows,
    squares: Array.from({ length: columns * rows }, (_, i) =>
      ownerAt(stacks, i % columns, rows - 1 - Math.floor(i / columns)),
    ),
  }),
};

const other = (player) => (player === 'X' ? 'O' : 'X');
const ownerAt = (stacks, column, row) => stacks[column]?.[row] ?? null;
const hasLine = (stacks, player) =>
  stacks.some((stack, c) =>
    [...stack].some((_, r) =>
      [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ].some(([right, up]) =>
        Array.from({ length: inARow }).every((_, n) => ownerAt(stacks, c + n * right, r + n * up) === player),
      ),
    ),
  ); // prettier-ignore

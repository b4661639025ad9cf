// Pentago on 6×6: a move places a mark and turns one of the four quarters. Five in a row win; if
// both have five, it is a tie. `c42r` marks c4 and turns the second quarter to the right.

const square = (name) => 'abcdef'.indexOf(name[0]) + 6 * (6 - Number(name[1]));
const names = Array.from({ length: 36 }, (_, i) => 'abcdef'[i % 6] + (6 - Math.floor(i / 6)));
const turns = [1, 2, 3, 4].flatMap((quarter) => [`${quarter}r`, `${quarter}l`]);
const starts = names.flatMap((_, i) => [1, 6, 7, 5].map((step) => [0, 1, 2, 3, 4].map((n) => i + n * step)));
const lines = starts.filter((line) => line[4] < 36 && Math.abs((line[4] % 6) - (line[0] % 6)) % 4 === 0);

export default {
  id: 'pentago',
  title: 'Pentago',
  start: (first) => ({ squares: Array(36).fill(null), turn: first }),
  turn: ({ turn }) => turn,
  moves: ({ squares }) =>
    names.filter((_, i) => squares[i] === null).flatMap((name) => turns.map((twist) => name + twist)),
  play({ squares, turn }, move) {
    const marked = squares.with(square(move), turn);
    const corner = [0, 3, 18, 21][move[2] - 1];
    const turned = marked.slice();
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) {
        const from = move[3] === 'r' ? 6 * (2 - column) + row : 6 * column + (2 - row);
        turned[corner + 6 * row + column] = marked[corner + from];
      }
    }
    return { squares: turned, turn: turn === 'X' ? 'O' : 'X' };
  },
  winner({ squares }) {
    const [x, o] = ['X', 'O'].map((player) => lines.some((line) => line.every((i) => squares[i] === player)));
    return x && o ? 'tie' : x ? 'X' : o ? 'O' : squares.includes(null) ? undefined : 'tie';
  },
  board: ({ squares }) => ({ columns: 6, rows: 6, squares }),
};

// Three Men's Morris: each player places three marks on a 3×3 board. After that a move slides a
// mark along a line to the next square, if that is free. Three in a row win. `b2` places a mark,
// and `b2b3` slides one. The game can go round in circles.

const names = ['a3', 'b3', 'c3', 'a2', 'b2', 'c2', 'a1', 'b1', 'c1'];
const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

export default {
  id: 'three-mens-morris',
  title: "Three Men's Morris",
  canRepeat: true,
  start: (first) => ({ squares: Array(9).fill(null), turn: first }),
  turn: ({ turn }) => turn,
  moves({ squares, turn }) {
    const free = names.filter((_, square) => squares[square] === null);
    if (squares.filter((owner) => owner === turn).length < 3) return free;
    const steps = lines.flatMap(([a, b, c]) => [
      [a, b],
      [b, a],
      [b, c],
      [c, b],
    ]); // prettier-ignore
    return steps.flatMap(([from, to]) =>
      squares[from] === turn && squares[to] === null ? [names[from] + names[to]] : [],
    );
  },
  play({ squares, turn }, move) {
    const [to, from] = [names.indexOf(move.slice(-2)), move.length > 2 ? names.indexOf(move.slice(0, 2)) : -1];
    return {
      squares: squares.map((owner, square) => (square === to ? turn : square === from ? null : owner)),
      turn: turn === 'X' ? 'O' : 'X',
    };
  },
  winner: ({ squares }) => squares[lineOf(squares)?.[0]],
  board: ({ squares }) => ({ columns: 3, rows: 3, squares, lines: lines.filter((line) => line === lineOf(squares)) }),
};

const lineOf = (squares) =>
  lines.find(([a, b, c]) => squares[a] && squares[a] === squares[b] && squares[b] === squares[c]);

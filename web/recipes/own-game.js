import './noughts/element.js';
import { define } from './noughts/own.js';

const squares = ['a1', 'b1', 'c1']; // one for each heap
const other = (player) => (player === 'X' ? 'O' : 'X');

// `b1x2` takes two from the second heap: a person chooses its square, then the button `x2`.
const heaps = await define({
  id: 'three-heaps',
  title: 'Three heaps',
  start: (first) => ({ left: [2, 3, 4], turn: first }),
  turn: ({ turn }) => turn,
  moves: ({ left }) =>
    left.flatMap((many, heap) => Array.from({ length: many }, (_, i) => `${squares[heap]}x${i + 1}`)),
  play({ left, turn }, move) {
    const [square, many] = move.split('x');
    return { left: left.map((all, heap) => (squares[heap] === square ? all - many : all)), turn: other(turn) };
  },
  winner: ({ left, turn }) => (left.every((many) => many === 0) ? other(turn) : undefined),
  board: ({ left }) => ({ columns: 3, rows: 1, squares: [null, null, null], texts: left.map(String) }),
});

document.querySelector('noughts-game').game = heaps;

// Treblecross: both players draw an X on a strip of eleven squares. The player who completes three
// in a row wins. `f1` is the square in the middle.

const length = 11;
const names = Array.from({ length }, (_, i) => `${'abcdefghijk'[i]}1`);

export default {
  id: 'treblecross',
  title: 'Treblecross',
  start: (first) => ({ strip: '.'.repeat(length), turn: first }),
  turn: ({ turn }) => turn,
  moves: ({ strip }) => names.filter((_, square) => strip[square] === '.'),
  play({ strip, turn }, move) {
    const square = names.indexOf(move);
    return { strip: `${strip.slice(0, square)}x${strip.slice(square + 1)}`, turn: other(turn) };
  },
  winner: ({ strip, turn }) => (strip.includes('xxx') ? other(turn) : undefined),
  key({ strip }) {
    const mirrored = [...strip].reverse().join('');
    return strip < mirrored ? strip : mirrored;
  },
  board: ({ strip }) => ({ columns: length, rows: 1, squares: [...strip].map((mark) => (mark === 'x' ? 'X' : null)) }),
};

const other = (player) => (player === 'X' ? 'O' : 'X');

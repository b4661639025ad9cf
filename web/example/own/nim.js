// Nim: a move takes any number of matches from one of three heaps. The player who takes the last
// match wins. `b2` takes two from the second heap.

const heapNames = ['a', 'b', 'c'];

export default {
  id: 'nim',
  title: 'Nim',
  start: (first) => ({ heaps: [3, 4, 5], turn: first }),
  turn: ({ turn }) => turn,
  moves: ({ heaps }) =>
    heaps.flatMap((matches, heap) => Array.from({ length: matches }, (_, i) => `${heapNames[heap]}${i + 1}`)),
  play({ heaps, turn }, move) {
    const from = heapNames.indexOf(move[0]);
    const taken = Number(move.slice(1));
    return { heaps: heaps.map((matches, heap) => matches - (heap === from ? taken : 0)), turn: other(turn) };
  },
  winner: ({ heaps, turn }) => (heaps.every((matches) => matches === 0) ? other(turn) : undefined),
  key: ({ heaps }) => heaps.toSorted().join(), // the order of the heaps does not matter
};

const other = (player) => (player === 'X' ? 'O' : 'X');

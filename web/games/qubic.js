/** @type {import('./bags.js').Bag} */
export default {
  place: 8,
  family: 'On several boards',
  page: 'qubic',
  learn: { name: 'Qubic', about: 'Four in a row in a cube of four layers.' },
  part: 'further',
  icon: {
    board: 'M18 2L33 9L18 16L3 9ZM3 15l15 7l15-7M3 21l15 7l15-7M3 27l15 7l15-7',
    x: 'M14.5 7.4L21.5 10.6M21.5 7.4L14.5 10.6',
  },
  games: [
    { id: 'qubic', name: 'Qubic', rule: 'Four in a row wins, in a cube.', puzzles: {} },
    {
      id: 'qubic-gravity',
      rule: 'Four in a row wins, in a cube. Marks pile up.',
      title: 'Qubic, falling',
    },
  ],
};

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
  lesson: [
    {
      id: 'straight-up',
      title: 'Straight up',
      text: 'Lines also go up through the layers: the same square on each. Complete the line of X.',
      match: 'qubic.X.b7.c6.f7.g6.b3.g1',
      task: { kind: 'win' },
    },
    {
      id: 'block',
      title: 'Block',
      text: 'The same line, one move earlier: X threatens to complete it. Stop it.',
      match: 'qubic.X.b7.c6.f7.g6.b3',
      task: { kind: 'hold' },
    },
    {
      id: 'corners',
      title: 'From corner to corner',
      text: 'The longest lines cross the whole cube and have one square on each layer. Complete one for X.',
      match: 'qubic.X.a8.b8.f7.c8.h1.d5',
      task: { kind: 'win' },
    },
    {
      id: 'fork',
      title: 'Fork',
      text: 'Two lines of X cross in a free square. Take it: both become threats. Then win.',
      match: 'qubic.X.f7.a1.b3.h8.c7.e1.d7.g5',
      task: { kind: 'win', moves: 2 },
    },
    {
      id: 'no-fork',
      title: 'Stop a fork',
      text: 'The same lines, one move earlier. Take a square of theirs before they become two threats.',
      match: 'qubic.X.f7.a1.b3.h8.c7.e1.d7',
      task: { kind: 'hold', moves: 2 },
    },
    {
      id: 'heart',
      title: 'The heart of the cube',
      text: 'Seven lines go through each corner and each square in the heart of the cube, four through any other. Three lines of X meet in the heart. Take that square, then win.',
      match: 'qubic.X.e7.b2.f7.e2.c8.f3.c2.g2.b3.f8.e3.h3',
      task: { kind: 'win', moves: 2 },
    },
  ],
  games: [
    { id: 'qubic', name: 'Qubic', rule: 'Four in a row wins, in a cube.', puzzles: {} },
    {
      id: 'qubic-gravity',
      rule: 'Four in a row wins, in a cube. Marks pile up.',
      title: 'Qubic, falling',
      icon: {
        board: 'M18 2L33 9L18 16L3 9ZM3 15l15 7l15-7M3 21l15 7l15-7M3 27l15 7l15-7',
        x: 'M16.2 29.2l3.6 3.6m0-3.6l-3.6 3.6M16.2 17.2l3.6 3.6m0-3.6l-3.6 3.6',
        o: 'M16.1 25a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0',
      },
    },
  ],
};

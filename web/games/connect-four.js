/** The empty holes of four columns and three rows, as dots. */
const holes = 'M6 8h.1m8 0h.1m8 0h.1m8 0h.1M6 18h.1m8 0h.1m8 0h.1m8 0h.1M30 28h.1';

/** @type {import('./bags.js').Bag} */
export default {
  place: 3,
  family: 'Four or five in a row',
  page: 'connect-four',
  learn: { name: 'Connect Four', about: 'Marks fall. The first player can win from the middle column.' },
  part: 'classic',
  icon: {
    holes,
    x: 'M4 26l4 4m0-4l-4 4m16-4l4 4m0-4l-4 4',
    o: 'M16.4 28a2.4 2.4 0 1 1-4.8 0a2.4 2.4 0 1 1 4.8 0',
  },
  lesson: [
    {
      id: 'win',
      title: 'Win',
      text: 'X has three in a diagonal. Find the column where the fourth mark falls into place.',
      match: 'connect-four.X.d1.e1.e2.f1.g1.f2.f3.g2.g3.c1',
      task: { kind: 'win' },
    },
    {
      id: 'open-three',
      title: 'Both ends free',
      text: 'Three in a row with both ends free make two threats. Make them, and win.',
      match: 'connect-four.X.d1.d2.c1.c2',
      task: { kind: 'win', moves: 2 },
    },
    {
      id: 'stop-three',
      title: 'Close an end',
      text: 'X has two in the lowest row. Stop X before there are three with both ends free.',
      match: 'connect-four.X.d1.d2.c1',
      task: { kind: 'hold', moves: 2 },
    },
    {
      id: 'seven',
      title: 'Seven trap',
      text:
        'A row and a diagonal in the shape of a 7 threaten two squares, one above the other. ' +
        'If O fills the lower one, X takes the upper one. Build the 7.',
      match: 'connect-four.X.c1.b1.b2.b3.e1.f1.e2.d1.b4.b5.f2.f3',
      task: { kind: 'win', moves: 2 },
    },
    {
      id: 'odd',
      title: 'Odd threat',
      text:
        'When the columns fill up, the first player gets the odd rows. ' +
        'Make three for X that wait for a square in row 3.',
      match: 'connect-four.X.e1.g1.f1.f2.f3.b1.a1.g2.c1.d1.f4.f5.g3.c2',
      task: { kind: 'keep' },
    },
    {
      id: 'even',
      title: 'Claim the even rows',
      text:
        'The second player gets the even rows by moving on top of each mark of the first player. ' +
        'O waits for c4. Answer X’s last mark, on f5.',
      match: 'connect-four.X.a1.a2.b1.b2.c1.d1.a3.a4.f1.f2.b3.b4.d2.d3.d4.d5.d6.b5.e1.e2.a5.a6.f3.f4.f5',
      task: { kind: 'keep' },
    },
    {
      id: 'zugzwang',
      title: 'Zugzwang',
      text: 'X wins on b3, but not by moving to b2. Fill the other columns, until O has no other move than b2.',
      match:
        'connect-four.X.g1.f1.f2.d1.a1.c1.e1.d2.d3.e2.c2.d4.a2.g2.c3.d5.g3.d6.a3.a4.f3.e3.f4.f5.b1.e4.e5.c4.f6.a5.e6.g4.c5.a6',
      task: { kind: 'win', moves: 3 },
    },
  ],
  games: [
    {
      id: 'connect-four',
      name: 'Connect Four',
      hasButton: true,
      rule: 'Four in a row wins. Marks fall.',
      puzzles: { day: 1, isFirst: true },
      shortcut: 'Connect Four',
    },
    {
      id: 'line-7x6-4-gravity-misere',
      title: 'Misère Connect Four',
      about: 'Four in a row loses.',
      icon: {
        holes,
        x: 'M4 26l4 4m0-4l-4 4m8-4l4 4m0-4l-4 4m8-4l4 4m0-4l-4 4m8-4l4 4m0-4l-4 4',
        crossed: 'M2 28H34',
      },
    },
  ],
};

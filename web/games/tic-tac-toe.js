/** @type {import('./bags.js').Bag} */
export default {
  place: 1,
  family: 'On nine squares',
  page: 'tic-tac-toe',
  learn: { name: 'Tic-tac-toe', about: 'Three in a row on nine squares. With perfect play, always a tie.' },
  part: 'tic-tac-toe',
  icon: {
    board: 'M12 2V34M24 2V34M2 12H34M2 24H34',
    x: 'M4 4L9 9M9 4L4 9',
    o: 'M21 18a3 3 0 1 1-6 0a3 3 0 1 1 6 0',
  },
  lesson: [
    {
      id: 'win',
      title: 'Win',
      text: 'X has two in a line. Find the square that completes three.',
      match: 'tic-tac-toe.X.a3.b3.b2.c2',
      task: { kind: 'win' },
    },
    {
      id: 'block',
      title: 'Block',
      text: 'O threatens to complete a line. Stop it.',
      match: 'tic-tac-toe.X.a3.b2.c2.b3',
      task: { kind: 'hold' },
    },
    {
      id: 'fork',
      title: 'Fork',
      text: 'A fork makes two threats at once, and only one can be stopped. Find one for X.',
      match: 'tic-tac-toe.X.a3.b3.a1.a2',
      task: { kind: 'win', moves: 2 },
    },
    {
      id: 'centre',
      title: 'Centre',
      text: 'X has begun in a corner. Only one answer does not lose. Find it for O.',
      match: 'tic-tac-toe.X.a3',
      task: { kind: 'keep' },
    },
    {
      id: 'no-fork',
      title: 'Stop a fork',
      text: 'X has two corners and wants a third. Make a threat of your own, so that X has to answer.',
      match: 'tic-tac-toe.X.a3.b2.c1',
      task: { kind: 'hold', moves: 2 },
    },
    {
      id: 'opposite',
      title: 'Opposite corner',
      text: 'O has taken a corner. The corner opposite stops O and makes a fork. Then win.',
      match: 'tic-tac-toe.X.a3.b2.c1.a1',
      task: { kind: 'win', moves: 2 },
    },
  ],
  games: [
    {
      id: 'tic-tac-toe',
      name: 'Tic-tac-toe',
      hasButton: true,
      rule: 'Three in a row wins.',
      puzzles: {},
      shortcut: 'Tic-tac-toe',
    },
  ],
};

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

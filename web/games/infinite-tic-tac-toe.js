/** @type {import('./bags.js').Bag} */
export default {
  place: 4,
  family: 'On nine squares',
  page: 'infinite-tic-tac-toe',
  learn: { name: 'Infinite', about: 'Only your last three marks stay on the board.' },
  part: 'further',
  icon: {
    board: 'M12 2V34M24 2V34M2 12H34M2 24H34',
    x: 'M16 16L20 20M20 16L16 20',
    o: 'M32.6 6a2.6 2.6 0 1 1-5.2 0a2.6 2.6 0 1 1 5.2 0',
    faint: 'M4 28L8 32M8 28L4 32',
  },
  games: [
    {
      id: 'infinite-tic-tac-toe',
      name: 'Infinite',
      hasButton: true,
      rule: 'Only your last three marks stay.',
      puzzles: { day: 2 },
    },
  ],
};

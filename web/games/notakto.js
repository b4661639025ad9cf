/** @type {import('./bags.js').Bag} */
export default {
  place: 7,
  family: 'On several boards',
  page: 'notakto',
  learn: { name: 'Notakto', about: 'Both players make X. The player who makes the last row loses.' },
  part: 'further',
  icon: {
    board: 'M12 2V34M24 2V34M2 12H34M2 24H34',
    x: 'M4 15.5l5 5m0-5l-5 5m11.5-5l5 5m0-5l-5 5m11.5-5l5 5m0-5l-5 5M27 4l5 5m0-5l-5 5M4 27l5 5m0-5l-5 5',
    crossed: 'M1 18H35',
  },
  games: [
    {
      id: 'notakto',
      name: 'Notakto',
      rule: 'Both make an X. The last row loses.',
      puzzles: { day: 3 },
    },
    { id: 'notakto-2', rule: 'Both make an X. The last row loses.', title: 'Notakto, two boards' },
    { id: 'notakto-1', rule: 'Both make an X. The last row loses.', title: 'Notakto, one board' },
  ],
};

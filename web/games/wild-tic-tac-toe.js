/** @type {import('./bags.js').Bag} */
export default {
  place: 10,
  family: 'On nine squares',
  page: 'wild-tic-tac-toe',
  learn: { name: 'Wild tic-tac-toe', about: 'Both make an X or an O, as they like.' },
  part: 'further',
  reserve: { marks: true },
  icon: {
    board: 'M12 2V34M24 2V34M2 12H34M2 24H34',
    x: 'M15.8 15.8l4.4 4.4m0-4.4l-4.4 4.4',
    o: 'M13.4 18a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0',
  },
  games: [
    {
      id: 'wild-tic-tac-toe',
      name: 'Wild tic-tac-toe',
      rule: 'X or O, as you like. Three in a row wins.',
    },
    {
      id: 'misere-wild-tic-tac-toe',
      name: 'Misère wild',
      rule: 'X or O, as you like. Three in a row loses.',
      icon: {
        board: 'M12 2V34M24 2V34M2 12H34M2 24H34',
        x: 'M15.8 15.8l4.4 4.4m0-4.4l-4.4 4.4',
        o: 'M13.4 18a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0',
        crossed: 'M4 32L32 4',
      },
      puzzles: {},
    },
  ],
};

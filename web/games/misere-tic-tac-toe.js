/** @type {import('./bags.js').Bag} */
export default {
  place: 6,
  family: 'On nine squares',
  page: 'misere-tic-tac-toe',
  learn: { name: 'Misère', about: 'A line of three loses.' },
  part: 'classic',
  icon: { board: 'M12 2V34M24 2V34M2 12H34M2 24H34', crossed: 'M4 32L32 4' },
  games: [
    {
      id: 'misere-tic-tac-toe',
      name: 'Misère',
      hasButton: true,
      rule: 'Three in a row loses.',
      puzzles: { day: 6 },
    },
  ],
};

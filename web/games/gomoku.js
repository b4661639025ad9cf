/** @type {import('./bags.js').Bag} */
export default {
  place: 9,
  family: 'Four or five in a row',
  page: 'gomoku',
  learn: { name: 'Gomoku', about: 'Five in a row on a board of 15×15.' },
  part: 'further',
  icon: {
    thin: 'M7.8 1v34m6.8-34v34m6.8-34v34m6.8-34v34M1 7.8h34m-34 6.8h34m-34 6.8h34m-34 6.8h34',
    x:
      'M2.5 29.7l3.8 3.8m0-3.8l-3.8 3.8m6.8-10.6l3.8 3.8m0-3.8l-3.8 3.8m6.8-10.6l3.8 3.8m0-3.8l-3.8 3.8' +
      'm6.8-10.6l3.8 3.8m0-3.8l-3.8 3.8m6.8-10.6l3.8 3.8m0-3.8l-3.8 3.8',
    o:
      'M9.4 11.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0m6.8 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0' +
      'm6.8 13.6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0',
  },
  games: [
    {
      id: 'gomoku',
      name: 'Gomoku',
      rule: 'Five in a row wins.',
      isLineGame: true,
      puzzles: {},
    },
    { id: 'gomoku-exactly-five', rule: 'Exactly five in a row wins.', title: 'Gomoku, exactly five' },
    {
      id: 'gomoku-swap2',
      rule: 'One player makes three marks. The other chooses.',
      title: 'Gomoku, swap2',
    },
    {
      id: 'gomoku-exactly-five-swap2',
      rule: 'One player makes three marks. The other chooses.',
      title: 'Gomoku, exactly five, swap2',
    },
  ],
};

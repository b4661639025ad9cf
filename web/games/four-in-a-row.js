/** @type {import('./bags.js').Bag} */
export default {
  place: 5,
  page: 'four-in-a-row',
  learn: { name: 'Four in a row', about: 'On 4×4 and 5×5, the next step up from tic-tac-toe.' },
  part: 'classic',
  byRules: { beginning: 'line-', mostSquares: 64 },
  games: [
    {
      id: 'four-in-a-row-5x5',
      name: 'Four on 5×5',
      hasButton: true,
      icon: { board: 'M8 2V34M15 2V34M22 2V34M29 2V34M2 8H34M2 15H34M2 22H34M2 29H34' },
      rule: 'Four in a row wins.',
      puzzles: { day: 4 },
      shortcut: 'Four in a row',
    },
    {
      id: 'four-in-a-row-4x4',
      name: 'Four on 4×4',
      rule: 'Four in a row wins.',
      choice: 'four',
      puzzles: { day: 5 },
    },
    { id: 'line-8x8-5', choice: 'five' },
    { id: 'line-9x7-5-gravity', choice: 'fall', isVariation: true },
  ],
};

/** @type {import('./bags.js').Bag} */
export default {
  place: 5,
  family: 'Four or five in a row',
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
      icon: {
        board: 'M10 2V34M18 2V34M26 2V34M2 10H34M2 18H34M2 26H34',
        x: 'M4 28l4 4m0-4l-4 4m8-12l4 4m0-4l-4 4m8-12l4 4m0-4l-4 4m8-12l4 4m0-4l-4 4',
      },
      rule: 'Four in a row wins.',
      puzzles: { day: 5 },
    },
    {
      id: 'line-8x8-5',
      title: 'Five in a row',
      about: 'On a board of 8×8.',
      icon: {
        thin: 'M6.8 1v34m5.6-34v34m5.6-34v34m5.6-34v34m5.6-34v34M1 6.8h34m-34 5.6h34m-34 5.6h34m-34 5.6h34m-34 5.6h34',
        x:
          'M2.4 30.4l3.2 3.2m0-3.2l-3.2 3.2m5.6-8.8l3.2 3.2m0-3.2l-3.2 3.2m5.6-8.8l3.2 3.2' +
          'm0-3.2l-3.2 3.2m5.6-8.8l3.2 3.2m0-3.2l-3.2 3.2m5.6-8.8l3.2 3.2m0-3.2l-3.2 3.2',
      },
    },
    {
      id: 'line-9x7-5-gravity',
      title: 'Five in a row, falling',
      about: 'On 9×7, and marks fall.',
      icon: {
        holes: 'M4 8h.1m6.9 0h.1m6.9 0h.1m6.9 0h.1m6.9 0h.1M4 17h.1m6.9 0h.1m6.9 0h.1m6.9 0h.1m6.9 0h.1',
        x: 'M2.5 24.5l3 3m0-3l-3 3m7-3l3 3m0-3l-3 3m7-3l3 3m0-3l-3 3m7-3l3 3m0-3l-3 3m7-3l3 3m0-3l-3 3',
      },
    },
  ],
};

/** @type {import('./bags.js').Bag} */
export default {
  place: 2,
  family: 'On several boards',
  page: 'ultimate',
  learn: { name: 'Ultimate', about: 'Nine boards in one. Your move picks the next board.' },
  part: 'classic',
  icon: {
    board: 'M12 1V35M24 1V35M1 12H35M1 24H35',
    thin:
      'M16.5 2v8m3-8v8m-5.5-5.5h8m-8 3h8M28.5 2v8m3-8v8m-5.5-5.5h8m-8 3h8M4.5 14v8m3-8v8m-5.5-5.5h8m-8 3h8' +
      'M16.5 14v8m3-8v8m-5.5-5.5h8m-8 3h8M4.5 26v8m3-8v8m-5.5-5.5h8m-8 3h8M16.5 26v8m3-8v8m-5.5-5.5h8m-8 3h8',
    x: 'M3 3l6 6m0-6l-6 6M27 27l6 6m0-6l-6 6',
    o: 'M27 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  games: [
    {
      id: 'ultimate',
      name: 'Ultimate',
      hasButton: true,
      rule: 'Your square picks the next board.',
      puzzles: { day: 0 },
      shortcut: 'Ultimate',
    },
    { id: 'ultimate-open-boards', title: 'Ultimate, open boards', about: 'You can still play in won boards.' },
    {
      id: 'ultimate-most-boards',
      title: 'Ultimate, most boards',
      about: 'Without a line, the player with more boards wins.',
    },
  ],
};

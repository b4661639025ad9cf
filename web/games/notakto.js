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
  lesson: [
    {
      id: 'centre',
      title: 'Centre',
      text: 'One board: the player who completes a row loses. Only one first move wins. Which?',
      match: 'notakto-1.X',
      task: { kind: 'keep' },
    },
    {
      id: 'knight',
      title: 'The knight’s move',
      text:
        'After the centre, answer each mark a knight’s move away: two squares on and one aside. ' +
        'The last mark is on b3.',
      match: 'notakto-1.X.b2.b3',
      task: { kind: 'keep' },
    },
    {
      id: 'last-safe',
      title: 'The last safe square',
      text: 'The same rule again, after b3. Only one square completes no row.',
      match: 'notakto-1.X.b2.a3.c2.b3',
      task: { kind: 'keep' },
    },
    {
      id: 'pair',
      title: 'Pair the squares',
      text:
        'The first player has not taken the centre. Now pair each square with the one opposite. ' +
        'Answer the corner.',
      match: 'notakto-1.X.a3',
      task: { kind: 'keep' },
    },
    {
      id: 'two-boards',
      title: 'Two boards',
      text: 'The left board is closed. The right one is empty, and you move first there. You know what ' + 'to do.',
      match: 'notakto-2.X.a3.b2.c1',
      task: { kind: 'keep' },
    },
  ],
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

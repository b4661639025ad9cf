/** @type {import('./bags.js').Bag} */
export default {
  place: 7,
  family: 'On several boards',
  page: 'notakto',
  learn: { name: 'Notakto', about: 'Both players make X. The player who makes the last row loses.' },
  part: 'further',
  icon: {
    thin:
      'M6.67 2v14M11.33 2v14M2 6.67h14M2 11.33h14M24.67 2v14M29.33 2v14M20 6.67h14M20 11.33h14' +
      'M6.67 20v14M11.33 20v14M2 24.67h14M2 29.33h14',
    x:
      'M2.93 7.6l2.8 2.8m0-2.8l-2.8 2.8M7.6 7.6l2.8 2.8m0-2.8l-2.8 2.8' +
      'M12.27 7.6l2.8 2.8m0-2.8l-2.8 2.8M25.6 7.6l2.8 2.8m0-2.8l-2.8 2.8' +
      'M20.9 12.3l2.8 2.8m0-2.8l-2.8 2.8M2.9 20.9l2.8 2.8m0-2.8l-2.8 2.8',
    crossed: 'M1.5 9H16.5',
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
    {
      id: 'notakto-2',
      rule: 'Both make an X. The last row loses.',
      title: 'Notakto, two boards',
      icon: {
        thin: 'M6 10.5v15M11 10.5v15M1 15.5h15M1 20.5h15M25 10.5v15M30 10.5v15M20 15.5h15M20 20.5h15',
        x:
          'M1.9 16.4l3.2 3.2m0-3.2l-3.2 3.2M6.9 16.4l3.2 3.2m0-3.2l-3.2 3.2' +
          'M11.9 16.4l3.2 3.2m0-3.2l-3.2 3.2M25.9 16.4l3.2 3.2m0-3.2l-3.2 3.2' +
          'M30.9 11.4l3.2 3.2m0-3.2l-3.2 3.2',
        crossed: 'M0.5 18H16.5',
      },
    },
    {
      id: 'notakto-1',
      rule: 'Both make an X. The last row loses.',
      title: 'Notakto, one board',
      icon: {
        board: 'M12 2V34M24 2V34M2 12H34M2 24H34',
        x: 'M4 15.5l5 5m0-5l-5 5m11.5-5l5 5m0-5l-5 5m11.5-5l5 5m0-5l-5 5M27 4l5 5m0-5l-5 5M4 27l5 5m0-5l-5 5',
        crossed: 'M1 18H35',
      },
    },
  ],
};

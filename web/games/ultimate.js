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
  lesson: [
    {
      id: 'board',
      title: 'A small board',
      text: 'A mark also wins its small board. X has two in a line in the lit board. Complete three.',
      match: 'ultimate.X.b3.d7.b2.d5.a4.a2.b5.d4.c2.g5',
      task: { kind: 'win', goal: 'board' },
    },
    {
      id: 'send',
      title: 'Where you send',
      text:
        'The place of your mark in its small board sends X to a board. Do not send X where X can ' + 'complete one.',
      match: 'ultimate.X.g5.c5.g4.c1.h3.d8.a6.a9.c7.i3.h7.d2.c6.g9.a7',
      task: { kind: 'hold', goal: 'board' },
    },
    {
      id: 'free',
      title: 'The free choice',
      text:
        'The top right board is closed: if O is sent there, O may move anywhere. Do not let O ' +
        'complete a small board.',
      match: 'ultimate.X.d7.c3.i8.i6.i7.i3.i9.h5.e4.d1.a3.a8.a6.c7.g3.b8',
      task: { kind: 'hold', goal: 'board' },
    },
    {
      id: 'guard',
      title: 'Look at the large board',
      text: 'X needs only the middle board to win the game, and e6 completes it. Do not let X move there.',
      match: 'ultimate.X.a4.b1.f1.i3.g9.b8.e5.f5.i6.g8.b4.d1.a2.b5.e4.f2.h5.d4.c2.i4.g1.c1.i1.g2.c4.i2.g4',
      task: { kind: 'hold' },
    },
    {
      id: 'tempo',
      title: 'Tempo',
      text:
        'Both players need the bottom right board. Take it first, and X has no time to stop the ' + 'next one. Win.',
      match:
        'ultimate.X.h7.e1.e3.f8.h4.e2.d4.b2.f5.g5.b5.d6.a7.c1.i3.g9.b9.f9.g8.a5.b6.f7.g2.c4.g3.b7.f2.i5.i4.h1.d2.a6.b8.f6.g7.a3.c9.i8.g4.a4.i7.h2.e4.d1.f4',
      task: { kind: 'win', moves: 2 },
    },
    {
      id: 'win',
      title: 'Three boards',
      text: 'X has the free choice. Complete the small board that makes three boards in a line.',
      match: 'ultimate.X.i3.h9.f8.g6.c8.g4.b2.f4.h3.e7.d1.a1.a3.a8.c6.i7.g3.b7.f2.g5.a6.a7.c1.a9.b6.d8.f1.g8',
      task: { kind: 'win' },
    },
  ],
  games: [
    {
      id: 'ultimate',
      name: 'Ultimate',
      hasButton: true,
      rule: 'Your square picks the next board.',
      puzzles: { day: 0 },
      shortcut: 'Ultimate',
    },
    {
      id: 'ultimate-open-boards',
      title: 'Ultimate, open boards',
      about: 'You can still play in won boards.',
      icon: {
        board: 'M12 1V35M24 1V35M1 12H35M1 24H35',
        thin:
          'M4.5 2v8m3-8v8m-5.5-5.5h8m-8 3h8M16.5 2v8m3-8v8m-5.5-5.5h8m-8 3h8' +
          'M28.5 2v8m3-8v8m-5.5-5.5h8m-8 3h8M4.5 14v8m3-8v8m-5.5-5.5h8m-8 3h8' +
          'M16.5 14v8m3-8v8m-5.5-5.5h8m-8 3h8M28.5 14v8m3-8v8m-5.5-5.5h8m-8 3h8' +
          'M4.5 26v8m3-8v8m-5.5-5.5h8m-8 3h8M16.5 26v8m3-8v8m-5.5-5.5h8m-8 3h8' +
          'M28.5 26v8m3-8v8m-5.5-5.5h8m-8 3h8',
        faint: 'M2.5 2.5l7 7m0-7l-7 7',
        o: 'M4.1 6a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M28.1 18a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0',
        x: 'M28.2 28.2l3.6 3.6m0-3.6l-3.6 3.6',
      },
    },
    {
      id: 'ultimate-most-boards',
      title: 'Ultimate, most boards',
      about: 'Without a line, the most boards win.',
      icon: {
        board: 'M12 1V35M24 1V35M1 12H35M1 24H35',
        x: 'M3 3l6 6m0-6l-6 6M27 3l6 6m0-6l-6 6M3 15l6 6m0-6l-6 6M15 27l6 6m0-6l-6 6M27 27l6 6m0-6l-6 6',
        o:
          'M15 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0' +
          'M27 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M3 30a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
      },
    },
  ],
};

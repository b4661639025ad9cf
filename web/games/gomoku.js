/** @type {import('./bags.js').Bag} */
export default {
  place: 9,
  family: 'Four or five in a row',
  page: 'gomoku',
  learn: { name: 'Gomoku', about: 'Five in a row on a board of 15×15.' },
  part: 'further',
  reserve: { columns: 15 },
  icon: {
    thin: 'M7.8 1v34m6.8-34v34m6.8-34v34m6.8-34v34M1 7.8h34m-34 6.8h34m-34 6.8h34m-34 6.8h34',
    x:
      'M2.5 29.7l3.8 3.8m0-3.8l-3.8 3.8m6.8-10.6l3.8 3.8m0-3.8l-3.8 3.8m6.8-10.6l3.8 3.8m0-3.8l-3.8 3.8' +
      'm6.8-10.6l3.8 3.8m0-3.8l-3.8 3.8m6.8-10.6l3.8 3.8m0-3.8l-3.8 3.8',
    o:
      'M9.4 11.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0m6.8 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0' +
      'm6.8 13.6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0',
  },
  lesson: [
    {
      id: 'win',
      title: 'Win',
      text: 'X has four in a row with a gap. Complete five.',
      match: 'line-8x8-5.X.c4.c6.d4.d6.f4.f6.g4.b3',
      task: { kind: 'win' },
    },
    {
      id: 'block',
      title: 'Block',
      text: 'X has four in a row, and one end is free. Close it.',
      match: 'line-8x8-5.X.c4.b4.d4.d6.e4.e6.f4',
      task: { kind: 'hold' },
    },
    {
      id: 'open-four',
      title: 'Open four',
      text: 'X has three with both ends free. Make four of them: O can close only one end. Then win.',
      match: 'line-8x8-5.X.c4.c6.d4.f3.e4.b6',
      task: { kind: 'win', moves: 2 },
    },
    {
      id: 'open-three',
      title: 'Stop an open three',
      text: 'X has three with both ends free. O has no four to make first, so close one end now.',
      match: 'line-8x8-5.X.c4.c6.d4.f3.e4',
      task: { kind: 'hold', moves: 2 },
    },
    {
      id: 'four-four',
      title: 'Two fours',
      text: 'Two lines of X have three each, and one end is closed. Make four in both with one mark.',
      match: 'line-8x8-5.X.c4.b4.d4.f8.e4.g6.f5.d6.f6.c2.f7.h3',
      task: { kind: 'win', moves: 2 },
    },
    {
      id: 'four-three',
      title: 'Four and three',
      text:
        'The four has to be answered at once. Meanwhile a three with free ends is ready. Find the ' +
        'square that makes both, and win.',
      match: 'line-7x7-5.X.d4.d3.e4.e6.c4.b4.f6.g2.f5.c6',
      task: { kind: 'win', moves: 3 },
    },
  ],
  games: [
    {
      id: 'gomoku',
      name: 'Gomoku',
      rule: 'Five in a row wins.',
      isLineGame: true,
      puzzles: {},
    },
    {
      id: 'gomoku-exactly-five',
      rule: 'Exactly five in a row wins.',
      title: 'Gomoku, exactly five',
      icon: {
        thin:
          'M6.8 1v34m5.6-34v34m5.6-34v34m5.6-34v34m5.6-34v34' + 'M1 6.8h34m-34 5.6h34m-34 5.6h34m-34 5.6h34m-34 5.6h34',
        x:
          'M2.5 19.3l3 3m0-3l-3 3M8.1 19.3l3 3m0-3l-3 3M13.7 19.3l3 3m0-3l-3 3' +
          'M19.3 19.3l3 3m0-3l-3 3M24.9 19.3l3 3m0-3l-3 3M30.5 19.3l3 3m0-3l-3 3',
        o:
          'M8 15.2a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0' +
          'M13.6 26.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0' +
          'M19.2 15.2a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0' +
          'M24.8 26.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
        crossed: 'M1 20.8H35',
      },
    },
    {
      id: 'gomoku-swap2',
      rule: 'One player makes three marks. The other chooses.',
      title: 'Gomoku, swap2',
      icon: {
        thin: 'M7.8 1v34m6.8-34v34m6.8-34v34m6.8-34v34M1 7.8h34m-34 6.8h34m-34 6.8h34m-34 6.8h34',
        x: 'M16.1 16.1l3.8 3.8m0-3.8l-3.8 3.8M29.7 29.7l3.8 3.8m0-3.8l-3.8 3.8',
        o: 'M16.2 11.2a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0',
      },
    },
    {
      id: 'gomoku-exactly-five-swap2',
      rule: 'One player makes three marks. The other chooses.',
      title: 'Gomoku, exactly five, swap2',
      icon: {
        thin:
          'M6.8 1v34m5.6-34v34m5.6-34v34m5.6-34v34m5.6-34v34' + 'M1 6.8h34m-34 5.6h34m-34 5.6h34m-34 5.6h34m-34 5.6h34',
        x:
          'M13.7 8.1l3 3m0-3l-3 3M24.9 19.3l3 3m0-3l-3 3M2.5 24.9l3 3m0-3l-3 3' +
          'M8.1 24.9l3 3m0-3l-3 3M13.7 24.9l3 3m0-3l-3 3M19.3 24.9l3 3m0-3l-3 3' +
          'M24.9 24.9l3 3m0-3l-3 3M30.5 24.9l3 3m0-3l-3 3',
        o: 'M13.6 4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
        crossed: 'M1 26.4H35',
      },
    },
  ],
};

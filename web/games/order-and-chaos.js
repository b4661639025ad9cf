/** @type {import('./bags.js').Bag} */
export default {
  place: 11,
  family: 'Four or five in a row',
  page: 'order-and-chaos',
  learn: { name: 'Order and Chaos', about: 'One wants five in a row, the other wants to prevent it.' },
  part: 'further',
  reserve: { marks: true },
  icon: {
    x:
      'M2.2 4.2l3.6 3.6m0-3.6l-3.6 3.6m6.9-3.6l3.6 3.6m0-3.6l-3.6 3.6m6.9-3.6l3.6 3.6m0-3.6l-3.6 3.6' +
      'm6.9-3.6l3.6 3.6m0-3.6l-3.6 3.6m6.9-3.6l3.6 3.6m0-3.6l-3.6 3.6',
    o:
      'M5.4 18a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0m12 4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0' +
      'm10-5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0m-17 13a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0' +
      'm14 1a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0',
  },
  roles: ['order', 'chaos'],
  lesson: [
    {
      id: 'five',
      title: 'Five',
      text: 'Order has four in a row. Choose the mark, and complete five.',
      match: 'order-and-chaos.X.c3x.d4o.d3x.c2o.e3x.e5o.b3x.a3o',
      task: { kind: 'win' },
    },
    {
      id: 'block',
      title: 'Block',
      text: 'You are Chaos. Only one end of the four is free. Close it with the other mark.',
      match: 'order-and-chaos.X.c3x.a3o.d3x.c2o.e3x.d5o.b3x',
      task: { kind: 'hold' },
    },
    {
      id: 'open-four',
      title: 'Open four',
      text: 'You are Order. Make four with both ends free: Chaos can close only one. Then win.',
      match: 'order-and-chaos.X.c3x.d4o.d3x.c2o.e3x.e5o',
      task: { kind: 'win', moves: 2 },
    },
    {
      id: 'break-early',
      title: 'Break early',
      text: 'You are Chaos. Three in a row are already too many. Break the row before there are four.',
      match: 'order-and-chaos.X.c3x.d4o.d3x.c2o.e3x',
      task: { kind: 'hold', moves: 2 },
    },
    {
      id: 'crossing',
      title: 'Where lines cross',
      text:
        'You are Order. A row of X and a column of O cross in d4. Neither mark helps Chaos there. ' +
        'Make a four, and win.',
      match: 'order-and-chaos.X.c4x.d5o.e4x.d3o.b4x.d2o',
      task: { kind: 'win', moves: 2 },
    },
    {
      id: 'last-line',
      title: 'The last line',
      text: 'You are Chaos. Five of the same are possible in one place only. Close it, and you win at once.',
      match: 'order-and-chaos.X.c4x.e4o.b5x.c5o.d3x.e2o.e3o.e5x.b2x.b3o.d4x.c3o.d2x.d5o.a5x.a3o.e1x.c1o.c6x.b6o.f2x',
      task: { kind: 'win' },
    },
  ],
  games: [
    {
      id: 'order-and-chaos',
      name: 'Order and Chaos',
      rule: 'Order wants five in a row, Chaos none.',
      puzzles: {},
    },
    {
      id: 'order-and-chaos-exactly-five',
      rule: 'Order wants exactly five in a row, Chaos none.',
      title: 'Order and Chaos, exactly five',
      icon: {
        x:
          'M1.4 4.4l3.2 3.2m0-3.2l-3.2 3.2M7.4 4.4l3.2 3.2m0-3.2l-3.2 3.2' +
          'M13.4 4.4l3.2 3.2m0-3.2l-3.2 3.2M19.4 4.4l3.2 3.2m0-3.2l-3.2 3.2' +
          'M25.4 4.4l3.2 3.2m0-3.2l-3.2 3.2M31.4 4.4l3.2 3.2m0-3.2l-3.2 3.2',
        o:
          'M5.4 18a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0m12 4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0' +
          'm10-5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0m-17 13a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0' +
          'm14 1a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0',
        crossed: 'M0.5 6H35.5',
      },
    },
  ],
};

/** @type {import('./bags.js').Bag} */
export default {
  place: 11,
  family: 'Four or five in a row',
  page: 'order-and-chaos',
  learn: { name: 'Order and Chaos', about: 'One wants five in a row, the other wants to prevent it.' },
  part: 'further',
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
    },
  ],
};

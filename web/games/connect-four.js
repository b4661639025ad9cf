/** The empty holes of four columns and three rows, as dots. */
const holes = 'M6 8h.1m8 0h.1m8 0h.1m8 0h.1M6 18h.1m8 0h.1m8 0h.1m8 0h.1M30 28h.1';

/** @type {import('./bags.js').Bag} */
export default {
  place: 3,
  family: 'Four or five in a row',
  page: 'connect-four',
  learn: { name: 'Connect Four', about: 'Marks fall. The first player can win from the middle column.' },
  part: 'classic',
  icon: {
    holes,
    x: 'M4 26l4 4m0-4l-4 4m16-4l4 4m0-4l-4 4',
    o: 'M16.4 28a2.4 2.4 0 1 1-4.8 0a2.4 2.4 0 1 1 4.8 0',
  },
  games: [
    {
      id: 'connect-four',
      name: 'Connect Four',
      hasButton: true,
      rule: 'Four in a row wins. Marks fall.',
      puzzles: { day: 1, isFirst: true },
      shortcut: 'Connect Four',
    },
    {
      id: 'line-7x6-4-gravity-misere',
      title: 'Misère Connect Four',
      about: 'Four in a row loses.',
      icon: {
        holes,
        x: 'M4 26l4 4m0-4l-4 4m8-4l4 4m0-4l-4 4m8-4l4 4m0-4l-4 4m8-4l4 4m0-4l-4 4',
        crossed: 'M2 28H34',
      },
    },
  ],
};

// Dots and boxes with 3×3 boxes: a move draws an edge between two dots. A player who closes a box
// owns it, and moves again. The player with more boxes wins. On a board of 7×7 squares, dots, edges
// and boxes alternate: `b7` is the edge at the top left, and `b6` the box below it.

const size = 7;
const columns = [...'abcdefg'];
const names = Array.from({ length: size * size }, (_, i) => `${columns[i % size]}${size - Math.floor(i / size)}`);
const edges = names.filter((_, i) => i % 2 === 1);
const isBox = (i) => i % 2 === 0 && (i % size) % 2 === 1;
const boxes = names.flatMap((_, i) =>
  isBox(i) ? [[i - size, i - 1, i + 1, i + size].map((side) => names[side])] : [],
);

export default {
  id: 'dots-and-boxes',
  title: 'Dots and boxes',
  start: (first) => ({ drawn: [], owners: boxes.map(() => null), turn: first }),
  turn: ({ turn }) => turn,
  moves: ({ drawn }) => edges.filter((edge) => !drawn.includes(edge)),
  play({ drawn, owners, turn }, move) {
    const all = [...drawn, move].sort();
    const after = owners.map((owner, box) => owner ?? (boxes[box].every((edge) => all.includes(edge)) ? turn : null));
    const closesOne = after.some((owner, box) => owner !== owners[box]);
    return { drawn: all, owners: after, turn: closesOne ? turn : turn === 'X' ? 'O' : 'X' };
  },
  winner({ owners }) {
    if (owners.includes(null)) return undefined;
    const mine = owners.filter((owner) => owner === 'X').length;
    return 2 * mine > owners.length ? 'X' : 2 * mine < owners.length ? 'O' : 'tie';
  },
  board({ drawn, owners }) {
    const left = [...owners];
    const strokeOf = (i) => (Math.floor(i / size) % 2 === 0 ? '─' : '│');
    return {
      columns: size,
      rows: size,
      squares: names.map((_, i) => (isBox(i) ? left.shift() : null)),
      texts: names.map((name, i) =>
        i % 2 === 1 ? (drawn.includes(name) ? strokeOf(i) : null) : isBox(i) ? null : '•',
      ),
    };
  },
};

// Dots and boxes with 3×3 boxes: a move draws an edge between two dots. A player who closes a box
// owns it, and moves again. The player with more boxes wins. `h5` is the fifth horizontal edge, row
// by row from the top left, and `v1` the first vertical one.

const size = 3;
const edges = ['h', 'v'].flatMap((kind) => Array.from({ length: size * (size + 1) }, (_, i) => `${kind}${i + 1}`));
const boxes = Array.from({ length: size * size }, (_, box) => {
  const row = Math.floor(box / size);
  const left = box + row + 1; // each row has one vertical edge more than boxes
  return [`h${box + 1}`, `h${box + size + 1}`, `v${left}`, `v${left + 1}`];
});

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
  board: ({ owners }) => ({ columns: size, rows: size, squares: owners }),
};

// A position is a value. It is set up by hand, and nothing changes it.

import { load } from 'noughts';

const noughts = await load();

const _ = null;
// biome-ignore format: as the board lies
const position = noughts.position('tic-tac-toe', {
  squares: [
    'X', _, _,
    _, 'O', _,
    _, _, 'X',
  ],
  turn: 'O',
});

console.log(position.legalMoves.join(' ')); // 1 2 3 5 6 7
console.log(position.owner('b2')); // O
console.log(position.solve().outcome); // draw
console.log(position.after('b3').turn); // X
console.log(position.turn); // O

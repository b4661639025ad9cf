// What is certain, what is estimated, and which move decided a game.

import { load } from 'noughts';

const noughts = await load();

// On a small board everything is certain: the outcome of every move, and in how many plies.
const small = noughts.match('tic-tac-toe').play('a3');
console.log(small.evaluate().filter(({ outcome }) => outcome === 'draw').length); // 1
console.log(small.evaluate().every(({ exact }) => exact)); // true

// On a large board, playouts estimate what the nodes cannot prove.
const large = noughts.match('ultimate');
const findings = await large.analyse({ nodes: 10_000, playouts: 10_000 });
const certain = findings.filter(({ exact }) => exact);
console.log(findings.length, certain.length); // 81 0

// After a game: the move that decided it, and how many moves came before it.
const over = noughts.parse('tic-tac-toe.X.a3.b3.b2.c1.a2.a1.c2');
const { decisive } = await over.review();
console.log(decisive?.ply, over.game.squareNames[decisive?.square ?? 0]); // 1 b3

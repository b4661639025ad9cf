// Exact results, estimates, and the decisive move of a game.

import { load } from 'noughts';

const noughts = await load();

// On a small board everything is exact: the outcome of every move, and the number of plies.
const small = noughts.match('tic-tac-toe').play('a3');
console.log(small.evaluate().filter(({ outcome }) => outcome === 'draw').length); // 1
console.log(small.evaluate().every(({ exact }) => exact)); // true

// On a large board the nodes are not enough for everything. Playouts estimate the rest.
const large = noughts.match('ultimate');
const findings = await large.analyse({ nodes: 10_000, playouts: 10_000 });
const certain = findings.filter(({ exact }) => exact);
console.log(findings.length, certain.length); // 81 0

// After a game: the number of moves before it was decided, and the decisive move.
const over = noughts.match('tic-tac-toe').play('a3').play('b3').play('b2').play('c1').play('a2').play('a1').play('c2');
const { decisive } = await over.review();
console.log(decisive?.ply, over.game.squareNames[decisive?.square ?? 0]); // 1 b3

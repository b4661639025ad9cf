// What is certain, what is estimated, and what a game turned on.

import { load } from 'noughts';

const noughts = await load();

// On a small board everything is certain: how every move ends, and in how many plies.
const small = noughts.match('tic-tac-toe').play('a3');
console.log(small.evaluate().filter(({ outcome }) => outcome === 'draw').length); // 1
console.log(small.evaluate().every(({ exact }) => exact)); // true

// On a large one what the nodes did not suffice for is estimated by random games.
const large = noughts.match('ultimate');
const findings = await large.analyse({ nodes: 10_000, playouts: 10_000 });
const certain = findings.filter(({ exact }) => exact);
console.log(findings.length, certain.length); // 81 0

// Once a game is over: after how many moves it was decided, and by which.
const over = noughts.match('tic-tac-toe').play('a3').play('b3').play('b2').play('c1').play('a2').play('a1').play('c2');
const { decisive } = await over.review();
console.log(decisive?.ply, over.game.squareNames[decisive?.square ?? 0]); // 1 b3

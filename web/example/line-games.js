// Any line game: only its size and its rule are given.

import { load } from 'noughts';

const noughts = await load();

const match = noughts.match({ columns: 5, rows: 4, inARow: 4, gravity: true });
console.log(match.game.id); // line-5x4-4-gravity
match.play('c'); // marks fall, so a column is enough
console.log(match.squares.indexOf('X'), match.game.squareNames[17]); // 17 c1

const misere = noughts.match('line-4x4-3-misere'); // or by its name: three in a row loses
misere.play('a1').play('d4');
console.log(String(misere)); // line-4x4-3-misere.X.a1.d4
console.log(misere.solve({ nodes: 1_000_000 }).exact); // true

// An opponent for a board of one's own: hand over what stands on it, and get a square back.

import { load, SetUpError } from 'noughts';

const noughts = await load();
const bob = noughts.opponent({ level: 'best' }); // easy, medium, hard or best

// However you keep your board: row by row from the top left, null where a square is free.
/** @type {('X' | 'O' | null)[]} */
const squares = ['X', 'X', null, null, 'O', null, null, null, null];

const position = noughts.position('tic-tac-toe', { squares, turn: 'O' });
const square = await bob.choose(position); // the only one that does not lose
squares[square] = 'O';
console.log(square, position.game.squareNames[square]); // 2 c3

// How it stands then, the position after it says.
const { status } = position.after(square);
console.log(status.state, status.state === 'next' && status.player); // next X

// What no game can have come to is refused.
try {
  noughts.position('tic-tac-toe', { squares: Array(9).fill('X'), turn: 'O' });
} catch (error) {
  console.log(error instanceof SetUpError); // true
}

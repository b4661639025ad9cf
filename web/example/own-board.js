// An opponent for a board of your own: pass the marks, and get a square back.

import { load, SetUpError } from 'noughts';

const noughts = await load();
const bob = noughts.opponent({ level: 'best' }); // easy, medium, hard or best

// Convert your board: row by row from the top left, null for a free square.
/** @type {('X' | 'O' | null)[]} */
const squares = ['X', 'X', null, null, 'O', null, null, null, null];

const position = noughts.position('tic-tac-toe', { squares, turn: 'O' });
const square = await bob.choose(position); // the only one that does not lose
squares[square] = 'O';
console.log(square, position.game.squareNames[square]); // 2 c3

// The position after the move tells the status.
const { status } = position.after(square);
console.log(status.state, status.state === 'next' && status.player); // next X

// An impossible position is refused.
try {
  noughts.position('tic-tac-toe', { squares: Array(9).fill('X'), turn: 'O' });
} catch (error) {
  console.log(error instanceof SetUpError); // true
}

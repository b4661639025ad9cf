import { load } from './noughts/tic-tac-toe.js';

const noughts = await load();
const match = noughts.match('tic-tac-toe');
const bob = noughts.opponent({ level: 'medium' });

// A board of your own: here nine buttons. The match knows the legal moves, and who has won.
const board = document.querySelector('#board');
const buttons = match.squares.map((_, square) => {
  const button = document.createElement('button');
  button.addEventListener('click', () => take(square));
  board.append(button);
  return button;
});

function draw() {
  for (const [square, button] of buttons.entries()) {
    const owner = match.squares[square] ?? '';
    button.textContent = owner;
    button.ariaLabel = `${match.game.squareNames[square]}, ${owner || 'free'}`;
    button.disabled = !match.canPlay(square) || match.status.player === 'O';
  }
  const { state, player } = match.status;
  const sentence = { next: player === 'X' ? 'Your turn' : 'Bob thinks', won: `${player} has won`, tie: 'A tie' };
  document.querySelector('output').textContent = sentence[state];
}

async function take(square) {
  match.play(square);
  draw();
  if (match.status.state === 'next') match.play(await bob.choose(match));
  draw();
}

draw();

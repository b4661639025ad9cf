/** @type {import('../words.js').FriendWords} */
export const es = {
  'Play with a friend': 'Jugar con alguien',
  Close: 'Cerrar',
  'By turns, with links': 'Por turnos, con enlaces',
  'After every move you send a link, by any messenger. Nobody has to be there at the same time.':
    'Después de cada jugada envías un enlace, por cualquier mensajería. Nadie tiene que estar al mismo tiempo.',
  'Make a link': 'Crear un enlace',
  'Whoever opens it plays against you at once, wherever they are.':
    'Quien lo abra juega contra ti al instante, esté donde esté.',
  'Two people, two devices, one board.': 'Dos personas, dos dispositivos, un tablero.',
  'This site has no server that carries games between devices. There are two other ways:':
    'Este sitio no tiene servidor que lleve partidas entre dispositivos. Hay otras dos maneras:',
  'In two windows': 'En dos ventanas',
  'Both in this browser, at once.': 'Ambas en este navegador, al instante.',
  'One moment': 'Un momento',
  'Looking for your friend’s game': 'Buscando la partida',
  'Nobody answers yet. The game appears as soon as your friend is there':
    'Aún no contesta nadie. La partida aparecerá en cuanto esté la otra persona',
  'Make the first move. Then there is a link to send': 'Haz la primera jugada. Después habrá un enlace para enviar',
  'Make your marks. Then there is a link to send': 'Pon tus marcas. Después habrá un enlace para enviar',
  'Your friend': 'La otra persona',
  'your friend': 'la otra persona',
  '{friend} played {square}.': '{friend} ha jugado {square}.',
  '{friend} played {square}. Your move': '{friend} ha jugado {square}. Tu turno',
  '{friend} has chosen.': '{friend} ha elegido.',
  '{friend} has chosen. Your move': '{friend} ha elegido. Tu turno',
  'Your move': 'Tu turno',
  'The game is over': 'La partida ha terminado',
  'Whoever opens the link sees how it ended. “New game” begins the next one.':
    'Quien abra el enlace ve cómo terminó. «Nueva partida» empieza la siguiente.',
  'Send this link back': 'Devuelve este enlace',
  'Your friend has moved since, so that your move stays.': 'Tu amigo ya ha jugado después, así que tu jugada se queda.',
  'It is {friend}’s turn: whoever opens the link finds your move, and makes the next one.':
    'Turno de {friend}: quien abra el enlace encuentra tu jugada y hace la siguiente.',
  'It is your move': 'Es tu turno',
  'The link is of use when you have moved.': 'El enlace servirá cuando hayas jugado.',
  'Copy a link for watching': 'Copiar un enlace para mirar',
  'Whoever opens it sees the game, and cannot play.': 'Quien lo abra ve la partida y no puede jugar.',
  'A link for watching': 'Un enlace para mirar',
  'Open a window': 'Abrir una ventana',
  'The link of this game': 'El enlace de esta partida',
  'Send this link to your friend': 'Envía este enlace',
  'You both come back by it. Whoever else opens it can watch.':
    'Ambos volvéis con él. Cualquier otra persona que lo abra puede mirar.',
  'Whoever opens it first plays against you. This page waits, and so does the game when you come back to it.':
    'Quien lo abra primero juega contra ti. Esta página espera, y la partida también cuando vuelvas.',
  'Open it in another window of this browser: whoever sits there plays against you.':
    'Ábrelo en otra ventana de este navegador: quien esté allí juega contra ti.',
  'Waiting for your friend': 'Esperando a la otra persona',
  Watch: 'Mirar',
  'You play in the other window, and see the game in this one.': 'Juegas en la otra ventana y ves la partida en esta.',
  'Play the other side here': 'Jugar aquí el otro lado',
  'This window takes your friend’s seat then, and whoever opens the link later can only watch.':
    'Entonces esta ventana toma el sitio de la otra persona, y quien abra el enlace después solo podrá mirar.',
  'The game could not be opened.': 'No se pudo abrir la partida.',
  'The link': 'El enlace',
  'The link as a QR code': 'El enlace como código QR',
  'Copy the link': 'Copiar el enlace',
  'Send…': 'Enviar…',
  'It could not be copied. Take it from the field.': 'No se pudo copiar. Tómalo del campo.',
  'This is no link of a room, or it is not whole.': 'Este no es un enlace de partida, o no está completo.',
  'This was made by another version. Load the newest one, or watch.':
    'Lo hizo otra versión. Carga la más nueva, o mira.',
  'This version has no such game. Load the newest one.': 'Esta versión no tiene ese juego. Carga la más nueva.',
  'Somebody else has taken this seat. You can watch.': 'Otra persona ha tomado este sitio. Puedes mirar.',
  'This seat is open in another window. You can watch here.':
    'Este sitio está abierto en otra ventana. Aquí puedes mirar.',
  'Only the two players can do that.': 'Eso solo pueden hacerlo quienes juegan.',
  'What has happened cannot be stored, and is not sent until it is.':
    'Lo ocurrido no se puede guardar, y no se envía hasta que se pueda.',
  'A room needs the encryption that browsers offer to pages served by HTTPS only.':
    'Una partida a distancia necesita el cifrado que los navegadores solo dan a páginas HTTPS.',
  'The connection to the room has failed.': 'Ha fallado la conexión con la partida.',
  'This room has been left.': 'Se ha dejado esta partida.',
};

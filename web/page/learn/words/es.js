/** @type {import('../../words.js').LearnWords} */
export const es = {
  'Tic-tac-toe: rules and strategy': 'Tres en raya: reglas y estrategia',
  'Two players mark the squares of a 3×3 board in turn. Whoever first has three marks in a row, a column or a diagonal wins. A full board without a line is a tie.':
    'Dos jugadores marcan por turnos las casillas de un tablero de 3×3. Gana quien primero tiene tres marcas en una fila, una columna o una diagonal. Un tablero lleno sin línea es un empate.',
  'X has completed a diagonal.': 'X ha completado una diagonal.',
  'A tie: the board is full.': 'Empate: el tablero está lleno.',
  'What is known': 'Lo que se sabe',
  'How it thinks': 'Cómo piensa',
  'There are 5,478 positions and 255,168 ways in which a game can go. Whoever plays perfectly never loses, whoever begins: the game is a tie. The best answer to a corner is the centre; every other answer to a corner loses.':
    'Hay 5478 posiciones y 255 168 maneras de que transcurra una partida. Quien juega a la perfección nunca pierde, empiece quien empiece: el juego es un empate. La mejor respuesta a una esquina es el centro; cualquier otra respuesta a una esquina pierde.',
  'A fork wins: two lines at once, each with one square to go. Take a corner, and if the centre is free, think of the corner opposite.':
    'Una horquilla gana: dos líneas a la vez, cada una a falta de una casilla. Toma una esquina y, si el centro está libre, piensa en la esquina opuesta.',
  'The computer looks at every game that can still follow. + wins, = is a tie, – loses, and the number says in how many moves of both. Try it:':
    'La máquina mira todas las partidas que aún pueden seguir. + gana, = empata, – pierde, y el número dice en cuántas jugadas de ambos. Pruébalo:',
  'Play tic-tac-toe': 'Jugar al tres en raya',
  'Misère tic-tac-toe: rules and strategy': 'Tres en raya al revés: reglas y estrategia',
  'Misère tic-tac-toe': 'Tres en raya al revés',
  'The rules are those of tic-tac-toe, but for the end: whoever makes a line of three loses.':
    'Las reglas son las del tres en raya, salvo el final: quien hace una línea de tres pierde.',
  'X has made a line, and has lost.': 'X ha hecho una línea y ha perdido.',
  'It is a tie between perfect players. Whoever begins has to take the centre, and then answers each mark with the one opposite: so his marks never line up through the middle, and he makes no line that the other one has not made before.':
    'Entre jugadores perfectos es empate. Quien empieza debe tomar el centro y luego responder a cada marca con la opuesta: así sus marcas nunca se alinean por el centro, y no hace ninguna línea que el otro no haya hecho antes.',
  'The computer looks at every game that can still follow. Only one first move is not lost:':
    'La máquina mira todas las partidas que aún pueden seguir. Solo una primera jugada no está perdida:',
  'Play misère': 'Jugar al revés',
  'Infinite tic-tac-toe: rules and strategy': 'Tres en raya infinito: reglas y estrategia',
  'Infinite tic-tac-toe': 'Tres en raya infinito',
  'As tic-tac-toe, but nobody has more than three marks: whoever makes a fourth one loses his oldest by the same move. So the board is never full.':
    'Como el tres en raya, pero nadie tiene más de tres marcas: quien pone la cuarta pierde la más antigua con la misma jugada. Así el tablero nunca se llena.',
  'The mark that goes with the next move is shown faintly. Until then its square is taken.':
    'La marca que desaparece con la próxima jugada se ve tenue. Hasta entonces su casilla está ocupada.',
  'X has moved his three marks into a line, and has won.': 'X ha llevado sus tres marcas a una línea y ha ganado.',
  'All 73,450 positions are known. Whoever begins wins, within 13 moves of both, by the middle of an edge. By any other first move he does not: then both can go round in circles for ever, and when a position has come for the third time, the game is a tie.':
    'Se conocen las 73.450 posiciones. Quien empieza gana, en 13 jugadas de ambos como mucho, por el centro de un borde. Con cualquier otra primera jugada no: entonces ambos pueden dar vueltas sin fin, y cuando una posición llega por tercera vez, la partida es un empate.',
  'Think of what you lose: a threat of two marks is none when one of them goes with the move that would complete it. And look at which mark the other one loses: a square that becomes free may be yours.':
    'Piensa en lo que pierdes: dos marcas no amenazan si una de ellas desaparece con la jugada que completaría la línea. Y mira qué marca pierde el otro: una casilla que queda libre puede ser tuya.',
  'The computer knows how each position ends, found out from the last moves backwards. + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'La máquina sabe cómo acaba cada posición, averiguado hacia atrás desde las últimas jugadas. + gana, = es empate, – pierde, y el número dice en cuántas jugadas de ambos.',
  'Play infinite tic-tac-toe': 'Jugar al tres en raya infinito',
  'Notakto: rules and strategy': 'Notakto: reglas y estrategia',
  Notakto: 'Notakto',
  'Both players make an X, on one to three boards. Three in a row close a board, and whoever closes the last one loses.':
    'Ambos ponen X, en uno a tres tableros. Tres en línea cierran un tablero, y quien cierra el último pierde.',
  'The left board is closed: nobody can mark it any more. The game goes on on the other one.':
    'El tablero de la izquierda está cerrado: nadie puede marcarlo ya. La partida sigue en el otro.',
  'Whoever had to make this row has lost.': 'Quien tuvo que hacer esta línea ha perdido.',
  'On one board whoever begins wins: take the middle, and then answer every mark by one that is a knight’s move away from it and makes no row. On two boards whoever moves second wins, and on three whoever begins does, by any first move, soonest by a middle.':
    'En un tablero gana quien empieza: toma el centro y responde después a cada marca con otra a un salto de caballo de ella que no haga línea. En dos tableros gana quien juega segundo, y en tres quien empieza, con cualquier primera jugada, y lo más rápido, con un centro.',
  'Thane Plambeck and Greg Whitehead have found out why: every board counts for one of eight things, and a short table says of any number of boards who wins.':
    'Thane Plambeck y Greg Whitehead averiguaron por qué: cada tablero cuenta como una de ocho cosas, y una tabla corta dice quién gana con cualquier número de tableros.',
  'The computer knows how each of 18,424 positions ends: boards that can be turned into each other are the same to it. + wins, – loses, and the number says in how many moves of both.':
    'La máquina sabe cómo acaba cada una de las 18.424 posiciones: los tableros que se convierten uno en otro al girarlos son iguales para él. + gana, – pierde, y el número dice en cuántas jugadas de ambos.',
  'Play Notakto': 'Jugar a Notakto',
  'Qubic: rules and strategy': 'Qubic: reglas y estrategia',
  Qubic: 'Qubic',
  'Tic-tac-toe in a cube: 4×4×4 squares in four layers. Whoever first has four in a row wins, along a row, a column, a diagonal, or upwards through the layers.':
    'Tres en raya en un cubo: 4×4×4 casillas en cuatro capas. Gana quien primero tiene cuatro en línea, en una fila, una columna, una diagonal o hacia arriba a través de las capas.',
  'The lowest layer is top left, the second beside it, the third and the highest below. X has a line from corner to corner, a square on each layer.':
    'La capa más baja está arriba a la izquierda, la segunda a su lado, la tercera y la más alta debajo. X tiene una línea de esquina a esquina, con una casilla en cada capa.',
  'X has a line straight up: the same square on all layers.':
    'X tiene una línea recta hacia arriba: la misma casilla en todas las capas.',
  'Whoever begins wins: Oren Patashnik proved it in 1977, with 1,500 hours of a computer’s time. There are 76 lines. Seven go through each corner and each square in the heart of the cube, four through any other.':
    'Gana quien empieza: Oren Patashnik lo demostró en 1977, con 1.500 horas de ordenador. Hay 76 líneas. Por cada esquina y cada casilla del interior del cubo pasan siete, por cualquier otra cuatro.',
  'Most games are won by threats: three in a row have to be answered at once, and whoever makes one after the other chooses where. Look for the square that makes two threats by one mark. With gravity a mark can only be made on the lowest layer or on another mark, and it opens the square above it.':
    'Casi todas las partidas se ganan con amenazas: a tres en línea hay que responder enseguida, y quien las hace una tras otra decide dónde. Busca la casilla que crea dos amenazas con una marca. Con gravedad, una marca solo puede ir en la capa más baja o sobre otra marca, y abre la casilla de encima.',
  'At its best the computer plays games in its head, and in each position that it comes to it looks for a win by threats alone, which is certain. Point at a square to see where its lines lead.':
    'En su mejor nivel la máquina juega partidas mentalmente, y en cada posición a la que llega busca una victoria solo con amenazas, que es segura. Señala una casilla para ver adónde llevan sus líneas.',
  'Play Qubic': 'Jugar a Qubic',
  'Gomoku: rules and strategy': 'Gomoku: reglas y estrategia',
  Gomoku: 'Gomoku',
  'Five in a row on a board of 15×15. Whoever first has them, along a row, a column or a diagonal, wins.':
    'Cinco en línea en un tablero de 15×15. Gana quien primero las tiene, en una fila, una columna o una diagonal.',
  'The pictures show parts of the board.': 'Las imágenes muestran partes del tablero.',
  'X has three in a row, and both ends are free. Left alone they become four, and then two squares complete them: O has to answer now.':
    'X tiene tres en línea, con los dos extremos libres. Si se dejan, serán cuatro, y entonces dos casillas las completan: O tiene que responder ahora.',
  'O has not answered: X has four with both ends free. O can stop one of them, and X completes the other.':
    'O no ha respondido: X tiene cuatro con los dos extremos libres. O puede cerrar uno, y X completa por el otro.',
  'By its last mark X has made two threats: four in the row, three with free ends in the column. O can answer only one.':
    'Con su última marca X ha creado dos amenazas: cuatro en la fila y tres con los extremos libres en la columna. O solo puede responder a una.',
  'X has five in a row, and was one move faster.': 'X tiene cinco en línea, y fue una jugada más rápido.',
  'Whoever begins wins: Victor Allis proved it in 1994, by a search for wins by threats. Nobody knows all of that by heart. Whether six or more in a row win as well is agreed beforehand: here they do, unless you choose exactly five.':
    'Gana quien empieza: Victor Allis lo demostró en 1994, buscando victorias por amenazas. Nadie se lo sabe todo de memoria. Si seis o más en línea también ganan se acuerda antes: aquí ganan, salvo que elijas exactamente cinco.',
  'A four has to be answered at once, and three with free ends as well, unless you make a four of your own first. So games are won by one threat after the other, until a mark makes two of them: look for the square where two of your lines cross. Stay near the other marks, and take the squares that both of you want.':
    'A cuatro en línea hay que responder enseguida, y a tres con los extremos libres también, salvo que antes hagas tú cuatro. Así se gana con una amenaza tras otra, hasta que una marca crea dos: busca la casilla donde se cruzan dos de tus líneas. Quédate cerca de las otras marcas y toma las casillas que ambos queréis.',
  'The computer looks first at the moves that help most lines of its own and hinder most of yours, and in each position that it comes to it looks for a win by fours alone. What it finds is certain.':
    'La máquina mira primero las jugadas que ayudan a más líneas suyas y estorban más de las tuyas, y en cada posición a la que llega busca una victoria solo con cuatros. Lo que encuentra es seguro.',
  'Play Gomoku': 'Jugar a Gomoku',
  'Four in a row: rules and strategy': 'Cuatro en línea: reglas y estrategia',
  'Four in a row': 'Cuatro en línea',
  'As tic-tac-toe, on a larger board: whoever first has four marks in a row, a column or a diagonal wins.':
    'Como el tres en raya, en un tablero más grande: gana quien primero tiene cuatro marcas en una fila, una columna o una diagonal.',
  'On 4×4 a line has to go from edge to edge.': 'En 4×4 una línea tiene que ir de borde a borde.',
  'On 5×5 there is room around it.': 'En 5×5 hay sitio alrededor.',
  'Both are ties between perfect players: the second one can always stop each line. With one more column than 5×5, on 6×5, whoever begins wins (J. Uiterwijk and J. van den Herik, 2000).':
    'Ambos son empates entre jugadores perfectos: el segundo siempre puede parar cada línea. Con una columna más que 5×5, en 6×5, gana quien empieza (J. Uiterwijk y J. van den Herik, 2000).',
  'On these boards the computer mostly knows for certain. + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'En estos tableros la máquina casi siempre lo sabe con certeza. + gana, = empata, – pierde, y el número dice en cuántas jugadas de ambos.',
  'Play four in a row': 'Jugar a cuatro en línea',
  'Connect Four: rules and strategy': 'Conecta cuatro: reglas y estrategia',
  'Seven columns, six rows. A mark falls to the lowest free square of its column. Whoever first has four in a row, a column or a diagonal wins.':
    'Siete columnas, seis filas. Una ficha cae a la casilla libre más baja de su columna. Gana quien primero tiene cuatro en una fila, una columna o una diagonal.',
  'X has four in the lowest row.': 'X tiene cuatro en la fila más baja.',
  'A diagonal wins as well.': 'Una diagonal también gana.',
  'Whoever begins wins, with the middle column and on the 41st mark at the latest. Begun in a column beside the middle it is a tie, and farther out the second player wins. James D. Allen and Victor Allis found that out independently in 1988.':
    'Quien empieza gana, con la columna central y a más tardar en la ficha 41. Empezando en una columna junto al centro es empate, y más afuera gana el segundo jugador. James D. Allen y Victor Allis lo descubrieron por separado en 1988.',
  'Squares in odd rows are good for the player who began, squares in even rows for the other one: when the columns fill up, they are who gets there.':
    'Las casillas de las filas impares son buenas para quien empezó, las de las pares para el otro: cuando se llenan las columnas, cada uno llega a las suyas.',
  'The computer knows for certain how each move ends, from the first one on: + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'La máquina sabe con certeza cómo acaba cada jugada, desde la primera: + gana, = empata, – pierde, y el número dice en cuántas jugadas de ambos.',
  'Play Connect Four': 'Jugar a conecta cuatro',
  'Ultimate tic-tac-toe: rules and strategy': 'Tres en raya definitivo: reglas y estrategia',
  'Ultimate tic-tac-toe': 'Tres en raya definitivo',
  'Nine small boards make a large one. The place of your mark in its small board names the small board in which the other player has to move. Whoever wins three small boards in a line wins the game.':
    'Nueve tableros pequeños forman uno grande. El lugar de tu marca en su tablero pequeño indica el tablero pequeño en el que debe jugar la otra persona. Quien gana tres tableros pequeños en línea gana la partida.',
  'O marked the top left place of the middle board, so X has to move in the top left board, which is lit.':
    'O marcó la casilla superior izquierda del tablero central, así que X debe jugar en el tablero superior izquierdo, que está iluminado.',
  'O has won the middle board, and it is closed.': 'O ha ganado el tablero central, y está cerrado.',
  'A small board that is won or full is closed. Whoever is sent to a closed board may move in any other. When no square is left and nobody has three boards in a line, the game is a tie.':
    'Un tablero pequeño ganado o lleno está cerrado. Quien es enviado a un tablero cerrado puede jugar en cualquier otro. Cuando no queda ninguna casilla y nadie tiene tres tableros en línea, la partida es un empate.',
  'Nobody has solved the game in this form: there are too many positions to look at. In the form where won boards stay open, whoever begins can force a win (G. Bertholon, R. Géraud-Stewart, A. Kugelmann, T. Lenoir and D. Naccache, 2020).':
    'Nadie ha resuelto el juego en esta forma: hay demasiadas posiciones que mirar. En la forma en que los tableros ganados siguen abiertos, quien empieza puede forzar la victoria (G. Bertholon, R. Géraud-Stewart, A. Kugelmann, T. Lenoir y D. Naccache, 2020).',
  'It is often better to send the other player to a board that is useless to him than to win a small board at once. And think twice before you send anybody to a closed board: he may then move anywhere.':
    'A menudo es mejor enviar a la otra persona a un tablero que no le sirve que ganar enseguida un tablero pequeño. Y piénsalo dos veces antes de enviar a alguien a un tablero cerrado: entonces puede jugar en cualquier parte.',
  'The computer plays thousands of games in its head, mostly the promising ones, and counts. The numbers are the chances that it sees, in percent; they are estimates.':
    'La máquina juega miles de partidas en su cabeza, sobre todo las prometedoras, y cuenta. Los números son las posibilidades que ve, en tanto por ciento; son estimaciones.',
  'Play Ultimate': 'Jugar al definitivo',
};

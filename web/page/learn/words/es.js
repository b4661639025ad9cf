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
  'The opening swap2': 'La apertura swap2',
  'As whoever begins has the better game, tournaments begin otherwise: whoever begins makes three marks, two of his own and one of the other player’s. The other player then leaves them as they are and makes the next mark, or swaps all marks, so that the first one makes it, or adds two marks more, one for each, and lets the first one choose. So nobody begins too well.':
    'Como empezar es una ventaja, los torneos comienzan de otro modo: quien empieza pone tres marcas, dos propias y una del rival. El rival las deja como están y pone la siguiente, o las intercambia todas, y vuelve a jugar el primero, o añade dos más, una por bando, y deja elegir al primero. Así nadie empieza demasiado bien.',
  'Play Gomoku with swap2': 'Jugar a Gomoku con swap2',
  'Play Gomoku': 'Jugar a Gomoku',
  'Wild tic-tac-toe: rules and strategy': 'Tres en raya salvaje: reglas y estrategia',
  'Wild tic-tac-toe': 'Tres en raya salvaje',
  'As tic-tac-toe, but with every move you make an X or an O, as you like. Whoever completes three of the same in a row wins, whoever made the other two.':
    'Como el tres en raya, pero en cada jugada pones una X o una O, como quieras. Gana quien completa tres iguales en línea, haya puesto quien haya puesto las otras dos.',
  'Whoever moved second made an X in a corner. The first one has completed the row with it, and wins: marks are nobody’s.':
    'Quien jugaba en segundo lugar puso una X en una esquina. El primero ha completado la línea con ella y gana: las marcas no son de nadie.',
  'The middle is an X, and an O has been answered by an O on the square opposite. Whoever is to move now has lost: wherever he makes an X, the other one completes a row through the middle, and wherever he makes an O, one along an edge.':
    'En el centro hay una X, y a una O se respondió con una O en la casilla opuesta. Quien tiene que jugar ahora ha perdido: ponga donde ponga una X, el otro completa una línea por el centro, y ponga donde ponga una O, una junto a un borde.',
  'In misère whoever is to move here has lost: on both free squares an X completes a row, and so does an O.':
    'Al revés, quien tiene que jugar aquí ha perdido: en las dos casillas libres una X completa una línea, y una O también.',
  'Whoever begins wins, within 7 moves of both, by the middle, be it with an X or an O. By any other first move the game is a tie, if nobody errs. In misère, where whoever completes a row loses, the middle is a tie, and any other first move loses.':
    'Gana quien empieza, en 7 jugadas de ambos como mucho, por el centro, sea con una X o con una O. Con cualquier otra primera jugada la partida es un empate, si nadie se equivoca. Al revés, cuando quien completa una línea pierde, el centro es un empate y cualquier otra primera jugada pierde.',
  'Say you have made an X in the middle. Another X can be completed to a row through it at once, so the other player has to make an O. Answer it by an O on the square opposite, unless you can complete a row: sooner or later he has to let you. In misère take the middle as well, and answer every mark by the other mark on the square opposite: so you never complete a row yourself.':
    'Supón que has puesto una X en el centro. Otra X se puede completar enseguida en una línea por el centro, así que el otro tiene que poner una O. Responde con una O en la casilla opuesta, salvo que puedas completar una línea: tarde o temprano tendrá que permitírtelo. Al revés toma también el centro, y responde a cada marca con la otra marca en la casilla opuesta: así nunca completas tú una línea.',
  'The computer knows how each of 18,753 positions ends. + wins, = is a tie, – loses, and the number says in how many moves of both. An X or an O in front says which mark does it; where there is none, either does.':
    'La máquina sabe cómo acaba cada una de las 18.753 posiciones. + gana, = es empate, – pierde, y el número dice en cuántas jugadas de ambos. Una X o una O delante dice con qué marca; si no hay ninguna, vale cualquiera de las dos.',
  'Play wild tic-tac-toe': 'Jugar al tres en raya salvaje',
  'Order and Chaos: rules and strategy': 'Orden y Caos: reglas y estrategia',
  'Order and Chaos': 'Orden y Caos',
  'On a board of 6×6 both players make an X or an O, as they like. Whoever begins is Order, and wins by five of the same in a row, whoever completes them. The other one is Chaos, and wins as soon as no five can come about any more.':
    'En un tablero de 6×6 ambos ponen una X o una O, como quieran. Quien empieza es Orden, y gana con cinco iguales en línea, las complete quien las complete. El otro es Caos, y gana en cuanto ya no es posible ningún cinco en línea.',
  'Order has made four in a row, and both ends are free. Chaos can close one of them by an O, and Order completes the other.':
    'Orden ha hecho cuatro en línea, con los dos extremos libres. Caos puede cerrar uno con una O, y Orden completa por el otro.',
  'Chaos has closed one end, and Order has five at the other.':
    'Caos ha cerrado un extremo, y Orden tiene cinco por el otro.',
  'In the gap where two fours cross, an X completes the row and an O the column. Chaos can make neither there, and Order completes one of them next.':
    'En el hueco donde se cruzan dos cuatros, una X completa la fila y una O la columna. Caos no puede poner allí ninguna de las dos, y Orden completa una de ellas en la jugada siguiente.',
  'Wherever five squares lie in a row, both marks are among them: no five can come about any more, and Chaos has won.':
    'Dondequiera que haya cinco casillas en línea, entre ellas están las dos marcas: ya no es posible ningún cinco en línea, y Caos ha ganado.',
  'Stephen Sniderman devised the game, and Games magazine published it in 1981. Order is said to be able to force a win if six in a row count as well, as they do here, and Chaos if they do not, as Sniderman proposed later: choose exactly five for that. Neither is proven here.':
    'Stephen Sniderman ideó el juego, y la revista Games lo publicó en 1981. Se dice que Orden puede forzar la victoria si seis en línea también cuentan, como aquí, y Caos si no cuentan, como Sniderman propuso más tarde: elige para ello exactamente cinco. Aquí no está demostrado ni lo uno ni lo otro.',
  'Order makes fours with both ends free, or two threats by one move, and builds with both marks. Chaos answers a four by the other mark in its gap, breaks rows early, and sees to it that no square is good for both marks: one where an X would complete one row and an O another.':
    'Orden hace cuatros con los dos extremos libres, o dos amenazas con una jugada, y construye con las dos marcas. Caos responde a un cuatro con la otra marca en el hueco, rompe pronto las líneas y procura que ninguna casilla sirva para las dos marcas: una en la que una X completaría una línea y una O otra.',
  'At its best the computer plays games in its head, and in each position that it comes to it looks for a win by threats alone, which is certain.':
    'En su mejor nivel la máquina juega partidas mentalmente, y en cada posición a la que llega busca una victoria solo con amenazas, que es segura.',
  'Play Order and Chaos': 'Jugar a Orden y Caos',
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

/** @type {import('../../words.js').LearnWords} */
export const de = {
  'Tic-tac-toe: rules and strategy': 'Tic-Tac-Toe: Regeln und Strategie',
  'Two players mark the squares of a 3×3 board in turn. Whoever first has three marks in a row, a column or a diagonal wins. A full board without a line is a tie.':
    'Zwei Leute besetzen abwechselnd die Felder eines Bretts von 3×3. Wer zuerst drei Zeichen in einer Reihe, einer Spalte oder einer Diagonale hat, gewinnt. Ein volles Brett ohne Linie ist ein Unentschieden.',
  'X has completed a diagonal.': 'X hat eine Diagonale vollendet.',
  'A tie: the board is full.': 'Unentschieden: Das Brett ist voll.',
  'What is known': 'Was man weiß',
  'How it thinks': 'Wie es denkt',
  'There are 5,478 positions and 255,168 ways in which a game can go. Whoever plays perfectly never loses, whoever begins: the game is a tie. The best answer to a corner is the centre; every other answer to a corner loses.':
    'Es gibt 5.478 Stellungen und 255.168 Verläufe. Wer perfekt spielt, verliert nie, gleich wer beginnt: Das Spiel ist unentschieden. Die beste Antwort auf eine Ecke ist die Mitte; jede andere Antwort auf eine Ecke verliert.',
  'A fork wins: two lines at once, each with one square to go. Take a corner, and if the centre is free, think of the corner opposite.':
    'Eine Gabel gewinnt: zwei Linien zugleich, denen je ein Feld fehlt. Nehmen Sie eine Ecke, und wenn die Mitte frei ist, denken Sie an die Ecke gegenüber.',
  'The computer looks at every game that can still follow. + wins, = is a tie, – loses, and the number says in how many moves of both. Try it:':
    'Der Computer sieht sich jeden Verlauf an, der noch folgen kann. + gewinnt, = ist unentschieden, – verliert, und die Zahl sagt, in wie vielen Zügen beider Seiten. Probieren Sie es:',
  'Play tic-tac-toe': 'Tic-Tac-Toe spielen',
  'Misère tic-tac-toe: rules and strategy': 'Misère-Tic-Tac-Toe: Regeln und Strategie',
  'Misère tic-tac-toe': 'Misère-Tic-Tac-Toe',
  'The rules are those of tic-tac-toe, but for the end: whoever makes a line of three loses.':
    'Die Regeln sind die von Tic-Tac-Toe, bis auf das Ende: Wer eine Dreierlinie macht, verliert.',
  'X has made a line, and has lost.': 'X hat eine Linie gemacht und verloren.',
  'It is a tie between perfect players. Whoever begins has to take the centre, and then answers each mark with the one opposite: so his marks never line up through the middle, and he makes no line that the other one has not made before.':
    'Zwischen perfekten Spielern ist es unentschieden. Wer beginnt, muss die Mitte nehmen und beantwortet dann jedes Zeichen mit dem gegenüber: So liegen die eigenen Zeichen nie in einer Linie durch die Mitte, und keine Linie entsteht, die die andere Seite nicht schon vorher gemacht hat.',
  'The computer looks at every game that can still follow. Only one first move is not lost:':
    'Der Computer sieht sich jeden Verlauf an, der noch folgen kann. Nur ein erster Zug ist nicht verloren:',
  'Play misère': 'Misère spielen',
  'Infinite tic-tac-toe: rules and strategy': 'Unendliches Tic-Tac-Toe: Regeln und Strategie',
  'Infinite tic-tac-toe': 'Unendliches Tic-Tac-Toe',
  'As tic-tac-toe, but nobody has more than three marks: whoever makes a fourth one loses his oldest by the same move. So the board is never full.':
    'Wie Tic-Tac-Toe, aber niemand hat mehr als drei Zeichen: Wer ein viertes setzt, verliert mit demselben Zug sein ältestes. So ist das Brett nie voll.',
  'The mark that goes with the next move is shown faintly. Until then its square is taken.':
    'Das Zeichen, das mit dem nächsten Zug verschwindet, ist blass. Bis dahin ist sein Feld besetzt.',
  'X has moved his three marks into a line, and has won.':
    'X hat seine drei Zeichen in eine Reihe gebracht und gewonnen.',
  'All 73,450 positions are known. Whoever begins wins, within 13 moves of both, by the middle of an edge. By any other first move he does not: then both can go round in circles for ever, and when a position has come for the third time, the game is a tie.':
    'Alle 73.450 Stellungen sind bekannt. Wer beginnt, gewinnt in höchstens 13 Zügen beider Seiten, mit der Mitte eines Randes. Mit jedem anderen ersten Zug nicht: Dann können sich beide endlos im Kreis drehen, und wenn eine Stellung zum dritten Mal da ist, ist das Spiel unentschieden.',
  'Think of what you lose: a threat of two marks is none when one of them goes with the move that would complete it. And look at which mark the other one loses: a square that becomes free may be yours.':
    'Denken Sie an das, was Sie verlieren: Zwei Zeichen drohen nicht, wenn eines davon mit dem Zug verschwindet, der die Reihe vollenden würde. Und sehen Sie, welches Zeichen die andere Seite verliert: Ein Feld, das frei wird, kann Ihres sein.',
  'The computer knows how each position ends, found out from the last moves backwards. + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'Der Computer weiß, wie jede Stellung ausgeht, von den letzten Zügen rückwärts ermittelt. + gewinnt, = ist unentschieden, – verliert, und die Zahl sagt, in wie vielen Zügen beider Seiten.',
  'Play infinite tic-tac-toe': 'Unendliches Tic-Tac-Toe spielen',
  'Notakto: rules and strategy': 'Notakto: Regeln und Strategie',
  Notakto: 'Notakto',
  'Both players make an X, on one to three boards. Three in a row close a board, and whoever closes the last one loses.':
    'Beide machen ein X, auf einem bis drei Brettern. Drei in einer Reihe schließen ein Brett, und wer das letzte schließt, verliert.',
  'The left board is closed: nobody can mark it any more. The game goes on on the other one.':
    'Das linke Brett ist geschlossen: Niemand kann es mehr besetzen. Das Spiel geht auf dem anderen weiter.',
  'Whoever had to make this row has lost.': 'Wer diese Reihe machen musste, hat verloren.',
  'On one board whoever begins wins: take the middle, and then answer every mark by one that is a knight’s move away from it and makes no row. On two boards whoever moves second wins, and on three whoever begins does, by any first move, soonest by a middle.':
    'Auf einem Brett gewinnt, wer beginnt: Nehmen Sie die Mitte, und beantworten Sie dann jedes Zeichen mit einem, das einen Springerzug davon entfernt ist und keine Reihe macht. Auf zwei Brettern gewinnt, wer als Zweiter zieht, und auf dreien wieder, wer beginnt, mit jedem ersten Zug, am schnellsten mit einer Mitte.',
  'Thane Plambeck and Greg Whitehead have found out why: every board counts for one of eight things, and a short table says of any number of boards who wins.':
    'Thane Plambeck und Greg Whitehead haben herausgefunden, warum: Jedes Brett zählt als eines von acht Dingen, und eine kurze Tabelle sagt für beliebig viele Bretter, wer gewinnt.',
  'The computer knows how each of 18,424 positions ends: boards that can be turned into each other are the same to it. + wins, – loses, and the number says in how many moves of both.':
    'Der Computer weiß, wie jede von 18.424 Stellungen ausgeht: Bretter, die durch Drehen gleich werden, sind für ihn dasselbe. + gewinnt, – verliert, und die Zahl sagt, in wie vielen Zügen beider Seiten.',
  'Play Notakto': 'Notakto spielen',
  'Qubic: rules and strategy': 'Qubic: Regeln und Strategie',
  Qubic: 'Qubic',
  'Tic-tac-toe in a cube: 4×4×4 squares in four layers. Whoever first has four in a row wins, along a row, a column, a diagonal, or upwards through the layers.':
    'Tic-Tac-Toe in einem Würfel: 4×4×4 Felder in vier Ebenen. Wer zuerst vier in einer Reihe hat, gewinnt, entlang einer Reihe, einer Spalte, einer Diagonale oder nach oben durch die Ebenen.',
  'The lowest layer is top left, the second beside it, the third and the highest below. X has a line from corner to corner, a square on each layer.':
    'Die unterste Ebene ist oben links, die zweite daneben, die dritte und die oberste darunter. X hat eine Linie von Ecke zu Ecke, mit einem Feld auf jeder Ebene.',
  'X has a line straight up: the same square on all layers.':
    'X hat eine Linie senkrecht nach oben: dasselbe Feld auf allen Ebenen.',
  'Whoever begins wins: Oren Patashnik proved it in 1977, with 1,500 hours of a computer’s time. There are 76 lines. Seven go through each corner and each square in the heart of the cube, four through any other.':
    'Wer beginnt, gewinnt: Oren Patashnik hat es 1977 bewiesen, mit 1.500 Stunden Rechenzeit. Es gibt 76 Linien. Durch jede Ecke und jedes Feld im Inneren des Würfels gehen sieben, durch jedes andere vier.',
  'Most games are won by threats: three in a row have to be answered at once, and whoever makes one after the other chooses where. Look for the square that makes two threats by one mark. With gravity a mark can only be made on the lowest layer or on another mark, and it opens the square above it.':
    'Die meisten Spiele werden durch Drohungen gewonnen: Drei in einer Reihe müssen sofort beantwortet werden, und wer eine nach der anderen macht, bestimmt, wo. Suchen Sie das Feld, das mit einem Zeichen zwei Drohungen macht. Mit Schwerkraft liegt ein Zeichen auf der untersten Ebene oder auf einem anderen, und es öffnet das Feld darüber.',
  'At its best the computer plays games in its head, and in each position that it comes to it looks for a win by threats alone, which is certain. Point at a square to see where its lines lead.':
    'Auf der besten Stufe spielt der Computer im Kopf Spiele durch, und in jeder Stellung, in die er kommt, sucht er einen Gewinn allein durch Drohungen, der sicher ist. Zeigen Sie auf ein Feld, um zu sehen, wohin seine Linien führen.',
  'Play Qubic': 'Qubic spielen',
  'Gomoku: rules and strategy': 'Gomoku: Regeln und Strategie',
  Gomoku: 'Gomoku',
  'Five in a row on a board of 15×15. Whoever first has them, along a row, a column or a diagonal, wins.':
    'Fünf in einer Reihe auf einem Brett von 15×15. Wer sie zuerst hat, entlang einer Reihe, einer Spalte oder einer Diagonale, gewinnt.',
  'The pictures show parts of the board.': 'Die Bilder zeigen Ausschnitte des Bretts.',
  'X has three in a row, and both ends are free. Left alone they become four, and then two squares complete them: O has to answer now.':
    'X hat drei in einer Reihe, und beide Enden sind frei. Lässt man sie, werden es vier, und dann vollenden zwei Felder sie: O muss jetzt antworten.',
  'O has not answered: X has four with both ends free. O can stop one of them, and X completes the other.':
    'O hat nicht geantwortet: X hat vier mit zwei freien Enden. O kann eines sperren, und X vollendet am anderen.',
  'By its last mark X has made two threats: four in the row, three with free ends in the column. O can answer only one.':
    'Mit dem letzten Zeichen hat X zwei Drohungen gemacht: vier in der Reihe, drei mit freien Enden in der Spalte. O kann nur eine beantworten.',
  'X has five in a row, and was one move faster.': 'X hat fünf in einer Reihe und war einen Zug schneller.',
  'Whoever begins wins: Victor Allis proved it in 1994, by a search for wins by threats. Nobody knows all of that by heart. Whether six or more in a row win as well is agreed beforehand: here they do, unless you choose exactly five.':
    'Wer beginnt, gewinnt: Victor Allis hat es 1994 bewiesen, mit einer Suche nach Gewinnen durch Drohungen. Auswendig weiß das niemand. Ob auch sechs oder mehr in einer Reihe gewinnen, verabredet man vorher: Hier tun sie es, außer Sie wählen genau fünf.',
  'A four has to be answered at once, and three with free ends as well, unless you make a four of your own first. So games are won by one threat after the other, until a mark makes two of them: look for the square where two of your lines cross. Stay near the other marks, and take the squares that both of you want.':
    'Auf vier muss man sofort antworten, auf drei mit freien Enden auch, außer man macht vorher selbst vier. So gewinnt man durch eine Drohung nach der anderen, bis ein Zeichen zwei davon macht: Suchen Sie das Feld, auf dem sich zwei Ihrer Linien kreuzen. Bleiben Sie nahe bei den anderen Zeichen, und nehmen Sie die Felder, die beide wollen.',
  'The computer looks first at the moves that help most lines of its own and hinder most of yours, and in each position that it comes to it looks for a win by fours alone. What it finds is certain.':
    'Der Computer sieht zuerst die Züge an, die den meisten eigenen Linien helfen und die meisten Ihrer Linien stören, und in jeder Stellung, in die er kommt, sucht er einen Gewinn allein durch Vierer. Was er findet, ist sicher.',
  'The opening swap2': 'Die Eröffnung Swap2',
  'As whoever begins has the better game, tournaments begin otherwise: whoever begins makes three marks, two of his own and one of the other player’s. The other player then leaves them as they are and makes the next mark, or swaps all marks, so that the first one makes it, or adds two marks more, one for each, and lets the first one choose. So nobody begins too well.':
    'Weil es besser ist zu beginnen, fangen Turniere anders an: Wer beginnt, setzt drei Zeichen, zwei eigene und eines der anderen Seite. Dann lässt die andere Seite alles, wie es ist, und setzt das nächste Zeichen, oder sie tauscht alle Zeichen, sodass wieder am Zug ist, wer begonnen hat, oder sie setzt zwei weitere, für jede Seite eines, und überlässt die Wahl dem, der begonnen hat. So beginnt niemand zu gut.',
  'Play Gomoku with swap2': 'Gomoku mit Swap2 spielen',
  'Play Gomoku': 'Gomoku spielen',
  'Wild tic-tac-toe: rules and strategy': 'Wildes Tic-Tac-Toe: Regeln und Strategie',
  'Wild tic-tac-toe': 'Wildes Tic-Tac-Toe',
  'As tic-tac-toe, but with every move you make an X or an O, as you like. Whoever completes three of the same in a row wins, whoever made the other two.':
    'Wie Tic-Tac-Toe, aber mit jedem Zug machen Sie ein X oder ein O, wie Sie wollen. Wer drei gleiche in einer Reihe vollendet, gewinnt, egal wer die beiden anderen gemacht hat.',
  'Whoever moved second made an X in a corner. The first one has completed the row with it, and wins: marks are nobody’s.':
    'Wer als Zweiter zog, hat ein X in eine Ecke gesetzt. Der Erste hat die Reihe damit vollendet und gewinnt: Die Zeichen gehören niemandem.',
  'The middle is an X, and an O has been answered by an O on the square opposite. Whoever is to move now has lost: wherever he makes an X, the other one completes a row through the middle, and wherever he makes an O, one along an edge.':
    'In der Mitte ist ein X, und ein O wurde mit einem O auf dem Feld gegenüber beantwortet. Wer jetzt zieht, hat verloren: Wo immer er ein X macht, vollendet die andere Seite eine Reihe durch die Mitte, und wo immer er ein O macht, eine am Rand.',
  'In misère whoever is to move here has lost: on both free squares an X completes a row, and so does an O.':
    'In Misère hat verloren, wer hier zieht: Auf beiden freien Feldern vollendet ein X eine Reihe, und ein O auch.',
  'Whoever begins wins, within 7 moves of both, by the middle, be it with an X or an O. By any other first move the game is a tie, if nobody errs. In misère, where whoever completes a row loses, the middle is a tie, and any other first move loses.':
    'Wer beginnt, gewinnt in höchstens 7 Zügen beider Seiten, mit der Mitte, ob mit einem X oder einem O. Mit jedem anderen ersten Zug ist das Spiel unentschieden, wenn niemand irrt. In Misère, wo verliert, wer eine Reihe vollendet, ist die Mitte unentschieden, und jeder andere erste Zug verliert.',
  'Say you have made an X in the middle. Another X can be completed to a row through it at once, so the other player has to make an O. Answer it by an O on the square opposite, unless you can complete a row: sooner or later he has to let you. In misère take the middle as well, and answer every mark by the other mark on the square opposite: so you never complete a row yourself.':
    'Angenommen, Sie haben ein X in die Mitte gesetzt. Ein weiteres X lässt sich sofort zu einer Reihe durch die Mitte vollenden, also muss die andere Seite ein O machen. Antworten Sie mit einem O auf dem Feld gegenüber, außer Sie können eine Reihe vollenden: Früher oder später muss sie es zulassen. Nehmen Sie auch in Misère die Mitte, und beantworten Sie jedes Zeichen mit dem anderen Zeichen auf dem Feld gegenüber: So vollenden Sie selbst nie eine Reihe.',
  'The computer knows how each of 18,753 positions ends. + wins, = is a tie, – loses, and the number says in how many moves of both. An X or an O in front says which mark does it; where there is none, either does.':
    'Der Computer weiß, wie jede der 18.753 Stellungen ausgeht. + gewinnt, = ist unentschieden, – verliert, und die Zahl sagt, in wie vielen Zügen beider Seiten. Ein X oder ein O davor sagt, mit welchem Zeichen; steht keines da, geht es mit beiden.',
  'Play wild tic-tac-toe': 'Wildes Tic-Tac-Toe spielen',
  'Order and Chaos: rules and strategy': 'Ordnung und Chaos: Regeln und Strategie',
  'Order and Chaos': 'Ordnung und Chaos',
  'On a board of 6×6 both players make an X or an O, as they like. Whoever begins is Order, and wins by five of the same in a row, whoever completes them. The other one is Chaos, and wins as soon as no five can come about any more.':
    'Auf einem Brett von 6×6 machen beide ein X oder ein O, wie sie wollen. Wer beginnt, ist Ordnung und gewinnt durch fünf gleiche in einer Reihe, egal wer sie vollendet. Wer als Zweiter zieht, ist Chaos und gewinnt, sobald keine fünf mehr möglich sind.',
  'Order has made four in a row, and both ends are free. Chaos can close one of them by an O, and Order completes the other.':
    'Ordnung hat vier in einer Reihe, und beide Enden sind frei. Chaos kann eines mit einem O sperren, und Ordnung vollendet am anderen.',
  'Chaos has closed one end, and Order has five at the other.':
    'Chaos hat ein Ende gesperrt, und Ordnung hat fünf am anderen.',
  'In the gap where two fours cross, an X completes the row and an O the column. Chaos can make neither there, and Order completes one of them next.':
    'In der Lücke, in der sich zwei Vierer kreuzen, vollendet ein X die Reihe und ein O die Spalte. Chaos kann dort keines von beiden setzen, und Ordnung vollendet als Nächstes eine davon.',
  'Wherever five squares lie in a row, both marks are among them: no five can come about any more, and Chaos has won.':
    'Wo immer fünf Felder in einer Reihe liegen, sind beide Zeichen darunter: Fünf sind nicht mehr möglich, und Chaos hat gewonnen.',
  'Stephen Sniderman devised the game, and Games magazine published it in 1981. Order is said to be able to force a win if six in a row count as well, as they do here, and Chaos if they do not, as Sniderman proposed later: choose exactly five for that. Neither is proven here.':
    'Stephen Sniderman hat das Spiel erdacht, und die Zeitschrift Games hat es 1981 veröffentlicht. Es heißt, dass Ordnung einen Gewinn erzwingen kann, wenn auch sechs in einer Reihe zählen, wie hier, und Chaos, wenn nicht, was Sniderman später vorschlug: Wählen Sie dafür genau fünf. Bewiesen ist hier keines von beiden.',
  'Order makes fours with both ends free, or two threats by one move, and builds with both marks. Chaos answers a four by the other mark in its gap, breaks rows early, and sees to it that no square is good for both marks: one where an X would complete one row and an O another.':
    'Ordnung macht Vierer mit zwei freien Enden oder zwei Drohungen mit einem Zug und baut mit beiden Zeichen. Chaos beantwortet einen Vierer mit dem anderen Zeichen in der Lücke, zerstört Reihen früh und sorgt dafür, dass kein Feld für beide Zeichen gut ist: eines, auf dem ein X eine Reihe vollenden würde und ein O eine andere.',
  'At its best the computer plays games in its head, and in each position that it comes to it looks for a win by threats alone, which is certain.':
    'Auf der besten Stufe spielt der Computer im Kopf Spiele durch, und in jeder Stellung, in die er kommt, sucht er einen Gewinn allein durch Drohungen, der sicher ist.',
  'Play Order and Chaos': 'Ordnung und Chaos spielen',
  'Four in a row: rules and strategy': 'Vier in einer Reihe: Regeln und Strategie',
  'Four in a row': 'Vier in einer Reihe',
  'As tic-tac-toe, on a larger board: whoever first has four marks in a row, a column or a diagonal wins.':
    'Wie Tic-Tac-Toe, auf einem größeren Brett: Wer zuerst vier Zeichen in einer Reihe, einer Spalte oder einer Diagonale hat, gewinnt.',
  'On 4×4 a line has to go from edge to edge.': 'Auf 4×4 muss eine Linie von Rand zu Rand gehen.',
  'On 5×5 there is room around it.': 'Auf 5×5 ist Platz darum herum.',
  'Both are ties between perfect players: the second one can always stop each line. With one more column than 5×5, on 6×5, whoever begins wins (J. Uiterwijk and J. van den Herik, 2000).':
    'Beide sind zwischen perfekten Spielern unentschieden: Die zweite Seite kann jede Linie aufhalten. Mit einer Spalte mehr als 5×5, auf 6×5, gewinnt, wer beginnt (J. Uiterwijk und J. van den Herik, 2000).',
  'On these boards the computer mostly knows for certain. + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'Auf diesen Brettern weiß es der Computer meistens sicher. + gewinnt, = ist unentschieden, – verliert, und die Zahl sagt, in wie vielen Zügen beider Seiten.',
  'Play four in a row': 'Vier in einer Reihe spielen',
  'Connect Four: rules and strategy': 'Vier gewinnt: Regeln und Strategie',
  'Seven columns, six rows. A mark falls to the lowest free square of its column. Whoever first has four in a row, a column or a diagonal wins.':
    'Sieben Spalten, sechs Reihen. Ein Zeichen fällt auf das unterste freie Feld seiner Spalte. Wer zuerst vier in einer Reihe, einer Spalte oder einer Diagonale hat, gewinnt.',
  'X has four in the lowest row.': 'X hat vier in der untersten Reihe.',
  'A diagonal wins as well.': 'Auch eine Diagonale gewinnt.',
  'Whoever begins wins, with the middle column and on the 41st mark at the latest. Begun in a column beside the middle it is a tie, and farther out the second player wins. James D. Allen and Victor Allis found that out independently in 1988.':
    'Wer beginnt, gewinnt, mit der mittleren Spalte und spätestens mit dem 41. Zeichen. In einer Spalte neben der Mitte begonnen ist es unentschieden, und weiter außen gewinnt die zweite Seite. James D. Allen und Victor Allis haben das 1988 unabhängig voneinander herausgefunden.',
  'Squares in odd rows are good for the player who began, squares in even rows for the other one: when the columns fill up, they are who gets there.':
    'Felder in ungeraden Reihen sind gut für die Seite, die begonnen hat, Felder in geraden für die andere: Wenn sich die Spalten füllen, kommt sie dort hin.',
  'The computer knows for certain how each move ends, from the first one on: + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'Der Computer weiß vom ersten Zug an sicher, wie jeder Zug ausgeht: + gewinnt, = ist unentschieden, – verliert, und die Zahl sagt, in wie vielen Zügen beider Seiten.',
  'Play Connect Four': 'Vier gewinnt spielen',
  'Ultimate tic-tac-toe: rules and strategy': 'Ultimate Tic-Tac-Toe: Regeln und Strategie',
  'Ultimate tic-tac-toe': 'Ultimate Tic-Tac-Toe',
  'Nine small boards make a large one. The place of your mark in its small board names the small board in which the other player has to move. Whoever wins three small boards in a line wins the game.':
    'Neun kleine Bretter bilden ein großes. Der Platz Ihres Zeichens im kleinen Brett nennt das kleine Brett, in dem die andere Seite ziehen muss. Wer drei kleine Bretter in einer Linie gewinnt, gewinnt das Spiel.',
  'O marked the top left place of the middle board, so X has to move in the top left board, which is lit.':
    'O hat im mittleren Brett den Platz oben links besetzt, also muss X im Brett oben links ziehen, das hell ist.',
  'O has won the middle board, and it is closed.': 'O hat das mittlere Brett gewonnen, und es ist geschlossen.',
  'A small board that is won or full is closed. Whoever is sent to a closed board may move in any other. When no square is left and nobody has three boards in a line, the game is a tie.':
    'Ein kleines Brett, das gewonnen oder voll ist, ist geschlossen. Wer in ein geschlossenes Brett geschickt wird, darf in jedem anderen ziehen. Wenn kein Feld mehr frei ist und niemand drei Bretter in einer Linie hat, ist das Spiel unentschieden.',
  'Nobody has solved the game in this form: there are too many positions to look at. In the form where won boards stay open, whoever begins can force a win (G. Bertholon, R. Géraud-Stewart, A. Kugelmann, T. Lenoir and D. Naccache, 2020).':
    'In dieser Form hat niemand das Spiel gelöst: Es gibt zu viele Stellungen. In der Form, in der gewonnene Bretter offen bleiben, kann den Sieg erzwingen, wer beginnt (G. Bertholon, R. Géraud-Stewart, A. Kugelmann, T. Lenoir und D. Naccache, 2020).',
  'It is often better to send the other player to a board that is useless to him than to win a small board at once. And think twice before you send anybody to a closed board: he may then move anywhere.':
    'Oft ist es besser, die andere Seite in ein Brett zu schicken, das ihr nichts nützt, als sofort ein kleines Brett zu gewinnen. Und überlegen Sie zweimal, bevor Sie jemanden in ein geschlossenes Brett schicken: Dann darf überall gezogen werden.',
  'The computer plays thousands of games in its head, mostly the promising ones, and counts. The numbers are the chances that it sees, in percent; they are estimates.':
    'Der Computer spielt Tausende Spiele im Kopf, vor allem die vielversprechenden, und zählt. Die Zahlen sind die Chancen, die er sieht, in Prozent; sie sind Schätzungen.',
  'Play Ultimate': 'Ultimate spielen',
};

/** @type {import('../../words.js').LearnWords} */
export const fr = {
  'Tic-tac-toe: rules and strategy': 'Morpion : règles et stratégie',
  'Two players mark the squares of a 3×3 board in turn. Whoever first has three marks in a row, a column or a diagonal wins. A full board without a line is a tie.':
    'Deux joueurs marquent à tour de rôle les cases d’un plateau de 3×3. Le premier qui a trois marques dans une rangée, une colonne ou une diagonale gagne. Un plateau plein sans ligne est une nulle.',
  'X has completed a diagonal.': 'X a complété une diagonale.',
  'A tie: the board is full.': 'Nulle : le plateau est plein.',
  'What is known': 'Ce que l’on sait',
  'How it thinks': 'Comment il réfléchit',
  'There are 5,478 positions and 255,168 ways in which a game can go. Whoever plays perfectly never loses, whoever begins: the game is a tie. The best answer to a corner is the centre; every other answer to a corner loses.':
    'Il y a 5 478 positions et 255 168 déroulements possibles. Qui joue parfaitement ne perd jamais, peu importe qui commence : le jeu est nul. La meilleure réponse à un coin est le centre ; toute autre réponse à un coin perd.',
  'A fork wins: two lines at once, each with one square to go. Take a corner, and if the centre is free, think of the corner opposite.':
    'Une fourchette gagne : deux lignes à la fois, à chacune il manque une case. Prenez un coin et, si le centre est libre, pensez au coin opposé.',
  'The computer looks at every game that can still follow. + wins, = is a tie, – loses, and the number says in how many moves of both. Try it:':
    'La machine regarde toutes les suites encore possibles. + gagne, = fait nulle, – perd, et le nombre dit en combien de coups des deux joueurs. Essayez :',
  'Play tic-tac-toe': 'Jouer au morpion',
  'Misère tic-tac-toe: rules and strategy': 'Morpion à qui perd gagne : règles et stratégie',
  'Misère tic-tac-toe': 'Morpion à qui perd gagne',
  'The rules are those of tic-tac-toe, but for the end: whoever makes a line of three loses.':
    'Les règles sont celles du morpion, sauf la fin : qui fait une ligne de trois perd.',
  'X has made a line, and has lost.': 'X a fait une ligne, et a perdu.',
  'It is a tie between perfect players. Whoever begins has to take the centre, and then answers each mark with the one opposite: so his marks never line up through the middle, and he makes no line that the other one has not made before.':
    'Entre joueurs parfaits, c’est nulle. Qui commence doit prendre le centre, puis répondre à chaque marque par celle d’en face : ainsi ses marques ne s’alignent jamais par le milieu, et il ne fait aucune ligne que l’autre n’ait faite avant.',
  'The computer looks at every game that can still follow. Only one first move is not lost:':
    'La machine regarde toutes les suites encore possibles. Un seul premier coup n’est pas perdu :',
  'Play misère': 'Jouer à qui perd gagne',
  'Infinite tic-tac-toe: rules and strategy': 'Morpion infini : règles et stratégie',
  'Infinite tic-tac-toe': 'Morpion infini',
  'As tic-tac-toe, but nobody has more than three marks: whoever makes a fourth one loses his oldest by the same move. So the board is never full.':
    'Comme le morpion, mais personne n’a plus de trois marques : qui en pose une quatrième perd la plus ancienne du même coup. Ainsi la grille n’est jamais pleine.',
  'The mark that goes with the next move is shown faintly. Until then its square is taken.':
    'La marque qui s’en va au prochain coup est pâle. D’ici là, sa case est prise.',
  'X has moved his three marks into a line, and has won.': 'X a amené ses trois marques sur une ligne et a gagné.',
  'All 73,450 positions are known. Whoever begins wins, within 13 moves of both, by the middle of an edge. By any other first move he does not: then both can go round in circles for ever, and when a position has come for the third time, the game is a tie.':
    'Les 73 450 positions sont toutes connues. Qui commence gagne, en 13 coups des deux au plus, par le milieu d’un bord. Par tout autre premier coup, non : les deux peuvent alors tourner en rond sans fin, et quand une position revient pour la troisième fois, la partie est nulle.',
  'Think of what you lose: a threat of two marks is none when one of them goes with the move that would complete it. And look at which mark the other one loses: a square that becomes free may be yours.':
    'Pensez à ce que vous perdez : deux marques ne menacent pas si l’une d’elles s’en va au coup qui compléterait la ligne. Et voyez quelle marque l’autre perd : une case qui se libère peut être à vous.',
  'The computer knows how each position ends, found out from the last moves backwards. + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'La machine sait comment finit chaque position, établi à rebours depuis les derniers coups. + gagne, = est nul, – perd, et le nombre dit en combien de coups des deux.',
  'Play infinite tic-tac-toe': 'Jouer au morpion infini',
  'Notakto: rules and strategy': 'Notakto : règles et stratégie',
  Notakto: 'Notakto',
  'Both players make an X, on one to three boards. Three in a row close a board, and whoever closes the last one loses.':
    'Les deux tracent des X, sur une à trois grilles. Trois alignés ferment une grille, et qui ferme la dernière perd.',
  'The left board is closed: nobody can mark it any more. The game goes on on the other one.':
    'La grille de gauche est fermée : plus personne ne peut y jouer. La partie continue sur l’autre.',
  'Whoever had to make this row has lost.': 'Qui a dû faire cet alignement a perdu.',
  'On one board whoever begins wins: take the middle, and then answer every mark by one that is a knight’s move away from it and makes no row. On two boards whoever moves second wins, and on three whoever begins does, by any first move, soonest by a middle.':
    'Sur une grille, qui commence gagne : prenez le centre, puis répondez à chaque marque par une autre à un saut de cavalier, qui ne fait pas d’alignement. Sur deux grilles, qui joue en second gagne ; sur trois, qui commence, par n’importe quel premier coup, et plus vite par un centre.',
  'Thane Plambeck and Greg Whitehead have found out why: every board counts for one of eight things, and a short table says of any number of boards who wins.':
    'Thane Plambeck et Greg Whitehead ont trouvé pourquoi : chaque grille vaut l’un de huit éléments, et un petit tableau dit qui gagne avec un nombre quelconque de grilles.',
  'The computer knows how each of 18,424 positions ends: boards that can be turned into each other are the same to it. + wins, – loses, and the number says in how many moves of both.':
    'La machine sait comment finit chacune des 18 424 positions : les grilles qu’une rotation rend identiques sont pour lui les mêmes. + gagne, – perd, et le nombre dit en combien de coups des deux camps.',
  'Play Notakto': 'Jouer à Notakto',
  'Qubic: rules and strategy': 'Qubic : règles et stratégie',
  Qubic: 'Qubic',
  'Tic-tac-toe in a cube: 4×4×4 squares in four layers. Whoever first has four in a row wins, along a row, a column, a diagonal, or upwards through the layers.':
    'Le morpion dans un cube : 4×4×4 cases en quatre couches. Qui aligne d’abord quatre marques gagne, sur une ligne, une colonne, une diagonale ou vers le haut à travers les couches.',
  'The lowest layer is top left, the second beside it, the third and the highest below. X has a line from corner to corner, a square on each layer.':
    'La couche la plus basse est en haut à gauche, la deuxième à côté, la troisième et la plus haute en dessous. X a une ligne de coin à coin, une case sur chaque couche.',
  'X has a line straight up: the same square on all layers.':
    'X a une ligne droite vers le haut : la même case sur toutes les couches.',
  'Whoever begins wins: Oren Patashnik proved it in 1977, with 1,500 hours of a computer’s time. There are 76 lines. Seven go through each corner and each square in the heart of the cube, four through any other.':
    'Qui commence gagne : Oren Patashnik l’a prouvé en 1977, avec 1 500 heures de calcul. Il y a 76 lignes. Il en passe sept par chaque coin et chaque case au cœur du cube, quatre par toute autre.',
  'Most games are won by threats: three in a row have to be answered at once, and whoever makes one after the other chooses where. Look for the square that makes two threats by one mark. With gravity a mark can only be made on the lowest layer or on another mark, and it opens the square above it.':
    'La plupart des parties se gagnent par des menaces : à trois alignés il faut répondre aussitôt, et qui les fait l’une après l’autre choisit où. Cherchez la case qui fait deux menaces d’une seule marque. Avec la gravité, une marque ne peut reposer que sur la couche la plus basse ou sur une autre, et elle ouvre la case au-dessus.',
  'At its best the computer plays games in its head, and in each position that it comes to it looks for a win by threats alone, which is certain. Point at a square to see where its lines lead.':
    'À son meilleur niveau, la machine joue des parties dans sa tête, et dans chaque position où il arrive il cherche une victoire par les seules menaces, qui est certaine. Pointez une case pour voir où mènent ses lignes.',
  'Play Qubic': 'Jouer à Qubic',
  'Gomoku: rules and strategy': 'Gomoku : règles et stratégie',
  Gomoku: 'Gomoku',
  'Five in a row on a board of 15×15. Whoever first has them, along a row, a column or a diagonal, wins.':
    'Cinq alignés sur un plateau de 15×15. Qui les a d’abord, sur une ligne, une colonne ou une diagonale, gagne.',
  'The pictures show parts of the board.': 'Les images montrent des parties du plateau.',
  'X has three in a row, and both ends are free. Left alone they become four, and then two squares complete them: O has to answer now.':
    'X a trois marques alignées, aux deux bouts libres. Si on les laisse, elles deviennent quatre, et deux cases les complètent alors : O doit répondre maintenant.',
  'O has not answered: X has four with both ends free. O can stop one of them, and X completes the other.':
    'O n’a pas répondu : X a quatre marques aux deux bouts libres. O peut en fermer un, et X complète de l’autre côté.',
  'By its last mark X has made two threats: four in the row, three with free ends in the column. O can answer only one.':
    'Par sa dernière marque, X a créé deux menaces : quatre sur la ligne, trois aux bouts libres dans la colonne. O ne peut répondre qu’à une.',
  'X has five in a row, and was one move faster.': 'X a cinq marques alignées, avec un coup d’avance.',
  'Whoever begins wins: Victor Allis proved it in 1994, by a search for wins by threats. Nobody knows all of that by heart. Whether six or more in a row win as well is agreed beforehand: here they do, unless you choose exactly five.':
    'Qui commence gagne : Victor Allis l’a prouvé en 1994, par une recherche de victoires par menaces. Personne ne sait tout cela par cœur. On convient d’avance si six marques ou plus gagnent aussi : ici elles gagnent, sauf si vous choisissez exactement cinq.',
  'A four has to be answered at once, and three with free ends as well, unless you make a four of your own first. So games are won by one threat after the other, until a mark makes two of them: look for the square where two of your lines cross. Stay near the other marks, and take the squares that both of you want.':
    'À quatre marques il faut répondre aussitôt, à trois aux bouts libres aussi, sauf si vous en faites d’abord quatre vous-même. On gagne donc par une menace après l’autre, jusqu’à ce qu’une marque en fasse deux : cherchez la case où deux de vos lignes se croisent. Restez près des autres marques, et prenez les cases que vous voulez tous les deux.',
  'The computer looks first at the moves that help most lines of its own and hinder most of yours, and in each position that it comes to it looks for a win by fours alone. What it finds is certain.':
    'La machine regarde d’abord les coups qui aident le plus de ses lignes et gênent le plus des vôtres, et dans chaque position où elle arrive elle cherche une victoire par les seuls quatre. Ce qu’elle trouve est certain.',
  'The opening swap2': 'L’ouverture swap2',
  'As whoever begins has the better game, tournaments begin otherwise: whoever begins makes three marks, two of his own and one of the other player’s. The other player then leaves them as they are and makes the next mark, or swaps all marks, so that the first one makes it, or adds two marks more, one for each, and lets the first one choose. So nobody begins too well.':
    'Comme il vaut mieux commencer, les tournois débutent autrement : qui commence pose trois marques, deux à soi et une à l’autre. L’autre laisse alors les marques et pose la suivante, ou les échange toutes, et c’est de nouveau au premier de jouer, ou en ajoute deux, une pour chaque camp, et laisse le choix au premier. Ainsi personne ne commence trop bien.',
  'Play Gomoku with swap2': 'Jouer à Gomoku avec swap2',
  'Play Gomoku': 'Jouer à Gomoku',
  'Wild tic-tac-toe: rules and strategy': 'Morpion sauvage : règles et stratégie',
  'Wild tic-tac-toe': 'Morpion sauvage',
  'As tic-tac-toe, but with every move you make an X or an O, as you like. Whoever completes three of the same in a row wins, whoever made the other two.':
    'Comme le morpion, mais à chaque coup vous tracez un X ou un O, à votre choix. Qui complète un alignement de trois marques identiques gagne, peu importe qui a tracé les deux autres.',
  'Whoever moved second made an X in a corner. The first one has completed the row with it, and wins: marks are nobody’s.':
    'Qui jouait en second a tracé un X dans un coin. Le premier a complété l’alignement avec et gagne : les marques ne sont à personne.',
  'The middle is an X, and an O has been answered by an O on the square opposite. Whoever is to move now has lost: wherever he makes an X, the other one completes a row through the middle, and wherever he makes an O, one along an edge.':
    'Au centre il y a un X, et à un O on a répondu par un O sur la case opposée. Qui doit jouer maintenant a perdu : où qu’il trace un X, l’autre complète un alignement par le centre, et où qu’il trace un O, un alignement le long d’un bord.',
  'In misère whoever is to move here has lost: on both free squares an X completes a row, and so does an O.':
    'À qui perd gagne, qui doit jouer ici a perdu : sur chacune des deux cases libres, un X complète un alignement, et un O aussi.',
  'Whoever begins wins, within 7 moves of both, by the middle, be it with an X or an O. By any other first move the game is a tie, if nobody errs. In misère, where whoever completes a row loses, the middle is a tie, and any other first move loses.':
    'Qui commence gagne, en 7 coups des deux au plus, par le centre, que ce soit avec un X ou un O. Par tout autre premier coup, la partie est nulle si personne ne se trompe. À qui perd gagne, où compléter un alignement fait perdre, le centre est nul, et tout autre premier coup perd.',
  'Say you have made an X in the middle. Another X can be completed to a row through it at once, so the other player has to make an O. Answer it by an O on the square opposite, unless you can complete a row: sooner or later he has to let you. In misère take the middle as well, and answer every mark by the other mark on the square opposite: so you never complete a row yourself.':
    'Supposons que vous ayez tracé un X au centre. Un autre X peut aussitôt être complété en un alignement par le centre : l’autre doit donc tracer un O. Répondez par un O sur la case opposée, sauf si vous pouvez compléter un alignement : tôt ou tard, il devra vous laisser faire. À qui perd gagne, prenez aussi le centre, et répondez à chaque marque par l’autre marque sur la case opposée : ainsi vous ne complétez jamais d’alignement vous-même.',
  'The computer knows how each of 18,753 positions ends. + wins, = is a tie, – loses, and the number says in how many moves of both. An X or an O in front says which mark does it; where there is none, either does.':
    'La machine sait comment finit chacune des 18 753 positions. + gagne, = est nul, – perd, et le nombre dit en combien de coups des deux. Un X ou un O devant dit avec quelle marque ; s’il n’y en a pas, les deux conviennent.',
  'Play wild tic-tac-toe': 'Jouer au morpion sauvage',
  'Order and Chaos: rules and strategy': 'Ordre et Chaos : règles et stratégie',
  'Order and Chaos': 'Ordre et Chaos',
  'On a board of 6×6 both players make an X or an O, as they like. Whoever begins is Order, and wins by five of the same in a row, whoever completes them. The other one is Chaos, and wins as soon as no five can come about any more.':
    'Sur un plateau de 6×6, les deux tracent un X ou un O, à leur choix. Qui commence est Ordre, et gagne par cinq marques identiques alignées, peu importe qui les complète. L’autre est Chaos, et gagne dès que plus aucun alignement de cinq n’est possible.',
  'Order has made four in a row, and both ends are free. Chaos can close one of them by an O, and Order completes the other.':
    'Ordre a aligné quatre marques, et les deux bouts sont libres. Chaos peut fermer l’un avec un O, et Ordre complète l’autre.',
  'Chaos has closed one end, and Order has five at the other.':
    'Chaos a fermé un bout, et Ordre en a aligné cinq à l’autre.',
  'In the gap where two fours cross, an X completes the row and an O the column. Chaos can make neither there, and Order completes one of them next.':
    'Dans le vide où se croisent deux quatre, un X complète la rangée et un O la colonne. Chaos ne peut y tracer ni l’un ni l’autre, et Ordre complète l’une des deux au coup suivant.',
  'Wherever five squares lie in a row, both marks are among them: no five can come about any more, and Chaos has won.':
    'Partout où cinq cases sont alignées, les deux marques s’y trouvent : aucun alignement de cinq n’est plus possible, et Chaos a gagné.',
  'Stephen Sniderman devised the game, and Games magazine published it in 1981. Order is said to be able to force a win if six in a row count as well, as they do here, and Chaos if they do not, as Sniderman proposed later: choose exactly five for that. Neither is proven here.':
    'Stephen Sniderman a imaginé le jeu, et le magazine Games l’a publié en 1981. On dit qu’Ordre peut forcer la victoire si six alignés comptent aussi, comme ici, et Chaos s’ils ne comptent pas, ce que Sniderman a proposé plus tard : choisissez pour cela exactement cinq. Ni l’un ni l’autre n’est prouvé ici.',
  'Order makes fours with both ends free, or two threats by one move, and builds with both marks. Chaos answers a four by the other mark in its gap, breaks rows early, and sees to it that no square is good for both marks: one where an X would complete one row and an O another.':
    'Ordre fait des quatre aux deux bouts libres, ou deux menaces d’un seul coup, et construit avec les deux marques. Chaos répond à un quatre par l’autre marque dans le vide, brise tôt les alignements, et veille à ce qu’aucune case ne soit bonne pour les deux marques : une case où un X compléterait un alignement et un O un autre.',
  'At its best the computer plays games in its head, and in each position that it comes to it looks for a win by threats alone, which is certain.':
    'À son meilleur niveau, la machine joue des parties dans sa tête, et dans chaque position où elle arrive elle cherche une victoire par les seules menaces, qui est certaine.',
  'Play Order and Chaos': 'Jouer à Ordre et Chaos',
  'Four in a row: rules and strategy': 'Quatre à la suite : règles et stratégie',
  'Four in a row': 'Quatre à la suite',
  'As tic-tac-toe, on a larger board: whoever first has four marks in a row, a column or a diagonal wins.':
    'Comme le morpion, sur un plateau plus grand : le premier qui a quatre marques dans une rangée, une colonne ou une diagonale gagne.',
  'On 4×4 a line has to go from edge to edge.': 'Sur 4×4, une ligne doit aller d’un bord à l’autre.',
  'On 5×5 there is room around it.': 'Sur 5×5, il y a de la place autour.',
  'Both are ties between perfect players: the second one can always stop each line. With one more column than 5×5, on 6×5, whoever begins wins (J. Uiterwijk and J. van den Herik, 2000).':
    'Les deux sont nuls entre joueurs parfaits : le second peut toujours arrêter chaque ligne. Avec une colonne de plus que 5×5, sur 6×5, qui commence gagne (J. Uiterwijk et J. van den Herik, 2000).',
  'On these boards the computer mostly knows for certain. + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'Sur ces plateaux, la machine sait le plus souvent avec certitude. + gagne, = fait nulle, – perd, et le nombre dit en combien de coups des deux joueurs.',
  'Play four in a row': 'Jouer à quatre à la suite',
  'Connect Four: rules and strategy': 'Puissance 4 : règles et stratégie',
  'Seven columns, six rows. A mark falls to the lowest free square of its column. Whoever first has four in a row, a column or a diagonal wins.':
    'Sept colonnes, six rangées. Un pion tombe sur la case libre la plus basse de sa colonne. Le premier qui en a quatre dans une rangée, une colonne ou une diagonale gagne.',
  'X has four in the lowest row.': 'X en a quatre dans la rangée du bas.',
  'A diagonal wins as well.': 'Une diagonale gagne aussi.',
  'Whoever begins wins, with the middle column and on the 41st mark at the latest. Begun in a column beside the middle it is a tie, and farther out the second player wins. James D. Allen and Victor Allis found that out independently in 1988.':
    'Qui commence gagne, par la colonne du milieu et au plus tard au 41e pion. Commencée à côté du milieu, la partie est nulle, et plus loin le second joueur gagne. James D. Allen et Victor Allis l’ont trouvé chacun de son côté en 1988.',
  'Squares in odd rows are good for the player who began, squares in even rows for the other one: when the columns fill up, they are who gets there.':
    'Les cases des rangées impaires sont bonnes pour qui a commencé, celles des rangées paires pour l’autre : quand les colonnes se remplissent, chacun arrive aux siennes.',
  'The computer knows for certain how each move ends, from the first one on: + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'La machine sait avec certitude comment finit chaque coup, dès le premier : + gagne, = fait nulle, – perd, et le nombre dit en combien de coups des deux joueurs.',
  'Play Connect Four': 'Jouer à Puissance 4',
  'Ultimate tic-tac-toe: rules and strategy': 'Morpion ultime : règles et stratégie',
  'Ultimate tic-tac-toe': 'Morpion ultime',
  'Nine small boards make a large one. The place of your mark in its small board names the small board in which the other player has to move. Whoever wins three small boards in a line wins the game.':
    'Neuf petites grilles en font une grande. La place de votre marque dans sa petite grille désigne la petite grille où l’autre doit jouer. Qui gagne trois petites grilles alignées gagne la partie.',
  'O marked the top left place of the middle board, so X has to move in the top left board, which is lit.':
    'O a marqué la case en haut à gauche de la grille du milieu, donc X doit jouer dans la grille en haut à gauche, qui est éclairée.',
  'O has won the middle board, and it is closed.': 'O a gagné la grille du milieu, et elle est fermée.',
  'A small board that is won or full is closed. Whoever is sent to a closed board may move in any other. When no square is left and nobody has three boards in a line, the game is a tie.':
    'Une petite grille gagnée ou pleine est fermée. Qui est envoyé dans une grille fermée peut jouer dans n’importe quelle autre. Quand il ne reste aucune case et que personne n’a trois grilles alignées, la partie est nulle.',
  'Nobody has solved the game in this form: there are too many positions to look at. In the form where won boards stay open, whoever begins can force a win (G. Bertholon, R. Géraud-Stewart, A. Kugelmann, T. Lenoir and D. Naccache, 2020).':
    'Personne n’a résolu le jeu sous cette forme : il y a trop de positions à regarder. Sous la forme où les grilles gagnées restent ouvertes, qui commence peut forcer la victoire (G. Bertholon, R. Géraud-Stewart, A. Kugelmann, T. Lenoir et D. Naccache, 2020).',
  'It is often better to send the other player to a board that is useless to him than to win a small board at once. And think twice before you send anybody to a closed board: he may then move anywhere.':
    'Il vaut souvent mieux envoyer l’autre dans une grille qui ne lui sert à rien que gagner tout de suite une petite grille. Et réfléchissez à deux fois avant d’envoyer quelqu’un dans une grille fermée : il peut alors jouer partout.',
  'The computer plays thousands of games in its head, mostly the promising ones, and counts. The numbers are the chances that it sees, in percent; they are estimates.':
    'La machine joue des milliers de parties dans sa tête, surtout les prometteuses, et compte. Les nombres sont les chances qu’elle voit, en pour cent ; ce sont des estimations.',
  'Play Ultimate': 'Jouer à l’ultime',
};

/** @type {import('../../words.js').LearnWords} */
export const ja = {
  'Tic-tac-toe: rules and strategy': '三目並べ：ルールと戦略',
  'Two players mark the squares of a 3×3 board in turn. Whoever first has three marks in a row, a column or a diagonal wins. A full board without a line is a tie.':
    '二人が 3×3 の盤のマスに交互に印をつけます。横、縦、斜めのどれかに先に三つ並べた方が勝ちです。列ができないまま盤が埋まれば引き分けです。',
  'X has completed a diagonal.': 'X が斜めの列を作りました。',
  'A tie: the board is full.': '盤が埋まって引き分けです。',
  'What is known': '知られていること',
  'How it thinks': '考え方',
  'There are 5,478 positions and 255,168 ways in which a game can go. Whoever plays perfectly never loses, whoever begins: the game is a tie. The best answer to a corner is the centre; every other answer to a corner loses.':
    '局面は 5,478 通り、ゲームの進み方は 255,168 通りあります。完璧に打てば、先手でも後手でも負けません。つまり引き分けのゲームです。隅への最善の応手は中央で、ほかの応手はすべて負けます。',
  'A fork wins: two lines at once, each with one square to go. Take a corner, and if the centre is free, think of the corner opposite.':
    '両天秤は勝ちです。あと一つで完成する列を同時に二つ作ることです。隅を取り、中央が空いていれば向かいの隅を考えましょう。',
  'The computer looks at every game that can still follow. + wins, = is a tie, – loses, and the number says in how many moves of both. Try it:':
    'コンピューターはこの先ありうるゲームをすべて調べます。+ は勝ち、= は引き分け、– は負けで、数字は双方合わせて何手かを示します。試してみましょう。',
  'Play tic-tac-toe': '三目並べで遊ぶ',
  'Misère tic-tac-toe: rules and strategy': '逆三目並べ：ルールと戦略',
  'Misère tic-tac-toe': '逆三目並べ',
  'The rules are those of tic-tac-toe, but for the end: whoever makes a line of three loses.':
    'ルールは三目並べと同じですが、終わりだけが違います。三つ並べた方が負けです。',
  'X has made a line, and has lost.': 'X は列を作り、負けました。',
  'It is a tie between perfect players. Whoever begins has to take the centre, and then answers each mark with the one opposite: so his marks never line up through the middle, and he makes no line that the other one has not made before.':
    '完璧な者どうしでは引き分けです。先手は中央を取り、その後は相手の印のちょうど反対側に打ちます。こうすれば自分の印が中央を通って並ぶことはなく、相手が先に作っていない列を作ることもありません。',
  'The computer looks at every game that can still follow. Only one first move is not lost:':
    'コンピューターはこの先ありうるゲームをすべて調べます。負けない初手は一つだけです。',
  'Play misère': '逆三目並べで遊ぶ',
  'Infinite tic-tac-toe: rules and strategy': '無限三目並べ：ルールと戦略',
  'Infinite tic-tac-toe': '無限三目並べ',
  'As tic-tac-toe, but nobody has more than three marks: whoever makes a fourth one loses his oldest by the same move. So the board is never full.':
    '三目並べと同じですが、印はそれぞれ三つまでです。四つ目を置くと、同じ手で一番古い印が消えます。盤がいっぱいになることはありません。',
  'The mark that goes with the next move is shown faintly. Until then its square is taken.':
    '次の手で消える印は薄く表示されます。それまでそのマスには置けません。',
  'X has moved his three marks into a line, and has won.': 'Xは三つの印を一列に並べて勝ちました。',
  'All 73,450 positions are known. Whoever begins wins, within 13 moves of both, by the middle of an edge. By any other first move he does not: then both can go round in circles for ever, and when a position has come for the third time, the game is a tie.':
    '73,450の局面がすべて知られています。先手は辺の中央から始めれば、双方合わせて13手以内に勝ちます。ほかの初手では勝てません。その場合は互いに回り続けることができ、同じ局面が3回現れたら引き分けです。',
  'Think of what you lose: a threat of two marks is none when one of them goes with the move that would complete it. And look at which mark the other one loses: a square that becomes free may be yours.':
    '失うものを考えましょう。列を完成させる手で一つが消えるなら、二つ並んでいても脅威ではありません。相手が失う印も見ましょう。空いたマスが自分のものになるかもしれません。',
  'The computer knows how each position ends, found out from the last moves backwards. + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'コンピューターは、最後の手からさかのぼって調べ、すべての局面の結末を知っています。＋は勝ち、＝は引き分け、–は負けで、数字は双方合わせて何手かを示します。',
  'Play infinite tic-tac-toe': '無限三目並べで遊ぶ',
  'Notakto: rules and strategy': 'ノタクト：ルールと戦略',
  Notakto: 'ノタクト',
  'Both players make an X, on one to three boards. Three in a row close a board, and whoever closes the last one loses.':
    '一つから三つの盤で、二人ともXを書きます。三つ並ぶとその盤は閉じ、最後の盤を閉じた方が負けです。',
  'The left board is closed: nobody can mark it any more. The game goes on on the other one.':
    '左の盤は閉じていて、もう誰も書けません。対局はもう一つの盤で続きます。',
  'Whoever had to make this row has lost.': 'この列を作らされた方の負けです。',
  'On one board whoever begins wins: take the middle, and then answer every mark by one that is a knight’s move away from it and makes no row. On two boards whoever moves second wins, and on three whoever begins does, by any first move, soonest by a middle.':
    '盤が一つなら先手の勝ちです。中央を取り、その後はどの印にも、列ができない桂馬跳びのマスで応えます。盤が二つなら後手が、三つならまた先手が勝ちます。三つのときは初手はどこでもよく、中央が最も早く勝てます。',
  'Thane Plambeck and Greg Whitehead have found out why: every board counts for one of eight things, and a short table says of any number of boards who wins.':
    'その理由はThane PlambeckとGreg Whiteheadが突き止めました。どの盤も八つの値のどれかに数えられ、盤がいくつあっても短い表でどちらが勝つか分かります。',
  'The computer knows how each of 18,424 positions ends: boards that can be turned into each other are the same to it. + wins, – loses, and the number says in how many moves of both.':
    'コンピューターは18,424の局面すべての結末を知っています。回して同じになる盤は同じものとして扱います。+は勝ち、–は負けで、数字は双方合わせて何手かを示します。',
  'Play Notakto': 'ノタクトで遊ぶ',
  'Qubic: rules and strategy': 'キュービック：ルールと戦略',
  Qubic: 'キュービック',
  'Tic-tac-toe in a cube: 4×4×4 squares in four layers. Whoever first has four in a row wins, along a row, a column, a diagonal, or upwards through the layers.':
    '立方体の三目並べです。マスは四層で4×4×4。縦、横、斜め、あるいは層を貫いて、先に四つ並べた方の勝ちです。',
  'The lowest layer is top left, the second beside it, the third and the highest below. X has a line from corner to corner, a square on each layer.':
    '一番下の層が左上、二番目がその隣、三番目と一番上がその下です。Xは角から角へ、各層に一つずつ並べました。',
  'X has a line straight up: the same square on all layers.': 'Xはまっすぐ上に並べました。すべての層で同じマスです。',
  'Whoever begins wins: Oren Patashnik proved it in 1977, with 1,500 hours of a computer’s time. There are 76 lines. Seven go through each corner and each square in the heart of the cube, four through any other.':
    '先手の勝ちです。1977年にOren Patashnikが計算機を1,500時間使って証明しました。並べ方は76通り。角と立方体の中心部のマスには七本、ほかのマスには四本の線が通ります。',
  'Most games are won by threats: three in a row have to be answered at once, and whoever makes one after the other chooses where. Look for the square that makes two threats by one mark. With gravity a mark can only be made on the lowest layer or on another mark, and it opens the square above it.':
    '多くの対局はリーチで決まります。三つ並んだら（リーチ）すぐに防がなければならず、リーチを続ける側が場所を選べます。一つの印で二つのリーチを作るマスを探しましょう。重力があるときは、印は一番下の層かほかの印の上にしか置けず、置くとその上のマスが開きます。',
  'At its best the computer plays games in its head, and in each position that it comes to it looks for a win by threats alone, which is certain. Point at a square to see where its lines lead.':
    '最強のコンピューターは頭の中で対局を進め、たどり着いた局面ごとに、リーチの連続だけで確実に勝つ手順を探します。マスを指すと、その線がどこへ続くか見えます。',
  'Play Qubic': 'キュービックで遊ぶ',
  'Gomoku: rules and strategy': '五目並べ：ルールと戦略',
  Gomoku: '五目並べ',
  'Five in a row on a board of 15×15. Whoever first has them, along a row, a column or a diagonal, wins.':
    '15×15の盤で五つ並べます。縦、横、斜めのどれかに、先に五つ並べた方の勝ちです。',
  'The pictures show parts of the board.': '図は盤の一部です。',
  'X has three in a row, and both ends are free. Left alone they become four, and then two squares complete them: O has to answer now.':
    'Xが三つ並べ、両端が空いています。放っておくと四つになり、二つのマスのどちらでも五つになります。Oは今すぐ防がなければなりません。',
  'O has not answered: X has four with both ends free. O can stop one of them, and X completes the other.':
    'Oは防ぎませんでした。Xは両端の空いた四つを作り、Oが片方を止めても、もう片方で五つになります。',
  'By its last mark X has made two threats: four in the row, three with free ends in the column. O can answer only one.':
    '最後の印でXは脅しを二つ同時に作りました。横の四つと、縦の両端が空いた三つです（四三）。Oは片方しか防げません。',
  'X has five in a row, and was one move faster.': 'Xが一手早く五つ並べました。',
  'Whoever begins wins: Victor Allis proved it in 1994, by a search for wins by threats. Nobody knows all of that by heart. Whether six or more in a row win as well is agreed beforehand: here they do, unless you choose exactly five.':
    '先手の勝ちです。1994年にVictor Allisが、脅しによる勝ちを探す方法で証明しました。すべてを覚えている人はいません。六つ以上も勝ちとするかは、先に決めておきます。ここでは勝ちですが、「五つちょうど」も選べます。',
  'A four has to be answered at once, and three with free ends as well, unless you make a four of your own first. So games are won by one threat after the other, until a mark makes two of them: look for the square where two of your lines cross. Stay near the other marks, and take the squares that both of you want.':
    '四つ並んだらすぐに防がなければなりません。両端の空いた三つも、先に自分が四つ作れるのでなければ同じです。脅しを続け、一つの印で二つの脅しを作れば勝ちです。自分の線が二本交わるマスを探しましょう。ほかの印の近くに置き、互いに欲しいマスを取りましょう。',
  'The computer looks first at the moves that help most lines of its own and hinder most of yours, and in each position that it comes to it looks for a win by fours alone. What it finds is certain.':
    'コンピューターは、自分の線を最も助け、あなたの線を最も妨げる手から調べ、たどり着いた局面ごとに、四つの連続だけで勝つ手順を探します。見つけた勝ちは確実です。',
  'The opening swap2': '開局ルール swap2',
  'As whoever begins has the better game, tournaments begin otherwise: whoever begins makes three marks, two of his own and one of the other player’s. The other player then leaves them as they are and makes the next mark, or swaps all marks, so that the first one makes it, or adds two marks more, one for each, and lets the first one choose. So nobody begins too well.':
    '先手が有利なので、大会では別の始め方をします。先手が自分の印を二つ、相手の印を一つ打ちます。後手はそのまま次の印を打つか、すべての印を入れ替えて先手に打たせるか、双方の印を一つずつ加えて先手に選ばせます。こうすれば、始まりで大きな差はつきません。',
  'Play Gomoku with swap2': 'swap2の五目並べで遊ぶ',
  'Play Gomoku': '五目並べで遊ぶ',
  'Wild tic-tac-toe: rules and strategy': 'ワイルド三目並べ：ルールと戦略',
  'Wild tic-tac-toe': 'ワイルド三目並べ',
  'As tic-tac-toe, but with every move you make an X or an O, as you like. Whoever completes three of the same in a row wins, whoever made the other two.':
    '三目並べと同じですが、どの手でもXかOかを自由に選べます。ほかの二つを誰が書いたかにかかわらず、同じ印を三つ並べた方の勝ちです。',
  'Whoever moved second made an X in a corner. The first one has completed the row with it, and wins: marks are nobody’s.':
    '後手が角にXを書き、先手がそれを使って三つ並べました。先手の勝ちです。印は誰のものでもありません。',
  'The middle is an X, and an O has been answered by an O on the square opposite. Whoever is to move now has lost: wherever he makes an X, the other one completes a row through the middle, and wherever he makes an O, one along an edge.':
    '中央はXで、Oには反対側のマスのOで応えてあります。次に打つ方の負けです。どこにXを書いても相手が中央を通る列を、どこにOを書いても相手が辺の列を完成させます。',
  'In misère whoever is to move here has lost: on both free squares an X completes a row, and so does an O.':
    '逆三目並べの場合、ここで打つ方の負けです。空いている二つのマスのどちらでも、Xなら一列、Oでも一列できてしまいます。',
  'Whoever begins wins, within 7 moves of both, by the middle, be it with an X or an O. By any other first move the game is a tie, if nobody errs. In misère, where whoever completes a row loses, the middle is a tie, and any other first move loses.':
    '先手は、XでもOでも中央から始めれば、双方合わせて7手以内に勝ちます。ほかの初手では、誰も間違えなければ引き分けです。列を完成させた方が負けとなる逆の場合は、中央なら引き分け、ほかの初手は負けます。',
  'Say you have made an X in the middle. Another X can be completed to a row through it at once, so the other player has to make an O. Answer it by an O on the square opposite, unless you can complete a row: sooner or later he has to let you. In misère take the middle as well, and answer every mark by the other mark on the square opposite: so you never complete a row yourself.':
    '中央にXを書いたとします。次のXはすぐに中央を通る列にできるので、相手はOを書くしかありません。列を完成できるときのほかは、反対側のマスにOを書いて応えましょう。やがて相手は列を許すしかなくなります。逆の場合も中央を取り、どの印にも反対側のマスにもう一方の印で応えれば、自分で列を完成させることはありません。',
  'The computer knows how each of 18,753 positions ends. + wins, = is a tie, – loses, and the number says in how many moves of both. An X or an O in front says which mark does it; where there is none, either does.':
    'コンピューターは18,753の局面すべての結末を知っています。＋は勝ち、＝は引き分け、–は負けで、数字は双方合わせて何手かを示します。前にXやOがあればその印で、なければどちらの印でもそうなります。',
  'Play wild tic-tac-toe': 'ワイルド三目並べで遊ぶ',
  'Order and Chaos: rules and strategy': '秩序と混沌：ルールと戦略',
  'Order and Chaos': '秩序と混沌',
  'On a board of 6×6 both players make an X or an O, as they like. Whoever begins is Order, and wins by five of the same in a row, whoever completes them. The other one is Chaos, and wins as soon as no five can come about any more.':
    '6×6の盤で、二人ともXかOを自由に選んで書きます。先手は秩序で、誰が完成させても、同じ印が五つ並べば勝ちです。後手は混沌で、もう五つ並ぶことがなくなった時点で勝ちです。',
  'Order has made four in a row, and both ends are free. Chaos can close one of them by an O, and Order completes the other.':
    '秩序が四つ並べ、両端が空いています。混沌がOで片方を止めても、秩序はもう片方で五つ並べます。',
  'Chaos has closed one end, and Order has five at the other.': '混沌が片方を止め、秩序はもう片方で五つ並べました。',
  'In the gap where two fours cross, an X completes the row and an O the column. Chaos can make neither there, and Order completes one of them next.':
    '二本の四つが交わる空きマスでは、Xを書くと横が、Oを書くと縦が五つになります。混沌はそこにどちらも書けず、秩序が次の手で五つ並べます。',
  'Wherever five squares lie in a row, both marks are among them: no five can come about any more, and Chaos has won.':
    '五つのマスが並ぶところにはどこでも両方の印があります。もう五つ並ぶことはなく、混沌の勝ちです。',
  'Stephen Sniderman devised the game, and Games magazine published it in 1981. Order is said to be able to force a win if six in a row count as well, as they do here, and Chaos if they do not, as Sniderman proposed later: choose exactly five for that. Neither is proven here.':
    'Stephen Snidermanが考案し、1981年に雑誌Gamesに載りました。六つ並んでも数えるなら（ここではそうです）秩序が、数えないなら混沌が必ず勝てると言われています。数えないルールは後にSnidermanが提案したもので、「五つちょうど」で遊べます。どちらもここでは証明されていません。',
  'Order makes fours with both ends free, or two threats by one move, and builds with both marks. Chaos answers a four by the other mark in its gap, breaks rows early, and sees to it that no square is good for both marks: one where an X would complete one row and an O another.':
    '秩序は両端の空いた四つや、一手で二つの脅しを作り、両方の印を使います。混沌は四つの空きマスにもう一方の印を書いて防ぎ、早いうちに列を断ち、XでもOでも五つになるマスができないようにします。',
  'At its best the computer plays games in its head, and in each position that it comes to it looks for a win by threats alone, which is certain.':
    '最強のコンピューターは頭の中で対局を進め、たどり着いた局面ごとに、脅しの連続だけで確実に勝つ手順を探します。',
  'Play Order and Chaos': '秩序と混沌で遊ぶ',
  'Four in a row: rules and strategy': '四目並べ：ルールと戦略',
  'Four in a row': '四目並べ',
  'As tic-tac-toe, on a larger board: whoever first has four marks in a row, a column or a diagonal wins.':
    '大きな盤での三目並べです。横、縦、斜めのどれかに先に四つ並べた方が勝ちです。',
  'On 4×4 a line has to go from edge to edge.': '4×4 では列は端から端までです。',
  'On 5×5 there is room around it.': '5×5 ではまわりに余裕があります。',
  'Both are ties between perfect players: the second one can always stop each line. With one more column than 5×5, on 6×5, whoever begins wins (J. Uiterwijk and J. van den Herik, 2000).':
    'どちらも完璧な者どうしでは引き分けで、後手はどの列も止められます。5×5 より一列多い 6×5 では先手が勝ちます（J. Uiterwijk、J. van den Herik、2000 年）。',
  'On these boards the computer mostly knows for certain. + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'これらの盤では、コンピューターはたいてい確実に知っています。+ は勝ち、= は引き分け、– は負けで、数字は双方合わせて何手かを示します。',
  'Play four in a row': '四目並べで遊ぶ',
  'Connect Four: rules and strategy': 'コネクトフォー：ルールと戦略',
  'Seven columns, six rows. A mark falls to the lowest free square of its column. Whoever first has four in a row, a column or a diagonal wins.':
    '七列六段の盤です。印はその列の一番下の空きマスに落ちます。横、縦、斜めのどれかに先に四つ並べた方が勝ちです。',
  'X has four in the lowest row.': 'X が最下段に四つ並べました。',
  'A diagonal wins as well.': '斜めでも勝ちです。',
  'Whoever begins wins, with the middle column and on the 41st mark at the latest. Begun in a column beside the middle it is a tie, and farther out the second player wins. James D. Allen and Victor Allis found that out independently in 1988.':
    '先手は中央の列から始めれば、遅くとも 41 個目の印で勝ちます。中央の隣の列から始めれば引き分け、さらに外側からなら後手が勝ちます。1988 年に James D. Allen と Victor Allis がそれぞれ独立に見つけました。',
  'Squares in odd rows are good for the player who began, squares in even rows for the other one: when the columns fill up, they are who gets there.':
    '奇数段のマスは先手に、偶数段のマスは後手に有利です。列が埋まっていくと、それぞれがそこに打つことになるからです。',
  'The computer knows for certain how each move ends, from the first one on: + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'コンピューターは最初の一手から、どの手がどう終わるかを確実に知っています。+ は勝ち、= は引き分け、– は負けで、数字は双方合わせて何手かを示します。',
  'Play Connect Four': 'コネクトフォーで遊ぶ',
  'Ultimate tic-tac-toe: rules and strategy': 'アルティメット三目並べ：ルールと戦略',
  'Ultimate tic-tac-toe': 'アルティメット三目並べ',
  'Nine small boards make a large one. The place of your mark in its small board names the small board in which the other player has to move. Whoever wins three small boards in a line wins the game.':
    '九つの小さな盤が大きな盤を作ります。小さな盤の中で印を打った場所が、相手の打つべき小さな盤を指します。小さな盤を三つ一列に取った方が勝ちです。',
  'O marked the top left place of the middle board, so X has to move in the top left board, which is lit.':
    'O が中央の盤の左上に打ったので、X は明るくなっている左上の盤に打たなければなりません。',
  'O has won the middle board, and it is closed.': 'O が中央の盤を取り、その盤は閉じました。',
  'A small board that is won or full is closed. Whoever is sent to a closed board may move in any other. When no square is left and nobody has three boards in a line, the game is a tie.':
    '取られた盤や埋まった盤は閉じます。閉じた盤に送られた人は、ほかのどの盤にも打てます。打てるマスがなくなり、誰も三つの盤を並べていなければ引き分けです。',
  'Nobody has solved the game in this form: there are too many positions to look at. In the form where won boards stay open, whoever begins can force a win (G. Bertholon, R. Géraud-Stewart, A. Kugelmann, T. Lenoir and D. Naccache, 2020).':
    'この形のゲームはまだ誰も解いていません。調べるべき局面が多すぎます。取られた盤も開いたままの形では、先手が必ず勝てます（G. Bertholon、R. Géraud-Stewart、A. Kugelmann、T. Lenoir、D. Naccache、2020 年）。',
  'It is often better to send the other player to a board that is useless to him than to win a small board at once. And think twice before you send anybody to a closed board: he may then move anywhere.':
    'すぐに小さな盤を取るより、相手の役に立たない盤へ送る方がよいことがよくあります。閉じた盤へ送る前にはよく考えましょう。相手はどこにでも打てるようになります。',
  'The computer plays thousands of games in its head, mostly the promising ones, and counts. The numbers are the chances that it sees, in percent; they are estimates.':
    'コンピューターは頭の中で、主に見込みのある手を中心に何千ものゲームを打って数えます。数字はそこから見える勝率（％）で、見積もりです。',
  'Play Ultimate': 'アルティメットで遊ぶ',
};

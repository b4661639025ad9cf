/** @type {import('../../words.js').LearnWords} */
export const ar = {
  'Tic-tac-toe: rules and strategy': 'إكس أو: القواعد والخطة',
  'Two players mark the squares of a 3×3 board in turn. Whoever first has three marks in a row, a column or a diagonal wins. A full board without a line is a tie.':
    'يعلّم لاعبان بالتناوب مربعات رقعة 3×3. يفوز من يسبق إلى ثلاث علامات في صف أو عمود أو قطر. الرقعة الممتلئة بلا خط تعادل.',
  'X has completed a diagonal.': 'أكمل X قطرًا.',
  'A tie: the board is full.': 'تعادل: الرقعة ممتلئة.',
  'What is known': 'ما هو معروف',
  'How it thinks': 'كيف يفكر',
  'There are 5,478 positions and 255,168 ways in which a game can go. Whoever plays perfectly never loses, whoever begins: the game is a tie. The best answer to a corner is the centre; every other answer to a corner loses.':
    'هناك 5478 وضعًا و255168 طريقة يمكن أن تسير بها اللعبة. من يلعب بلا خطأ لا يخسر أبدًا أيًا كان من يبدأ: اللعبة تعادل. أفضل رد على الزاوية هو المركز، وكل رد آخر عليها يخسر.',
  'A fork wins: two lines at once, each with one square to go. Take a corner, and if the centre is free, think of the corner opposite.':
    'الشوكة تفوز: خطان معًا ينقص كلًا منهما مربع واحد. خذ زاوية، وإن كان المركز فارغًا ففكر في الزاوية المقابلة.',
  'The computer looks at every game that can still follow. + wins, = is a tie, – loses, and the number says in how many moves of both. Try it:':
    'ينظر الحاسوب في كل لعبة يمكن أن تلي. + تفوز و= تعادل و– تخسر، والرقم يقول في كم نقلة من الاثنين. جرّب:',
  'Play tic-tac-toe': 'العب إكس أو',
  'Misère tic-tac-toe: rules and strategy': 'إكس أو المعكوسة: القواعد والخطة',
  'Misère tic-tac-toe': 'إكس أو المعكوسة',
  'The rules are those of tic-tac-toe, but for the end: whoever makes a line of three loses.':
    'القواعد هي قواعد إكس أو، إلا النهاية: من يكمل خطًا من ثلاثة يخسر.',
  'X has made a line, and has lost.': 'أكمل X خطًا، فخسر.',
  'It is a tie between perfect players. Whoever begins has to take the centre, and then answers each mark with the one opposite: so his marks never line up through the middle, and he makes no line that the other one has not made before.':
    'بين لاعبين لا يخطئان هي تعادل. على من يبدأ أن يأخذ المركز ثم يرد على كل علامة بالمقابلة لها: هكذا لا تصطف علاماته عبر الوسط، ولا يكمل خطًا لم يكمله الآخر قبله.',
  'The computer looks at every game that can still follow. Only one first move is not lost:':
    'ينظر الحاسوب في كل لعبة يمكن أن تلي. نقلة أولى واحدة فقط ليست خاسرة:',
  'Play misère': 'العب المعكوسة',
  'Infinite tic-tac-toe: rules and strategy': 'إكس أو اللانهائية: القواعد والخطة',
  'Infinite tic-tac-toe': 'إكس أو اللانهائية',
  'As tic-tac-toe, but nobody has more than three marks: whoever makes a fourth one loses his oldest by the same move. So the board is never full.':
    'كلعبة إكس أو، لكن ليس لأحد أكثر من ثلاث علامات: من يضع الرابعة يفقد أقدمها بالنقلة نفسها. فلا تمتلئ الرقعة أبدًا.',
  'The mark that goes with the next move is shown faintly. Until then its square is taken.':
    'العلامة التي تزول بالنقلة التالية باهتة. وحتى ذلك الحين يبقى مربعها مشغولًا.',
  'X has moved his three marks into a line, and has won.': 'جمع X علاماته الثلاث على خط واحد وفاز.',
  'All 73,450 positions are known. Whoever begins wins, within 13 moves of both, by the middle of an edge. By any other first move he does not: then both can go round in circles for ever, and when a position has come for the third time, the game is a tie.':
    'الأوضاع كلها معروفة، وعددها 73,450. من يبدأ يفوز في 13 نقلة من الاثنين على الأكثر، من منتصف حافة. أما بأي نقلة أولى أخرى فلا: عندئذ يمكن للاثنين أن يدورا بلا نهاية، وإذا جاء الوضع نفسه للمرة الثالثة كانت اللعبة تعادلًا.',
  'Think of what you lose: a threat of two marks is none when one of them goes with the move that would complete it. And look at which mark the other one loses: a square that becomes free may be yours.':
    'فكّر فيما تفقده: علامتان لا تهددان إن زالت إحداهما بالنقلة التي تكمل الخط. وانظر أي علامة يفقدها الآخر: فالمربع الذي يخلو قد يكون لك.',
  'The computer knows how each position ends, found out from the last moves backwards. + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'يعرف الحاسوب كيف ينتهي كل وضع، وقد تبيّن ذلك رجوعًا من النقلات الأخيرة. + يفوز، = تعادل، – يخسر، والرقم يقول في كم نقلة من الاثنين.',
  'Play infinite tic-tac-toe': 'العب إكس أو اللانهائية',
  'Notakto: rules and strategy': 'نوتاكتو: القواعد والخطة',
  Notakto: 'نوتاكتو',
  'Both players make an X, on one to three boards. Three in a row close a board, and whoever closes the last one loses.':
    'يرسم اللاعبان X على رقعة واحدة إلى ثلاث رقع. ثلاث علامات على خط واحد تُغلق رقعة، ومن يُغلق الأخيرة يخسر.',
  'The left board is closed: nobody can mark it any more. The game goes on on the other one.':
    'الرقعة اليسرى مغلقة: لا يستطيع أحد أن يلعب فيها بعد الآن. وتستمر اللعبة على الأخرى.',
  'Whoever had to make this row has lost.': 'من اضطر إلى إكمال هذا الخط فقد خسر.',
  'On one board whoever begins wins: take the middle, and then answer every mark by one that is a knight’s move away from it and makes no row. On two boards whoever moves second wins, and on three whoever begins does, by any first move, soonest by a middle.':
    'على رقعة واحدة يفوز من يبدأ: خذ الوسط، ثم أجب عن كل علامة بعلامة تبعد عنها قفزة حصان ولا تكمل خطًا. على رقعتين يفوز من يلعب ثانيًا، وعلى ثلاث يفوز من يبدأ بأي نقلة أولى، وأسرعها الوسط.',
  'Thane Plambeck and Greg Whitehead have found out why: every board counts for one of eight things, and a short table says of any number of boards who wins.':
    'اكتشف ثين بلامبك وغريغ وايتهيد السبب: كل رقعة تُحسب واحدًا من ثمانية أشياء، وجدول قصير يقول من يفوز مهما كان عدد الرقع.',
  'The computer knows how each of 18,424 positions ends: boards that can be turned into each other are the same to it. + wins, – loses, and the number says in how many moves of both.':
    'يعرف الحاسوب كيف ينتهي كل من الأوضاع البالغ عددها 18,424: الرقع التي تتطابق عند تدويرها هي عنده شيء واحد. + يفوز، – يخسر، والرقم يقول بعد كم نقلة للطرفين.',
  'Play Notakto': 'العب نوتاكتو',
  'Qubic: rules and strategy': 'كيوبيك: القواعد والخطة',
  Qubic: 'كيوبيك',
  'Tic-tac-toe in a cube: 4×4×4 squares in four layers. Whoever first has four in a row wins, along a row, a column, a diagonal, or upwards through the layers.':
    'إكس أو في مكعب: 4×4×4 مربعات في أربع طبقات. يفوز من يضع أولًا أربعًا على خط واحد، في صف أو عمود أو قطر أو صعودًا عبر الطبقات.',
  'The lowest layer is top left, the second beside it, the third and the highest below. X has a line from corner to corner, a square on each layer.':
    'الطبقة السفلى في أعلى اليسار، والثانية بجانبها، والثالثة والعليا تحتهما. لدى X خط من زاوية إلى زاوية، بمربع في كل طبقة.',
  'X has a line straight up: the same square on all layers.': 'لدى X خط مستقيم إلى أعلى: المربع نفسه في كل الطبقات.',
  'Whoever begins wins: Oren Patashnik proved it in 1977, with 1,500 hours of a computer’s time. There are 76 lines. Seven go through each corner and each square in the heart of the cube, four through any other.':
    'يفوز من يبدأ: أثبت ذلك أورين باتاشنيك عام 1977 بعد 1,500 ساعة من الحساب. هناك 76 خطًا. تمر سبعة منها بكل زاوية وبكل مربع في قلب المكعب، وأربعة بأي مربع آخر.',
  'Most games are won by threats: three in a row have to be answered at once, and whoever makes one after the other chooses where. Look for the square that makes two threats by one mark. With gravity a mark can only be made on the lowest layer or on another mark, and it opens the square above it.':
    'تُكسب معظم المباريات بالتهديدات: يجب الرد فورًا على ثلاثة على خط واحد، ومن يهدد مرة تلو الأخرى يختار المكان. ابحث عن المربع الذي يصنع تهديدين بعلامة واحدة. ومع السقوط لا توضع العلامة إلا على الطبقة السفلى أو فوق علامة أخرى، وتفتح المربع الذي فوقها.',
  'At its best the computer plays games in its head, and in each position that it comes to it looks for a win by threats alone, which is certain. Point at a square to see where its lines lead.':
    'في أقوى مستوياته يلعب الحاسوب مباريات في ذهنه، وفي كل وضع يصل إليه يبحث عن فوز بالتهديدات وحدها، وهو فوز مؤكد. أشر إلى مربع لترى إلى أين تقود خطوطه.',
  'Play Qubic': 'العب كيوبيك',
  'Gomoku: rules and strategy': 'غوموكو: القواعد والخطة',
  Gomoku: 'غوموكو',
  'Five in a row on a board of 15×15. Whoever first has them, along a row, a column or a diagonal, wins.':
    'خمسة على خط واحد على رقعة 15×15. يفوز من يضعها أولًا، في صف أو عمود أو قطر.',
  'The pictures show parts of the board.': 'تُظهر الصور أجزاء من الرقعة.',
  'X has three in a row, and both ends are free. Left alone they become four, and then two squares complete them: O has to answer now.':
    'لدى X ثلاث علامات على خط واحد، وطرفاه خاليان. إن تُركت صارت أربعًا، وعندها يكملها أي من مربعين: على O أن يرد الآن.',
  'O has not answered: X has four with both ends free. O can stop one of them, and X completes the other.':
    'لم يرد O: لدى X أربع علامات وطرفاها خاليان. يستطيع O أن يسد أحدهما، فيكملها X من الآخر.',
  'By its last mark X has made two threats: four in the row, three with free ends in the column. O can answer only one.':
    'صنع X بعلامته الأخيرة تهديدين: أربعًا في الصف، وثلاثًا طرفاها خاليان في العمود. ولا يستطيع O أن يرد إلا على واحد.',
  'X has five in a row, and was one move faster.': 'لدى X خمس علامات على خط واحد، وكان أسرع بحركة.',
  'Whoever begins wins: Victor Allis proved it in 1994, by a search for wins by threats. Nobody knows all of that by heart. Whether six or more in a row win as well is agreed beforehand: here they do, unless you choose exactly five.':
    'يفوز من يبدأ: أثبت ذلك فيكتور أليس عام 1994 بالبحث عن الفوز بالتهديدات. ولا أحد يحفظ ذلك كله. ويُتفق سلفًا هل تفوز ست علامات أو أكثر أيضًا: هنا تفوز، إلا إذا اخترت خمسًا بالضبط.',
  'A four has to be answered at once, and three with free ends as well, unless you make a four of your own first. So games are won by one threat after the other, until a mark makes two of them: look for the square where two of your lines cross. Stay near the other marks, and take the squares that both of you want.':
    'يجب الرد على أربع فورًا، وعلى ثلاث طرفاها خاليان أيضًا، ما لم تصنع أنت أربعًا قبل ذلك. لذلك يُكسب اللعب بتهديد بعد آخر، حتى تصنع علامة تهديدين: ابحث عن المربع الذي يتقاطع فيه خطان لك. ابق قريبًا من العلامات الأخرى، وخذ المربعات التي يريدها كلاكما.',
  'The computer looks first at the moves that help most lines of its own and hinder most of yours, and in each position that it comes to it looks for a win by fours alone. What it finds is certain.':
    'ينظر الحاسوب أولًا في الحركات التي تخدم أكثر خطوطه وتعيق أكثر خطوطك، وفي كل وضع يصل إليه يبحث عن فوز بالأربعات وحدها. وما يجده مؤكد.',
  'The opening swap2': 'الافتتاحية swap2',
  'As whoever begins has the better game, tournaments begin otherwise: whoever begins makes three marks, two of his own and one of the other player’s. The other player then leaves them as they are and makes the next mark, or swaps all marks, so that the first one makes it, or adds two marks more, one for each, and lets the first one choose. So nobody begins too well.':
    'لأن البدء ميزة، تبدأ البطولات بطريقة أخرى: من يبدأ يضع ثلاث علامات، اثنتين له وواحدة للآخر. ثم يتركها الآخر كما هي ويضع العلامة التالية، أو يبدّل كل العلامات فيعود الدور إلى من بدأ، أو يضيف علامتين، واحدة لكل جانب، ويترك الاختيار لمن بدأ. هكذا لا يبدأ أحد بأفضلية كبيرة.',
  'Play Gomoku with swap2': 'العب غوموكو مع swap2',
  'Play Gomoku': 'العب غوموكو',
  'Wild tic-tac-toe: rules and strategy': 'إكس أو الحرة: القواعد والخطة',
  'Wild tic-tac-toe': 'إكس أو الحرة',
  'As tic-tac-toe, but with every move you make an X or an O, as you like. Whoever completes three of the same in a row wins, whoever made the other two.':
    'كلعبة إكس أو، لكنك ترسم في كل نقلة X أو O كما تشاء. من يكمل ثلاث علامات متماثلة على خط واحد يفوز، أيًا كان من رسم الأخريين.',
  'Whoever moved second made an X in a corner. The first one has completed the row with it, and wins: marks are nobody’s.':
    'رسم من لعب ثانيًا X في زاوية، فأكمل الأول بها الخط وفاز: العلامات ليست لأحد.',
  'The middle is an X, and an O has been answered by an O on the square opposite. Whoever is to move now has lost: wherever he makes an X, the other one completes a row through the middle, and wherever he makes an O, one along an edge.':
    'في الوسط X، وقد رُدّ على O بعلامة O في المربع المقابل. من عليه الدور الآن فقد خسر: أينما رسم X أكمل الآخر خطًا عبر الوسط، وأينما رسم O أكمل الآخر خطًا على حافة.',
  'In misère whoever is to move here has lost: on both free squares an X completes a row, and so does an O.':
    'في المعكوسة خسر من عليه الدور هنا: في كل من المربعين الفارغين تكمل X خطًا، وكذلك O.',
  'Whoever begins wins, within 7 moves of both, by the middle, be it with an X or an O. By any other first move the game is a tie, if nobody errs. In misère, where whoever completes a row loses, the middle is a tie, and any other first move loses.':
    'يفوز من يبدأ، في 7 نقلات من الاثنين على الأكثر، بالوسط، سواء رسم فيه X أو O. وبأي نقلة أولى أخرى تنتهي اللعبة بالتعادل ما لم يخطئ أحد. وفي المعكوسة، حيث يخسر من يكمل خطًا، يؤدي الوسط إلى التعادل، وتخسر أي نقلة أولى أخرى.',
  'Say you have made an X in the middle. Another X can be completed to a row through it at once, so the other player has to make an O. Answer it by an O on the square opposite, unless you can complete a row: sooner or later he has to let you. In misère take the middle as well, and answer every mark by the other mark on the square opposite: so you never complete a row yourself.':
    'لنفترض أنك رسمت X في الوسط. أي X أخرى يمكن إكمالها فورًا إلى خط عبر الوسط، فعلى الآخر أن يرسم O. أجب عنها بعلامة O في المربع المقابل، إلا إذا استطعت أن تكمل خطًا: سيضطر عاجلًا أو آجلًا إلى أن يتيح لك ذلك. وفي المعكوسة خذ الوسط أيضًا، وأجب عن كل علامة بالعلامة الأخرى في المربع المقابل: هكذا لا تكمل أنت خطًا أبدًا.',
  'The computer knows how each of 18,753 positions ends. + wins, = is a tie, – loses, and the number says in how many moves of both. An X or an O in front says which mark does it; where there is none, either does.':
    'يعرف الحاسوب كيف ينتهي كل من الأوضاع البالغ عددها 18,753. + يفوز، = تعادل، – يخسر، والرقم يقول في كم نقلة من الاثنين. وX أو O في المقدمة تقول بأي علامة؛ وإن لم تكن هناك علامة فكلتاهما سواء.',
  'Play wild tic-tac-toe': 'العب إكس أو الحرة',
  'Order and Chaos: rules and strategy': 'النظام والفوضى: القواعد والخطة',
  'Order and Chaos': 'النظام والفوضى',
  'On a board of 6×6 both players make an X or an O, as they like. Whoever begins is Order, and wins by five of the same in a row, whoever completes them. The other one is Chaos, and wins as soon as no five can come about any more.':
    'على رقعة 6×6 يرسم كلا اللاعبين X أو O كما يشاء. من يبدأ هو النظام، ويفوز بخمس علامات متماثلة على خط واحد، أيًا كان من يكملها. والآخر هو الفوضى، ويفوز حالما تصبح الخمس مستحيلة.',
  'Order has made four in a row, and both ends are free. Chaos can close one of them by an O, and Order completes the other.':
    'لدى النظام أربع علامات على خط واحد، وطرفاها خاليان. تستطيع الفوضى أن تسد أحدهما بعلامة O، فيكملها النظام من الآخر.',
  'Chaos has closed one end, and Order has five at the other.': 'سدّت الفوضى أحد الطرفين، فأكمل النظام خمسًا من الآخر.',
  'In the gap where two fours cross, an X completes the row and an O the column. Chaos can make neither there, and Order completes one of them next.':
    'في الفراغ الذي تتقاطع فيه أربعتان، تكمل X الصف وتكمل O العمود. لا تستطيع الفوضى أن ترسم هناك أيًا منهما، ويكمل النظام إحداهما في النقلة التالية.',
  'Wherever five squares lie in a row, both marks are among them: no five can come about any more, and Chaos has won.':
    'حيثما تقع خمسة مربعات على خط واحد توجد بينها العلامتان كلتاهما: لم تعد الخمس ممكنة، وقد فازت الفوضى.',
  'Stephen Sniderman devised the game, and Games magazine published it in 1981. Order is said to be able to force a win if six in a row count as well, as they do here, and Chaos if they do not, as Sniderman proposed later: choose exactly five for that. Neither is proven here.':
    'ابتكر ستيفن سنايدرمان اللعبة، ونشرتها مجلة Games عام 1981. يُقال إن النظام يستطيع أن يفرض الفوز إذا كانت الست على خط واحد تُحسب أيضًا، كما هي الحال هنا، وإن الفوضى تستطيع ذلك إذا لم تُحسب، كما اقترح سنايدرمان لاحقًا: اختر لذلك خمسة بالضبط. ولم يُثبت هنا أي من الأمرين.',
  'Order makes fours with both ends free, or two threats by one move, and builds with both marks. Chaos answers a four by the other mark in its gap, breaks rows early, and sees to it that no square is good for both marks: one where an X would complete one row and an O another.':
    'يصنع النظام أربعًا طرفاها خاليان، أو تهديدين بنقلة واحدة، ويبني بالعلامتين معًا. وترد الفوضى على الأربع بالعلامة الأخرى في الفراغ، وتكسر الخطوط مبكرًا، وتحرص على ألا يصلح أي مربع للعلامتين معًا: مربع تكمل فيه X خطًا وتكمل فيه O خطًا آخر.',
  'At its best the computer plays games in its head, and in each position that it comes to it looks for a win by threats alone, which is certain.':
    'في أقوى مستوياته يلعب الحاسوب مباريات في ذهنه، وفي كل وضع يصل إليه يبحث عن فوز بالتهديدات وحدها، وهو فوز مؤكد.',
  'Play Order and Chaos': 'العب النظام والفوضى',
  'Four in a row: rules and strategy': 'أربعة على خط واحد: القواعد والخطة',
  'Four in a row': 'أربعة على خط واحد',
  'As tic-tac-toe, on a larger board: whoever first has four marks in a row, a column or a diagonal wins.':
    'مثل إكس أو على رقعة أكبر: يفوز من يسبق إلى أربع علامات في صف أو عمود أو قطر.',
  'On 4×4 a line has to go from edge to edge.': 'على 4×4 يجب أن يمتد الخط من حافة إلى حافة.',
  'On 5×5 there is room around it.': 'على 5×5 هناك متسع حوله.',
  'Both are ties between perfect players: the second one can always stop each line. With one more column than 5×5, on 6×5, whoever begins wins (J. Uiterwijk and J. van den Herik, 2000).':
    'كلتاهما تعادل بين لاعبين لا يخطئان: يستطيع الثاني دائمًا أن يوقف كل خط. وبعمود أكثر من 5×5، أي على 6×5، يفوز من يبدأ (J. Uiterwijk وJ. van den Herik، 2000).',
  'On these boards the computer mostly knows for certain. + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'على هذه الرقع يعرف الحاسوب غالبًا على وجه اليقين. + تفوز و= تعادل و– تخسر، والرقم يقول في كم نقلة من الاثنين.',
  'Play four in a row': 'العب أربعة على خط واحد',
  'Connect Four: rules and strategy': 'أربعة تربح: القواعد والخطة',
  'Seven columns, six rows. A mark falls to the lowest free square of its column. Whoever first has four in a row, a column or a diagonal wins.':
    'سبعة أعمدة وستة صفوف. تسقط العلامة إلى أدنى مربع فارغ في عمودها. يفوز من يسبق إلى أربع في صف أو عمود أو قطر.',
  'X has four in the lowest row.': 'لدى X أربع في الصف الأدنى.',
  'A diagonal wins as well.': 'القطر يفوز أيضًا.',
  'Whoever begins wins, with the middle column and on the 41st mark at the latest. Begun in a column beside the middle it is a tie, and farther out the second player wins. James D. Allen and Victor Allis found that out independently in 1988.':
    'من يبدأ يفوز، بالعمود الأوسط وبالعلامة 41 على أبعد تقدير. وإن بدأ بعمود بجانب الأوسط فهي تعادل، وأبعد من ذلك يفوز اللاعب الثاني. اكتشف ذلك James D. Allen وVictor Allis كل على حدة عام 1988.',
  'Squares in odd rows are good for the player who began, squares in even rows for the other one: when the columns fill up, they are who gets there.':
    'مربعات الصفوف الفردية جيدة لمن بدأ، ومربعات الصفوف الزوجية للآخر: حين تمتلئ الأعمدة يصل كل منهما إلى مربعاته.',
  'The computer knows for certain how each move ends, from the first one on: + wins, = is a tie, – loses, and the number says in how many moves of both.':
    'يعرف الحاسوب على وجه اليقين كيف تنتهي كل نقلة، من الأولى: + تفوز و= تعادل و– تخسر، والرقم يقول في كم نقلة من الاثنين.',
  'Play Connect Four': 'العب أربعة تربح',
  'Ultimate tic-tac-toe: rules and strategy': 'إكس أو الكبرى: القواعد والخطة',
  'Ultimate tic-tac-toe': 'إكس أو الكبرى',
  'Nine small boards make a large one. The place of your mark in its small board names the small board in which the other player has to move. Whoever wins three small boards in a line wins the game.':
    'تسع رقع صغيرة تكوّن رقعة كبيرة. مكان علامتك في رقعتها الصغيرة يسمّي الرقعة الصغيرة التي على الآخر أن يلعب فيها. من يربح ثلاث رقع صغيرة على خط واحد يفوز باللعبة.',
  'O marked the top left place of the middle board, so X has to move in the top left board, which is lit.':
    'علّم O المكان الأعلى الأيسر في الرقعة الوسطى، فعلى X أن يلعب في الرقعة العليا اليسرى، وهي مضاءة.',
  'O has won the middle board, and it is closed.': 'ربح O الرقعة الوسطى، فأُغلقت.',
  'A small board that is won or full is closed. Whoever is sent to a closed board may move in any other. When no square is left and nobody has three boards in a line, the game is a tie.':
    'الرقعة الصغيرة التي رُبحت أو امتلأت مغلقة. من يُرسل إلى رقعة مغلقة يلعب في أي رقعة أخرى. وإذا لم يبق مربع ولم يصفّ أحد ثلاث رقع فاللعبة تعادل.',
  'Nobody has solved the game in this form: there are too many positions to look at. In the form where won boards stay open, whoever begins can force a win (G. Bertholon, R. Géraud-Stewart, A. Kugelmann, T. Lenoir and D. Naccache, 2020).':
    'لم يحلّ أحد اللعبة بهذا الشكل: الأوضاع أكثر من أن تُفحص. أما حيث تبقى الرقع المربوحة مفتوحة فيستطيع من يبدأ أن يفرض الفوز (G. Bertholon وR. Géraud-Stewart وA. Kugelmann وT. Lenoir وD. Naccache، 2020).',
  'It is often better to send the other player to a board that is useless to him than to win a small board at once. And think twice before you send anybody to a closed board: he may then move anywhere.':
    'كثيرًا ما يكون إرسال الآخر إلى رقعة لا تفيده أفضل من ربح رقعة صغيرة فورًا. وفكّر مرتين قبل أن ترسل أحدًا إلى رقعة مغلقة: عندها يلعب حيث يشاء.',
  'The computer plays thousands of games in its head, mostly the promising ones, and counts. The numbers are the chances that it sees, in percent; they are estimates.':
    'يلعب الحاسوب آلاف الألعاب في رأسه، وأكثرها الواعدة، ويعدّ. الأرقام هي الفرص التي يراها بالمئة؛ وهي تقديرات.',
  'Play Ultimate': 'العب الكبرى',
};

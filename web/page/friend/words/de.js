/** @type {import('../words.js').FriendWords} */
export const de = {
  'Play with a friend': 'Mit jemandem spielen',
  Close: 'Schließen',
  'By turns, with links': 'Zug um Zug, mit Links',
  'After every move you send a link, by any messenger. Nobody has to be there at the same time.':
    'Nach jedem Zug senden Sie einen Link, mit welchem Programm auch immer. Niemand muss zur selben Zeit da sein.',
  'Make a link': 'Link erstellen',
  'Whoever opens it plays against you at once, wherever they are.':
    'Wer ihn öffnet, spielt sofort gegen Sie, von wo auch immer.',
  'Two people, two devices, one board.': 'Zwei Leute, zwei Geräte, ein Brett.',
  'This site has no server that carries games between devices. There are two other ways:':
    'Diese Website hat keinen Server, der Spiele zwischen Geräten trägt. Es gibt zwei andere Wege:',
  'In two windows': 'In zwei Fenstern',
  'Both in this browser, at once.': 'Beide in diesem Browser, sofort.',
  'One moment': 'Einen Moment',
  'Looking for your friend’s game': 'Das Spiel wird gesucht',
  'Nobody answers yet. The game appears as soon as your friend is there':
    'Noch antwortet niemand. Das Spiel erscheint, sobald die andere Seite da ist',
  'Make the first move. Then there is a link to send': 'Machen Sie den ersten Zug. Dann gibt es einen Link zum Senden',
  'Make your marks. Then there is a link to send': 'Setzen Sie Ihre Zeichen. Dann gibt es einen Link zum Senden',
  'Your friend': 'Ihr Gegenüber',
  'your friend': 'Ihr Gegenüber',
  '{friend} played {square}.': '{friend} hat {square} gespielt.',
  '{friend} played {square}. Your move': '{friend} hat {square} gespielt. Sie sind am Zug',
  '{friend} has chosen.': '{friend} hat gewählt.',
  '{friend} has chosen. Your move': '{friend} hat gewählt. Sie sind am Zug',
  'Your move': 'Sie sind am Zug',
  'The game is over': 'Das Spiel ist zu Ende',
  'Whoever opens the link sees how it ended. “New game” begins the next one.':
    'Wer den Link öffnet, sieht, wie es ausging. „Neues Spiel“ beginnt das nächste.',
  'Send this link back': 'Senden Sie diesen Link zurück',
  'Your friend has moved since, so that your move stays.': 'Ihr Gegenüber hat seither gezogen, deshalb bleibt Ihr Zug.',
  'It is {friend}’s turn: whoever opens the link finds your move, and makes the next one.':
    'Am Zug: {friend}. Wer den Link öffnet, findet Ihren Zug und macht den nächsten.',
  'It is your move': 'Sie sind am Zug',
  'The link is of use when you have moved.': 'Der Link nützt, wenn Sie gezogen haben.',
  'Copy a link for watching': 'Link zum Zuschauen kopieren',
  'Whoever opens it sees the game, and cannot play.': 'Wer ihn öffnet, sieht das Spiel und kann nicht mitspielen.',
  'A link for watching': 'Ein Link zum Zuschauen',
  'Open a window': 'Fenster öffnen',
  'The link of this game': 'Der Link dieses Spiels',
  'Send this link to your friend': 'Senden Sie diesen Link',
  'You both come back by it. Whoever else opens it can watch.':
    'Sie beide kommen damit zurück. Wer ihn sonst öffnet, kann zuschauen.',
  'Whoever opens it first plays against you. This page waits, and so does the game when you come back to it.':
    'Wer ihn zuerst öffnet, spielt gegen Sie. Diese Seite wartet, und das Spiel auch, wenn Sie wiederkommen.',
  'Open it in another window of this browser: whoever sits there plays against you.':
    'Öffnen Sie ihn in einem anderen Fenster dieses Browsers: Wer dort sitzt, spielt gegen Sie.',
  'Waiting for your friend': 'Warten auf Ihr Gegenüber',
  Watch: 'Zuschauen',
  'You play in the other window, and see the game in this one.':
    'Sie spielen im anderen Fenster und sehen das Spiel auch in diesem.',
  'Play the other side here': 'Hier die andere Seite spielen',
  'This window takes your friend’s seat then, and whoever opens the link later can only watch.':
    'Dann hat dieses Fenster den Platz Ihres Gegenübers, und wer den Link später öffnet, kann nur zuschauen.',
  'The game could not be opened.': 'Das Spiel ließ sich nicht öffnen.',
  'The link': 'Der Link',
  'The link as a QR code': 'Der Link als QR-Code',
  'Copy the link': 'Link kopieren',
  'Send…': 'Senden …',
  'It could not be copied. Take it from the field.': 'Das Kopieren ging nicht. Nehmen Sie ihn aus dem Feld.',
  'This is no link of a room, or it is not whole.': 'Das ist kein Link eines Spiels, oder er ist nicht vollständig.',
  'This was made by another version. Load the newest one, or watch.':
    'Das stammt von einer anderen Version. Laden Sie die neueste, oder schauen Sie zu.',
  'This version has no such game. Load the newest one.': 'Diese Version kennt das Spiel nicht. Laden Sie die neueste.',
  'Somebody else has taken this seat. You can watch.': 'Jemand anderes hat diesen Platz. Sie können zuschauen.',
  'This seat is open in another window. You can watch here.':
    'Dieser Platz ist in einem anderen Fenster offen. Hier können Sie zuschauen.',
  'Only the two players can do that.': 'Das können nur die beiden, die spielen.',
  'What has happened cannot be stored, and is not sent until it is.':
    'Was geschehen ist, lässt sich nicht speichern, und wird bis dahin nicht gesendet.',
  'A room needs the encryption that browsers offer to pages served by HTTPS only.':
    'Ein Spiel zu zweit braucht die Verschlüsselung, die Browser nur Seiten über HTTPS geben.',
  'The connection to the room has failed.': 'Die Verbindung zum Spiel ist gescheitert.',
  'This room has been left.': 'Dieses Spiel wurde verlassen.',
};

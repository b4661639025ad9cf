/** @type {import('../words.js').FriendWords} */
export const ja = {
  'Play with a friend': '友だちと遊ぶ',
  Close: '閉じる',
  'By turns, with links': 'リンクで一手ずつ',
  'After every move you send a link, by any messenger. Nobody has to be there at the same time.':
    '一手ごとにリンクを好きなメッセージアプリで送ります。同時にいる必要はありません。',
  'Make a link': 'リンクを作る',
  'Whoever opens it plays against you at once, wherever they are.': '開いた人と、どこにいてもすぐに対局できます。',
  'Two people, two devices, one board.': '二人、二台、一つの盤。',
  'This site has no server that carries games between devices. There are two other ways:':
    'このサイトには端末どうしをつなぐサーバーがありません。ほかに二つの方法があります。',
  'In two windows': '二つのウィンドウで',
  'Both in this browser, at once.': 'どちらもこのブラウザーで、すぐに。',
  'One moment': 'お待ちください',
  'Looking for your friend’s game': '友だちのゲームを探しています',
  'Nobody answers yet. The game appears as soon as your friend is there':
    'まだ応答がありません。友だちが来るとゲームが現れます',
  'Make the first move. Then there is a link to send': '最初の一手を打つと、送るリンクができます',
  'Make your marks. Then there is a link to send': '印を打つと、送るリンクができます',
  'Your friend': '友だち',
  'your friend': '友だち',
  '{friend} played {square}.': '{friend} は {square} に打ちました。',
  '{friend} played {square}. Your move': '{friend} は {square} に打ちました。あなたの番です',
  '{friend} has chosen.': '{friend} が選びました。',
  '{friend} has chosen. Your move': '{friend} が選びました。あなたの番です',
  'Your move': 'あなたの番です',
  'The game is over': 'ゲームは終わりました',
  'Whoever opens the link sees how it ended. “New game” begins the next one.':
    'リンクを開くと結果が見られます。「新しいゲーム」で次が始まります。',
  'Send this link back': 'このリンクを送り返してください',
  'Your friend has moved since, so that your move stays.': '相手がもう打ったので、あなたの手は戻せません。',
  'It is {friend}’s turn: whoever opens the link finds your move, and makes the next one.':
    '{friend} の番です。リンクを開くとあなたの手が見え、次の手を打てます。',
  'It is your move': 'あなたの番です',
  'The link is of use when you have moved.': 'あなたが打つとリンクが使えます。',
  'Copy a link for watching': '観戦用リンクをコピー',
  'Whoever opens it sees the game, and cannot play.': '開いた人は観戦できますが、打てません。',
  'A link for watching': '観戦用リンク',
  'Open a window': 'ウィンドウを開く',
  'The link of this game': 'このゲームのリンク',
  'Send this link to your friend': 'このリンクを友だちに送ってください',
  'You both come back by it. Whoever else opens it can watch.':
    '二人ともこれで戻れます。ほかの人が開くと観戦できます。',
  'Whoever opens it first plays against you. This page waits, and so does the game when you come back to it.':
    '最初に開いた人が相手になります。このページは待っています。戻ってきてもゲームは残っています。',
  'Open it in another window of this browser: whoever sits there plays against you.':
    'このブラウザーの別のウィンドウで開いてください。そこに座った人が相手です。',
  'Waiting for your friend': '友だちを待っています',
  Watch: '観戦する',
  'You play in the other window, and see the game in this one.': 'ゲームは別のウィンドウで続け、ここでは観戦します。',
  'Play the other side here': 'ここで相手側を受け持つ',
  'This window takes your friend’s seat then, and whoever opens the link later can only watch.':
    'このウィンドウが相手の席を取るので、あとからリンクを開いた人は観戦しかできません。',
  'The game could not be opened.': 'ゲームを開けませんでした。',
  'The link': 'リンク',
  'The link as a QR code': 'リンクの QR コード',
  'Copy the link': 'リンクをコピー',
  'Send…': '送る…',
  'It could not be copied. Take it from the field.': 'コピーできませんでした。欄から取ってください。',
  'This is no link of a room, or it is not whole.': 'ゲームのリンクではないか、途中で切れています。',
  'This was made by another version. Load the newest one, or watch.':
    '別のバージョンで作られました。最新版を読み込むか、観戦してください。',
  'This version has no such game. Load the newest one.':
    'このバージョンにはこのゲームがありません。最新版を読み込んでください。',
  'Somebody else has taken this seat. You can watch.': 'この席はほかの人が取りました。観戦できます。',
  'This seat is open in another window. You can watch here.':
    'この席は別のウィンドウで開いています。ここでは観戦できます。',
  'Only the two players can do that.': '対局者だけができます。',
  'What has happened cannot be stored, and is not sent until it is.': '保存できません。保存できるまで送られません。',
  'A room needs the encryption that browsers offer to pages served by HTTPS only.':
    'この機能には HTTPS のページだけで使える暗号化が必要です。',
  'The connection to the room has failed.': 'ゲームへの接続に失敗しました。',
  'This room has been left.': 'このゲームからは出ています。',
};

/** @type {import('../words.js').FriendWords} */
export const fr = {
  'Play with a friend': 'Jouer avec un ami',
  Close: 'Fermer',
  'By turns, with links': 'Coup par coup, avec des liens',
  'After every move you send a link, by any messenger. Nobody has to be there at the same time.':
    'Après chaque coup, vous envoyez un lien, par n’importe quelle messagerie. Personne n’a besoin d’être là en même temps.',
  'Make a link': 'Créer un lien',
  'Whoever opens it plays against you at once, wherever they are.':
    'Qui l’ouvre joue contre vous tout de suite, où qu’il soit.',
  'Two people, two devices, one board.': 'Deux personnes, deux appareils, un plateau.',
  'This site has no server that carries games between devices. There are two other ways:':
    'Ce site n’a pas de serveur qui porte les parties entre appareils. Il y a deux autres façons :',
  'In two windows': 'Dans deux fenêtres',
  'Both in this browser, at once.': 'Les deux dans ce navigateur, tout de suite.',
  'One moment': 'Un instant',
  'Looking for your friend’s game': 'Recherche de la partie de votre ami',
  'Nobody answers yet. The game appears as soon as your friend is there':
    'Personne ne répond encore. La partie apparaît dès que votre ami est là',
  'Make the first move. Then there is a link to send': 'Jouez le premier coup. Ensuite il y a un lien à envoyer',
  'Make your marks. Then there is a link to send': 'Posez vos marques. Ensuite il y a un lien à envoyer',
  'Your friend': 'Votre ami',
  'your friend': 'votre ami',
  '{friend} played {square}.': '{friend} a joué {square}.',
  '{friend} played {square}. Your move': '{friend} a joué {square}. À vous de jouer',
  '{friend} has chosen.': '{friend} a choisi.',
  '{friend} has chosen. Your move': '{friend} a choisi. À vous de jouer',
  'Your move': 'À vous de jouer',
  'The game is over': 'La partie est finie',
  'Whoever opens the link sees how it ended. “New game” begins the next one.':
    'Qui ouvre le lien voit comment elle s’est terminée. « Nouvelle partie » commence la suivante.',
  'Send this link back': 'Renvoyez ce lien',
  'Your friend has moved since, so that your move stays.': 'Votre ami a joué depuis : votre coup reste.',
  'It is {friend}’s turn: whoever opens the link finds your move, and makes the next one.':
    'À {friend} de jouer : qui ouvre le lien trouve votre coup, et joue le suivant.',
  'It is your move': 'C’est à vous de jouer',
  'The link is of use when you have moved.': 'Le lien servira quand vous aurez joué.',
  'Copy a link for watching': 'Copier un lien pour regarder',
  'Whoever opens it sees the game, and cannot play.': 'Qui l’ouvre voit la partie, et ne peut pas jouer.',
  'A link for watching': 'Un lien pour regarder',
  'Open a window': 'Ouvrir une fenêtre',
  'The link of this game': 'Le lien de cette partie',
  'Send this link to your friend': 'Envoyez ce lien à votre ami',
  'You both come back by it. Whoever else opens it can watch.':
    'Vous y revenez tous les deux. Toute autre personne qui l’ouvre peut regarder.',
  'Whoever opens it first plays against you. This page waits, and so does the game when you come back to it.':
    'La première personne qui l’ouvre joue contre vous. Cette page attend, et la partie aussi quand vous y revenez.',
  'Open it in another window of this browser: whoever sits there plays against you.':
    'Ouvrez-le dans une autre fenêtre de ce navigateur : qui s’y trouve joue contre vous.',
  'Waiting for your friend': 'En attente de votre ami',
  Watch: 'Regarder',
  'You play in the other window, and see the game in this one.':
    'Vous jouez dans l’autre fenêtre et voyez la partie dans celle-ci.',
  'Play the other side here': 'Jouer l’autre côté ici',
  'This window takes your friend’s seat then, and whoever opens the link later can only watch.':
    'Cette fenêtre prend alors la place de l’autre personne, et qui ouvre le lien plus tard ne peut que regarder.',
  'The game could not be opened.': 'La partie n’a pas pu être ouverte.',
  'The link': 'Le lien',
  'The link as a QR code': 'Le lien en code QR',
  'Copy the link': 'Copier le lien',
  'Send…': 'Envoyer…',
  'It could not be copied. Take it from the field.': 'La copie a échoué. Prenez-le dans le champ.',
  'This is no link of a room, or it is not whole.': 'Ce n’est pas un lien de partie, ou il n’est pas entier.',
  'This was made by another version. Load the newest one, or watch.':
    'Cela vient d’une autre version. Chargez la plus récente, ou regardez.',
  'This version has no such game. Load the newest one.': 'Cette version n’a pas ce jeu. Chargez la plus récente.',
  'Somebody else has taken this seat. You can watch.': 'Quelqu’un d’autre a pris cette place. Vous pouvez regarder.',
  'This seat is open in another window. You can watch here.':
    'Cette place est ouverte dans une autre fenêtre. Ici, vous pouvez regarder.',
  'Only the two players can do that.': 'Seuls les deux joueurs peuvent faire cela.',
  'What has happened cannot be stored, and is not sent until it is.':
    'Ce qui s’est passé ne peut pas être enregistré, et n’est pas envoyé tant que c’est ainsi.',
  'A room needs the encryption that browsers offer to pages served by HTTPS only.':
    'Une partie à distance a besoin du chiffrement que les navigateurs ne donnent qu’aux pages HTTPS.',
  'The connection to the room has failed.': 'La connexion à la partie a échoué.',
  'This room has been left.': 'Cette partie a été quittée.',
};

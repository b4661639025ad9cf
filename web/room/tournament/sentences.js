/** The sentences of errors that only tournaments have. */
export const sentences = {
  'tournament-full': 'This tournament is full. You can watch.',
  'tournament-started': 'This tournament has started. You can watch.',
  'not-organiser': 'Only the person who made the tournament can do that.',
  'too-few-players': 'A tournament needs two players.',
  'not-yet': 'This game has not started yet.',
  'one-game': 'This game of the tournament is played once.',
};

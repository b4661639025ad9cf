/**
 * Short animations at the end of a game: a win beats like a heart, a loss sinks, a tie wavers. The
 * board never grows beyond its place.
 */
export const ends = `
@media (prefers-reduced-motion: no-preference) {
  .stage[data-end="win"] .board { animation: win 700ms 250ms ease-in-out; }
  .stage[data-end="loss"] .board { animation: loss 900ms 250ms ease-in-out; transform-origin: bottom; }
  .stage[data-end="tie"] .board { animation: tie 700ms 250ms ease-in-out; }
}
@keyframes win {
  20%, 60% { scale: 0.96; }
  40%, 80% { scale: 1; }
}
@keyframes loss {
  45% { scale: 1 0.94; opacity: 0.6; }
}
@keyframes tie {
  25%, 75% { scale: 0.97 1; }
  50% { scale: 1 0.97; }
}
`;

// The layout of the widget's parts, by the available room.

/**
 * One column. The button for the next game comes before the score, so that it is visible with the
 * board.
 */
const column = `
.game {
  display: grid;
  grid-template: "status" auto "before" auto "stage" auto "marks" auto "tools" auto "controls" auto "after" auto / minmax(0, var(--noughts-board-size, 37.5rem));
  justify-content: center;
}
slot[name="before"] { grid-area: before; display: block; }
slot[name="after"] { grid-area: after; display: block; }
.stage { grid-area: stage; }
.controls { grid-area: controls; container: controls / inline-size; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; margin-top: 1rem; align-content: start; }
.controls > .room, .controls > .review { order: -2; }
.controls > .button, ::slotted([slot="games"]) { order: -1; }
@container (max-width: 20rem) {
  .status { min-height: 4.5rem; }
}
`;

/**
 * With enough room, the controls are beside the board, in reading order.
 */
const beside = `
@container (min-width: 54rem) {
  .game {
    grid-template: "status controls" auto "before controls" auto "stage controls" auto "marks controls" auto "tools controls" auto ". controls" 1fr "after after" auto / minmax(0, var(--noughts-board-size, 37.5rem)) 20rem;
    column-gap: 3.5rem;
  }
  .controls { margin-top: 3.25rem; gap: 1.5rem; }
  .controls > .button, ::slotted([slot="games"]) { order: 0; }
}
`;

/**
 * On a low screen the board has one side for itself, and stays visible; everything else is on the
 * other side.
 */
const low = `
@media (orientation: landscape) and (max-height: 30rem) {
  @container (min-width: 34rem) {
    .game {
      grid-template: "stage status" auto "stage before" auto "stage marks" auto "stage tools" auto "stage controls" 1fr "after after" auto / minmax(0, min(50%, var(--noughts-board-size, 37.5rem))) minmax(0, 26rem);
      column-gap: 1.5rem;
    }
    .stage { align-self: start; position: sticky; top: 0.5rem; }
    .status { margin: 0; }
    .controls { margin-top: 0.75rem; gap: 0.75rem; }
    .controls > .button, ::slotted([slot="games"]) { order: -1; }
  }
}
`;

export const places = [column, beside, low].join('');

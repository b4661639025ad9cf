import { palette } from './palette.js';
import { coordinates } from './style/coordinates.js';
import { discs } from './style/discs.js';
import { ends } from './style/ends.js';
import { places } from './style/places.js';
import { progress } from './style/progress.js';
import { score } from './style/score.js';
import { tools } from './style/tools.js';

/** Each colour as the page has set it, or its default. */
const colours = Object.entries(palette)
  .map(([name, [light, dark]]) => `--_${name}: var(--noughts-${name}, light-dark(${light}, ${dark}));`)
  .join('\n  ');

/** The element, its colours and its layout. It has a default width for places without one. */
const host = `
:host {
  ${colours}
  --_focus: var(--noughts-focus, var(--_ink));
  --_pen: cubic-bezier(0.3, 0, 0.2, 1);

  display: block;
  container-type: inline-size;
  contain-intrinsic-inline-size: 15rem;
  color: var(--_ink);
  font: 1rem/1.45 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
:host([hidden]) { display: none; }

* { box-sizing: border-box; }
[hidden] { display: none !important; }
`;

/**
 * One sentence above the board, with a short aside. On a narrow board there is room for two lines,
 * so that nothing moves when the text changes.
 */
const sentence = `
.status {
  grid-area: status;
  position: relative;
  display: flex;
  align-items: center;
  column-gap: 0.75rem;
  min-height: 3.55rem; /* two lines, and what follows */
  margin: 0 0 0.5rem;
  padding-bottom: 0.25rem; /* above the line that shows progress */
  font-size: clamp(1.375rem, 5cqi, 1.875rem);
  font-weight: 600;
  letter-spacing: -0.015em;
  line-height: 1.2;
}
.status p { margin: 0; }
.words { display: flex; flex-wrap: wrap; align-items: baseline; column-gap: 0.75rem; }
.status small {
  color: var(--_soft);
  font-size: 1rem;
  font-weight: 400;
  letter-spacing: 0;
}
.player { flex: none; width: 1.625rem; height: 1.625rem; overflow: visible; }
.player[data-owner=""] { display: none; }
.player path { animation: none; }
.player .x path, .player .o path { stroke-width: 14; }
`;

/**
 * The board: a drawing, and over it the squares. A tall board fits the screen. No board is
 * mirrored.
 */
const board = `
.board {
  position: relative;
  max-width: max(7.5rem, 85svh * var(--_ratio, 1));
  margin-inline: auto;
  direction: ltr;
}
.drawing { display: block; width: 100%; overflow: visible; }
.drawing path, .player path {
  fill: none;
  stroke-linecap: round;
  stroke-dasharray: 1.02;
}
.grid path { stroke: var(--_grid); stroke-width: 3.6; }
.small path { stroke-width: 3; opacity: 0.8; }
.large path { stroke-width: 11; }
.wide .grid { opacity: 0.55; }
.wide .lines path { stroke-width: 36; }
.x path { stroke: var(--_x); stroke-width: 10.5; }
.o path { stroke: var(--_o); stroke-width: 10.5; }
.lines { opacity: 0.28; }
.large-marks:not(:empty) ~ .lines { opacity: 0.6; }
.large-marks:not(:empty) ~ .lines path { stroke-width: 28; }
.lines path { stroke-width: 16; animation: draw 300ms 160ms var(--_pen) backwards; }
.lines [data-owner="X"] { stroke: var(--_x); }
.lines [data-owner="O"] { stroke: var(--_o); }
.lines rect { fill: none; stroke-width: 9; }
.x, .o { display: none; }
[data-owner="X"] .x, [data-owner="O"] .o { display: inline; }
.mark path { animation: draw 180ms var(--_pen) backwards; }
.mark .x path + path { animation-delay: 120ms; }
.mark .o path { animation-duration: 260ms; }
.mark[data-owner=""] { display: none; }
.large-marks .mark path { animation-delay: 200ms; stroke-width: 7; }
.mark { transition: opacity 300ms; }
.mark[data-faded], .small[data-faded] { opacity: 0.28; }
.mark[data-vanishing] { opacity: 0.7; }
.mark[data-vanishing] path { stroke-dasharray: 0 0.2499; animation: none; }
.mark[data-vanishing] .o path { stroke-dasharray: 0 0.0909; }
.stage[data-tie] .mark:not([data-faded]) { opacity: 0.72; }
.game[data-phase="loading"] .board:not(.blank) { opacity: 0.5; transition: opacity 300ms 150ms; }
.blank .grid path { animation: draw 500ms var(--_pen) backwards; }
.blank .grid path:nth-child(2) { animation-delay: 120ms; }
.blank .grid path:nth-child(3) { animation-delay: 240ms; }
.blank .grid path:nth-child(4) { animation-delay: 360ms; }
`;

/** Lights under the board for the next move, the last move and a hint. */
const lights = `
.lit { fill: var(--_lit); }
.lit.only[data-owner="X"] { stroke: var(--_x); stroke-width: 5; }
.lit.only[data-owner="O"] { stroke: var(--_o); stroke-width: 5; }
.reach rect { fill: color-mix(in oklab, var(--_ink) 8%, transparent); }
.last { fill: color-mix(in oklab, var(--_ink) var(--_last, 5%), transparent); }
.wide { --_last: 16%; }
.last.mistake { fill: color-mix(in oklab, var(--_loss) 16%, transparent); stroke: var(--_loss); stroke-width: 2; }
.hint { fill: color-mix(in oklab, var(--_win) 14%, transparent); stroke: var(--_win); stroke-width: 4; stroke-dasharray: 10 8; }
`;

/** The outcomes of moves on slips of paper. */
const slips = `
.slip rect { fill: color-mix(in oklab, var(--_outcome) 16%, var(--_paper)); }
.slip text {
  fill: var(--_outcome);
  text-anchor: middle;
  dominant-baseline: central;
  font-weight: 700;
}
.slip .symbol { font-size: 40px; }
.slip .symbol.long { font-size: 32px; }
.slip .plies { font-size: 20px; font-weight: 500; }
.slip[data-outcome="win"] { --_outcome: var(--_win); }
.slip[data-outcome="draw"] { --_outcome: var(--_draw); }
.slip[data-outcome="loss"] { --_outcome: var(--_loss); }
.slip[data-outcome="estimate"] { --_outcome: var(--_ink); }
.slip[data-best] rect { stroke: var(--_outcome); stroke-width: 2.5; }
.slip[data-outcome="estimate"] rect { stroke: var(--_soft); stroke-width: 1.5; stroke-dasharray: 5 5; fill: none; }
`;

/**
 * A stroke starts before its own beginning, so that its round cap is hidden before the animation.
 */
const motion = `
@keyframes draw {
  from { stroke-dashoffset: 1.02; opacity: 0; }
  1% { opacity: inherit; }
}
@keyframes drop {
  from { translate: 0 var(--_drop); }
}
`;

/** The squares, for pointer and keyboard. */
const squares = `
[role="grid"] { position: absolute; inset: 0; }
[role="row"], [role="gridcell"] { display: contents; }
.square {
  all: unset;
  position: absolute;
  padding: 0;
  border: 0 solid transparent;
  border-radius: 14%;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
}
.square[aria-disabled="false"] { cursor: pointer; }
@media (hover: hover) {
  .square[aria-disabled="false"]:hover { background: color-mix(in oklab, var(--_x) 9%, transparent); }
  [data-mover="O"] .square[aria-disabled="false"]:hover { background: color-mix(in oklab, var(--_o) 9%, transparent); }
}
.square[aria-disabled="false"]:active { background: color-mix(in oklab, var(--_ink) 14%, transparent); }
.square:focus-visible, .button:focus-visible, .tool:focus-visible { outline: 3px solid var(--_focus); outline-offset: 2px; }
.square:focus-visible { outline-offset: -3px; }
`;

/** The message in place of the board. */
const failure = `
.failure {
  display: grid;
  align-content: center;
  gap: 1rem;
  aspect-ratio: 1;
  max-height: 24rem;
  width: 100%;
  padding: 1.5rem;
  border: 1px solid var(--_rule);
  border-radius: 18px;
  background: var(--_card);
}
.failure p { margin: 0; max-width: 42ch; }
`;

/** The controls below or beside the board. */
const controls = `
.controls .tool { min-height: 3rem; padding: 0.5rem 1rem; }
.button {
  min-height: 3rem;
  padding: 0 1.25rem;
  border: 1px solid transparent;
  border-radius: 14px;
  background: var(--_ink);
  color: var(--_paper);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  touch-action: manipulation;
}
.button:active { opacity: 0.85; }
.button[aria-disabled="true"] { opacity: 0.55; cursor: default; }
`;

/** The people in the room, and their requests. */
const room = `
.room { display: grid; gap: 0.5rem; }
.room, .status p { min-width: 0; overflow-wrap: anywhere; }
.room .tool { overflow-wrap: normal; }
.room p { margin: 0; }
.people { display: flex; align-items: center; gap: 0.5rem; color: var(--_soft); }
.people::before { content: ""; flex: none; width: 0.625rem; height: 0.625rem; border: 2px solid var(--_win); border-radius: 50%; background: var(--_win); }
.people[data-alone]::before { border-color: var(--_soft); background: none; }
.trouble { padding-inline-start: 0.75rem; border-inline-start: 3px solid var(--_loss); }
.requests { display: grid; gap: 0.5rem; }
.requests:empty { display: none; }
.request { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; padding: 0.5rem 0.5rem 0.5rem 1rem; border: 1px solid var(--_rule); border-radius: 18px; background: var(--_card); }
.request span { flex: 1 1 9rem; }
.answers { display: flex; flex: 1 0 auto; gap: 0.5rem; }
.answers .tool { flex: 1; font-size: 1rem; }
`;

/** Text only for screen readers. */
const live = `
.live {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
`;

/** In a corner of a page: everything is one size smaller. */
const corner = `
@container (max-width: 13rem) {
  .status { font-size: 1rem; column-gap: 0.5rem; min-height: 4.75rem; }
  .status small { font-size: 0.8125rem; }
  .player { width: 1rem; height: 1rem; }
  .controls { margin-top: 0.75rem; gap: 0.5rem; }
  .button { padding: 0 0.5rem; }
}
`;

/** The person's preferences: less motion, their own colours. */
const preferences = `
@media (prefers-reduced-motion: reduce) {
  .drawing path, .disc, .progress::before { animation: none !important; }
  .mark, .progress, .coordinates { transition: none !important; }
}

@media (forced-colors: active) {
  :host {
    --_x: CanvasText;
    --_o: CanvasText;
    --_grid: CanvasText;
    --_focus: Highlight;
    --_win: CanvasText;
    --_draw: CanvasText;
    --_loss: CanvasText;
    --_lit: Canvas;
    --_paper: Canvas;
    --_card: Canvas;
    --_ink: CanvasText;
    --_soft: CanvasText;
    --_rule: CanvasText;
  }
  .slip rect { fill: Canvas; stroke: CanvasText; stroke-width: 2; }
  .lines { opacity: 0.7; }
  .lines [data-owner] { stroke: Highlight; }
  .lit.only { stroke: Highlight !important; stroke-width: 8; }
  .slip[data-best] rect { stroke: Highlight; stroke-width: 5; }
  .last { fill: none; stroke: Highlight; stroke-width: 5; }
  .button, .tool { border-color: ButtonText; }
  .button { border-width: 2px; background: ButtonFace; color: ButtonText; }
  .tool[aria-pressed="true"] { forced-color-adjust: none; border-color: Highlight; background: Highlight; color: HighlightText; }
}
`;

const css = [
  host,
  sentence,
  progress,
  board,
  lights,
  slips,
  motion,
  ends,
  squares,
  coordinates,
  failure,
  tools,
  controls,
  score,
  room,
  live,
  places,
  corner,
  preferences,
  discs,
].join('');

/** @type {WeakMap<Document, Map<string, CSSStyleSheet>>} by what they say */
const sheets = new WeakMap();

/** The style sheets in use: the widget's own, and those of lazy modules. */
const inUse = new Set([css]);

/**
 * The style sheets that all widgets of a document share; empty in a document without a window.
 *
 * @param {Document} document
 * @param {string} [later] one of lazy modules
 * @returns {CSSStyleSheet[]}
 */
export function styleSheetsOf(document, later) {
  const { defaultView } = document;
  if (later) inUse.add(later);
  if (!defaultView) return [];
  const known = sheets.get(document) ?? new Map();
  sheets.set(document, known);
  return [...inUse].map((css) => {
    const sheet = known.get(css) ?? new defaultView.CSSStyleSheet();
    if (!known.has(css)) sheet.replaceSync(css);
    known.set(css, sheet);
    return sheet;
  });
}

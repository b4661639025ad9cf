/**
 * Boards with gravity: solid discs in the holes of a frame, and a faint one where a disc would
 * land. The discs of a winning line are joined behind the frame, and the others fade.
 */
export const discs = `
.frame { fill: var(--_card); stroke: var(--_rule); stroke-width: 4; }
.hole { fill: var(--_paper); stroke: var(--_rule); stroke-width: 2; }
.disc circle { fill: transparent; }
[data-owner="X"] .disc circle { fill: var(--_x); }
[data-owner="O"] .disc circle { fill: var(--_o); }
.disc .x path, .disc .o path { stroke: var(--_paper); stroke-width: 13; }
.disc { animation: drop 260ms cubic-bezier(0.5, 0, 0.9, 0.6) backwards; }
.mark .disc path { animation: none; }
.landing { opacity: 0.45; }
.landing .disc { animation: none; }
.rack ~ .mark[data-faded] { opacity: 0.4; }
.rack ~ .lines { opacity: 1; }
.rack ~ .lines path { stroke-width: 36; }
@media (hover: hover) {
  .board:has(.rack) .square:hover { background: none !important; }
}

@media (forced-colors: active) {
  .frame, .hole { fill: Canvas; stroke: CanvasText; stroke-width: 2; }
  [data-owner="X"] .disc circle { fill: CanvasText; }
  [data-owner="O"] .disc circle { fill: Canvas; stroke: CanvasText; stroke-width: 4; }
  .disc .o path { stroke: CanvasText; }
}
`;

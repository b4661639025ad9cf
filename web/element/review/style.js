/** The styles of a review. Its colours come from the widget's own style sheet. */
export const css = `
.review {
  display: grid;
  gap: 0.75rem;
  min-width: 0;
  padding: 0.75rem;
  border: 1px solid var(--_rule);
  border-radius: 18px;
  background: var(--_card);
}
.steps { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(4.5rem, auto) repeat(2, minmax(0, 1fr)); align-items: center; gap: 0.25rem; scroll-margin: 0.75rem; }
.review .tool { min-height: 2.75rem; padding: 0.25rem 0.75rem; font-size: 1rem; }
.steps .tool { padding: 0; }
:dir(rtl) .steps .icon, :dir(rtl) .chart svg { transform: scaleX(-1); }
.count { text-align: center; color: var(--_soft); direction: ltr; }
.decision { margin: 0; font-weight: 600; line-height: 1.3; overflow-wrap: anywhere; }

.chart { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.5rem; }
.chart svg { display: block; width: 100%; height: 4rem; cursor: pointer; }
.sides { display: flex; flex-direction: column; justify-content: space-between; color: var(--_o); font-size: 0.8125rem; font-weight: 600; line-height: 1; }
.x-side { color: var(--_x); }
.ground { fill: transparent; }
[data-current] .ground { fill: color-mix(in oklab, var(--_ink) 12%, transparent); }
.bar { fill: var(--_soft); }
.bar[data-owner="X"] { fill: var(--_x); }
.bar[data-owner="O"] { fill: var(--_o); }
.middle { fill: none; stroke: var(--_rule); stroke-width: 1; vector-effect: non-scaling-stroke; }

.retry { order: -2; display: flex; gap: 0.5rem; }
.retry .tool { flex: auto; min-height: 3rem; padding: 0.25rem 0.75rem; font-size: 1rem; }

.list { display: grid; gap: 0.5rem; }
.moves { display: grid; grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr)); gap: 0.25rem; max-height: 14rem; margin: 0; padding: 0; overflow-y: auto; list-style: none; }
.move {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem;
  width: 100%;
  min-height: 2.75rem;
  padding: 0 0.5rem;
  border: 1px solid transparent;
  border-radius: 10px;
  background: none;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  touch-action: manipulation;
}
.move[data-owner="X"] { color: var(--_x); }
.move[data-owner="O"] { color: var(--_o); }
.move[aria-current] { border-color: currentColor; box-shadow: inset 0 0 0 1px currentColor; font-weight: 600; }
.move:focus-visible { outline: 3px solid var(--_focus); outline-offset: -3px; }
.sign { color: var(--_soft); font-weight: 700; }
[data-judgement="kept"] .sign { color: var(--_win); }
[data-judgement="inaccuracy"] .sign, [data-judgement="slower-win"] .sign, [data-judgement="mistake"] .sign { color: var(--_draw); }
[data-judgement="blunder"] .sign, [data-judgement*="-to-"] .sign { color: var(--_loss); }

@media (forced-colors: active) {
  .review { border-color: CanvasText; }
  .bar, .bar[data-owner] { fill: CanvasText; }
  [data-current] .ground { fill: Canvas; stroke: Highlight; stroke-width: 3; vector-effect: non-scaling-stroke; }
  .move[aria-current] { border: 3px solid Highlight; }
}
`;

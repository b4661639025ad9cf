/**
 * The progress of the computer, in the mover's colour, if it takes a while. A hint or an analysis
 * has no known length: then a light moves to and fro.
 */
export const progress = `
.progress {
  position: absolute;
  inset: auto 0 -0.25rem;
  height: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--_rule);
  opacity: 0;
}
.progress::before {
  content: "";
  display: block;
  height: 100%;
  border-radius: inherit;
  background: var(--_mover, var(--_ink));
  transform: scaleX(var(--_progress, 0));
  transform-origin: left;
  transition: transform 200ms;
}
.player[data-owner="X"] ~ .progress { --_mover: var(--_x); }
.player[data-owner="O"] ~ .progress { --_mover: var(--_o); }
:dir(rtl) .progress::before { transform-origin: right; }
[data-phase="thinking"] .progress, [data-searching] .progress, [data-pending] .progress { opacity: 1; transition: opacity 200ms 300ms; }
[data-searching] .progress::before { transform: scaleX(0.25); transform-origin: left; animation: search 1.2s 500ms ease-in-out infinite alternate both; }
@keyframes search {
  to { translate: 75% 0; }
}
@media (forced-colors: active) {
  .progress { border: 1px solid CanvasText; height: 6px; }
  .progress::before { forced-color-adjust: none; background: Highlight; }
}
`;

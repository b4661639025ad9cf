/**
 * The buttons below the board. The width of their own row decides their form, because the board may
 * be narrow in a wide widget: a word beside the icon, a word below it, or only the icon, which
 * keeps its name. A word is never cut: its button is as wide as the word.
 */
export const tools = `
.tools {
  grid-area: tools;
  container: tools / inline-size;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min-content, 1fr);
  gap: 0.5rem;
  margin-top: 0.75rem;
}
.tool {
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  min-height: 3.5rem;
  padding: 0.25rem;
  border: 1px solid var(--_rule);
  border-radius: 14px;
  background: var(--_card);
  color: inherit;
  font: inherit;
  font-size: 0.8125rem;
  cursor: pointer;
  touch-action: manipulation;
}
.tool[aria-disabled="true"] { color: var(--_soft); cursor: default; }
.tool[aria-disabled="true"] .icon { opacity: 0.45; }
.tool[aria-pressed="true"] { border-color: var(--_ink); box-shadow: inset 0 0 0 1px var(--_ink); }
.tool:not([aria-disabled="true"]):active { background: color-mix(in oklab, var(--_ink) 8%, var(--_card)); }
.label { line-height: 1.2; white-space: nowrap; }
.icon { flex: none; width: 1.25rem; height: 1.25rem; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }

.marks { grid-area: marks; display: flex; align-items: center; justify-content: center; gap: 0.5rem; margin-top: 0.75rem; }
.marks .label { margin-inline-end: 0.25rem; color: var(--_soft); }
.marks .tool { width: 4.5rem; min-height: 2.75rem; }
.choices { grid-area: marks; display: flex; flex-wrap: wrap; gap: 0.5rem; justify-content: center; margin-top: 0.75rem; }
.choices .tool { flex: 1 1 8rem; min-height: 2.75rem; padding-inline: 0.75rem; }
.choices small { color: var(--_soft); font-size: 0.875em; }
.choices .tool[data-hint] { border-color: var(--_ink); box-shadow: inset 0 0 0 1px var(--_ink); }
@container tools (min-width: 34rem) {
  .tools .tool { flex-direction: row; gap: 0.5rem; min-height: 3rem; font-size: 1rem; }
}
@container tools (min-width: 16.9rem) and (max-width: 20rem) {
  .tools .tool { padding-inline: 0.125rem; margin-inline: -0.125rem; }
}
@container tools (max-width: 16.9rem) {
  .tools .tool { min-height: 2.75rem; }
  .tools .label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@container (max-width: 13rem) {
  .tools { gap: 0.125rem; margin-top: 0.75rem; }
  .tools .tool { min-height: 1.75rem; padding: 0; border-radius: 8px; }
  .tools .icon { width: 1rem; height: 1rem; }
}
`;

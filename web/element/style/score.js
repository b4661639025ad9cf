/** The score: in two rows if three columns would break a name. */
export const score = `
.score {
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(40%) minmax(0, 1fr);
  align-items: center;
  padding: 0.75rem 1rem;
  border: 1px solid var(--_rule);
  border-radius: 18px;
  background: var(--_card);
  text-align: center;
}
.side { min-width: 0; overflow-wrap: anywhere; }
.score b { display: block; font-size: 1.875rem; line-height: 1.15; }
.score [data-owner="X"] { color: var(--_x); }
.score [data-owner="O"] { color: var(--_o); }
.between { display: grid; min-width: 0; overflow-wrap: anywhere; padding: 0 0.5rem; color: var(--_soft); font-size: 0.875rem; }

@container controls (max-width: 20rem) {
  .score { padding-inline: 0.5rem; }
  .side { font-size: 0.875rem; }
  .between { padding: 0 0.25rem; }
}
@container controls (max-width: 17rem) {
  .score { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .between { grid-area: 2 / 1 / 3 / 3; }
}
@container controls (max-width: 13rem) {
  .score { padding: 0.5rem 0.125rem; font-size: 0.8125rem; }
  .side { font-size: 0.6875rem; letter-spacing: -0.02em; }
  .score b { font-size: 1.25rem; }
  .between { font-size: inherit; }
}
`;

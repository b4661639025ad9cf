// The colours, each for light and for dark. The page, the embedded widget and the manifests cannot
// import them; tests/project/palette.test.js checks that they have the same ones.

export const palette = /** @type {const} */ ({
  paper: ['#f6f2e9', '#14161c'],
  card: ['#fffdf8', '#1c1f27'],
  ink: ['#20242e', '#ece7dc'],
  soft: ['#5f6472', '#a3a7b3'],
  rule: ['#e2dccd', '#2c303b'],
  grid: ['#2b303c', '#d9d3c6'],
  x: ['#2450d8', '#8fabff'],
  o: ['#c8421c', '#ff9a76'],
  win: ['#14713f', '#74d69c'],
  draw: ['#555a68', '#b3b7c2'],
  loss: ['#ab1f1a', '#ff8f88'],
  lit: ['#fff1c9', '#2b2a20'],
});

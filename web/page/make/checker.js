// The worker that tries out rules before they run in the frame: it can be stopped if they do not
// come to an end.

import { checkGame } from '../../engine/own/laws.js';

addEventListener('message', async ({ data }) => {
  try {
    const { default: game } = await import(URL.createObjectURL(new Blob([data], { type: 'text/javascript' })));
    postMessage({ laws: checkGame(game) });
  } catch (error) {
    postMessage({ message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) });
  }
});

/** @type {AudioContext | undefined} */
let audio;

/**
 * The melodies at the end of a game, in hertz: a win rises, a loss falls, a tie repeats.
 */
const melodies = { win: [523, 659, 784], loss: [392, 330, 262], tie: [440, 440] };

/** The time between two notes, in seconds. */
const beat = 0.14;

/**
 * A short tap of wood, higher for X than for O.
 *
 * @param {'X' | 'O'} player
 */
export function playSound(player) {
  playNote(player === 'X' ? 520 : 390, 0);
}

/**
 * The melody for the end of a game, after the tap of its last move.
 *
 * @param {keyof typeof melodies} end
 */
export function playEnd(end) {
  for (const [index, frequency] of melodies[end].entries()) playNote(frequency, (index + 2) * beat);
}

/**
 * @param {number} frequency in hertz
 * @param {number} delay in seconds
 */
function playNote(frequency, delay) {
  audio ??= new AudioContext();
  const start = audio.currentTime + delay;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.18, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.12);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.14);
}

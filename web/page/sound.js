/** @type {AudioContext | undefined} */
let audio;

/**
 * A short tap of wood, higher for X than for O.
 *
 * @param {'X' | 'O'} player
 */
export function playSound(player) {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: player === 'X' ? 520 : 390 });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.18, now + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0005, now + 0.12);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.14);
}

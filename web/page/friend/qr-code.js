import encodeQR from 'qr';
import { svg } from '../../dom.js';

/** The free margin that readers need, in modules. */
const quiet = 4;

/**
 * Draws a text as a QR code, for a phone beside the screen.
 *
 * @param {string} text
 * @param {string} label
 * @returns {SVGElement}
 */
export function drawQrCode(text, label) {
  const rows = encodeQR(text, 'raw', { border: quiet, ecc: 'low' });
  const side = rows.length;
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return svg(
    'svg',
    {
      viewBox: `0 0 ${side} ${side}`,
      class: 'qr-code',
      role: 'img',
      'aria-label': label,
      'shape-rendering': 'crispEdges',
    },
    svg('rect', { width: String(side), height: String(side), fill: '#fff' }),
    svg('path', { d: path, fill: '#000' }),
  );
}

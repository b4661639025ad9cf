/**
 * @param {string | number} value
 */
const escaped = (value) => String(value).replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * An element as text.
 *
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string[]} children elements, or text that has been escaped
 */
export function element(name, attributes, ...children) {
  const listed = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? Number(value.toFixed(1)) : escaped(value)}"`,
  );
  return children.length > 0
    ? `<${name}${listed.join('')}>${children.join('')}</${name}>`
    : `<${name}${listed.join('')}/>`;
}

/**
 * @param {number} x
 * @param {number} y the baseline of the letters
 * @param {string} content
 * @param {Record<string, string | number>} [attributes]
 */
export const text = (x, y, content, attributes = {}) => element('text', { x, y, ...attributes }, escaped(content));

/**
 * @param {number} x1
 * @param {number} y1
 * @param {number} x2
 * @param {number} y2
 * @param {string} kind
 */
export const line = (x1, y1, x2, y2, kind) => element('line', { class: kind, x1, y1, x2, y2 });

/** Ink on paper. The picture has its own background, so that it is readable on any page. */
const style = `
  svg { --paper: #fffdf8; --ink: #20242e; --soft: #5f6472; --rule: #e2dccd; --x: #2450d8; --o: #c8421c; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #1c1f27; --ink: #ece7dc; --soft: #a3a7b3; --rule: #3a3f4c; --x: #8fabff; --o: #ff9a76; }
  }
  .paper { fill: var(--paper); stroke: var(--rule); }
  text { font: 13px system-ui, -apple-system, 'Segoe UI', 'Liberation Sans', sans-serif; fill: var(--ink); }
  .title { font-size: 20px; font-weight: 600; }
  .value { paint-order: stroke; stroke: var(--paper); stroke-width: 5px; stroke-linejoin: round; }
  .panel { font-size: 15px; font-weight: 600; }
  .soft { fill: var(--soft); font-size: 12px; }
  .own { font-weight: 700; }
  .end { text-anchor: end; }
  .middle { text-anchor: middle; }
  .rule { stroke: var(--rule); }
  .level { stroke: var(--soft); stroke-dasharray: 2 3; }
  .stem { stroke: var(--soft); stroke-width: 1.5; }
  .o { fill: none; stroke: var(--o); stroke-width: 3.2; }
  circle.o { fill: var(--paper); }
  .x { fill: none; stroke: var(--x); stroke-width: 3.2; stroke-linecap: round; }
  .line { stroke-width: 2.2; stroke-linejoin: round; }
  .dashed { stroke-dasharray: 6 4; stroke-linecap: butt; }
`;

/**
 * A whole picture with its background.
 *
 * @param {number} width
 * @param {number} height
 * @param {string} title
 * @param {string} description for people who do not see it
 * @param {string[]} children
 */
export function picture(width, height, title, description, children) {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'aria-labelledby': 'title description',
  };
  const paper = { class: 'paper', x: 0.5, y: 0.5, width: width - 1, height: height - 1, rx: 18 };
  const parts = [
    element('title', { id: 'title' }, escaped(title)),
    element('desc', { id: 'description' }, escaped(description)),
    element('style', {}, style),
    element('rect', paper),
    ...children,
  ];
  return `${element('svg', attributes, `\n${parts.join('\n')}\n`)}\n`;
}

/**
 * A nought.
 *
 * @param {number} x
 * @param {number} y
 */
export const nought = (x, y) => element('circle', { class: 'o', cx: x, cy: y, r: 5 });

/**
 * A cross.
 *
 * @param {number} x
 * @param {number} y
 */
export const cross = (x, y) =>
  element('path', { class: 'x', d: `M${(x - 4).toFixed(1)} ${(y - 4).toFixed(1)}l8 8m0 -8l-8 8` });

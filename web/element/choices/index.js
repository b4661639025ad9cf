import sheet from './choices.css';

export { ChoiceBar } from './choice-bar.js';

export const css = sheet;

/** Its words are the widget's. */
export const words = { english: {}, languages: {} };

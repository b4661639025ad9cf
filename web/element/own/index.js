import { englishOf, languagesOf } from '../../words/read.js';
import sheet from './own.css';

export { OwnBoard } from './board.js';
export { engineOf } from './engine.js';

export const css = sheet;

export const words = { english: englishOf('own'), languages: languagesOf('own') };

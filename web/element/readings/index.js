import { englishOf, languagesOf } from '../../words/read.js';

export { reading } from './reading.js';

export const words = { english: englishOf('readings'), languages: languagesOf('readings') };

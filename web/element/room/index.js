import { englishOf, languagesOf } from '../../words/read.js';
import sheet from './room.css';

export { RoomBar } from './bar.js';
export { listenToRoom } from './listen.js';

export const css = sheet;

export const words = { english: englishOf('room'), languages: languagesOf('room') };

import { englishOf, languagesOf } from '../../words/read.js';

export { RoomBar } from './bar.js';
export { listenToRoom } from './listen.js';

export const words = { english: englishOf('room'), languages: languagesOf('room') };

export { RoomBar } from './bar.js';
export { listenToRoom } from './listen.js';

export { RoomBar } from './bar.js';
export { followRoom } from './follow.js';
export { words } from './words/index.js';

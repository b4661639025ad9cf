// A page about a game: its boards are widgets.
import '../element/index.js';
import './site.js';

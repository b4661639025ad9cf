// The hosted page is mostly the widget: registering it is all there is to do.
import '../element/index.js';

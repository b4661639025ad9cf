import { openChromium } from './chromium.js';
import { tellStories } from './stories.js';

await tellStories(openChromium);

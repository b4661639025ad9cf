import { tellStories } from './stories.js';
import { openWebKit } from './webkit.js';

await tellStories(openWebKit);

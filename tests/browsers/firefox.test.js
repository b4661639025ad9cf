import { openFirefox } from './firefox.js';
import { tellStories } from './stories.js';

await tellStories(openFirefox);

/** Beside the page script, on the page of the link alone: the own words, and the story. Classic and deferred like it. */
import { enableOwnMessage } from './own-message.ts';
import { enableStory } from './story.ts';

enableOwnMessage();
enableStory();

/**
 * Preview and story pictures, kept by what stands on them: one of a link and language is drawn once. One is drawn at a time; a
 * picture that takes too long is given up and tried again by whoever asks next.
 */
import { createThread } from '#platform/thread/thread.ts';
import type { Preview } from './card.ts';
import type { Story } from './story-card.ts';

const draw = createThread<Preview | Story, Uint8Array>(new URL('./draw.ts', import.meta.url), {
  timeoutMs: 15_000,
  failure: 'a picture was not drawn',
});
/** Some hundred kilobytes each at most; a story is asked for by one person, who keeps it. */
const keptMax = 96;

const kept = new Map<string, Promise<Uint8Array>>();

export function drawnPicture(asked: Preview | Story): Promise<Uint8Array> {
  const key = JSON.stringify(asked);
  const found = kept.get(key);
  if (found !== undefined) {
    kept.delete(key);
    kept.set(key, found);
    return found;
  }
  const drawn = draw(asked);
  drawn.catch(() => kept.delete(key));
  kept.set(key, drawn);
  const [oldest] = kept.keys();
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
  return drawn;
}

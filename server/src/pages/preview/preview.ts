/**
 * Preview pictures, kept by what stands on them: nobody is named, so few words make all of them. One is drawn at a time;
 * one that takes too long is given up and tried again by whoever asks next.
 */
import { Worker } from 'node:worker_threads';
import type { Preview } from './card.ts';

const timeoutMs = 15_000;
/** Brands times languages times two, with room for a change of the highest premium. */
const keptMax = 64;

const kept = new Map<string, Promise<Uint8Array>>();
let last: Promise<unknown> = Promise.resolve();

export function previewPicture(preview: Preview): Promise<Uint8Array> {
  const key = JSON.stringify(preview);
  const found = kept.get(key);
  if (found !== undefined) return found;
  const drawn = last.then(() => draw(preview));
  last = drawn.catch(() => kept.delete(key));
  kept.set(key, drawn);
  const [oldest] = kept.keys();
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
  return drawn;
}

function draw(preview: Preview): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./draw.ts', import.meta.url), { workerData: preview });
    const timer = setTimeout(() => {
      reject(new Error('a preview picture took too long'));
      void worker.terminate();
    }, timeoutMs);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('a preview picture was not drawn'));
    });
  });
}

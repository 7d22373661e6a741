/**
 * Preview and story pictures, kept by what stands on them: one of a link and language is drawn once. One is drawn at a time, by
 * a worker that ends, with all its memory, when nobody has asked for a while; a picture that takes too long is given up and
 * tried again by whoever asks next.
 */
import { Worker } from 'node:worker_threads';
import type { Preview } from './card.ts';
import type { Story } from './story-card.ts';

const timeoutMs = 15_000;
const idleMs = 20_000;
/** Some hundred kilobytes each at most; a story is asked for by one person, who keeps it. */
const keptMax = 96;

const kept = new Map<string, Promise<Uint8Array>>();
let last: Promise<unknown> = Promise.resolve();
let drawer: { worker: Worker; ends: NodeJS.Timeout } | undefined;

export function drawnPicture(asked: Preview | Story): Promise<Uint8Array> {
  const key = JSON.stringify(asked);
  const found = kept.get(key);
  if (found !== undefined) {
    kept.delete(key);
    kept.set(key, found);
    return found;
  }
  const drawn = last.then(() => draw(asked));
  last = drawn.catch(() => kept.delete(key));
  kept.set(key, drawn);
  const [oldest] = kept.keys();
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
  return drawn;
}

interface Drawn {
  picture?: Uint8Array;
  error?: string;
}

/** Only one is drawn at a time, so what a worker says is about the last that was asked. */
function draw(asked: Preview | Story): Promise<Uint8Array> {
  const { worker } = workerNow();
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const told = ({ picture, error }: Drawn): void =>
    picture ? resolve(picture) : reject(new Error(`a picture was not drawn: ${error}`));
  const failed = (error: Error): void => reject(error);
  const ended = (): void => reject(new Error('a picture was not drawn'));
  const timer = setTimeout(() => reject(new Error('a picture took too long')), timeoutMs);
  worker.on('message', told).on('error', failed).on('exit', ended);
  worker.ref();
  worker.postMessage(asked);
  return promise
    .catch((error: unknown) => {
      dismiss(worker);
      throw error;
    })
    .finally(() => {
      clearTimeout(timer);
      worker.off('message', told).off('error', failed).off('exit', ended);
      worker.unref();
    });
}

function workerNow(): { worker: Worker } {
  const { worker } = drawer ?? { worker: new Worker(new URL('./draw.ts', import.meta.url)) };
  clearTimeout(drawer?.ends);
  drawer = { worker, ends: setTimeout(() => dismiss(worker), idleMs).unref() };
  return drawer;
}

function dismiss(worker: Worker): void {
  if (drawer?.worker === worker) {
    clearTimeout(drawer.ends);
    drawer = undefined;
  }
  void worker.terminate();
}

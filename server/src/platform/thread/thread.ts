/**
 * Work that would hold up the event loop, in a thread that is started when it is first needed and ends, with all its memory, when
 * nobody has asked for a while. It does one thing at a time. Where it breaks or takes too long, it is given up, and whoever asks
 * next gets a new one. Inside, `answer.ts`.
 */
import { Worker } from 'node:worker_threads';
import type { Answer } from './answer.ts';

interface Settings {
  /** What one task may take. */
  timeoutMs: number;
  /** After so long without a task it ends. */
  idleMs?: number;
  /** What its own memory may come to, so that it is cleared in time; one that needs more ends, and its task fails. */
  memoryMaxMb?: number;
  /** For the error of a task that came to nothing: "a picture was not drawn". */
  failure: string;
}

export function createThread<Task, Value>(
  file: URL,
  { timeoutMs, idleMs = 20_000, memoryMaxMb, failure }: Settings,
): (task: Task) => Promise<Value> {
  let current: { worker: Worker; ends: NodeJS.Timeout | undefined } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const dismiss = (worker: Worker): void => {
    if (current?.worker === worker) {
      clearTimeout(current.ends);
      current = undefined;
    }
    void worker.terminate();
  };

  /** One that ends by itself while nobody asks is not asked again. */
  const start = (): Worker => {
    const limits = memoryMaxMb === undefined ? {} : { maxOldGenerationSizeMb: memoryMaxMb };
    const worker = new Worker(file, { resourceLimits: limits });
    return worker.on('error', () => undefined).on('exit', () => dismiss(worker));
  };

  const workerNow = (): Worker => {
    current ??= { worker: start(), ends: undefined };
    clearTimeout(current.ends);
    return current.worker;
  };

  /** Only one is asked for at a time, so what a worker says is about the last one. */
  const ask = (task: Task): Promise<Value> => {
    const worker = workerNow();
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const told = (answer: Answer<Value>): void =>
      'value' in answer ? resolve(answer.value) : reject(new Error(`${failure}: ${answer.error}`));
    const failed = (error: Error): void => reject(error);
    const ended = (): void => reject(new Error(failure));
    const timer = setTimeout(() => reject(new Error(`${failure}: it took too long`)), timeoutMs);
    worker.on('message', told).on('error', failed).on('exit', ended);
    worker.ref();
    worker.postMessage(task);
    return promise
      .catch((error: unknown) => {
        dismiss(worker);
        throw error;
      })
      .finally(() => {
        clearTimeout(timer);
        worker.off('message', told).off('error', failed).off('exit', ended);
        worker.unref();
        if (current?.worker === worker) current.ends = setTimeout(() => dismiss(worker), idleMs).unref();
      });
  };

  return (task) => {
    const done = last.then(() => ask(task));
    last = done.catch(() => undefined);
    return done;
  };
}

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
  /** For the error of a task that came to nothing: "a picture was not drawn". */
  failure: string;
}

const idleMs = 20_000;

export function createThread<Task, Value>(file: URL, { timeoutMs, failure }: Settings): (task: Task) => Promise<Value> {
  let current: { worker: Worker; ends: NodeJS.Timeout } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const dismiss = (worker: Worker): void => {
    if (current?.worker === worker) {
      clearTimeout(current.ends);
      current = undefined;
    }
    void worker.terminate();
  };

  const workerNow = (): Worker => {
    const { worker } = current ?? { worker: new Worker(file) };
    clearTimeout(current?.ends);
    current = { worker, ends: setTimeout(() => dismiss(worker), idleMs).unref() };
    return worker;
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
      });
  };

  return (task) => {
    const done = last.then(() => ask(task));
    last = done.catch(() => undefined);
    return done;
  };
}

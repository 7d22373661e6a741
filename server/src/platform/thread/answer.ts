/** The inside of a thread: what it does with each task, and how far it stands back. */
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

export type Answer<Value> = { value: Value } | { error: string };

export function answerTasks<Task, Value>(work: (task: Task) => Value | Promise<Value>): void {
  parentPort?.on('message', async (task: Task) => {
    try {
      parentPort?.postMessage({ value: await work(task) } satisfies Answer<Value>);
    } catch (error) {
      parentPort?.postMessage({ error: String(error) } satisfies Answer<Value>);
    }
  });
}

const niceness = 10;

/**
 * Behind everything the process does beside the thread, so that answers and clicks do not wait for it, but not so far that a busy
 * machine keeps it waiting for seconds; where the system knows no priority of a thread, it is one like any other.
 */
export function standBack(): void {
  try {
    // Linux numbers threads like processes; nobody else has /proc/thread-self.
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), niceness);
  } catch {
    // As quick as the others, then.
  }
}

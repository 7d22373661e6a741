/**
 * No hashing, rendering, mail or HTTP inside a transaction: on the embedded database everybody would wait.
 * Where the guard is on (tests), whoever does it fails; a flag of the asynchronous context tells, no stop-watch.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<true>();
let isOn = false;

export function guardTransactions(): void {
  isOn = true;
}

export const insideTransaction = <T>(steps: () => Promise<T>): Promise<T> => (isOn ? inside.run(true, steps) : steps());

/** Called by everything slow: passwords, mail, rendering, calls to others. */
export function assertOutsideTransaction(what: string): void {
  if (isOn && inside.getStore()) throw new Error(`${what} inside a transaction`);
}

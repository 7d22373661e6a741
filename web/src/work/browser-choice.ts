/** What somebody chose for this browser: how dense lists are, whether keys do something. It is remembered here alone. */
import { useSyncExternalStore } from 'react';

interface BrowserChoice<C extends string> {
  use: () => C;
  read: () => C;
  choose: (choice: C) => void;
}

/** The first of the choices is the usual one. A browser that keeps nothing keeps it until the page is left. */
export function browserChoice<C extends string>(key: string, choices: readonly [C, ...C[]]): BrowserChoice<C> {
  let current: C | undefined;
  const listeners = new Set<() => void>();
  const read = (): C => {
    current ??= choices.find((one) => one === kept(key)) ?? choices[0];
    return current;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    use: () => useSyncExternalStore(subscribe, read),
    choose: (choice) => {
      current = choice;
      keep(key, choice);
      for (const listener of listeners) listener();
    },
  };
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser may forbid it.
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is known until the page is left.
  }
}

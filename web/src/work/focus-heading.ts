import { useEffect, useRef } from 'react';

/** Where the focus was is gone with what was done: it goes to the heading of the page, and stays with whoever has it. */
export function focusHeading(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
}

/** What is shown anew may have lost what had the focus: the row that was dealt with, or the button of many. */
export function useHeldFocus(shown: unknown): void {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever something else is shown
  useEffect(() => {
    if (last.current instanceof Element && !last.current.isConnected) focusHeading();
  }, [shown]);
}

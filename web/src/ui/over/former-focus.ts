/** Whoever presses something that goes with what it asked goes on where he was before. */
import { type FocusEvent, useRef } from 'react';

export function useFormerFocus() {
  const former = useRef<EventTarget | null>(null);
  return {
    note: ({ relatedTarget }: FocusEvent): void => {
      former.current = relatedTarget;
    },
    /** Nothing happens where nobody was anywhere, or that place is gone, too. */
    restore: (): void => {
      if (former.current instanceof HTMLElement) former.current.focus();
    },
  };
}

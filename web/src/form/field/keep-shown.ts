/**
 * A password that is shown stays shown: the page script sets the type of its field (reveal.ts), and React writes its own
 * over it whenever it draws the field anew.
 */
import { useLayoutEffect } from 'react';

export function useKeepShown(name: string): void {
  useLayoutEffect(() => {
    if (document.querySelector(`[data-reveal="${name}"][aria-pressed=true]`))
      (document.getElementById(name) as HTMLInputElement).type = 'text';
  });
}

/**
 * Which row of a list is open beside it. There is room for both on a wide screen only: on a narrow one a row opens its page,
 * whatever the address says.
 */
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openField, opening } from './panel-address.ts';

export interface Panel {
  /** The row by its key, as long as the list shows it. */
  row: string | undefined;
  open: (row: string) => void;
  close: () => void;
}

export function usePanel(shown: readonly string[]): Panel | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isWide = useIsWide();
  if (!isWide) return undefined;
  const asked = new URLSearchParams(search).get(openField);
  const row = shown.find((one) => one === asked);
  const go = (next: string | null) =>
    // One step back closes it, however many rows it showed.
    void navigate(opening(pathname, search, next), { replace: row !== undefined, preventScrollReset: true });
  return { row, open: (next) => next !== row && go(next), close: () => row !== undefined && go(null) };
}

const wide = '(width >= 1280px)';

const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Around every page of the desk: whoever goes to another page has its heading in the focus, and back at a list the row again. */
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';

export function Root() {
  useFocusOnHeading();
  return <Outlet />;
}

/**
 * On another page, not when the same one is filtered, sorted or asks a question; and there, too, where the button that
 * asked is gone with the answer.
 */
function useFocusOnHeading(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef({ key, pathname });
  const leftAt = useLeftRows();
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    leftAt.keep(before.key);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost && before.pathname === pathname) return;
    (isBack ? leftAt.rowOf(key) : undefined)?.focus();
    if (!document.activeElement?.closest('[data-list]')) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [key, pathname, isBack, leftAt]);
}

/** Through which row of a list somebody left a page, by the place in the history. */
function useLeftRows() {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const link = (target as Element).closest<HTMLAnchorElement>('[data-list] tr a[href]');
      last.current = link?.getAttribute('href') ?? undefined;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  const { current } = useRef({
    rows: new Map<string, string>(),
    keep(key: string) {
      if (last.current !== undefined) this.rows.set(key, last.current);
    },
    rowOf(key: string): HTMLAnchorElement | undefined {
      const href = this.rows.get(key);
      const links = document.querySelectorAll<HTMLAnchorElement>('[data-list] tr a[href]');
      return [...links].find((link) => link.getAttribute('href') === href);
    },
  });
  return current;
}

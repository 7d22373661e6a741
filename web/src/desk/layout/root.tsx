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
  const last = useLastRow();
  /** Through which row somebody left a page, by its place in the history. */
  const left = useRef(new Map<string, string>());
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    if (last.current !== undefined) left.current.set(before.key, last.current);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost && before.pathname === pathname) return;
    const row = isBack ? rowOf(left.current.get(key)) : undefined;
    (row ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [key, pathname, isBack, last]);
}

const rowLinks = '[data-list] tr a[href]';

/** The address of the row of a list that has the focus. */
function useLastRow() {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = (target as Element).closest(rowLinks)?.getAttribute('href') ?? undefined;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, []);
  return last;
}

const rowOf = (href: string | undefined): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(rowLinks)].find((link) => link.getAttribute('href') === href);

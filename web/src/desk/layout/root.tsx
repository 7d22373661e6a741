/** Around every page of the desk: whoever goes to another page has its heading in the focus. */
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';

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
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost || before.pathname !== pathname) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [key, pathname]);
}

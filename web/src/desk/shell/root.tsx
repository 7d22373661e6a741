/** Around every page of the desk: whoever goes to another page has its heading in the focus. */
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';

export function Root() {
  useFocusOnHeading();
  return <Outlet />;
}

/** On another page, not when the same one is filtered, sorted or asks a question. */
function useFocusOnHeading(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [pathname]);
}

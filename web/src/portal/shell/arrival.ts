/**
 * Arriving on another page without a new document: as the browser does it, the view goes to the top or to the place the
 * address names, and the focus into it. Going back is left to the browser, which knows where the person was.
 */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const came = useRef<string | undefined>(undefined);
  useEffect(() => {
    const isFirst = came.current === undefined;
    const isSame = came.current === pathname;
    came.current = pathname;
    if (isFirst || type === 'POP' || (isSame && !hash)) return;
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (isSame && place) return;
    (place ?? document.documentElement).scrollIntoView();
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash, type]);
}

/**
 * Arriving on another page without a new document: as the browser does it, the view goes to the top or to the place the
 * address names, and the focus to its headline. So does the answer to a form that its own page gives, where the focus
 * would be lost with the button. Going back is left to the browser, which knows where the person was, and a step that `stays`
 * to its page.
 */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { bringTo } from '../../ui/bring-to.ts';

/** State of a step in the history that changes the address alone. */
export const stays = 'stays';

export function useArrival(): void {
  const location = useLocation();
  const type = useNavigationType();
  const came = useRef<{ pathname: string; search: string } | undefined>(undefined);
  useEffect(() => {
    const { pathname, search, hash, state } = location;
    const before = came.current;
    const isSame = before?.pathname === pathname;
    came.current = location;
    if (!before || type === 'POP' || state === stays || (isSame && !hash && document.activeElement !== document.body))
      return;
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    // Another part of a list is another view of the page.
    if (isSame && place && before.search === search) return;
    if (place) bringTo(place);
    else document.documentElement.scrollIntoView();
    const headline = document.querySelector<HTMLElement>('#content h1');
    if (!headline) return;
    headline.tabIndex = -1;
    headline.focus({ preventScroll: true });
  }, [location, type]);
}

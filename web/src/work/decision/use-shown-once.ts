/** What was just made, until whoever sits here puts it away or leaves the page. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusHeading } from '../focus-heading.ts';

export function useShownOnce<Made>(made: Made | undefined): [shown: Made | undefined, putAway: () => void] {
  const [shown, setShown] = useState(made);
  const wasShown = useRef(false);
  // It is given once, and the page may be loaded anew while it is read.
  useEffect(() => {
    if (made) setShown(made);
  }, [made]);
  // The button that puts it away goes with it.
  useLayoutEffect(() => {
    if (wasShown.current && shown === undefined) focusHeading();
    wasShown.current = shown !== undefined;
  }, [shown]);
  return [shown, () => setShown(undefined)];
}

/**
 * Where the visitor is, told to the page around: the name of the page and its path without values, whether it was
 * reached by a step forward, and which place of the frame is to be seen, because a page cannot scroll the one around it. In a
 * frame every page is a document; where the visitor was before, the page around knows.
 */
import type { Navigated } from '../navigated.ts';
import type { Host } from './host.ts';

export function tellWay({ tell }: Host): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  addEventListener('navigated', ({ detail }: CustomEventInit<Navigated>) => {
    if (detail) tell({ type: 'portal:navigated', ...detail, isStep: entry?.type === 'navigate' });
  });
  // Places that are shown by script alone: a headline, the summary of what is wrong, the end of a jump.
  addEventListener('focusin', ({ target }) => {
    const place = target as HTMLElement;
    if (place.tabIndex < 0 && place.id !== 'content')
      requestAnimationFrame(() => tell({ type: 'portal:show', top: Math.round(place.getBoundingClientRect().top) }));
  });
  // A browser follows no autofocus in a foreign frame: a form that came back with problems begins with them all the same.
  document.querySelector<HTMLElement>('[role=alert][autofocus]')?.focus();
}

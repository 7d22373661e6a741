/**
 * Where the visitor goes, told to the page around: names of pages and paths without their values, that a
 * recommendation was made, and which place of the frame is to be seen, because a page cannot scroll the one around it. In
 * a frame every page is a document.
 */
import type { Host } from './host.ts';

const [beforeKey, shareName] = ['frame.before', 'EmpfehlungTeilen'];

interface Shown {
  name: string;
  path: string;
}

export function tellWay({ tell }: Host): void {
  const before = JSON.parse(sessionStorage.getItem(beforeKey) ?? 'null') as Shown | null;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The first page of the frame was opened by the one around; steps within come from the portal, or say nothing.
  const isFirst = document.referrer !== '' && !document.referrer.startsWith(`${location.origin}/`);
  const isStep = entry?.type === 'navigate' && !isFirst;
  addEventListener('navigated', ({ detail: name }: CustomEventInit<string>) => {
    if (!name) return;
    const path = document.documentElement.dataset.path ?? '';
    tell({ type: 'portal:navigated', name, from: before?.path ?? '', to: path });
    if (isStep && name === shareName && before?.name.startsWith('Empfehlen')) tell({ type: 'portal:created' });
    if (isStep && before) tell({ type: 'portal:show', top: 0 });
    sessionStorage.setItem(beforeKey, JSON.stringify({ name, path } satisfies Shown));
  });
  // Places that are shown by script alone: a headline, the summary of what is wrong, the end of a jump.
  addEventListener('focusin', ({ target }) => {
    const place = target as HTMLElement;
    if (place.tabIndex < 0 && place.id !== 'content')
      requestAnimationFrame(() => tell({ type: 'portal:show', top: Math.round(place.getBoundingClientRect().top) }));
  });
}

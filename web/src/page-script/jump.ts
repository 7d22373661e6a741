/**
 * A jump within the page takes 300 ms, so that the eye can follow; for whoever wants no motion it takes none. The place
 * gets the focus. The address changes without a step in the history, which a living page would take for a new visit and
 * forget what was wrong with its form. Without script the browser jumps by itself.
 */
import { bringTo, unfold } from '../ui/bring-to.ts';

const takesMs = 300;

export function followJumps(): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href*="#"]');
    const place = link && placeOf(link);
    if (!place) return;
    event.preventDefault();
    history.replaceState(history.state, '', link.hash);
    unfold(place);
    glide(place, () => arrive(place));
  });
}

const placeOf = ({ pathname, search, hash }: HTMLAnchorElement): HTMLElement | null =>
  pathname === location.pathname && search === location.search && hash.length > 1
    ? document.getElementById(decodeURIComponent(hash.slice(1)))
    : null;

/** The browser knows where the place is to stand: asked for, undone, then gone to step by step. */
function glide(place: HTMLElement, done: () => void): void {
  const from = scrollY;
  place.scrollIntoView({ behavior: 'instant' });
  const way = scrollY - from;
  if (way === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    bringTo(place);
    done();
    return;
  }
  const go = (share: number): void => scrollTo({ top: from + way * share, behavior: 'instant' });
  go(0);
  const started = performance.now();
  const step = (): void => {
    const share = Math.min(1, (performance.now() - started) / takesMs);
    go(1 - (1 - share) ** 3);
    if (share < 1) {
      requestAnimationFrame(step);
      return;
    }
    bringTo(place);
    done();
  };
  requestAnimationFrame(step);
}

/** What takes no focus of its own takes it this once: the next tab goes on from there. */
function arrive(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
}

/**
 * To a place on the page, and there again while the page beside it grows: what was far from the window had an estimated
 * height (`content-visibility`) and has its own once it is near.
 */
const framesMax = 6;

export function bringTo(place: Element, frames = framesMax): void {
  unfold(place);
  place.scrollIntoView({ behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => bringTo(place, frames - 1));
}

/** What is folded away opens, as the browser does it for an address by itself. */
export const unfold = (place: Element): void => place.closest('details')?.setAttribute('open', '');

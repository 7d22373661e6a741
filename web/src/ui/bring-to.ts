/**
 * To a place on the page, and there again while the page beside it grows: what was far from the window had an estimated
 * height (`content-visibility`) and has its own once it is near.
 */
const framesMax = 6;

export function bringTo(place: Element, frames = framesMax): void {
  place.scrollIntoView({ behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => bringTo(place, frames - 1));
}

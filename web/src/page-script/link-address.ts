/** Whether a click follows a link within these pages, and where to: everything else is the browser's own matter. */
export function linkAddress(event: MouseEvent, basename: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const { pathname, search, hash } = link;
  const isBelow = pathname === basename || pathname.startsWith(`${basename}/`);
  const isSamePage = pathname === location.pathname && search === location.search;
  return isBelow && !(isSamePage && hash) ? pathname + search + hash : undefined;
}

/** Where the links of a page in a frame lead (G-07, R-34); the same on the server and, for a living page, in its script. */

/** Keeps what the page before had; what the address says itself stays as it is. */
export function keeping(address: string, kept: Readonly<Record<string, string>>): string {
  const [before = '', hash] = address.split('#');
  const [path, query = ''] = before.split('?');
  const named = new Set(query.split('&').map((pair) => pair.split('=', 1)[0]));
  const added = Object.entries(kept).filter(([name]) => !named.has(name));
  const all = [query, new URLSearchParams(added).toString()].filter(Boolean).join('&');
  return `${path}${all && `?${all}`}${hash === undefined ? '' : `#${hash}`}`;
}

/** The path of a page, as it stands in the list of pages, fits the path of an address below its locale. */
export function fits(pattern: string, below: string): boolean {
  const plain = (path: string): string => path.replace(/\/$/, '');
  const parts = plain(pattern).split('/');
  const asked = plain(below).split('/');
  return (
    asked.length <= parts.length &&
    parts.every((part, place) =>
      part.startsWith(':')
        ? Boolean(asked[place]) || part.endsWith('?')
        : part.toLowerCase() === asked[place]?.toLowerCase(),
    )
  );
}

/** Another site, the way into the shop, and pages that no frame shows open in the whole window. */
export function leavesFrame(address: string, locale: string, neverFramed: readonly string[]): boolean {
  if (/^(?:https?:)?\/\//i.test(address) || address.startsWith('/api/')) return true;
  const [path = ''] = address.split(/[?#]/);
  const start = `/${locale}/`;
  return path.startsWith(start) && neverFramed.some((pattern) => fits(pattern, path.slice(start.length - 1)));
}

/** Paths that a document names and that are not there: a moved file leaves no link behind that leads nowhere. */
import { dirname, join } from 'node:path/posix';

const links = /\]\((?!https?:)([^)#\s]+)[^)]*\)/g;
/** In backticks and from the root; `src` may be left out. One with a placeholder names many. */
const spans = /`((?:contract|server|web|e2e|bench|tools|docs)\/[\w./-]+)`/g;

export function missingPaths(path: string, text: string, exists: (path: string) => boolean): string[] {
  const linked = [...text.matchAll(links)].map(([, to = '']) => join(dirname(path), to));
  const named = [...text.matchAll(spans)].map(([, to = '']) => to).filter((to) => !exists(to.replace('/', '/src/')));
  return [...linked, ...named].filter((to) => !exists(to)).map((to) => `${path}: there is no ${to}`);
}

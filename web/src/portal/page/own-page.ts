/** Pages that the mandant added: found by the path below the locale, however it is written. */
import type { OwnPage } from '@weitersagen/contract/page/page';

export const ownPageAt = (pages: readonly OwnPage[], path: string): OwnPage | undefined => {
  const asked = plain(path);
  return pages.find((page) => plain(page.path) === asked);
};

const plain = (path: string): string => path.replace(/\/+$/, '').toLowerCase();

/** For tests: content as a CMS gives it, read as pages read it. */

import type { ContentKind } from '@weitersagen/contract/content/content-schemas';
import { type ContentReader, createReader } from '@weitersagen/contract/content/read/reader';
import type { ContentSource, Item } from '@weitersagen/contract/content/read/source';

export type SampleItems = Readonly<Partial<Record<ContentKind, readonly Item[]>>>;

/** An item whose fields are given by language, or as they are for all. */
export const item = (id: string, data: Readonly<Record<string, unknown>>): Item => ({
  id,
  version: 1,
  data: Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { iv: value },
    ]),
  ) as Item['data'],
});

const sampleSource = (items: SampleItems): ContentSource => ({
  list: async (kind, where) =>
    (items[kind] ?? []).filter(({ data }) => !where || data[where.field]?.iv === where.value),
});

interface Around {
  locale?: string;
  pages?: Readonly<Record<string, string>>;
  /** Failures are told here; without it they fail the test. */
  onFailure?: (error: unknown, message: string) => void;
}

export const contentOf = (
  source: ContentSource | SampleItems,
  { locale = 'de', pages = {}, onFailure = rethrow }: Around = {},
): ContentReader =>
  createReader({
    source: 'list' in source ? (source as ContentSource) : sampleSource(source as SampleItems),
    locale,
    defaultLocale: 'de',
    addressOf: (name) => pages[name],
    pictureOf: async (id) => ({ src: `/bilder/${id}.webp`, width: 800, height: 600 }),
    onFailure,
  });

const rethrow = (error: unknown): never => {
  throw error;
};

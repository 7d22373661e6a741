/** Where content comes from: the engine in the same process, or any CMS that speaks Squidex. Both give items as the wire has them. */
import type { ItemData } from '../../cms/schema.ts';
import type { ContentKind } from '../content-schemas.ts';

export interface Item {
  id: string;
  version: number;
  data: ItemData;
}

/** The one value a field of the list has for all languages. */
export interface Where {
  field: string;
  value: string;
}

/** So many items of a kind are shown at most. */
export const shownMax = 1000;

export interface ContentSource {
  /** Published items of a kind; rejects where the CMS gives no answer. An item that fails alone is left out. */
  list(kind: ContentKind, where?: Where): Promise<readonly Item[]>;
}

/** What the table of short values answers, and what it does not. */
import { invariant } from '@weitersagen/contract/cms/schema';
import { type Condition, type ItemQuery, shortText } from './query.ts';

interface ShortEqual {
  field: string;
  value: string;
  /** What is asked beside it. */
  rest: Condition | undefined;
}

/** That a short field has a value, where it has to be so for all that is asked. */
export function shortEqual(filter: Condition | undefined): ShortEqual | undefined {
  if (filter?.test === 'and') {
    for (const [place, one] of filter.of.entries()) {
      const found = shortEqual(one);
      if (!found) continue;
      const others = [...filter.of.toSpliced(place, 1), ...(found.rest ? [found.rest] : [])];
      return { ...found, rest: others.length > 0 ? { test: 'and', of: others } : undefined };
    }
    return undefined;
  }
  if (filter?.test !== 'eq' || filter.path.of !== 'data' || filter.path.partition !== invariant) return undefined;
  const value = filter.path.type === 'ids' ? undefined : shortText(filter.value);
  return value === undefined ? undefined : { field: filter.path.field, value, rest: undefined };
}

const skipMax = 2000;

/** Whether an index leads to the answer; any other question goes over all items of its schema. */
export const isQuick = ({ filter, search, order = [], ids, skip = 0, withDrafts }: ItemQuery): boolean =>
  ids !== undefined ||
  (search === undefined &&
    order.length === 0 &&
    skip <= skipMax &&
    !withDrafts &&
    (filter === undefined || shortEqual(filter) !== undefined));

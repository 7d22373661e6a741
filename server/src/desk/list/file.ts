/** The lists of the desk as files: the same rows through the same filter, read page by page while they are sent. */
import type { AnyWire, Value } from '@weitersagen/contract/basics/wire';
import type { Ctx } from '#platform/context.ts';
import type { PageRequest } from '#platform/database/paging.ts';
import type { Answer } from '#platform/http/answer.ts';
import { sendCsv } from '#platform/http/csv.ts';

type List<Q, S extends AnyWire> = (
  ctx: Ctx,
  query: Q & Omit<PageRequest, 'descending'>,
) => Promise<{ rows: readonly Value<S>[]; after: string | null }>;

/** One list as a file; `name` is what it is called on disk. */
export const listFile =
  <Q, S extends AnyWire>(name: string, row: S, list: List<Q, S>) =>
  async (ctx: Ctx, query: Q, answer: Answer): Promise<void> =>
    sendCsv(answer, {
      name: `${name}-${ctx.mandant.slug}`,
      row,
      read: (page) => list(ctx, { ...query, ...page, before: null, fromEnd: false, isUncounted: true }),
    });

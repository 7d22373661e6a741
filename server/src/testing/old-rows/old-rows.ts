/**
 * A row of each kind of record that ends by itself (rules 1.13), as old as a test wants it, with what the night does about it. A
 * mark in one of its columns says which it is.
 */
import type { Ctx } from '#platform/context.ts';
import { withoutGuards } from '../database/without-guards.ts';
import { ofBooks } from './of-books.ts';
import { ofLinks } from './of-links.ts';
import { ofPerson } from './of-person.ts';
import type { OldRow } from './old-row.ts';

export const oldRows: readonly OldRow[] = [...ofPerson, ...ofLinks, ...ofBooks];

export const writeOldRow = (ctx: Ctx, { tables, insert }: OldRow, at: Date, mark: string): Promise<unknown> =>
  ctx.write(({ db }) =>
    withoutGuards(db, tables, async () => {
      for (const statement of insert(at, mark)) await statement.execute(db);
    }),
  );

/** Of the given marks those that are still there. */
export const readOldRows = (ctx: Ctx, { left }: OldRow, given: readonly string[]): Promise<string[]> =>
  ctx.read(async ({ db }) => {
    const { rows } = await left.execute(db);
    return rows
      .map(({ mark }) => mark)
      .filter((mark) => given.includes(mark))
      .toSorted();
  });
